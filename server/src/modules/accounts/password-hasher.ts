import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { createBoundedQueue } from '../../platform/at-once.ts'

/** Hashes passwords slowly, on purpose; accounts, or addresses without one yet, take turns. */
export interface PasswordHasher {
  /** PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
  hash(password: string, owner: string): Promise<string>
  /** With the cost the hash was made with. */
  verify(password: string, hash: string, owner: string): Promise<boolean>
}

export interface Argon2Cost {
  readonly memoryKiB: number
  readonly passes: number
}

/** OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB, two passes, one lane. */
const productionCost: Argon2Cost = { memoryKiB: 19 * 1024, passes: 2 }

const saltBytes = 16
const hashBytes = 32
const longestQueue = 1000
const derive = promisify(argon2)

/**
 * Argon2id (RFC 9106) off the main thread. One core is left for everything else, and whoever
 * finds the queue full is sent away, so that a rush of logins does not stop the other routes.
 * @param watch is told how many wait, whenever that changes
 */
export function createPasswordHasher(
  cost = productionCost,
  watch?: (waiting: number) => void,
): PasswordHasher {
  const enqueue = createBoundedQueue({
    width: Math.max(1, availableParallelism() - 1),
    longest: longestQueue,
    refusal: 'Too many logins at once.',
    watch,
  })
  return {
    async hash(password, owner) {
      const salt = randomBytes(saltBytes)
      const derived = await enqueue(owner, () => run(password, salt, cost))
      const parameters = `m=${cost.memoryKiB},t=${cost.passes},p=1`
      return `$argon2id$v=19$${parameters}$${encode(salt)}$${encode(derived)}`
    },
    async verify(password, hash, owner) {
      const { salt, derived, ...used } = parseHash(hash)
      return timingSafeEqual(await enqueue(owner, () => run(password, salt, used)), derived)
    },
  }
}

function run(password: string, nonce: Buffer, cost: Argon2Cost): Promise<Buffer> {
  return derive('argon2id', {
    // The same password must not differ by how a keyboard composes its accents.
    message: password.normalize('NFC'),
    nonce,
    parallelism: 1,
    tagLength: hashBytes,
    memory: cost.memoryKiB,
    passes: cost.passes,
  })
}

function parseHash(hash: string): Argon2Cost & { salt: Buffer; derived: Buffer } {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(hash)
  if (match === null) throw new Error('Not a password hash of ours.')
  const [, memory, passes, salt = '', derived = ''] = match
  return {
    memoryKiB: Number(memory),
    passes: Number(passes),
    salt: Buffer.from(salt, 'base64'),
    derived: Buffer.from(derived, 'base64'),
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
