import { Trans, useLingui } from '@lingui/react/macro'
import { judgeOwnSaying, type OwnSaying } from '@mboa/domain'
import { Mic, Square } from 'lucide-react'
import { useEffect, useState } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { ExerciseTask } from '../asking/prompt.tsx'
import { GiveUp } from '../asking/give-up.tsx'
import { FeedbackSheet } from '../feedback/feedback-sheet.tsx'
import { verdictTexts } from '../feedback/feedback-sheet.tsx'
import { CannotNow } from '../hearing/cannot-now.tsx'
import { PlayButton } from '../hearing/play-button.tsx'
import { RecordingButton } from '../hearing/recording-button.tsx'
import { RecordingLevel } from './recording-level.tsx'
import { NoMicrophone } from './say-again.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { preferredRecording } from '../../platform/course-store/voice-preference.ts'
import { useVoice } from '../hearing/use-voice.ts'
import { soundOf } from '../../platform/sound/sound-of.ts'
import { SoundButton } from '../hearing/sound-button.tsx'
import { useOwnRecording } from './use-own-recording.ts'
import { useSpeakAlong } from './use-speak-along.ts'
import { ReportLinks } from '../feedback/report-links.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useStrictness, type ExerciseProps } from '../exercise-part.ts'
import { useItemReport } from '../feedback/item-report.ts'
import { WordPrompt } from '../asking/word-prompt.tsx'
import '../hearing/hearing.css'

const { Part: LoudnessCurve } = lazyPart(
  async () => (await import('./loudness-curve.tsx')).LoudnessCurve,
  'silent',
)
const { Part: WordPitch, prepare: preparePitch } = lazyPart(
  async () => (await import('./pitch/word-pitch.tsx')).WordPitch,
  'silent',
)

/**
 * A word is said aloud, a sentence along with its speaker; both are heard, and the learner judges
 * how near they came.
 */
export function SayAndCompare(props: ExerciseProps<'say-and-compare' | 'shadow-sentence'>) {
  const { exercise, course, given, onAnswer, onNext } = props
  const { t, i18n } = useLingui()
  const strictness = useStrictness(course.summary.course)
  const { recording, start, stop, giveUp } = useOwnRecording()
  const [isSaidWithout, setIsSaidWithout] = useState(false)
  const recordings = course.recordings?.get(exercise.item)
  const isAlong = exercise.kind === 'shadow-sentence'
  const { preference, session } = useVoice(course.summary.course)
  const heard = recordings && preferredRecording(recordings, preference, session)
  const speaker = heard && soundOf(heard)
  const model = speaker?.address
  const { isSlow } = preference
  useSpeakAlong({ model: isAlong ? speaker : undefined, isSlow, recording, stop })
  const own = recording.phase === 'recorded' ? recording.sound : undefined
  useEffect(preparePitch, [])
  const cannotRecord = recording.phase === 'refused' || recording.phase === 'unavailable'
  const isComparing = recording.phase === 'recorded' || isSaidWithout
  const showsWord = isAlong || isComparing || given !== undefined
  const isToHear = isAlong && given === undefined && !isComparing
  const isForgotten = given?.outcome === 'wrong'
  const judge = (saying: OwnSaying) =>
    onAnswer({ ...judgeOwnSaying(saying), strictness, answer: '' })
  const report = useItemReport({
    course,
    item: exercise.item,
    exercise: exercise.kind,
    answer: '',
    expected: exercise.text,
  })

  return (
    <>
      {/* What is heard and judged next is read on from it. */}
      <ExerciseTask key={`${isComparing}`} takesFocus={given === undefined}>
        {isAlong ? t`Listen, then speak along` : t`Say it, then compare`}
      </ExerciseTask>
      <WordPrompt
        course={course}
        item={exercise.item}
        margin={
          isToHear || isForgotten ? (
            <SoundButton
              course={course}
              item={exercise.item}
              fallback={<Icon of={Mic} />}
              startsAlone
            />
          ) : (
            <Icon of={Mic} />
          )
        }
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
                      hasKey={false}
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
          {own && (
            <WordPitch
              course={course}
              item={exercise.item}
              text={exercise.text}
              own={own}
              model={heard && { address: soundOf(heard).address, speaker: heard.voice.speaker }}
            />
          )}
          {isComparing ? (
            <>
              <p>
                <Trans>Did it sound alike?</Trans>
              </p>
              <div className="own-judgement">
                <button type="button" className="button main" onClick={() => judge('close')}>
                  <Trans>Yes</Trans>
                </button>
                <button type="button" className="button second" onClick={() => judge('far')}>
                  <Trans>Not yet</Trans>
                </button>
                <button type="button" className="button plain" onClick={() => judge('forgotten')}>
                  {isAlong ? <Trans>I couldn’t follow</Trans> : <Trans>I didn’t remember it</Trans>}
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
              </div>
            </>
          ) : (
            <>
              <p className="soft small">
                <Trans>Your voice stays on this page and is deleted when you continue.</Trans>
              </p>
              {recording.phase === 'recording' ? (
                <>
                  <RecordingLevel stream={recording.stream} />
                  <button type="button" className="button main" autoFocus onClick={stop}>
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
                  {isAlong ? <Trans>Speak along</Trans> : <Trans>Record myself</Trans>}
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
                {isAlong ? (
                  <Trans>Speak along without recording</Trans>
                ) : (
                  <Trans>I said it without recording</Trans>
                )}
              </button>
              {!isAlong && <GiveUp onGiveUp={() => judge('forgotten')} />}
              <CannotNow ability="speaking" />
            </>
          )}
          <p role="status" className="only-assistive">
            {recording.phase === 'recording' && t`Recording`}
          </p>
        </div>
      ) : (
        <FeedbackSheet
          outcome={isForgotten && !isAlong ? 'shown' : given.outcome}
          verdict={
            given.outcome === 'correct'
              ? t`Well said.`
              : isForgotten && !isAlong
                ? t(verdictTexts.shown)
                : t`It’ll be back soon.`
          }
          links={<ReportLinks report={report} />}
          onNext={onNext}
        />
      )}
    </>
  )
}
