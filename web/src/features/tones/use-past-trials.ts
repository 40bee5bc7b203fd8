import { contrastItem, trialOf, type ToneMaterial, type ToneTrial } from '@mboa/domain'
import { useEffect, useState } from 'react'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { listToneReviews } from '../../platform/practice-store/tone-reviews.ts'
import { reportProblem } from '../../platform/report-problem.ts'

/**
 * The trials of a course that this device knows of, in the order in which they were answered;
 * undefined until they are read. Where they cannot be, the trainer begins as for a newcomer.
 */
export function usePastTrials({
  course,
  contrasts,
}: ToneMaterial): readonly ToneTrial[] | undefined {
  const { userId } = usePracticeStore()
  const [past, setPast] = useState<readonly ToneTrial[]>()
  useEffect(() => {
    let isCurrent = true
    listToneReviews(
      userId,
      contrasts.map((contrast) => contrastItem(course, contrast)),
    )
      .then((reviews) => reviews.flatMap((review) => trialOf(review) ?? []))
      .catch((error: unknown) => {
        reportProblem('reading what was trained', error)
        return []
      })
      .then((trials) => {
        if (isCurrent) setPast(trials)
      })
      .catch((error: unknown) => reportProblem('showing what was trained', error))
    return () => {
      isCurrent = false
    }
  }, [userId, course, contrasts])
  return past
}
