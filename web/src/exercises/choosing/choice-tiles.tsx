import { useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { Icon } from '../../ui/icon.tsx'
import { WordPicture } from '../../ui/word-picture.tsx'
import { WordText } from '../../ui/word-text.tsx'
import type { ReactNode } from 'react'
import './choice-tiles.css'
import { Keycap } from '../session/keycap.tsx'
import { useNumberKeys } from './use-number-keys.ts'

export interface Choice {
  id: string
  label: string
  /** Of a label in a language being learnt. */
  lang?: string | undefined
  /** An emoji; the label then stands under it once it is answered, and names it before. */
  picture?: string | undefined
}

export interface ChoiceVoices {
  ids: ReadonlySet<string>
  sign: ReactNode
}

interface ChoiceTilesProps {
  choices: readonly Choice[]
  /** Those that can be heard, and their sign; and the one that was tapped to be heard. */
  voices?: ChoiceVoices | undefined
  heard?: string | undefined
  /** They are not to be seen yet: what stands here instead is `children`. */
  isWaiting?: boolean
  /** Set once answered: which is right, and which was chosen (none for "I don’t know"). */
  result?: { rightId: string; chosenId: string | null } | undefined
  onChoose: (id: string) => void
  children?: ReactNode
}

/** A tap is a choice; keys 1 to 4 do the same on a keyboard. */
export function ChoiceTiles(props: ChoiceTilesProps) {
  const formatNumber = useFormatNumber()
  const { choices, voices, heard, isWaiting = false, result, onChoose } = props
  const { t } = useLingui()

  const chooseByNumber = (number: number) => {
    const choice = choices[number - 1]
    if (choice !== undefined) onChoose(choice.id)
  }
  useNumberKeys(result === undefined && !isWaiting ? chooseByNumber : undefined)

  const isPictured = choices.some(({ picture }) => picture !== undefined)
  return (
    <div
      className={`choice-tiles ${isPictured ? 'pictures' : choices.length === 4 ? 'four' : ''}`.trim()}
      data-waiting={isWaiting ? '' : undefined}
    >
      {props.children}
      {choices.map(({ id, label, lang, picture }, index) => {
        const state = id === heard && !result ? 'chosen' : stateOf(id, result)
        return (
          <button
            key={id}
            type="button"
            className={`choice-tile ${state}`}
            disabled={result !== undefined}
            aria-pressed={voices && !result ? id === heard : undefined}
            onClick={() => onChoose(id)}
          >
            <Keycap>{formatNumber(index + 1)}</Keycap>
            {picture !== undefined && (
              <span className="picture" aria-hidden="true">
                <WordPicture picture={picture} />
              </span>
            )}
            {lang === undefined ? (
              <span
                className={picture !== undefined && result === undefined ? 'unsaid' : undefined}
              >
                {label}
              </span>
            ) : (
              <WordText lang={lang}>{label}</WordText>
            )}
            {voices?.ids.has(id) && !result && voices.sign}
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
