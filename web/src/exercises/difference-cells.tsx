import { Trans } from '@lingui/react/macro'
import type { AlignedCell } from '@mboa/domain'
import './difference-cells.css'

/** From more cells than this on they are drawn narrower. */
const fewCells = 7

/**
 * The answer above the right one, a cell per letter; only what differs is marked. Lines break
 * between words. Hidden from assistive technology, which gets the same in a sentence.
 */
export function DifferenceCells({ cells, lang }: { cells: readonly AlignedCell[]; lang: string }) {
  const words = splitWords(cells)
  return (
    <div className={cells.length > fewCells ? 'difference many' : 'difference'} aria-hidden="true">
      <div className="line">
        <Trans>You</Trans>
        <Words {...{ words, lang }} cellOf={({ given, mark }) => [given, mark]} />
      </div>
      <div className="line">
        <Trans>Right</Trans>
        <Words
          {...{ words, lang }}
          cellOf={({ expected, mark }) => [expected, markOfRight(expected, mark)]}
        />
      </div>
    </div>
  )
}

interface WordsProps {
  words: readonly (readonly AlignedCell[])[]
  lang: string
  cellOf: (cell: AlignedCell) => [text: string | null, mark: string]
}

function Words({ words, lang, cellOf }: WordsProps) {
  return (
    <span className="cells" lang={lang}>
      {words.map((word, index) => (
        <span key={index} className="cells">
          {word.map((cell, place) => {
            const [text, mark] = cellOf(cell)
            return (
              <span
                key={place}
                className={`cell ${text === ' ' && mark === 'same' ? 'space' : mark}`}
              >
                {text}
              </span>
            )
          })}
        </span>
      ))}
    </span>
  )
}

/** The columns word by word, a space at the end of its word: both lines then break at one place. */
function splitWords(cells: readonly AlignedCell[]): AlignedCell[][] {
  const words: AlignedCell[][] = [[]]
  for (const cell of cells) {
    words.at(-1)?.push(cell)
    if (cell.given === ' ' || cell.expected === ' ') words.push([])
  }
  return words
}

function markOfRight(expected: string | null, mark: AlignedCell['mark']): string {
  if (expected === null) return 'extra'
  return mark === 'same' ? 'same' : 'right'
}
