import { pictureCacheName } from '../device-store/cache-names.ts'
import { picturePath } from '../course-store/picture-path.ts'
import { isQuotaExceeded } from '../device-store/write-durably.ts'
import { mayPrefetch } from '../data-use/data-choices.ts'
import { storeFiles } from '../course-store/store-files.ts'

/** As many words as are said in ten minutes; together they weigh about as much as one take. */
const mostDrawings = 100

/**
 * Keeps on this device the drawings of what is to be said next, so that they are there without a
 * network too. Where data is to be spared nothing comes: a word then shows its emoji.
 * @param pictures emoji, in the order in which they are asked for
 */
export async function prefetchDrawings(
  pictures: readonly (string | undefined)[],
  signal: AbortSignal,
): Promise<void> {
  if (!('caches' in globalThis)) return
  const wanted = new Set(pictures.filter((picture) => picture !== undefined))
  const paths = [...wanted].slice(0, mostDrawings).map(picturePath)
  const fetching = { signal, onProgress: () => undefined }
  try {
    for (const path of paths) {
      // What does not come now comes another time.
      if (!mayPrefetch() || !(await storeFiles(pictureCacheName, [path], fetching)).ok) return
    }
  } catch (error) {
    // The room that is left belongs to takes.
    if (!signal.aborted && !isQuotaExceeded(error)) throw error
  }
}
