import { useLingui } from '@lingui/react/macro'
import { layOutTones } from '@mboa/domain'
import { AudioWaveform } from 'lucide-react'
import { useMemo } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { ExerciseTask } from '../asking/prompt.tsx'
import { WordPrompt } from '../asking/word-prompt.tsx'
import type { ExerciseProps } from '../exercise-part.ts'
import { AnswerAndVerdict } from '../feedback/answer-and-verdict.tsx'
import { TypedFeedback } from '../feedback/typed-feedback.tsx'
import { SoundButton } from '../hearing/sound-button.tsx'
import { useWordMarking } from '../typing/use-word-marking.ts'
import { TonePlaces } from './tone-places.tsx'

/** The meaning and the bare word are shown; its tone marks are put on, and marked like typed ones. */
export function PlaceTones({ exercise, ...part }: ExerciseProps<'place-tones'>) {
  const { t, i18n } = useLingui()
  const { course, given } = part
  const { item, meaning } = exercise
  const { language, expected, markAhead, check, giveUp, feedback } = useWordMarking(exercise, part)
  const letters = useMemo(() => layOutTones(exercise, language), [exercise, language])
  const sign = <Icon of={AudioWaveform} />
  return (
    <>
      <ExerciseTask takesFocus={given === undefined}>{t`Add the tone marks`}</ExerciseTask>
      <WordPrompt
        course={course}
        item={item}
        // Heard before it is answered, the tones would be given away.
        margin={given ? <SoundButton course={course} item={item} fallback={sign} /> : sign}
        meaning={glossIn(meaning, i18n.locale)}
        text={given && expected}
      />
      <AnswerAndVerdict
        given={given}
        answer={
          <TonePlaces
            letters={letters}
            language={language}
            onPause={markAhead}
            onCheck={check}
            onGiveUp={giveUp}
          />
        }
        verdict={<TypedFeedback {...feedback} />}
      />
    </>
  )
}
