import './charts.css'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'

export interface Bar {
  key: number
  value: number
  /** Under the bar; most stand without. */
  label?: string | undefined
  /** The bar of now. */
  isNow?: boolean
}

interface BarChartProps {
  bars: readonly Bar[]
  labelledBy: string
}

const topPx = 24
const barsPx = 112
const baselinePx = topPx + barsPx
const heightPx = baselinePx + 28

/** How many figures stand over bars besides that of now. */
const mostFigures = 2

/** Bars side by side. Figures stand on the bar of now and on the two highest only. */
export function BarChart({ bars, labelledBy }: BarChartProps) {
  const formatNumber = useFormatNumber()
  const highest = Math.max(1, ...bars.map(({ value }) => value))
  const highestKeys = bars
    .filter(({ value, isNow }) => value > 0 && isNow !== true)
    .sort((a, b) => b.value - a.value)
    .slice(0, mostFigures)
    .map(({ key }) => key)
  const stepPercent = 100 / bars.length
  return (
    <svg className="bar-chart" height={heightPx} role="img" aria-labelledby={labelledBy}>
      {bars.map(({ key, value, label, isNow = false }, at) => {
        const barPx = value === 0 ? 0 : Math.max(3, (value / highest) * barsPx)
        const middle = `${(at + 0.5) * stepPercent}%`
        return (
          <g key={key}>
            <rect
              className={isNow ? 'now' : undefined}
              x={`${at * stepPercent + stepPercent * 0.07}%`}
              width={`${stepPercent * 0.86}%`}
              y={baselinePx - barPx}
              height={barPx}
            />
            {(isNow || highestKeys.includes(key)) && (
              <text
                className={isNow ? 'here' : undefined}
                x={middle}
                y={baselinePx - barPx - 7}
                textAnchor="middle"
              >
                {formatNumber(value)}
              </text>
            )}
            {label !== undefined && (
              <text x={`${at * stepPercent}%`} y={baselinePx + 20}>
                {label}
              </text>
            )}
          </g>
        )
      })}
      <line x1="0" x2="100%" y1={baselinePx + 1} y2={baselinePx + 1} />
    </svg>
  )
}
