import type { TakeReviewRequest, TakeToReview } from '@mboa/contract'
import { useCallback, useEffect, useState } from 'react'
import type { ApiFailure } from '../../../platform/network/api-client.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { fetchReviewQueue, sendReview, undoReview } from '../recordings-api.ts'

interface Queue {
  takes: readonly TakeToReview[]
  waiting: number
}

const broken: ApiFailure = { code: 'general', fields: {} }

/** Others' takes of a course one after the other, and the last judgement, which can be undone. */
export function useReviewQueue(userId: string, course: string) {
  const [queue, setQueue] = useState<Queue>()
  const [last, setLast] = useState<TakeToReview>()
  const [failure, setFailure] = useState<ApiFailure>()
  const [isBusy, setIsBusy] = useState(false)

  const load = useCallback(async () => {
    try {
      const result = await fetchReviewQueue(userId, course)
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

  async function judge(review: TakeReviewRequest) {
    if (take === undefined || queue === undefined || isBusy) return
    setIsBusy(true)
    try {
      const result = await sendReview(userId, take.id, review)
      const isOver = !result.ok && ['take-withdrawn', 'not-found'].includes(result.failure.code)
      if (!result.ok && !isOver) {
        setFailure(result.failure)
        return
      }
      setFailure(undefined)
      setLast(result.ok ? take : undefined)
      const left = queue.takes.slice(1)
      setQueue({ takes: left, waiting: Math.max(left.length, queue.waiting - 1) })
      if (left.length === 0 && queue.waiting > 1) await load()
    } catch (error) {
      reportProblem('sending a review', error)
      setFailure(broken)
    } finally {
      setIsBusy(false)
    }
  }

  async function undo() {
    if (last === undefined || isBusy) return
    setIsBusy(true)
    try {
      const result = await undoReview(userId, last.id)
      if (!result.ok) {
        setFailure(result.failure)
        return
      }
      setQueue((shown) => ({
        takes: [last, ...(shown?.takes ?? [])],
        waiting: (shown?.waiting ?? 0) + 1,
      }))
      setLast(undefined)
    } catch (error) {
      reportProblem('taking a review back', error)
      setFailure(broken)
    } finally {
      setIsBusy(false)
    }
  }

  return { queue, take, last, failure, isBusy, judge, undo, load }
}
