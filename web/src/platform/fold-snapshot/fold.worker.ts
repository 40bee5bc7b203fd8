import { answerQuestion } from './answer-question.ts'
import type { FoldMessage, FoldQuestion } from './fold-answers.ts'

/** Goes through a learner's events away from the page's thread, one question in its life. */
declare const self: DedicatedWorkerGlobalScope

self.onmessage = ({ data }: MessageEvent<FoldQuestion>) => {
  answerQuestion(data, (answer) => post({ type: 'answer', answer })).then(
    () => post({ type: 'done' }),
    (error: unknown) => post({ type: 'failed', problem: String(error) }),
  )
}

function post(message: FoldMessage): void {
  self.postMessage(message)
}
