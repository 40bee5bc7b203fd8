import { useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { WordPicture } from '../../ui/word-picture.tsx'
import './choice-tiles.css'
import '../session/keycap.css'
import { useNumberKeys } from './use-number-keys.ts'

export interface Choice {
  id: string
  label: string
  /** Of a label in a language being learnt. */
  lang?: string | undefined
  /** An emoji; the label then stands under it once it is answered, and names it before. */
  picture?: string | undefined
}

interface ChoiceTilesProps {
  choices: readonly Choice[]
  /** Set once answered: which is right, and which was chosen (none for "I don’t know"). */
  result?: { rightId: string; chosenId: string | null } | undefined
  onChoose: (id: string) => void
}

/** A tap answers at once; keys 1 to 4 do the same on a keyboard. */
export function ChoiceTiles({ choices, result, onChoose }: ChoiceTilesProps) {
  const { t } = useLingui()

  const chooseByNumber = (number: number) => {
    const choice = choices[number - 1]
    if (choice !== undefined) onChoose(choice.id)
  }
  useNumberKeys(result === undefined ? chooseByNumber : undefined)

  const isPictured = choices.some(({ picture }) => picture !== undefined)
  return (
    <div
      className={`choice-tiles ${isPictured ? 'pictures' : choices.length === 4 ? 'four' : ''}`.trim()}
    >
      {choices.map(({ id, label, lang, picture }, index) => {
        const state = stateOf(id, result)
        return (
          <button
            key={id}
            type="button"
            className={`choice-tile ${state}`}
            disabled={result !== undefined}
            onClick={() => onChoose(id)}
          >
            <kbd className="keycap only-wide" aria-hidden="true">
              {index + 1}
            </kbd>
            {picture !== undefined && (
              <span className="picture" aria-hidden="true">
                <WordPicture picture={picture} />
              </span>
            )}
            <span
              lang={lang}
              className={
                picture !== undefined && result === undefined
                  ? 'unsaid'
                  : lang === undefined
                    ? undefined
                    : 'word'
              }
            >
              {label}
            </span>
            {state === 'right' && (
              <>
                <Icon of={Check} />
                <span className="only-assistive">{t`right answer`}</span>
              </>
            )}
            {state === 'wrong' && (
              <>
                <Icon of={X} />
                <span className="only-assistive">{t`your answer`}</span>
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}

function stateOf(id: string, result: ChoiceTilesProps['result']): string {
  if (result === undefined) return ''
  if (id === result.rightId) return 'right'
  return id === result.chosenId ? 'wrong' : 'aside'
}
