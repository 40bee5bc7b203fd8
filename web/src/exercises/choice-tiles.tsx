import { useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import { useEffect } from 'react'
import { Icon } from '../ui/icon.tsx'
import './choice-tiles.css'

export interface Choice {
  id: string
  label: string
}

interface ChoiceTilesProps {
  choices: readonly Choice[]
  /** Set once answered: which is right, and which was chosen (none for "I don't know"). */
  result?: { rightId: string; chosenId: string | null } | undefined
  onChoose: (id: string) => void
}

/** A tap answers at once; keys 1 to 4 do the same on a keyboard. */
export function ChoiceTiles({ choices, result, onChoose }: ChoiceTilesProps) {
  const { t } = useLingui()

  useEffect(() => {
    if (result !== undefined) return
    const chooseByKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined
      if (choice !== undefined) onChoose(choice.id)
    }
    document.addEventListener('keydown', chooseByKey)
    return () => document.removeEventListener('keydown', chooseByKey)
  }, [choices, result, onChoose])

  return (
    <div className={choices.length === 4 ? 'choice-tiles four' : 'choice-tiles'}>
      {choices.map(({ id, label }, index) => {
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
            {label}
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
