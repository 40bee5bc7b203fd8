import { Trans } from '@lingui/react/macro'
import type { AlignedCell } from '@mboa/domain'
import './difference-cells.css'

/** From more cells than this on they are drawn narrower. */
const fewCells = 7

/**
 * The answer above the right one, a cell per letter; only what differs is marked. Hidden from
 * assistive technology, which gets the same in a sentence.
 */
export function DifferenceCells({ cells, lang }: { cells: readonly AlignedCell[]; lang: string }) {
  return (
    <div className={cells.length > fewCells ? 'difference many' : 'difference'} aria-hidden="true">
      <div className="line">
        <Trans>You</Trans>
        <span className="cells" lang={lang}>
          {cells.map(({ given, mark }, index) => (
            <span key={index} className={`cell ${mark}`}>
              {given ?? ''}
            </span>
          ))}
        </span>
      </div>
      <div className="line">
        <Trans>Right</Trans>
        <span className="cells" lang={lang}>
          {cells.map(({ expected, mark }, index) => (
            <span key={index} className={`cell ${markOfRight(expected, mark)}`}>
              {expected ?? ''}
            </span>
          ))}
        </span>
      </div>
    </div>
  )
}

function markOfRight(expected: string | null, mark: AlignedCell['mark']): string {
  if (expected === null) return 'extra'
  return mark === 'same' ? 'same' : 'right'
}
