import { useLingui } from '@lingui/react/macro'
import { layOutTiles } from '@mboa/domain'
import { LayoutGrid } from 'lucide-react'
import { useMemo } from 'react'
import { glossIn } from '../../i18n/interface-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { ExerciseTask } from '../asking/prompt.tsx'
import { WordPrompt } from '../asking/word-prompt.tsx'
import type { ExerciseProps } from '../exercise-part.ts'
import { AnswerAndVerdict } from '../feedback/answer-and-verdict.tsx'
import { TypedFeedback } from '../feedback/typed-feedback.tsx'
import { SoundButton } from '../hearing/sound-button.tsx'
import { WordTiles } from '../sentences/word-tiles.tsx'
import { useWordMarking } from '../typing/use-word-marking.ts'

const noMeaning = () => undefined

/** The meaning is shown; the word is put together from its letters and marked like a typed one. */
export function LetterTiles({ exercise, ...part }: ExerciseProps<'letter-tiles'>) {
  const { t, i18n } = useLingui()
  const { course, given } = part
  const { item, meaning } = exercise
  const { language, expected, markAhead, check, giveUp, feedback } = useWordMarking(exercise, part)
  const tiles = useMemo(() => layOutTiles(exercise, { language }), [exercise, language])
  const sign = <Icon of={LayoutGrid} />
  return (
    <>
      <ExerciseTask takesFocus={given === undefined}>{t`Spell it with these letters`}</ExerciseTask>
      <WordPrompt
        course={course}
        item={item}
        // Heard before it is answered, the word would be given away.
        margin={given ? <SoundButton course={course} item={item} fallback={sign} /> : sign}
        meaning={glossIn(meaning, i18n.locale)}
        text={given && expected}
      />
      <AnswerAndVerdict
        given={given}
        answer={
          <WordTiles
            tiles={tiles}
            name={t`Letters`}
            joint=""
            lang={language.htmlLang}
            meaningOf={noMeaning}
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
