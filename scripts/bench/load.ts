import autocannon from 'autocannon'

export interface Load {
  requestsPerSecond: number
  p99: number
}

/** Asks a server on loopback as fast as it answers, for some seconds, each path in turn. Any answer but 200 makes the measurement void. */
export async function load(url: string, seconds: number, paths: readonly string[]): Promise<Load> {
  let next = 0
  // One counter for all connections: left to itself, each would walk through the whole list.
  const setupRequest = (request: autocannon.Request): autocannon.Request => ({ ...request, path: paths[next++ % paths.length] as string })
  const result = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    ...(paths.length > 1 ? { requests: [{ setupRequest }] } : { url: `${url}${paths[0]}` }),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} failed`)
  if (paths.length > 1 && next > paths.length) throw new Error(`${next} requests for ${paths.length} paths: some were asked twice`)
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 }
}
