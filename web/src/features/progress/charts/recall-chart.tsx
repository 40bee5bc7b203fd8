import type { RecallBin } from '@mboa/domain'
import './charts.css'

interface RecallChartProps {
  /** Bins that hold reviews. */
  bins: readonly RecallBin[]
  /** What the chance of a bin is called, `85–90 %`. */
  nameOf: (bin: RecallBin) => string
  /** How much of it was known, `82 %`. */
  shareOf: (bin: RecallBin) => string
  expectedLabel: string
  knownLabel: string
  labelledBy: string
}

const rowPx = 56

/**
 * For each range of expectation a bar of what was known, and a stroke where the model expected it:
 * where bar and stroke end together, the model knows the learner.
 */
export function RecallChart(props: RecallChartProps) {
  const { bins, nameOf, shareOf, expectedLabel, knownLabel, labelledBy } = props
  return (
    <>
      <svg
        className="recall-chart"
        height={bins.length * rowPx}
        role="img"
        aria-labelledby={labelledBy}
      >
        {bins.map((bin, at) => {
          const known = (bin.recalled / bin.reviews) * 100
          const expected = bin.expectedPermille / bin.reviews / 10
          const y = at * rowPx
          return (
            <g key={bin.from}>
              <text x="0" y={y + 14}>
                {nameOf(bin)}
              </text>
              <text className="here" x="100%" y={y + 14} textAnchor="end">
                {shareOf(bin)}
              </text>
              <rect className="whole" x="0" width="100%" y={y + 22} height="20" />
              <rect className="known" x="0" width={`${known}%`} y={y + 22} height="20" />
              <rect
                className="expected"
                x={`${expected}%`}
                transform="translate(-4 0)"
                width="4"
                y={y + 18}
                height="28"
              />
            </g>
          )
        })}
      </svg>
      <p className="recall-key small soft">
        <i className="known" aria-hidden="true" /> {knownLabel}
        <i className="expected" aria-hidden="true" /> {expectedLabel}
      </p>
    </>
  )
}
