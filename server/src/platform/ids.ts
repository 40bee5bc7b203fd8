import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from './clock.ts'

/** Makes names for rows and secrets for people. */
export interface Ids {
  /** UUID version 7 (RFC 9562 §5.7): sorts by the millisecond it was made in. */
  uuid(): string
  /** 256 random bits, base64url, 43 characters: for sessions and codes sent by mail. */
  token(): string
}

export function createIds(clock: Clock, random: (size: number) => Buffer = randomBytes): Ids {
  return {
    uuid: () => uuidV7(clock.now(), random(10)),
    token: () => random(32).toString('base64url'),
  }
}

function uuidV7(at: number, random: Buffer): string {
  const bytes = Buffer.alloc(16)
  bytes.writeUIntBE(at, 0, 6)
  random.copy(bytes, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const hex = bytes.toString('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20)]
  return [...parts, hex.slice(20)].join('-')
}

/**
 * What is kept of a token: who reads the database cannot sign in with it. A plain hash is enough
 * because the token is random, unlike a password.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
