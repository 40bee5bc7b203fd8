import { askServer, type ApiResult } from './api-client.ts'

/** Everything somebody has is gathered first, and one after the other's. */
const longestGatheringMs = 5 * 60_000

interface DownloadOptions {
  signal: AbortSignal
  /** Called as parts arrive. How much is to come is not known: the answer is compressed. */
  onProgress: (receivedBytes: number) => void
}

/**
 * Fetches a file whole, so that a connection that breaks off is reported and leaves no half of it
 * in the downloads. It throws only with the signal's reason when the caller gave up.
 */
export async function download(
  path: string,
  { signal, onProgress }: DownloadOptions,
): Promise<ApiResult<Blob>> {
  const asked = await askServer(path, { signal }, { silenceMs: longestGatheringMs, onProgress })
  return asked.ok ? { ok: true, value: await asked.value.blob() } : asked
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
