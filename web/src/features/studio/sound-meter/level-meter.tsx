import { Trans, useLingui } from '@lingui/react/macro'

const cellCount = 30
/** dBFS of the empty and of the full meter. */
const emptyDb = -30
const fullDb = 0
/** Where the quality gate begins to call a peak good, and too loud. */
const goodFromDb = -12
const loudFromDb = -1.5

const cellDb = (cell: number) => emptyDb + ((cell + 1) / cellCount) * (fullDb - emptyDb)

/** The level of the newest sound. Its words are for all, its cells for the eye. */
export function LevelMeter({ peakDb }: { peakDb: number }) {
  const { t } = useLingui()
  const words = peakDb >= loudFromDb ? t`too loud` : peakDb >= goodFromDb ? t`good` : t`quiet`
  return (
    <div
      className="level-meter"
      role="meter"
      aria-label={t`Level`}
      aria-valuemin={emptyDb}
      aria-valuemax={fullDb}
      aria-valuenow={Math.round(Math.min(fullDb, Math.max(emptyDb, peakDb)))}
      aria-valuetext={words}
    >
      <div className="cells" aria-hidden="true">
        {Array.from({ length: cellCount }, (_, cell) => (
          <i key={cell} className={classOf(cell, peakDb)} />
        ))}
      </div>
      <div className="scale" aria-hidden="true">
        <span>
          <Trans>too quiet</Trans>
        </span>
        <span>
          <Trans>good</Trans>
        </span>
        <span>
          <Trans>too loud</Trans>
        </span>
      </div>
    </div>
  )
}

function classOf(cell: number, peakDb: number): string {
  const level = cellDb(cell)
  const mark = level >= loudFromDb ? 'loud' : level >= goodFromDb ? 'good' : ''
  return peakDb >= level ? `on ${mark}` : mark
}
