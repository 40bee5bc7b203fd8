import { createHash, randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import type { Clock } from './clock.ts'

/** Makes names for rows and secrets for people. */
export interface Ids {
  /** UUID version 7 (RFC 9562 §5.7): sorts by the millisecond it was made in, now by default. */
  uuid(at?: number): string
  /** 256 random bits, base64url, 43 characters: for sessions and codes sent by mail. */
  token(): string
}

export function createIds(clock: Clock, random: (size: number) => Buffer = randomBytes): Ids {
  return {
    uuid: (at = clock.now()) => v7({ msecs: at, random: random(16) }),
    token: () => random(32).toString('base64url'),
  }
}

/**
 * What is kept of a token: who reads the database cannot sign in with it. A plain hash is enough
 * because the token is random, unlike a password.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
