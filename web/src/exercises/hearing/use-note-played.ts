import { use, useCallback } from 'react'
import { keepPlayedTake } from '../../platform/device-store/played-takes.ts'
import { PracticeContext, visitorId } from '../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../platform/report-problem.ts'

/** Days and recordings of which it is known already: a word is played again and again. */
const noted = new Set<string>()

/**
 * Notes for whoever was recorded that a learner heard them: what falls silent after its end. The
 * answer is the same between renders.
 */
export function useNotePlayed(): (take: string | undefined, isOver: boolean) => void {
  const userId = use(PracticeContext)?.userId ?? visitorId
  return useCallback(
    (take, isOver) => {
      if (take === undefined || !isOver || userId === visitorId) return
      const once = `${userId} ${take} ${new Date().toISOString().slice(0, 10)}`
      if (noted.has(once)) return
      noted.add(once)
      keepPlayedTake(userId, take).catch((error: unknown) => {
        noted.delete(once)
        reportProblem('noting what was heard', error)
      })
    },
    [userId],
  )
}
