import autocannon from 'autocannon'

export interface Load {
  requestsPerSecond: number
  p99: number
}

/** Asks a server on loopback as fast as it answers, for some seconds. Any answer but 200 makes the measurement void. */
export async function load(url: string, seconds: number, requests?: { method: 'GET'; path: string }[]): Promise<Load> {
  const result = await autocannon({ url, connections: 32, duration: seconds, ...(requests && { requests }) })
  if (result.non2xx > 0 || result.errors > 0 || result.timeouts > 0) throw new Error(`${url}: ${result.non2xx} answers were not 200, ${result.errors} failed`)
  return { requestsPerSecond: result.requests.average, p99: result.latency.p99 }
}
