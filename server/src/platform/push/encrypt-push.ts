import { createCipheriv, createECDH, hkdfSync, type ECDH } from 'node:crypto'

/** What a browser gave for messages to it; base64url. */
export interface PushKeys {
  readonly p256dh: string
  readonly auth: string
}

/** What makes two encryptions of one text differ: new for each message. */
export interface PushRandomness {
  /** 16 bytes. */
  readonly salt: Buffer
  /** A pair of keys of P-256. */
  readonly sender: ECDH
}

/** Also how much a push service must take (RFC 8030 §7.2). */
const recordSize = 4096
const headerBytes = 86
const tagBytes = 16
/** RFC 8188 §2: ends the last record. */
const lastRecord = 2

/** The longest text that one message can bring. */
export const longestPushBytes = recordSize - headerBytes - tagBytes - 1

/** Whether this is a browser's public key: an uncompressed point that lies on the curve. */
export function isPointOfP256(p256dh: string): boolean {
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false
    throw error
  }
}

/** The body of a message that the browser with these keys alone can read (RFC 8291 with RFC 8188). */
export function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  { salt, sender }: PushRandomness,
): Buffer {
  const plain = Buffer.from(text)
  if (plain.length > longestPushBytes) throw new RangeError('The text of a push is too long.')
  const theirs = Buffer.from(p256dh, 'base64url')
  const ours = sender.getPublicKey()
  const shared = sender.computeSecret(theirs)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(shared, Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(plain), cipher.update(Buffer.of(lastRecord)), cipher.final()]
  const header = Buffer.alloc(5)
  header.writeUInt32BE(recordSize)
  header.writeUInt8(ours.length, 4)
  return Buffer.concat([salt, header, ours, ...sealed, cipher.getAuthTag()])
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
