import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

/** One request of somebody, ready to be sent. */
export interface Asking {
  readonly kind: string
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: Buffer
  readonly expected: readonly number[]
  /** Given the body of an answer as expected; without it the body is thrown away as it comes. */
  readonly then?: (body: string) => void
}

/** What came of all requests of a kind. */
export interface Answered {
  /** From the instant each was due, ms: one that could not be sent in time has waited as well. */
  readonly tookMs: number[]
  readonly statuses: Map<string, number>
  /** Those that were not as expected. */
  unexpected: number
  bytes: number
}

export interface LoadReport {
  readonly kinds: ReadonlyMap<string, Answered>
  /** What `tookMs` is, of all kinds, by the half minute in which they were due. */
  readonly byHalfMinute: readonly (readonly number[])[]
  readonly seconds: number
  /** The first few answers that were not as expected. */
  readonly surprises: readonly string[]
  /** How late the generator itself was at worst, ms. */
  readonly latestMs: number
}

/** As many connections as proxies keep to a server under such a load. */
const connections = 128
const tickMs = 2
const halfMinuteMs = 30_000
const lastAnswersMs = 60_000
const mostSurprises = 10
const surpriseLength = 200

/**
 * Sends requests at a fixed rate, whether or not those before are answered (open loop), each timed
 * from the instant it was due: a server that stalls is not spared what would have come meanwhile
 * (coordinated omission). Connections are kept alive, as a proxy keeps them.
 */
export async function driveLoad(
  url: string,
  { rate, durationMs, next }: { rate: number; durationMs: number; next: () => Asking },
): Promise<LoadReport> {
  const { hostname, port } = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: connections, scheduling: 'fifo' })
  const kinds = new Map<string, Answered>()
  const byHalfMinute: number[][] = []
  const surprises: string[] = []
  const startedAt = performance.now()
  let open = 0
  let latestMs = 0

  function end(asking: Asking, dueAt: number, came: { status: string; ok: boolean; body: string }) {
    open -= 1
    const answered = kinds.get(asking.kind) ?? {
      tookMs: [],
      statuses: new Map<string, number>(),
      unexpected: 0,
      bytes: 0,
    }
    kinds.set(asking.kind, answered)
    const took = performance.now() - dueAt
    answered.tookMs.push(took)
    ;(byHalfMinute[Math.floor((dueAt - startedAt) / halfMinuteMs)] ??= []).push(took)
    answered.statuses.set(came.status, (answered.statuses.get(came.status) ?? 0) + 1)
    if (came.ok) return
    answered.unexpected += 1
    if (surprises.length < mostSurprises) {
      const said = came.body.slice(0, surpriseLength)
      surprises.push(`${asking.kind} ${asking.path}: ${came.status} ${said}`)
    }
  }

  function send(asking: Asking, dueAt: number): void {
    const { kind, method, path, headers, body, expected, then } = asking
    open += 1
    let isAnswered = false
    const length = body && { 'content-length': body.length }
    const asked = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (answer) => {
        isAnswered = true
        const status = answer.statusCode ?? 0
        const ok = expected.includes(status)
        const parts: Buffer[] = []
        const isRead = then !== undefined || !ok
        answer.on('data', (part: Buffer) => {
          const answered = kinds.get(kind)
          if (answered !== undefined) answered.bytes += part.length
          if (isRead) parts.push(part)
        })
        answer.on('end', () => {
          const text = isRead ? readBody(answer, Buffer.concat(parts)) : ''
          end(asking, dueAt, { status: String(status), ok, body: text })
          if (ok) then?.(text)
        })
        answer.on('error', (error) =>
          end(asking, dueAt, { status: 'cut off', ok: false, body: String(error) }),
        )
      },
    )
    asked.on('error', (error) => {
      // One that has begun is counted where it ends.
      if (!isAnswered) end(asking, dueAt, { status: 'no answer', ok: false, body: String(error) })
    })
    asked.end(body)
  }

  const total = Math.round((rate * durationMs) / 1000)
  for (let sent = 0; sent < total;) {
    const now = performance.now()
    for (; sent < total; sent += 1) {
      const dueAt = startedAt + (sent * 1000) / rate
      if (dueAt > now) break
      latestMs = Math.max(latestMs, now - dueAt)
      send(next(), dueAt)
    }
    await setTimeout(tickMs)
  }
  const givenUpAt = performance.now() + lastAnswersMs
  while (open > 0 && performance.now() < givenUpAt) await setTimeout(tickMs)
  const seconds = (performance.now() - startedAt) / 1000
  if (open > 0) surprises.push(`${open} requests were never answered`)
  agent.destroy()
  return { kinds, byHalfMinute, seconds, surprises, latestMs }
}

function readBody({ headers }: IncomingMessage, body: Buffer): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(body).toString()
    case 'gzip':
      return gunzipSync(body).toString()
    case 'zstd':
      return zstdDecompressSync(body).toString()
    default:
      return body.toString()
  }
}
