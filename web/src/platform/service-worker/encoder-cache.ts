import { encoderCacheName } from '../device-store/cache-names.ts'
import { fetchInTime } from '../network/fetch-in-time.ts'
import { reportProblem } from '../report-problem.ts'

/** As the build names it: by its content, which changes with libopus alone. */
const encoderPath = /^\/assets\/libopus-[\w-]+\.js$/

export function isEncoder({ origin, pathname }: URL): boolean {
  return origin === globalThis.location.origin && encoderPath.test(pathname)
}

/** What is kept, else what the server answers, which is kept from then on in place of older ones. */
export async function findEncoder(request: Request): Promise<Response> {
  const cache = await caches.open(encoderCacheName)
  const stored = await cache.match(request.url)
  if (stored !== undefined) return stored
  const answer = await fetchInTime(request)
  if (!answer.ok) return answer
  try {
    const older = await cache.keys()
    await Promise.all(older.map((each) => cache.delete(each)))
    await cache.put(request.url, answer.clone())
  } catch (error) {
    // A full device: it encodes anyway, and is fetched again next time.
    reportProblem('keeping the encoder', error)
  }
  return answer
}
