import { Trans } from '@lingui/react/macro'
import type { AlignedCell } from '@mboa/domain'
import './difference-cells.css'

/** From more cells than this on they are drawn narrower. */
const fewCells = 7

/**
 * The answer above the right one, a cell per letter, of the words that differ: the whole stands
 * above. Lines break between words. Hidden from assistive technology, which gets the same in a
 * sentence.
 */
export function DifferenceCells({ cells, lang }: { cells: readonly AlignedCell[]; lang: string }) {
  const words = differingWords(splitWords(cells))
  return (
    <div className={cells.length > fewCells ? 'difference many' : 'difference'} aria-hidden="true">
      <div className="line">
        <Trans>You</Trans>
        <Words words={words} lang={lang} cellOf={({ given, mark }) => [given, mark]} />
      </div>
      <div className="line">
        <Trans>Right</Trans>
        <Words
          words={words}
          lang={lang}
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
