import { pictureCacheName, soundCacheName } from '../device-store/cache-names.ts'
import { isDataSaverOn, type DataChoices } from '../network/data-saver.ts'
import { fetchInTime, openInTime } from '../network/fetch-in-time.ts'
import { isPage } from '../network/is-page.ts'
import { findRefusal } from './find-refusal.ts'

/** What the addresses of all drawings begin with, whichever art they are of. */
const picturesPath = '/api/pictures/'

/** What the addresses of all sounds begin with. They are named by their content. */
const clipsPath = '/api/clips/'

/** Where files with this address are kept; undefined for what is not kept one by one. */
export function cacheNameOf(pathname: string): string | undefined {
  if (pathname.startsWith(picturesPath)) return pictureCacheName
  return pathname.startsWith(clipsPath) ? soundCacheName : undefined
}

/**
 * What is kept, else what the server answers; it alone where a sound may not be heard any more, or
 * an address is opened by hand, by whoever that is. An image of a page is shown unprompted: where data is
 * to be spared it fails, and the page shows its emoji.
 */
export async function findCachedFile(
  request: Request,
  cacheName: string,
  readDataChoices: () => Promise<Partial<DataChoices>>,
): Promise<Response> {
  if (request.mode === 'navigate') return openInTime(request)
  const stored = await caches.match(request.url, { cacheName, ignoreVary: true })
  if (stored !== undefined && !isPage(stored)) {
    const refusal = cacheName === soundCacheName ? await findRefusal(request.url) : undefined
    return refusal ?? answerRange(request, stored)
  }
  const isPrefetch = request.destination === 'image'
  return isPrefetch && isDataSaverOn(await readDataChoices())
    ? Response.error()
    : fetchInTime(request, { signal: request.signal })
}

/** Players ask for sound in ranges, Safari for nothing else (RFC 9110 §14). */
export async function answerRange(request: Request, whole: Response): Promise<Response> {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  if (asked === null) return whole
  const body = await whole.blob()
  const [first = '', last = ''] = asked.slice(1)
  // Without a first byte it is the number of bytes at the end.
  const start = first === '' ? Math.max(0, body.size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? body.size : Math.min(Number(last) + 1, body.size)
  const headers = new Headers(whole.headers)
  if (start >= end) {
    headers.set('content-range', `bytes */${body.size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('content-range', `bytes ${start}-${end - 1}/${body.size}`)
  headers.set('content-length', `${end - start}`)
  return new Response(body.slice(start, end, body.type), { status: 206, headers })
}
