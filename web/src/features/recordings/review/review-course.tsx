import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, Undo2 } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { type Course, listItems } from '../../../platform/course-store/course-store.ts'
import { playClip, silenceClip } from '../../../platform/sound/play-clip.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailure } from '../../../ui/loaded-part.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { onSingleTap } from '../../../ui/on-single-tap.ts'
import { failureTextOf } from '../failures.tsx'
import { soundOfTake } from '../recordings-api.ts'
import { Keycap } from '../../../exercises/session/keycap.tsx'
import { SendBack } from './send-back.tsx'
import { TakeCard } from './take-card.tsx'
import { useReviewKeys } from './use-review-keys.ts'
import { useReviewQueue } from './use-review-queue.ts'

interface ReviewCourseProps {
  userId: string
  course: Course
}

/** One take after the other. */
export function ReviewCourse({ userId, course }: ReviewCourseProps) {
  const { t } = useLingui()
  const { queue, take, last, failure, isBusy, judge, undo, load } = useReviewQueue(
    userId,
    course.summary.course,
  )
  const items = useMemo(() => listItems(course), [course])
  const [unheard, setUnheard] = useState<string>()
  const takeId = take?.id
  // What is heard is the take that is judged, on this page alone.
  useEffect(() => silenceClip, [takeId])
  useReviewKeys({
    play,
    approve: () => void judge({ verdict: 'approve' }),
    sendBack: () => document.querySelector<HTMLElement>('.review-reasons button')?.focus(),
    undo: () => void undo(),
  })

  function play() {
    if (take === undefined) return
    setUnheard(undefined)
    // Mostly for want of a network: it is said beside the take.
    playClip(soundOfTake(take), false).catch(() => setUnheard(take.id))
  }

  if (queue === undefined) {
    if (failure === undefined) return <Loading />
    const isOffline = failure.code === 'network-error'
    return <LoadFailure isOffline={isOffline} retry={() => void load()} />
  }
  // Those that were brought are heard, and the next are not here yet.
  const areMoreToCome = take === undefined && queue.waiting > 0
  return (
    <div className="stack review">
      {failure !== undefined && !areMoreToCome && (
        <Banner kind="bad">{t(failureTextOf(failure.code))}</Banner>
      )}
      <div className="row-line" role="status">
        <span className="soft small">
          <Plural
            value={queue.waiting}
            _0="Nothing to review."
            one="# recording to review."
            other="# recordings to review."
          />
        </span>
        {last !== undefined && (
          <button
            type="button"
            className="button plain"
            aria-keyshortcuts="Z"
            disabled={isBusy}
            onClick={() => void undo()}
          >
            <Icon of={Undo2} size={20} />
            <Trans>Undo the last decision</Trans>
            <Keycap>Z</Keycap>
          </button>
        )}
      </div>
      {areMoreToCome && isBusy && <Loading />}
      {areMoreToCome && !isBusy && (
        <LoadFailure isOffline={failure?.code === 'network-error'} retry={() => void load()} />
      )}
      {queue.waiting === 0 && (
        <p>
          <Trans>All recordings in this language have been reviewed. Thank you.</Trans>
        </p>
      )}
      {take !== undefined && (
        <>
          <TakeCard
            take={take}
            item={items.get(take.item)}
            htmlLang={course.summary.htmlLang}
            hasFailed={unheard === take.id}
            onPlay={play}
          />
          <SendBack
            key={take.id}
            isBusy={isBusy}
            onSendBack={(reason, comment) => void judge({ verdict: 'send-back', reason, comment })}
          />
          <button
            type="button"
            className="button main"
            aria-keyshortcuts="A"
            disabled={isBusy}
            // Twice, it would approve a take that nobody has heard.
            onClick={onSingleTap(() => void judge({ verdict: 'approve' }))}
          >
            <Icon of={Check} size={20} />
            <Trans>Approve</Trans>
            <Keycap>A</Keycap>
          </button>
        </>
      )}
    </div>
  )
}
