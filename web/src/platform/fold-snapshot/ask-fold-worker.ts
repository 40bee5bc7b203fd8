import { inTime, withResolvers } from '../promises.ts'
import { reportProblem } from '../report-problem.ts'
import { trustedScriptUrl } from '../trusted-types/script-url.ts'
import type { FoldAnswers, FoldMessage, FoldQuestion, FoldTask } from './fold-answers.ts'

/** The cheapest phone goes through 50,000 events in a fraction of it. */
const longestMs = 120_000

/**
 * Has a worker of its own go through a learner's events. Rejects where it does not start, fails, or
 * answers nothing for so long. It may go on with its work after it has answered.
 */
export function askFoldWorker<Task extends FoldTask>(
  question: FoldQuestion & { task: Task },
): Promise<FoldAnswers[Task]> {
  const { promise, resolve, reject } = withResolvers<FoldAnswers[Task]>()
  const worker = new Worker(trustedScriptUrl('fold'), { type: 'module', name: 'mboa-fold' })
  worker.onmessage = ({ data }: MessageEvent<FoldMessage>) => {
    if (data.type === 'answer') {
      resolve(data.answer as FoldAnswers[Task])
      return
    }
    worker.terminate()
    // Where it has answered, nobody waits for it any more.
    if (data.type === 'failed') {
      reportProblem('going through the events', data.problem)
      reject(new Error(data.problem))
    } else resolve(undefined as FoldAnswers[Task])
  }
  worker.onerror = (event) => {
    worker.terminate()
    // A script that did not come has no message.
    reject(new Error((event as Partial<ErrorEvent>).message ?? 'It did not start.'))
  }
  worker.postMessage(question)
  return inTime(promise, longestMs)
}
