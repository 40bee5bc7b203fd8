import { parentPort } from 'node:worker_threads'
import { checkArchive, checkListeningCopy } from './check-sound.ts'
import type { SoundQuestion } from './sound-checker.ts'
import { cutArchive, spoilArchive } from './spoil-archive.ts'

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
  if (question.ask === 'cut') return cutArchive(bytes, question.cut)
  if (question.ask === 'spoilt') return spoilArchive(bytes, question.wish)
  return checkListeningCopy(bytes, question.expected)
}
