# Any Debian-like image with Node 20.19 or 22 serves as a base: --build-arg BASE=...
# Not 24: under 24.21 better-sqlite3 12.11.1 now and then aborts the process when a statement is collected.
ARG BASE=node:22-slim

# Every dependency, compiled for the base.
FROM ${BASE} AS installed
WORKDIR /app
# better-sqlite3 is compiled where no prebuilt binary can be had. Debian's nodejs comes without npm; other bases bring their own.
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates g++ make python3 \
     $(command -v npm >/dev/null || echo npm libnode-dev) \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
# The headers of the very node that will run, where the base has them, save a download.
# Both secrets are optional, seen by this step alone, and in no layer: an npm configuration, and certificates to trust.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=secret,id=ca,target=/run/secrets/ca \
  prefix="$(dirname "$(dirname "$(command -v node)")")"; \
  if [ -f "$prefix/include/node/node.h" ]; then export npm_config_nodedir="$prefix"; fi; \
  if [ -s /run/secrets/ca ]; then export NODE_EXTRA_CA_CERTS=/run/secrets/ca; fi; \
  npm ci --no-audit --no-fund

# What the server needs of them. Of better-sqlite3 the addon is enough: its sources and objects are most of its size.
FROM installed AS production
RUN npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/better-sqlite3/deps node_modules/better-sqlite3/src \
  && find node_modules/better-sqlite3/build -type f ! -name better_sqlite3.node -delete \
  && find node_modules -type d -empty -delete

# The program and its library. The library has a folder of its own, so that another one can be mounted over it.
FROM installed AS built
COPY . .
RUN mkdir -p /ship/library \
  && npm run build \
  && TABLEJUDGE_LIBRARY=/ship/library/library.sqlite node dist/cli/main.js build \
  && cp -r LICENSE dist package.json /ship \
  && chmod -R a+rX,go-w /ship

FROM ${BASE}
LABEL org.opencontainers.image.title="Tablejudge" \
      org.opencontainers.image.description="Settles rules disputes in board games and cites the words it rests on" \
      org.opencontainers.image.licenses="MIT AND CC-BY-SA-4.0"
WORKDIR /app
COPY --from=production /app/node_modules ./node_modules
COPY --from=built /ship ./
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=8080 \
    TABLEJUDGE_LIBRARY=/app/library/library.sqlite
# A number, so that an orchestrator can see that it is not root.
USER 10001:10001
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "dist/cli/main.js"]
CMD ["serve"]
