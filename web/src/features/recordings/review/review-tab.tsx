import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Headphones, Undo2 } from 'lucide-react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Keycap } from '../../../exercises/session/keycap.tsx'
import { type Course, listItems } from '../../../platform/course-store/course-store.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import { Banner } from '../../../ui/banner.tsx'
import type { DialogHandle } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { LoadFailure } from '../../../ui/loaded-part.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { recordingFailureTextOf } from '../failures.tsx'
import { RecordedCourse } from '../recorded-course.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { OtherWord } from '../other-word.tsx'
import { ProbeResult, StandingWeight } from './probe-result.tsx'
import { createTakeSounds } from '../hearing/take-sounds.ts'
import { SendBack } from './send-back.tsx'
import { TakeCard } from './take-card.tsx'
import { useHearing } from '../hearing/use-hearing.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useReviewQueue } from './use-review-queue.ts'

/** Others' takes in the languages that one records. */
export function ReviewTab() {
  const { id } = useSignedInUser()
  return (
    <div className="stack">
      <RecordedCourse userId={id}>
        {(course) => <ReviewCourse key={course.summary.course} userId={id} course={course} />}
      </RecordedCourse>
    </div>
  )
}

interface ReviewCourseProps {
  userId: string
  course: Course
}

/** One take after the other, each heard before it is judged. */
function ReviewCourse({ userId, course }: ReviewCourseProps) {
  const { t } = useLingui()
  const code = course.summary.course
  const { queue, take, last, probe, failure, isBusy, judge, undo, load, drop, endProbe } =
    useReviewQueue(userId, code)
  const items = useMemo(() => listItems(course), [course])
  const sounds = useMemo(() => createTakeSounds(userId), [userId])
  useEffect(() => () => sounds.forgetAll(), [sounds])
  const [hasBegun, setHasBegun] = useState(false)
  /** The take that was said no to, until it is said why. */
  const [refused, setRefused] = useState<string>()
  const playButton = useRef<HTMLButtonElement>(null)
  const otherWord = useRef<DialogHandle>(null)

  const isStopped = probe?.wasCaught === false
  const onGone = useCallback(
    (takeId: string) => {
      sounds.forget(takeId)
      drop(takeId)
    },
    [sounds, drop],
  )
  const { hearing, play, hearAgain } = useHearing({
    take,
    next: queue?.takes[1],
    sounds,
    isOn: hasBegun && !isStopped,
    onGone,
  })
  const isShown = hasBegun && !isStopped && take !== undefined
  const isHeard = hearing?.isHeard === true
  const isRefused = isShown && refused === take.id

  const takeId = take?.id
  useEffect(() => {
    // What had the focus is gone with the last take, or with the button that began.
    if (isShown && document.activeElement === document.body) {
      playButton.current?.focus({ preventScroll: true })
    }
  }, [isShown, takeId])

  async function decide(review: Parameters<typeof judge>[0]) {
    if (take === undefined) return
    const answer = await judge(review)
    if (answer === 'not-heard') hearAgain()
    if (answer === 'done') sounds.forget(take.id)
  }

  const approve = () => {
    if (isShown && isHeard && !isRefused) void decide({ verdict: 'approve' })
  }
  const refuse = () => {
    if (isShown && !isBusy) setRefused(take.id)
  }
  useReviewKeys({
    play: () => (hasBegun ? isShown && play() : setHasBegun(take !== undefined)),
    approve,
    sendBack: refuse,
    undo: () => void undo(),
  })

  if (queue === undefined) {
    if (failure === undefined) return <Loading />
    const isOffline = failure.code === 'network-error'
    return <LoadFailure isOffline={isOffline} retry={load} />
  }
  // Those that were brought are heard, and the next are not here yet.
  const areMoreToCome = take === undefined && queue.waiting > 0
  return (
    <div className="stack review">
      {failure !== undefined && !areMoreToCome && (
        <Banner kind="bad">{t(recordingFailureTextOf(failure.code))}</Banner>
      )}
      {probe === undefined ? (
        <StandingWeight weight={queue.weight} />
      ) : (
        <ProbeResult result={probe} onContinue={endProbe} />
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
      {areMoreToCome && failure === undefined && <Loading />}
      {areMoreToCome && failure !== undefined && (
        <LoadFailure isOffline={failure.code === 'network-error'} retry={load} />
      )}
      {queue.waiting === 0 && (
        <p>
          <Trans>All recordings in this language have been reviewed. Thank you.</Trans>
        </p>
      )}
      {take !== undefined && !hasBegun && <Beginning onBegin={() => setHasBegun(true)} />}
      {isShown && (
        <>
          <TakeCard
            take={take}
            item={items.get(take.item)}
            htmlLang={course.summary.htmlLang}
            hearing={hearing?.state}
            playButton={playButton}
            onPlay={play}
          />
          {isRefused ? (
            <SendBack
              key={take.id}
              isBusy={isBusy}
              onSendBack={(reason, comment) =>
                void decide({ verdict: 'send-back', reason, comment })
              }
              onOtherWord={() => otherWord.current?.open()}
              onBack={() => setRefused(undefined)}
            />
          ) : (
            <AnswerBar isHeard={isHeard} isBusy={isBusy} onYes={approve} onNo={refuse} />
          )}
          <OtherWord
            ref={otherWord}
            userId={userId}
            course={course}
            take={take}
            onChoose={(item) => void decide({ verdict: 'move', item })}
          >
            <Trans>The recording waits there to be heard. Its speaker keeps it.</Trans>
          </OtherWord>
        </>
      )}
    </div>
  )
}

/** Browsers let nothing sound before the page is touched. */
function Beginning({ onBegin }: { onBegin: () => void }) {
  return (
    <>
      <p className="soft">
        <Trans>
          Each recording plays by itself. Say yes if it is right, whole and clear, no if it isn’t.
          Approval takes two speakers, or one trusted by the operator.
        </Trans>
      </p>
      <button type="button" className="button main page-action" onClick={onBegin}>
        <Icon of={Headphones} size={20} />
        <Trans>Start listening</Trans>
        <Keycap>
          <Trans>space</Trans>
        </Keycap>
      </button>
    </>
  )
}
