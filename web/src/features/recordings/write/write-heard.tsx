import { useLingui } from '@lingui/react/macro'
import type { HeardConcept } from '@mboa/contract'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { TakeSounds } from '../hearing/take-sounds.ts'
import { useHearing } from '../hearing/use-hearing.ts'
import { HeardCard } from './heard-card.tsx'
import { spellingOf } from './spellings-api.ts'
import type { SpelledCourse } from './twins.tsx'
import { SpellingForm } from './spelling-form.tsx'

interface WriteHeardProps {
  heard: HeardConcept
  course: SpelledCourse
  store: TakeStore
  sounds: TakeSounds
  isFurther: boolean
  onWritten: (take: HeardConcept['take'], text: string) => void
  /** Left to others. */
  onSkipped: (take: string) => void
  /** Nobody may hear it any more. */
  onGone: (take: string) => void
}

/** A recording that nobody has written yet. */
export function WriteHeard(props: WriteHeardProps) {
  const { heard, course, store, sounds, isFurther, onWritten, onSkipped, onGone } = props
  const { t } = useLingui()
  const { take } = heard
  const { hearing, play } = useHearing({ take, next: undefined, sounds, isOn: false, onGone })
  return (
    <>
      <HeardCard heard={heard} hearing={hearing} isFurther={isFurther} onPlay={play} />
      <SpellingForm
        item={take.item}
        course={course}
        write={(text) => {
          const about = { course: course.summary.course, text }
          return store.contribute([spellingOf(heard, about)])
        }}
        onWritten={(text) => onWritten(take, text)}
        leave={{ text: t`Skip`, onLeft: () => onSkipped(take.id) }}
      />
    </>
  )
}
