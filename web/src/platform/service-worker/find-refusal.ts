import { soundCacheName } from '../device-store/cache-names.ts'
import { fetchInTime } from '../network/fetch-in-time.ts'
import { isGoneAnswer } from '../network/gone-answer.ts'

/** A withdrawn sound is heard nowhere after a minute: until then an answer holds. */
const trustedMs = 30_000
/** A slow line holds no sound up that is here: what it answers later counts the next time. */
const patienceMs = 1_000

/** When the server has last said that a sound may be heard, by address; epoch ms. */
const allowedAt = new Map<string, number>()

/**
 * What the server answers where a kept sound may not be heard, or not by who is here; what the API
 * says is gone is gone from this device then. Undefined where it may, or where nobody says: without
 * a network, and behind a proxy that answers for the server, what is kept is heard.
 */
export async function findRefusal(
  address: string,
  now = Date.now(),
): Promise<Response | undefined> {
  const trusted = Math.abs(now - (allowedAt.get(address) ?? 0)) < trustedMs
  if (trusted || !navigator.onLine) return undefined
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs, undefined))
  return Promise.race([ask(address, now), patience])
}

async function ask(address: string, now: number): Promise<Response | undefined> {
  // Sounds are named by the hash that is their ETag: that it is unchanged takes no body to say.
  const [hash = ''] = /[0-9a-f]{64}/.exec(address) ?? []
  const headers = { 'if-none-match': `"${hash}"` }
  let answer: Response
  try {
    answer = await fetchInTime(address, { cache: 'no-store', headers })
  } catch {
    return undefined
  }
  if (await isGoneAnswer(answer)) {
    const cache = await caches.open(soundCacheName)
    await cache.delete(address, { ignoreVary: true })
    return answer
  }
  if (answer.status === 401) return answer
  if (answer.ok || answer.status === 304) allowedAt.set(address, now)
  return undefined
}
