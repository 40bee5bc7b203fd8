import { askServer, networkFailure, type ApiResult } from './api-client.ts'

interface DownloadOptions {
  signal: AbortSignal
  /** Told as parts arrive. How much is to come is not known: the answer is compressed. */
  onProgress: (receivedBytes: number) => void
}

/**
 * Fetches a file whole, so that a connection that breaks off is told and leaves no half of it in
 * the downloads. It throws only with the signal's reason when the caller gave up.
 */
export async function download(
  path: string,
  { signal, onProgress }: DownloadOptions,
): Promise<ApiResult<Blob>> {
  const asked = await askServer(path, { signal })
  if (!asked.ok) return asked
  const { body, headers } = asked.value
  const parts: Uint8Array<ArrayBuffer>[] = []
  let receivedBytes = 0
  try {
    for await (const part of readParts(body)) {
      parts.push(part)
      receivedBytes += part.length
      onProgress(receivedBytes)
    }
  } catch (error) {
    if (signal.aborted) throw error
    return { ok: false, failure: networkFailure }
  }
  return { ok: true, value: new Blob(parts, { type: headers.get('content-type') ?? '' }) }
}

/** Not every browser we build for can iterate over a stream itself. */
async function* readParts(body: ReadableStream<Uint8Array<ArrayBuffer>> | null) {
  const reader = body?.getReader()
  if (reader === undefined) return
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

/** Puts a file into the downloads of whoever uses the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser reads the address when it gets to it; a minute later it has.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
