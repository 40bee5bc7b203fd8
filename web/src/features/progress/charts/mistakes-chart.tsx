import './charts.css'
import { useFormatNumber } from '../../../i18n/use-format-number.ts'

interface MistakesChartProps {
  bars: readonly { name: string; total: number }[]
  labelledBy: string
}

const rowPx = 52

/** One bar a kind, its name above it: names are long in some languages. */
export function MistakesChart({ bars, labelledBy }: MistakesChartProps) {
  const formatNumber = useFormatNumber()
  const highest = Math.max(1, ...bars.map(({ total }) => total))
  return (
    <svg
      className="mistakes-chart"
      height={bars.length * rowPx}
      role="img"
      aria-labelledby={labelledBy}
    >
      {bars.map(({ name, total }, at) => (
        <g key={name}>
          <text x="0" y={at * rowPx + 16}>
            {name}
          </text>
          <text className="here" x="100%" y={at * rowPx + 16} textAnchor="end">
            {formatNumber(total)}
          </text>
          <rect className="track" x="0" width="100%" y={at * rowPx + 24} height="14" />
          <rect x="0" width={`${(total / highest) * 100}%`} y={at * rowPx + 24} height="14" />
        </g>
      ))}
    </svg>
  )
}
