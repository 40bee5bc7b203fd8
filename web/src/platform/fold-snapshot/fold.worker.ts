import { answerQuestion } from './answer-question.ts'
import type { FoldMessage, FoldQuestion } from './fold-answers.ts'

/** Goes through a learner's events away from the page's thread, one question in its life. */
declare const self: DedicatedWorkerGlobalScope

self.onmessage = ({ data }: MessageEvent<FoldQuestion>) => {
  answerQuestion(data, (answer) => tell({ type: 'answer', answer })).then(
    () => tell({ type: 'done' }),
    (error: unknown) => tell({ type: 'failed', problem: String(error) }),
  )
}

function tell(message: FoldMessage): void {
  self.postMessage(message)
}
