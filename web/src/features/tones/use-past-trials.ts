import { contrastItem, trialOf, type ToneMaterial, type ToneTrial } from '@mboa/domain'
import { useMemo } from 'react'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { listToneReviews } from '../../platform/practice-store/tone-reviews.ts'

/**
 * The trials of a course that this device knows of, in the order in which they were answered;
 * undefined until they are read. Where they cannot be, the trainer begins as for a newcomer.
 */
export function usePastTrials({
  course,
  contrasts,
}: ToneMaterial): readonly ToneTrial[] | undefined {
  const { userId } = usePracticeStore()
  const source = useMemo(() => trialsOf(userId, course, contrasts), [userId, course, contrasts])
  const { value, failure } = useResource(source)
  return value ?? (failure === undefined ? undefined : none)
}

const none: readonly ToneTrial[] = []

const trialsOf = (
  userId: string,
  course: string,
  contrasts: ToneMaterial['contrasts'],
): Source<readonly ToneTrial[]> => ({
  during: 'reading what was trained',
  async read() {
    const items = contrasts.map((contrast) => contrastItem(course, contrast))
    const reviews = await listToneReviews(userId, items)
    return reviews.flatMap((review) => trialOf(review) ?? [])
  },
})
