import type { Context } from 'hono'
import type { StoredBlob } from '../platform/blobs/blobs.ts'

type Bounds = { start: number; end: number }

/**
 * Answers immutable content whole, or the part that is asked for (RFC 9110 §14); several parts at
 * once are answered with the whole, as is allowed. The hash is its ETag.
 * @param content all of it, or what reads a part
 */
export function answerRange(
  c: Context,
  { hash, bytes }: StoredBlob,
  content: Uint8Array<ArrayBuffer> | ((bounds: Bounds | undefined) => AsyncIterable<Uint8Array>),
): Response {
  const etag = `"${hash}"`
  c.header('ETag', etag)
  c.header('Accept-Ranges', 'bytes')
  if (c.req.header('if-none-match')?.includes(etag) === true) return c.body(null, 304)
  const condition = c.req.header('if-range')
  const asked = condition === undefined || condition === etag ? c.req.header('range') : undefined
  const bounds = parseRange(asked, bytes)
  if (bounds === 'none') {
    c.header('Content-Range', `bytes */${bytes}`)
    return c.body(null, 416)
  }
  const { start, end } = bounds ?? { start: 0, end: bytes }
  c.header('Content-Length', String(end - start))
  if (bounds !== undefined) c.header('Content-Range', `bytes ${start}-${end - 1}/${bytes}`)
  if (c.req.method === 'HEAD') return c.body(null, bounds === undefined ? 200 : 206)
  const body =
    typeof content === 'function'
      ? ReadableStream.from(content(bounds))
      : content.subarray(start, end)
  return c.body(body, bounds === undefined ? 200 : 206)
}

/** Undefined for no range, one that cannot be read, or several; `none` beyond the end. */
function parseRange(header: string | undefined, bytes: number): Bounds | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const start = Math.max(0, bytes - Number(last))
    return start < bytes ? { start, end: bytes } : 'none'
  }
  const start = Number(first)
  const end = last === '' ? bytes : Math.min(bytes, Number(last) + 1)
  if (start >= bytes) return 'none'
  return start < end ? { start, end } : undefined
}
