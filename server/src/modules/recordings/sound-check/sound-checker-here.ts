import type { SoundChecker } from './sound-checker.ts'

/**
 * Listens in this very thread: for a command that made the sound itself and answers nobody else.
 * What it needs is brought by the first question, which the server asks a thread of its own.
 */
export const soundCheckerHere: SoundChecker = {
  async checkArchive(bytes, expected) {
    const { checkArchive } = await import('./check-sound.ts')
    return checkArchive(bytes, expected)
  },
  async checkListeningCopy(bytes, expected) {
    const { checkListeningCopy } = await import('./check-sound.ts')
    return checkListeningCopy(bytes, expected)
  },
}
