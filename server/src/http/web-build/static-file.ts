import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import type { Context } from 'hono'

/** A file of the browser's build, held in memory: the whole build is a few megabytes. */
export interface StaticFile {
  readonly content: Uint8Array<ArrayBuffer>
  readonly brotli: Uint8Array<ArrayBuffer> | undefined
  readonly contentType: string
  readonly etag: string
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.jsonl': 'application/jsonl',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export function createStaticFile(
  name: string,
  content: Uint8Array<ArrayBuffer>,
  brotli: Uint8Array<ArrayBuffer> | undefined,
): StaticFile {
  return {
    content,
    brotli,
    contentType: contentTypes[extname(name)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(content).digest('base64url').slice(0, 22),
  }
}

/** Answers with the file: smaller where the client takes Brotli, empty where it has it already. */
export function answerFile(
  c: Context,
  file: StaticFile,
  answer: { status: 200 | 404; cacheControl: string },
): Response {
  const compressed = file.brotli !== undefined && acceptsBrotli(c.req.header('accept-encoding'))
  const etag = compressed ? `"${file.etag}-br"` : `"${file.etag}"`
  c.header('ETag', etag)
  c.header('Cache-Control', answer.cacheControl)
  if (file.brotli !== undefined) c.header('Vary', 'Accept-Encoding', { append: true })
  if (answer.status === 200 && matches(c.req.header('if-none-match'), etag)) {
    return c.body(null, 304)
  }
  c.header('Content-Type', file.contentType)
  if (compressed) c.header('Content-Encoding', 'br')
  const body = compressed ? file.brotli : file.content
  c.header('Content-Length', String(body.byteLength))
  return c.body(body, answer.status)
}

function acceptsBrotli(accepted: string | undefined): boolean {
  return (accepted ?? '')
    .split(',')
    .some((entry) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$)|$)/.test(entry))
}

/** Weak comparison (RFC 9110 §13.1.2): proxies that recompress make the tag weak. */
function matches(sent: string | undefined, etag: string): boolean {
  if (sent === undefined) return false
  return sent.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag)
}
