import './review.css'

const height = 64

/** The sound of a take at a glance; there is nothing in it that playing does not give. */
export function TakeWaveform({ peaks }: { peaks: readonly number[] }) {
  const pairs = peaks.length / 2
  const middle = height / 2
  const path = Array.from({ length: pairs }, (_, nth) => {
    const [least, greatest] = [peaks[2 * nth] ?? 0, peaks[2 * nth + 1] ?? 0]
    const top = middle - (greatest / 127) * middle
    const bottom = Math.max(middle - (least / 127) * middle, top + 1)
    return `M${nth * 2 + 1} ${top.toFixed(1)}V${bottom.toFixed(1)}`
  }).join('')
  return (
    <svg
      className="take-waveform"
      viewBox={`0 0 ${pairs * 2} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
