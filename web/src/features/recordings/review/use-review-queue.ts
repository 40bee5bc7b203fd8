import {
  api,
  type ReviewedTake,
  type ReviewQueue,
  type TakeReviewRequest,
  type TakeToReview,
} from '@mboa/contract'
import { useCallback, useEffect, useState } from 'react'
import { call, type ApiFailure } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'

/** What a clip that was deliberately wrong has shown. */
export type ProbeResult = NonNullable<ReviewedTake['probe']>

const broken: ApiFailure = { code: 'general', fields: {} }

/** Others have decided, or nobody may hear it any more. */
const overCodes: readonly string[] = ['take-withdrawn', 'not-found']

const without = (queue: ReviewQueue, takeId: string): ReviewQueue => {
  const left = queue.takes.filter(({ id }) => id !== takeId)
  return { ...queue, takes: left, waiting: Math.max(left.length, queue.waiting - 1) }
}

/** Others' takes of a course one after the other, and the last judgement, which can be undone. */
export function useReviewQueue(userId: string, course: string) {
  const [queue, setQueue] = useState<ReviewQueue>()
  const [last, setLast] = useState<TakeToReview>()
  const [probe, setProbe] = useState<ProbeResult>()
  const [failure, setFailure] = useState<ApiFailure>()
  const [isBusy, setIsBusy] = useState(false)

  const load = useCallback(async () => {
    try {
      const result = await call(api.listReviewQueue, { query: { course }, account: userId })
      setFailure(result.ok ? undefined : result.failure)
      if (result.ok) setQueue(result.value)
    } catch (error) {
      reportProblem('loading what is to be reviewed', error)
      setFailure(broken)
    }
  }, [userId, course])

  useEffect(() => {
    // As a task of its own: nothing of it happens while the page is being put together.
    const start = setTimeout(() => void load())
    return () => clearTimeout(start)
  }, [load])

  const take = queue?.takes[0]
  const isEmpty = queue?.takes.length === 0 && queue.waiting > 0

  useEffect(() => {
    if (!isEmpty || isBusy || failure !== undefined) return undefined
    const start = setTimeout(() => void load())
    return () => clearTimeout(start)
  }, [isEmpty, isBusy, failure, load])

  /** Nobody may hear it any more: the next one's turn. */
  const drop = useCallback((takeId: string) => {
    setQueue((shown) => shown && without(shown, takeId))
  }, [])

  /** @returns what came of it: what the server says was not heard stays, as what failed does */
  async function judge(body: TakeReviewRequest): Promise<'done' | 'not-heard' | 'failed'> {
    if (take === undefined || isBusy) return 'failed'
    setIsBusy(true)
    try {
      const { id } = take
      const result = await call(api.reviewTake, { params: { id }, body, account: userId })
      if (!result.ok && !overCodes.includes(result.failure.code)) {
        setFailure(result.failure)
        return result.failure.code === 'not-heard' ? 'not-heard' : 'failed'
      }
      setFailure(undefined)
      const told = result.ok ? result.value.probe : undefined
      setProbe(told)
      if (told !== undefined) setQueue((shown) => shown && { ...shown, weight: told.weight })
      // What a probe has shown is not taken back.
      setLast(result.ok && told === undefined ? take : undefined)
      drop(id)
      return 'done'
    } catch (error) {
      reportProblem('sending a review', error)
      setFailure(broken)
      return 'failed'
    } finally {
      setIsBusy(false)
    }
  }

  async function undo() {
    if (last === undefined || isBusy) return
    setIsBusy(true)
    try {
      const { id } = last
      const result = await call(api.undoReview, { params: { id }, account: userId })
      if (!result.ok) {
        setFailure(result.failure)
        return
      }
      setFailure(undefined)
      setQueue(
        (shown) => shown && { ...shown, takes: [last, ...shown.takes], waiting: shown.waiting + 1 },
      )
      setLast(undefined)
    } catch (error) {
      reportProblem('taking a review back', error)
      setFailure(broken)
    } finally {
      setIsBusy(false)
    }
  }

  const endProbe = useCallback(() => setProbe(undefined), [])
  return { queue, take, last, probe, failure, isBusy, judge, undo, load, drop, endProbe }
}
