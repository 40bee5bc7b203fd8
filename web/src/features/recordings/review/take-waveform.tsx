import './review.css'

const height = 64

interface TakeWaveformProps {
  peaks: readonly number[]
  /** For how long it sounds, while it does. */
  playingMs: number | undefined
}

/** The sound of a take at a glance; there is nothing in it that playing does not give. */
export function TakeWaveform({ peaks, playingMs }: TakeWaveformProps) {
  const pairs = peaks.length / 2
  const middle = height / 2
  const path = Array.from({ length: pairs }, (_, nth) => {
    const [least, greatest] = [peaks[2 * nth] ?? 0, peaks[2 * nth + 1] ?? 0]
    const top = middle - (greatest / 127) * middle
    const bottom = Math.max(middle - (least / 127) * middle, top + 1)
    return `M${nth * 2 + 1} ${top.toFixed(1)}V${bottom.toFixed(1)}`
  }).join('')
  return (
    <div className="take-waveform">
      <svg viewBox={`0 0 ${pairs * 2} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
      {playingMs !== undefined && <span style={{ animationDuration: `${playingMs}ms` }} />}
    </div>
  )
}
