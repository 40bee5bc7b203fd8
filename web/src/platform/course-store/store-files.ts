import { askServer, type ApiFailure } from '../network/api-client.ts'
import { goneCodes } from '../network/gone-answer.ts'
import { isPage } from '../network/is-page.ts'

type Fetched = { ok: true } | { ok: false; failure: ApiFailure }

export interface Fetching {
  signal: AbortSignal
  /** After each file. */
  onProgress: () => void
}

/** Keeps the files that are not here yet, one after the other: what has come is not lost. */
export async function storeFiles(
  cacheName: string,
  paths: readonly string[],
  { signal, onProgress }: Fetching,
): Promise<Fetched> {
  if (paths.length === 0) return { ok: true }
  const cache = await caches.open(cacheName)
  for (const path of paths) {
    const stored = await cache.match(path, { ignoreVary: true })
    if (stored !== undefined && !isPage(stored)) continue
    const asked = await askServer(path, { signal })
    // What is no longer there is no reason to stop: a word then shows its emoji, or is silent.
    if (!asked.ok && !goneCodes.includes(asked.failure.code)) return asked
    if (asked.ok) await cache.put(path, asked.value)
    onProgress()
  }
  return { ok: true }
}
