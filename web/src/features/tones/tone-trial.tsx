import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { layOutTones, type ToneExercise, type ToneExerciseKind } from '@mboa/domain'
import { useMemo } from 'react'
import { GiveUp } from '../../exercises/asking/give-up.tsx'
import { ExerciseTask, Prompt } from '../../exercises/asking/prompt.tsx'
import { ChoiceTiles } from '../../exercises/choosing/choice-tiles.tsx'
import { findWord } from '../../exercises/exercise-part.ts'
import { TonePlaces } from '../../exercises/spelling/tone-places.tsx'
import { languageOf } from '../../exercises/typing/written-language.ts'
import { glossIn } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { HumChoices } from './hum-choices.tsx'
import { ToneSound } from './tone-sound.tsx'
import { ToneVerdict } from './tone-verdict.tsx'
import type { GivenTone } from './use-tone-training.ts'
import './tones.css'

const tasks: Record<ToneExerciseKind, ReturnType<typeof msg>> = {
  'tones-same-or-different': msg`Same melody or not?`,
  'tones-which-form': msg`Which word has this melody?`,
  'tones-put-marks': msg`Put the tones you hear on the word`,
  'tones-which-hum': msg`Which hum matches this word?`,
}

export interface ToneTrialProps {
  course: Course
  exercise: ToneExercise
  given: GivenTone | undefined
  onAnswer: (answer: string) => void
  onNext: () => void
  onCannotListen: () => void
}

/** One trial: what is heard or read above, the choices below, then what became of the answer. */
export function ToneTrial(props: ToneTrialProps) {
  const { course, exercise, given } = props
  const { t, i18n } = useLingui()
  const { kind, word } = exercise
  const isRead = kind === 'tones-which-hum'
  const { htmlLang } = course.summary
  const isWrittenNow = kind === 'tones-put-marks' && given !== undefined
  const shown = isRead || isWrittenNow ? { text: word.text, lang: htmlLang } : undefined
  const gloss = findWord(course, word.id)?.gloss
  const meaning = gloss === undefined ? undefined : glossIn(gloss, i18n.locale)[0]
  return (
    <div className="tone-trial">
      <ExerciseTask takesFocus={given === undefined}>{t(tasks[kind])}</ExerciseTask>
      {!isRead && (
        <ToneSound course={course} exercise={exercise} startsAlone={given === undefined} />
      )}
      {shown !== undefined && <Prompt word={shown} meaning={meaning} />}
      <div className="dock">
        <ToneChoices {...props} />
        {given === undefined && (
          <div className="tone-outs">
            {kind !== 'tones-put-marks' && <GiveUp onGiveUp={() => props.onAnswer('')} />}
            <button type="button" className="button plain" onClick={props.onCannotListen}>
              <Trans>Can’t listen now</Trans>
            </button>
          </div>
        )}
      </div>
      {given !== undefined && (
        <ToneVerdict course={course} exercise={exercise} given={given} onNext={props.onNext} />
      )}
    </div>
  )
}

function ToneChoices({ course, exercise, given, onAnswer }: ToneTrialProps) {
  const { t } = useLingui()
  const { kind, word, second, options } = exercise
  const { summary } = course
  const language = useMemo(() => languageOf(summary), [summary])
  const letters = useMemo(() => layOutTones({ accepted: [word.text] }, language), [word, language])
  if (kind === 'tones-which-hum') {
    return (
      <HumChoices course={course} exercise={exercise} chosen={given?.answer} onChoose={onAnswer} />
    )
  }
  if (kind === 'tones-put-marks') {
    return given === undefined ? (
      <TonePlaces
        letters={letters}
        language={language}
        onCheck={onAnswer}
        onGiveUp={() => onAnswer('')}
      />
    ) : null
  }
  const isPair = kind === 'tones-same-or-different'
  const choices = isPair
    ? [
        { id: 'same', label: t`Same` },
        { id: 'different', label: t`Different` },
      ]
    : options.map(({ id, text }) => ({ id, label: text, lang: summary.htmlLang }))
  const rightId = !isPair ? word.id : word === second ? 'same' : 'different'
  return (
    <ChoiceTiles
      choices={choices}
      result={given && { rightId, chosenId: given.answer }}
      onChoose={onAnswer}
    />
  )
}
