import { createECDH, createPrivateKey, sign } from 'node:crypto'

/** By which push services know this server (RFC 8292). */
export interface VapidKeys {
  /** An uncompressed point of P-256, base64url: 87 characters. */
  readonly publicKey: string
  /** Its secret number, base64url: 43 characters. */
  readonly privateKey: string
}

/** RFC 8292 §2 allows a day; the rest is for clocks that differ. */
const tokenLifetimeMs = 12 * 60 * 60_000

/** A new pair. */
export function makeVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // Short by a byte, once in 256 times.
  const secret = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32)
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: secret.toString('base64url'),
  }
}

/** Whether both are keys, and of one pair. */
export function areVapidKeys({ publicKey, privateKey }: VapidKeys): boolean {
  if (!/^[\w-]{43}$/.test(privateKey) || !/^[\w-]{87}$/.test(publicKey)) return false
  const pair = createECDH('prime256v1')
  try {
    pair.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  } catch {
    // Zero, or beyond the order of the curve.
    return false
  }
  return pair.getPublicKey('base64url') === publicKey
}

/**
 * The header `Authorization` of a message, which shows the push service who sends it.
 * @param service origin of the push service
 * @param subject whom its people can turn to: `mailto:` or `https:`
 */
export function signVapid(
  { publicKey, privateKey }: VapidKeys,
  { service, subject, now }: { service: string; subject: string; now: number },
): string {
  const point = Buffer.from(publicKey, 'base64url')
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: privateKey,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const expiresAtSeconds = Math.floor((now + tokenLifetimeMs) / 1000)
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: service, exp: expiresAtSeconds, sub: subject },
  ]
  const signed = parts
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}
