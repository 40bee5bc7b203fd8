import { useLingui } from '@lingui/react/macro'
import type { HeardConcept } from '@mboa/contract'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { HeardCard } from './heard-card.tsx'
import type { SpelledCourse } from './spelled-course.ts'
import { SpellingForm } from './spelling-form.tsx'
import { useHearing } from './use-hearing.ts'

interface WriteHeardProps {
  heard: HeardConcept
  course: SpelledCourse
  store: TakeStore
  isFurther: boolean
  /** Written, or left to others. */
  onSettled: (take: string, isWritten: boolean) => void
}

/** A recording that nobody has written yet. */
export function WriteHeard({ heard, course, store, isFurther, onSettled }: WriteHeardProps) {
  const { t } = useLingui()
  const { id } = heard.take
  const { play, hasFailed } = useHearing(heard.take)
  return (
    <>
      <HeardCard heard={heard} hasFailed={hasFailed} isFurther={isFurther} onPlay={play} />
      <SpellingForm
        heard={heard}
        course={course}
        store={store}
        onWritten={() => onSettled(id, true)}
        leave={{ text: t`Skip`, onLeft: () => onSettled(id, false) }}
      />
    </>
  )
}
