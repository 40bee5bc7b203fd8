import type { HeardContour } from '@mboa/domain'
import { inTime, withResolvers } from '../promises.ts'
import type { ContourQuestion } from './pitch.worker.ts'
import { trustedScriptUrl } from '../trusted-types/script-url.ts'

/** The cheapest phone needs a second for the longest word. */
const longestMs = 20_000

/** Has a worker of its own find a contour. Rejects where it does not start, fails or answer. */
export async function hearContourApart(question: ContourQuestion): Promise<HeardContour> {
  const { promise, resolve, reject } = withResolvers<HeardContour>()
  const worker = new Worker(trustedScriptUrl('pitch'), { type: 'module', name: 'mboa-pitch' })
  worker.onmessage = ({ data }: MessageEvent<HeardContour>) => resolve(data)
  worker.onerror = (event) => {
    // A script that did not come has no message.
    reject(new Error((event as Partial<ErrorEvent>).message ?? 'It did not start.'))
  }
  worker.postMessage(question)
  try {
    return await inTime(promise, longestMs)
  } finally {
    worker.terminate()
  }
}
