import {
  api,
  type ReviewedTake,
  type ReviewQueue,
  type TakeReviewRequest,
  type TakeToReview,
} from '@mboa/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { call, type ApiFailure } from '../../../platform/network/api-client.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
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
  const source = useMemo(() => queueOf(userId, course), [userId, course])
  const { value: queue, failure: unread, askAgain, change } = useResource(source)
  const [last, setLast] = useState<TakeToReview>()
  const [probe, setProbe] = useState<ProbeResult>()
  const [refusal, setRefusal] = useState<ApiFailure>()
  const [isBusy, setIsBusy] = useState(false)
  const failure = refusal ?? unread

  const take = queue?.takes[0]
  const isEmpty = queue?.takes.length === 0 && queue.waiting > 0

  const isToFill = isEmpty && !isBusy && failure === undefined
  useEffect(() => {
    if (isToFill) askAgain()
  }, [isToFill, askAgain])

  /** Nobody may hear it any more: the next one's turn. */
  const drop = useCallback(
    (takeId: string) => change((shown) => shown && without(shown, takeId)),
    [change],
  )

  /** @returns what came of it: what the server says was not heard stays, as what failed does */
  async function judge(body: TakeReviewRequest): Promise<'done' | 'not-heard' | 'failed'> {
    if (take === undefined || isBusy) return 'failed'
    setIsBusy(true)
    try {
      const { id } = take
      const result = await call(api.reviewTake, { params: { id }, body, account: userId })
      if (!result.ok && !overCodes.includes(result.failure.code)) {
        setRefusal(result.failure)
        return result.failure.code === 'not-heard' ? 'not-heard' : 'failed'
      }
      setRefusal(undefined)
      const told = result.ok ? result.value.probe : undefined
      setProbe(told)
      if (told !== undefined) change((shown) => shown && { ...shown, weight: told.weight })
      // What a probe has shown is not taken back.
      setLast(result.ok && told === undefined ? take : undefined)
      drop(id)
      return 'done'
    } catch (error) {
      reportProblem('sending a review', error)
      setRefusal(broken)
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
        setRefusal(result.failure)
        return
      }
      setRefusal(undefined)
      change(
        (shown) => shown && { ...shown, takes: [last, ...shown.takes], waiting: shown.waiting + 1 },
      )
      setLast(undefined)
    } catch (error) {
      reportProblem('taking a review back', error)
      setRefusal(broken)
    } finally {
      setIsBusy(false)
    }
  }

  function load() {
    setRefusal(undefined)
    askAgain()
  }

  const endProbe = useCallback(() => setProbe(undefined), [])
  return { queue, take, last, probe, failure, isBusy, judge, undo, load, drop, endProbe }
}

/** Asked once: another queue would take the place of what is being heard. */
const queueOf = (userId: string, course: string): Source<ReviewQueue> => ({
  during: 'loading what is to be reviewed',
  ask: (signal) => call(api.listReviewQueue, { query: { course }, account: userId, signal }),
  asksOnce: true,
})
