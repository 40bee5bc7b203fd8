import { Trans } from '@lingui/react/macro'
import type { AlignedCell } from '@mboa/domain'
import { onDottedCircle } from './on-dotted-circle.ts'
import './difference-cells.css'

/** From more cells than this on they are drawn narrower. */
const fewCells = 7

/**
 * The answer above the right one, a pair of cells per letter, of the words that differ: the whole
 * stands above. A pair never parts, and lines break between words. Hidden from assistive
 * technology, which gets the same in a sentence.
 */
export function DifferenceCells({ cells, lang }: { cells: readonly AlignedCell[]; lang: string }) {
  const words = differingWords(splitWords(cells))
  return (
    <div className={cells.length > fewCells ? 'difference many' : 'difference'} aria-hidden="true">
      <div className="pair">
        <Trans>You</Trans>
        <span>
          <Trans>Right</Trans>
        </span>
      </div>
      <div className="cells" lang={lang}>
        {words.map((word, index) => (
          <div key={index} className="cells">
            {word.map(({ given, expected, mark }, place) => (
              <div key={place} className="pair">
                <Cell text={given} mark={mark} />
                <Cell text={expected} mark={markOfRight(expected, mark)} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function Cell({ text, mark }: { text: string | null; mark: string }) {
  const className = `cell ${text === ' ' && mark === 'same' ? 'space' : mark}`
  return <span className={className}>{text === null ? null : onDottedCircle(text)}</span>
}

/** The columns word by word, a space at the end of its word. */
function splitWords(cells: readonly AlignedCell[]): AlignedCell[][] {
  const words: AlignedCell[][] = [[]]
  for (const cell of cells) {
    words.at(-1)?.push(cell)
    if (cell.given === ' ' || cell.expected === ' ') words.push([])
  }
  return words
}

/** Where the space between two words differs, both are shown. */
function differingWords(words: readonly AlignedCell[][]): AlignedCell[][] {
  return words.filter((word, at) =>
    [...(words[at - 1]?.slice(-1) ?? []), ...word].some(({ mark }) => mark !== 'same'),
  )
}

function markOfRight(expected: string | null, mark: AlignedCell['mark']): string {
  if (expected === null) return 'extra'
  return mark === 'same' ? 'same' : 'right'
}
