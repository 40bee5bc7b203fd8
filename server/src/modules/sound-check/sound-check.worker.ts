import { parentPort } from 'node:worker_threads'
import { checkArchive, checkTake } from './check-sound.ts'
import type { SoundQuestion } from './sound-checker.ts'
import { spoilSoundOf } from './spoil-sound.ts'

/** One question at a time; the answer is what the function answers. */
parentPort?.on('message', (question: SoundQuestion) => {
  void answer(question).then((heard) => parentPort?.postMessage(heard))
})

async function answer(question: SoundQuestion) {
  if (question.ask === 'verified' || question.ask === 'playable') {
    // Decoders that the server's own takes never need.
    const { convertClip, verifyClip } = await import('./read-clip.ts')
    return question.ask === 'verified' ? verifyClip(question.clip) : convertClip(question.clip)
  }
  const { bytes } = question
  if (question.ask === 'archive') return checkArchive(bytes, question.expected)
  if (question.ask === 'spoilt') return spoilSoundOf(bytes, question.wish)
  return checkTake(bytes, question.expected)
}
