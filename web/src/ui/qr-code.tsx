import { encode } from 'uqr'
import './qr-code.css'

/** ISO/IEC 18004, 5.3.8: as much stays light around the symbol. */
const quietModules = 4

interface QrCodeProps {
  /** What who reads it gets. */
  text: string
  /** What it is for, for who does not see it. */
  label: string
}

/**
 * A QR code, drawn on the device: nothing of it is sent. Black on white whatever the colours of the
 * page, because readers want it so.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const whole = size + 2 * quietModules
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${whole} ${whole}`}
      width={whole * 8}
      height={whole * 8}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={whole} height={whole} fill="#fff" />
      <path fill="#000" d={drawModules(data)} />
    </svg>
  )
}

/** Dark modules that lie side by side are one bar: no hairline shows between them. */
function drawModules(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        const width = (end === -1 ? row.length : end) - x
        return [`M${x + quietModules} ${y + quietModules}h${width}v1h-${width}z`]
      }),
    )
    .join('')
}
