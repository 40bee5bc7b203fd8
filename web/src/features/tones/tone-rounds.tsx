import type { MessageDescriptor } from '@lingui/core'
import { msg, ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import type { ToneMaterial, ToneTrial } from '@mboa/domain'
import { useState } from 'react'
import { Link } from 'wouter'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { ExerciseFrame } from '../../exercises/session/exercise-frame.tsx'
import type { Course } from '../../platform/course-store/course-store.ts'
import type { StorageTrouble } from '../../platform/device-store/storage-trouble.ts'
import { endPause, findPauseEnd, pause } from '../../platform/sound/pauses.ts'
import { silenceHum } from '../../platform/sound/sound-in-use.ts'
import { Banner } from '../../ui/banner.tsx'
import { ContrastList } from './contrast-list.tsx'
import { ToneTrial as ShownTrial } from './tone-trial.tsx'
import { TonesPage } from './tones-page.tsx'
import { trialsInRound, useToneTraining } from './use-tone-training.ts'

const answerTexts: Record<StorageTrouble, MessageDescriptor> = {
  'storage-full': msg`Your answer couldn’t be saved: this device’s storage is full. Free up some space, then continue.`,
  'storage-failed': msg`Your answer couldn’t be saved: this device’s storage isn’t responding. Reload the page, then continue.`,
}

interface ToneRoundsProps {
  course: Course
  material: ToneMaterial
  past: readonly ToneTrial[]
}

/** A page before the first round, the rounds, and what each has come to. */
export function ToneRounds({ course, material, past }: ToneRoundsProps) {
  const formatNumber = useFormatNumber()
  const { t, i18n } = useLingui()
  const training = useToneTraining(course, material, past)
  const [pausedUntil, setPausedUntil] = useState(() => findPauseEnd('listening', Date.now()))
  const { round, before, outcomes, isOver, trouble, start, answer, next, resume, leave } = training

  if (pausedUntil !== undefined) {
    const time = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'short' }).format(pausedUntil)
    return (
      <TonesPage isInPlace={round !== undefined}>
        <p>
          <Trans>You chose not to listen until {time}. Tones can only be trained by ear.</Trans>
        </p>
        <button
          type="button"
          className="button main wide"
          onClick={() => {
            endPause('listening')
            setPausedUntil(undefined)
            resume()
          }}
        >
          <Trans>Listen again now</Trans>
        </button>
      </TonesPage>
    )
  }
  if (round === undefined) {
    const hasVoices = material.words.some(({ id }) => course.recordings?.has(id) === true)
    return (
      <TonesPage>
        <p>
          <Trans>
            You hear the melody of a word and say what it was:{' '}
            {ph({ trialsInRound: formatNumber(trialsInRound) })} short questions. What is easy to
            tell apart comes first, and what you confuse comes more often.
          </Trans>
        </p>
        <p className="soft">
          {hasVoices ? (
            <Trans>
              Where speakers have recorded what is asked, you hear their voices. Everything else is
              hummed from the written tones, not a voice.
            </Trans>
          ) : (
            <Trans>What you hear is hummed from the written tones, not a voice.</Trans>
          )}
        </p>
        <button type="button" className="button main wide" onClick={start}>
          <Trans>Start</Trans>
        </button>
        <ContrastList contrasts={material.contrasts} past={before} />
      </TonesPage>
    )
  }
  if (isOver) {
    const right = outcomes.filter((outcome) => outcome === 'correct').length
    return (
      <TonesPage
        heading={t`${ph({ right: formatNumber(right) })} of ${ph({ trialsInRound: formatNumber(trialsInRound) })} right`}
        isInPlace
      >
        <p>
          {right === trialsInRound ? (
            <Trans>Not one mistake.</Trans>
          ) : (
            <Trans>What you couldn’t tell apart yet will come up again soon.</Trans>
          )}
        </p>
        <ContrastList contrasts={material.contrasts} past={round.trials} />
        <button type="button" className="button main wide" onClick={start}>
          <Trans>Another round</Trans>
        </button>
        <Link to={pagePaths.learnerWords} className="button plain wide">
          <Trans>Done</Trans>
        </Link>
      </TonesPage>
    )
  }
  const { given, exercise, shownAt } = round
  function pauseListening() {
    silenceHum()
    pause('listening', Date.now())
    setPausedUntil(findPauseEnd('listening', Date.now()))
  }
  return (
    <ExerciseFrame
      outcomes={outcomes}
      total={trialsInRound}
      isAnswered={given !== undefined}
      comesBack={false}
      shownAt={shownAt}
      onLeave={leave}
    >
      {trouble !== undefined && <Banner kind="bad">{t(answerTexts[trouble])}</Banner>}
      <ShownTrial
        key={shownAt}
        course={course}
        exercise={exercise}
        given={given}
        onAnswer={answer}
        onNext={next}
        onCannotListen={pauseListening}
      />
    </ExerciseFrame>
  )
}
