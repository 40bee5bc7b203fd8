import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Content of any length, sealed by the STREAM construction (Hoang, Reyhanitabar, Rogaway, Vizár:
 * "Online Authenticated-Encryption and its Nonce-Reuse Misuse-Resistance", 2015), as age and Tink
 * use it: chunks of 64 KiB under AES-256-GCM, whose nonce counts the chunks and marks the last.
 * Each file has a key of its own, derived with HKDF-SHA256 (RFC 5869) from the operator's, a random
 * salt and what the file is for: none can be read in place of another.
 */
const magic = Buffer.from('mboa-sealed-1\n')
const saltBytes = 32
const chunkBytes = 64 * 1024
const tagBytes = 16
const headBytes = magic.length + saltBytes
const algorithm = 'aes-256-gcm'

/** What was to be opened is not what was sealed; the message says how. */
export class SealBrokenError extends Error {}

/**
 * @param key 32 bytes
 * @param purpose what the content is; only the same opens it
 */
export async function* seal(
  key: Buffer,
  purpose: string,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer, void> {
  const salt = randomBytes(saltBytes)
  const fileKey = deriveFileKey(key, salt, purpose)
  yield Buffer.concat([magic, salt])
  for await (const { bytes, nonce } of chunk(content, chunkBytes)) {
    const cipher = createCipheriv(algorithm, fileKey, nonce)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

/** @throws SealBrokenError before anything is answered that was not sealed so */
export async function* unseal(
  key: Buffer,
  purpose: string,
  sealed: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer, void> {
  const source = sealed[Symbol.asyncIterator]()
  const head = await readHead(source)
  const fileKey = deriveFileKey(key, head.subarray(magic.length, headBytes), purpose)
  const rest = resume(head.subarray(headBytes), source)
  let place = 0
  for await (const { bytes, nonce } of chunk(rest, chunkBytes + tagBytes)) {
    const opened = open(fileKey, nonce, bytes)
    if (opened === undefined) throw new SealBrokenError(describe(place))
    yield opened
    place += 1
  }
}

function describe(place: number): string {
  if (place === 0) return 'was sealed with another key or as another file, or is damaged'
  return `is damaged, cut off or reordered after ${place * 64} KiB`
}

/** Undefined where the bytes are not what was sealed at this place. */
function open(key: Buffer, nonce: Buffer, bytes: Buffer): Buffer | undefined {
  if (bytes.length < tagBytes) return undefined
  const decipher = createDecipheriv(algorithm, key, nonce)
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  const opened = decipher.update(bytes.subarray(0, -tagBytes))
  try {
    return Buffer.concat([opened, decipher.final()])
  } catch {
    // The one reason for `final` to throw is a tag that does not match.
    return undefined
  }
}

function deriveFileKey(key: Buffer, salt: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, `mboa backup: ${purpose}`, 32))
}

/** Chunks of this size, the last one smaller or not, each with its nonce; of nothing, one empty. */
async function* chunk(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Buffer; nonce: Buffer }, void> {
  let waiting: Buffer[] = []
  let length = 0
  let place = 0
  for await (const part of content) {
    waiting.push(Buffer.from(part.buffer, part.byteOffset, part.byteLength))
    length += part.byteLength
    // A full chunk waits for another byte: it may be the last.
    if (length <= size) continue
    const all = Buffer.concat(waiting)
    let from = 0
    for (; all.length - from > size; from += size) {
      yield { bytes: all.subarray(from, from + size), nonce: nonceOf(place++, false) }
    }
    waiting = [all.subarray(from)]
    length = all.length - from
  }
  yield { bytes: Buffer.concat(waiting), nonce: nonceOf(place, true) }
}

/** 12 bytes: the count, and 1 for the last chunk. */
function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(place, 5, 6)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

async function readHead(source: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let head = Buffer.alloc(0)
  while (head.length < headBytes) {
    const next = await source.next()
    if (next.done === true) break
    head = Buffer.concat([head, next.value])
  }
  if (head.length < headBytes || !head.subarray(0, magic.length).equals(magic)) {
    throw new SealBrokenError('is not sealed, or its beginning is damaged')
  }
  return head
}

async function* resume(
  first: Buffer,
  source: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  yield first
  for (;;) {
    const next = await source.next()
    if (next.done === true) return
    yield next.value
  }
}
