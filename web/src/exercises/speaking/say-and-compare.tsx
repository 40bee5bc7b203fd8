import { Trans, useLingui } from '@lingui/react/macro'
import { judgeOwnSaying } from '@mboa/domain'
import { Mic, Square } from 'lucide-react'
import { useState } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { ExerciseTask } from '../asking/prompt.tsx'
import { FeedbackSheet } from '../feedback/feedback-sheet.tsx'
import { CannotNow } from '../hearing/cannot-now.tsx'
import { PlayButton } from '../hearing/play-button.tsx'
import { RecordingButton } from '../hearing/recording-button.tsx'
import { RecordingLevel } from './recording-level.tsx'
import { NoMicrophone } from './no-microphone.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import {
  preferredRecording,
  readVoicePreference,
} from '../../platform/course-store/voice-preference.ts'
import { soundOf } from '../../platform/sound/sound-of.ts'
import { useOwnRecording } from './use-own-recording.ts'
import { ReportLinks } from '../feedback/report-links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useStrictness, type ExerciseProps } from '../exercise-part.ts'
import { useItemReport } from '../feedback/item-report.ts'
import { WordPrompt } from '../asking/word-prompt.tsx'
import '../hearing/hearing.css'

const { Part: LoudnessCurve } = lazyPart(
  'practice-more',
  async () => (await import('./loudness-curve.tsx')).LoudnessCurve,
  'silent',
)

/** The word is said aloud and heard beside its recording; the learner judges, and never fails. */
export function SayAndCompare(props: ExerciseProps<'say-and-compare'>) {
  const { exercise, course, given, onAnswer, onNext } = props
  const { t, i18n } = useLingui()
  const strictness = useStrictness(course.summary.course)
  const { recording, start, stop, giveUp } = useOwnRecording()
  const [isSaidWithout, setIsSaidWithout] = useState(false)
  const recordings = course.recordings?.get(exercise.item)
  const heard =
    recordings && preferredRecording(recordings, readVoicePreference(course.summary.course))
  const model = heard && soundOf(heard).address
  const own = recording.phase === 'recorded' ? recording.sound : undefined
  const cannotRecord = recording.phase === 'refused' || recording.phase === 'unavailable'
  const isComparing = recording.phase === 'recorded' || isSaidWithout
  const showsWord = isComparing || given !== undefined
  const judge = (isClose: boolean) =>
    onAnswer({ ...judgeOwnSaying(isClose), strictness, answer: '' })
  const report = useItemReport({
    course,
    item: exercise.item,
    exercise: exercise.kind,
    answer: '',
    expected: exercise.text,
  })

  return (
    <>
      <ExerciseTask takesFocus={given === undefined}>{t`Say it, then compare`}</ExerciseTask>
      <WordPrompt
        course={course}
        item={exercise.item}
        margin={<Icon of={Mic} />}
        meaning={glossIn(exercise.meaning, i18n.locale)}
        text={showsWord ? exercise.text : undefined}
      />
      {given === undefined ? (
        <div className="dock say-and-compare">
          <NoMicrophone recording={recording} />
          {isComparing && (
            <dl className="listen">
              {recording.phase === 'recorded' && (
                <div>
                  <dt>
                    <Trans>You</Trans>
                  </dt>
                  <dd>
                    <PlayButton
                      sound={{ address: recording.address, gainDb: 0 }}
                      startsAlone={false}
                    />
                  </dd>
                  <dd className="curve">
                    <LoudnessCurve of="own" sound={recording.sound} beside={model} />
                  </dd>
                </div>
              )}
              {recordings !== undefined && (
                <div>
                  <dt>
                    <Trans>Speaker</Trans>
                  </dt>
                  <dd>
                    <RecordingButton
                      course={course.summary.course}
                      recordings={recordings}
                      startsAlone={isSaidWithout}
                      fallback={null}
                    />
                  </dd>
                  {own && model !== undefined && (
                    <dd className="curve">
                      <LoudnessCurve of="model" sound={model} beside={own} />
                    </dd>
                  )}
                </div>
              )}
            </dl>
          )}
          {isComparing ? (
            <>
              <p>
                <Trans>Did it sound alike?</Trans>
              </p>
              <button type="button" className="button main" onClick={() => judge(true)}>
                <Trans>Yes</Trans>
              </button>
              <button type="button" className="button second" onClick={() => judge(false)}>
                <Trans>Not yet</Trans>
              </button>
              {!cannotRecord && (
                <button
                  type="button"
                  className="button plain"
                  onClick={() => {
                    setIsSaidWithout(false)
                    void start()
                  }}
                >
                  <Trans>Say it again</Trans>
                </button>
              )}
            </>
          ) : (
            <>
              <p className="soft small">
                <Trans>Your voice stays on this page and is deleted when you continue.</Trans>
              </p>
              {recording.phase === 'recording' ? (
                <>
                  <RecordingLevel stream={recording.stream} />
                  <button type="button" className="button main" onClick={stop}>
                    <Icon of={Square} size={20} />
                    <Trans>Stop</Trans>
                  </button>
                </>
              ) : (
                <button
                  type="button"
                  className="button main"
                  disabled={recording.phase === 'asking'}
                  onClick={() => void start()}
                >
                  <Icon of={Mic} size={20} />
                  <Trans>Record myself</Trans>
                </button>
              )}
              <button
                type="button"
                className="button plain"
                onClick={() => {
                  giveUp()
                  setIsSaidWithout(true)
                }}
              >
                <Trans>I said it without recording</Trans>
              </button>
              <CannotNow ability="speaking" />
            </>
          )}
          <p role="status" className="only-assistive">
            {recording.phase === 'recording' && t`Recording`}
          </p>
        </div>
      ) : (
        <FeedbackSheet
          outcome={given.outcome}
          verdict={given.outcome === 'correct' ? t`Well said.` : t`It’ll be back soon.`}
          links={<ReportLinks report={report} />}
          onNext={onNext}
        />
      )}
    </>
  )
}
