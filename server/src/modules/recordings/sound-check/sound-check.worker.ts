import { parentPort } from 'node:worker_threads'
import { checkArchive, checkListeningCopy } from './check-sound.ts'
import type { SoundQuestion } from './sound-checker.ts'

/** One question at a time; the answer is what the function answers. */
parentPort?.on('message', (question: SoundQuestion) => {
  void answer(question).then((heard) => parentPort?.postMessage(heard))
})

async function answer({ ask, bytes, expected }: SoundQuestion) {
  if (ask === 'archive') return checkArchive(bytes, expected)
  return checkListeningCopy(bytes, expected)
}
