import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createBoundedQueue } from '../../platform/at-once.ts'
import { UnavailableError } from '../../platform/unavailable-error.ts'
import type { CheckedTake, ExpectedArchive, HeardSound } from './check-sound.ts'
import type { Clip, PlayableClip, VerifiedClip } from './read-clip.ts'
import type { SpoiltSound, SpoilWish } from './spoil-sound.ts'

/**
 * Listens to files in a thread of its own: whatever they hold, the server continues answering. Each
 * method names the account or import that asks, because owners take turns.
 */
export interface SoundChecker {
  /** Undefined for what is not an archive as expected. @throws UnavailableError when too busy or broken */
  checkArchive(
    owner: string,
    bytes: Uint8Array,
    expected: ExpectedArchive,
  ): Promise<HeardSound | undefined>
  /** Also makes the files that others hear. */
  checkTake(
    owner: string,
    bytes: Uint8Array,
    expected: ExpectedArchive,
  ): Promise<CheckedTake | undefined>
  /** Makes a bad clip of what is heard of a take; undefined where that is not whole any more. */
  spoilSound(owner: string, bytes: Uint8Array, wish: SpoilWish): Promise<SpoiltSound | undefined>
  /** Of clips that others recorded. @throws UnavailableError where one takes too long */
  verifyClip(owner: string, clip: Clip): Promise<VerifiedClip>
  convertClip(owner: string, clip: Clip): Promise<PlayableClip | undefined>
}

export type SoundQuestion =
  | { ask: 'archive'; bytes: Uint8Array; expected: ExpectedArchive }
  | { ask: 'take'; bytes: Uint8Array; expected: ExpectedArchive }
  | { ask: 'spoilt'; bytes: Uint8Array; wish: SpoilWish }
  | { ask: 'verified'; clip: Clip }
  | { ask: 'playable'; clip: Clip }

/** A sentence of 20 s takes a twentieth of it. */
const longestCheckMs = 10_000
/** For a command, where nobody waits and the machine may be busy: no good clip is refused for that. */
export const unhurriedCheckMs = 60_000
const longestQueue = 20
const heapMegabytes = 64
/** A thread that nobody asks anything gives its memory back. */
const idleMs = 60_000

/**
 * Listens in this very thread: for a command that made the sound itself and answers nobody else.
 * What it needs is brought by the first question, which the server asks a thread of its own.
 */
export const inProcessSoundChecker: SoundChecker = {
  async checkArchive(_owner, bytes, expected) {
    const { checkArchive } = await import('./check-sound.ts')
    return checkArchive(bytes, expected)
  },
  async checkTake(_owner, bytes, expected) {
    const { checkTake } = await import('./check-sound.ts')
    return checkTake(bytes, expected)
  },
  async spoilSound(_owner, bytes, wish) {
    const { spoilSoundOf } = await import('./spoil-sound.ts')
    return spoilSoundOf(bytes, wish)
  },
  async verifyClip(_owner, clip) {
    const { verifyClip } = await import('./read-clip.ts')
    return verifyClip(clip)
  },
  async convertClip(_owner, clip) {
    const { convertClip } = await import('./read-clip.ts')
    return convertClip(clip)
  },
}

/**
 * @param limitMs how long it listens to one file before it gives that up
 * @param watch is told how many files it has to listen to, whenever that changes
 */
export function createSoundChecker(
  limitMs = longestCheckMs,
  watch: (waiting: number) => void = () => undefined,
): SoundChecker {
  let worker: Worker | undefined
  let retirement: NodeJS.Timeout | undefined
  let asked = 0
  const enqueue = createBoundedQueue({
    width: 1,
    longest: longestQueue,
    refusal: 'Too many takes at once.',
  })

  async function ask(owner: string, question: SoundQuestion): Promise<unknown> {
    watch((asked += 1))
    try {
      return await enqueue(owner, () => listen(question))
    } finally {
      watch((asked -= 1))
    }
  }

  /**
   * A file that takes more memory than any sound of ours is none: undefined. A thread that fails
   * otherwise says nothing about the file, which the device shall send again.
   */
  async function listen(question: SoundQuestion): Promise<unknown> {
    clearTimeout(retirement)
    const thread = (worker ??= startThread())
    thread.ref()
    thread.postMessage(question)
    const late = AbortSignal.timeout(limitMs)
    try {
      // Rejects when the thread fails ("error") or time is up.
      const [answer] = (await once(thread, 'message', { signal: late })) as [unknown]
      thread.unref()
      retirement = setTimeout(retire, idleMs).unref()
      return answer
    } catch (error) {
      retire()
      if (isOutOfMemory(error)) return undefined
      throw new UnavailableError('The thread that listens to takes failed.', { cause: error })
    }
  }

  function retire(): void {
    void worker?.terminate()
    worker = undefined
  }

  return {
    async checkArchive(owner, bytes, expected) {
      return (await ask(owner, { ask: 'archive', bytes, expected })) as HeardSound | undefined
    },
    async checkTake(owner, bytes, expected) {
      return (await ask(owner, { ask: 'take', bytes, expected })) as CheckedTake | undefined
    },
    async spoilSound(owner, bytes, wish) {
      return (await ask(owner, { ask: 'spoilt', bytes, wish })) as SpoiltSound | undefined
    },
    async verifyClip(owner, clip) {
      return ((await ask(owner, { ask: 'verified', clip })) ?? {
        flaw: 'undecodable',
      }) as VerifiedClip
    },
    async convertClip(owner, clip) {
      return (await ask(owner, { ask: 'playable', clip })) as PlayableClip | undefined
    },
  }
}

/** Of what a question was refused with: its file took longer than any of its kind does. */
export function isOutOfTime(error: unknown): boolean {
  const { cause } = error instanceof UnavailableError ? error : {}
  return cause instanceof Error && cause.name === 'AbortError'
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}

function startThread(): Worker {
  const thread = new Worker(new URL('./sound-check.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  })
  // Reported where the answer is awaited; without a listener it would end the server.
  thread.on('error', () => undefined)
  return thread
}
