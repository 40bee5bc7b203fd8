import { inTime } from '../promises.ts'

/** How long nothing may come before the server counts as not reached. A slow line is not silent. */
const longestSilenceMs = 30_000

/** What the slowest line that is of use carries up: nothing shows how much of a body has gone. */
const slowestBytesPerMs = 2

export interface Patience {
  /** Where the server may need longer than usual for the beginning of its answer. */
  silenceMs?: number
  /** Called as parts of the answer arrive. */
  onProgress?: (receivedBytes: number) => void
  /** Given the parts of a good answer as they arrive, for what can be used before the rest is here. */
  onPart?: (part: Uint8Array) => void
}

/**
 * The one place where this app asks for anything: every request ends. It answers once the answer
 * has come whole, so that nobody who reads it can be kept waiting. Rejects like `fetch`, where
 * nothing has come for too long as well, and with the signal's reason when the caller gave up.
 */
export async function fetchInTime(
  address: RequestInfo,
  { signal, ...request }: RequestInit = {},
  { silenceMs = longestSilenceMs, onProgress, onPart }: Patience = {},
): Promise<Response> {
  const giveUp = new AbortController()
  const stop = () => giveUp.abort(signal?.reason)
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (forMs: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => giveUp.abort(), forMs)
  }
  if (signal?.aborted === true) stop()
  signal?.addEventListener('abort', stop)
  try {
    const sent = request.body == null ? 0 : new Blob([request.body as BlobPart]).size
    wait(silenceMs + sent / slowestBytesPerMs)
    const answer = await fetch(address, { ...request, signal: giveUp.signal })
    const parts: Uint8Array<ArrayBuffer>[] = []
    const reader = answer.body?.getReader()
    for (let receivedBytes = 0; reader !== undefined;) {
      wait(silenceMs)
      const { done, value } = await reader.read()
      if (done) break
      parts.push(value)
      receivedBytes += value.length
      onProgress?.(receivedBytes)
      if (onPart !== undefined && answer.ok) onPart(value)
    }
    // Without a body where there may be none, as with 204.
    return new Response(parts.length > 0 ? new Blob(parts) : null, answer)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', stop)
  }
}

/** For a page that is opened: it is passed on as it comes, redirections and all. */
export function openInTime(page: Request): Promise<Response> {
  return inTime(fetch(page))
}
