import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Check, Undo2 } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { listItems } from '../../../platform/course-store/course-items.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { playClip } from '../../../platform/sound/play-clip.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { soundOfTake } from '../sound-of-take.ts'
import { SendBack } from './send-back.tsx'
import { TakeCard } from './take-card.tsx'
import { useReviewQueue } from './use-review-queue.ts'

/** One take after the other. Space plays, A approves, X leads to the reasons, Z takes back. */
export function ReviewCourse({ course }: { course: Course }) {
  const { t } = useLingui()
  const { queue, take, last, failure, isBusy, judge, undo, load } = useReviewQueue(
    course.summary.course,
  )
  const items = useMemo(() => listItems(course), [course])

  useEffect(() => {
    function act({ key, target, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): boolean {
      if (ctrlKey || metaKey || altKey || repeat || take === undefined) return false
      if (target instanceof Element && target.closest('input, textarea, select, dialog') !== null) {
        return false
      }
      const pressed = key.toLowerCase()
      if (pressed === ' ' && !(target instanceof HTMLButtonElement)) play()
      else if (pressed === 'a') void judge({ verdict: 'approve' })
      else if (pressed === 'x')
        document.querySelector<HTMLElement>('.review-reasons button')?.focus()
      else return false
      return true
    }
    const onKey = (event: KeyboardEvent) => {
      if (act(event)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  function play() {
    if (take === undefined) return
    playClip(soundOfTake(take), false).catch((error: unknown) =>
      reportProblem('playing a take', error),
    )
  }

  if (queue === undefined) {
    if (failure === undefined) return <Loading />
    const isOffline = failure.code === 'network-error'
    return <LoadFailure isOffline={isOffline} retry={() => void load()} />
  }
  return (
    <div className="stack">
      {failure !== undefined && (
        <Banner kind="bad">
          <Trans>That did not work. Check your connection, then try again.</Trans>
        </Banner>
      )}
      <div className="row-line" role="status">
        <span className="soft small">
          <Plural
            value={queue.waiting}
            _0="Nothing waits for you."
            one="# take waits for you."
            other="# takes wait for you."
          />
        </span>
        {last !== undefined && (
          <button
            type="button"
            className="button plain"
            disabled={isBusy}
            onClick={() => void undo()}
          >
            <Icon of={Undo2} size={20} />
            <Trans>Undo the last one</Trans>
          </button>
        )}
      </div>
      {take === undefined ? (
        <p>
          <Trans>All takes of this language have been heard. Thank you.</Trans>
        </p>
      ) : (
        <>
          <TakeCard
            take={take}
            item={items.get(take.item)}
            htmlLang={course.summary.htmlLang}
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
            aria-label={t`Approve`}
            disabled={isBusy}
            onClick={() => void judge({ verdict: 'approve' })}
          >
            <Icon of={Check} size={20} />
            <Trans>Approve</Trans>
          </button>
        </>
      )}
    </div>
  )
}
