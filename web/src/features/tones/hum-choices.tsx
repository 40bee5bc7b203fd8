import { ph } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ToneExercise } from '@mboa/domain'
import { Check, X } from 'lucide-react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { useNumberKeys } from '../../exercises/choosing/use-number-keys.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { Icon } from '../../ui/icon.tsx'
import { WordSound } from './tone-sound.tsx'

interface HumChoicesProps {
  course: Course
  exercise: ToneExercise
  /** The id of the hum that was chosen, once one was. */
  chosen: string | undefined
  onChoose: (id: string) => void
}

/** Hums to be heard, each beside the button that chooses it; keys 1 to 3 choose. */
export function HumChoices({ course, exercise, chosen, onChoose }: HumChoicesProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const { options, word } = exercise
  const isOpen = chosen === undefined
  useNumberKeys(
    isOpen
      ? (number) => {
          const option = options[number - 1]
          if (option !== undefined) onChoose(option.id)
        }
      : undefined,
  )
  return (
    <ul className="hum-choices">
      {options.map((option, at) => {
        const nth = at + 1
        const isRight = !isOpen && option.id === word.id
        const isWrong = !isOpen && option.id === chosen && !isRight
        return (
          <li key={option.id}>
            <WordSound
              course={course}
              exercise={exercise}
              word={option}
              label={t`Hear hum ${ph({ nth: formatNumber(nth) })}`}
            />
            <button
              type="button"
              className={`choice-tile ${isRight ? 'right' : isWrong ? 'wrong' : isOpen ? '' : 'aside'}`}
              disabled={!isOpen}
              onClick={() => onChoose(option.id)}
            >
              <kbd className="keycap only-wide" aria-hidden="true">
                {formatNumber(nth)}
              </kbd>
              <span>{t`Hum ${ph({ nth: formatNumber(nth) })}`}</span>
              {isRight && (
                <>
                  <Icon of={Check} />
                  <span className="only-assistive">{t`right answer`}</span>
                </>
              )}
              {isWrong && (
                <>
                  <Icon of={X} />
                  <span className="only-assistive">{t`your answer`}</span>
                </>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
