import { Trans, useLingui } from '@lingui/react/macro'
import { computePeaks, peakPairs } from '@mboa/domain'
import { GripVertical } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import '../sound-meter/sound-meter.css'
import { Icon } from '../../../ui/icon.tsx'
import './waveform.css'

type End = 'start' | 'end'

interface WaveformProps {
  samples: Float32Array
  sampleRate: number
  cut: { start: number; end: number }
  stepSamples: number
  onMove: (end: End, to: number) => void
}

const height = 108
const [width, middle, peakScale] = [peakPairs * 2, height / 2, 127]

/** The whole take on slate: what is kept white, the rest dim, with a handle at either end. */
export function Waveform({ samples, sampleRate, cut, stepSamples, onMove }: WaveformProps) {
  const { language } = useInterfaceLanguage()
  const field = useRef<HTMLDivElement>(null)
  const bars = useMemo(() => drawBars(samples), [samples])
  const share = (sample: number) => sample / samples.length
  const seconds = (count: number) =>
    new Intl.NumberFormat(regionalTag(language), {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }).format(count / sampleRate)
  const [before, kept, after] = [
    seconds(cut.start),
    seconds(cut.end - cut.start),
    seconds(samples.length - cut.end),
  ]
  const firstKept = Math.floor(share(cut.start) * bars.length)
  const firstAfter = Math.ceil(share(cut.end) * bars.length)

  function moveTo(end: End, clientX: number) {
    const box = field.current?.getBoundingClientRect()
    if (box === undefined) return
    onMove(end, ((clientX - box.left) / box.width) * samples.length)
  }

  return (
    <div className="sound-meter">
      <div className="line num">
        <span>
          <Trans>{before} s before</Trans>
        </span>
        <span className="strong">
          <Trans>{kept} s</Trans>
        </span>
        <span>
          <Trans>{after} s after</Trans>
        </span>
      </div>
      <div ref={field} className="waveform">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="left-out" d={bars.slice(0, firstKept).join('')} />
          <path className="left-out" d={bars.slice(firstAfter).join('')} />
          <path className="kept" d={bars.slice(firstKept, firstAfter).join('')} />
        </svg>
        {(['start', 'end'] as const).map((end) => (
          <CutHandle
            key={end}
            end={end}
            stepSamples={stepSamples}
            sampleRate={sampleRate}
            at={cut[end]}
            length={samples.length}
            onMove={(to) => onMove(end, to)}
            onDrag={(clientX) => moveTo(end, clientX)}
          />
        ))}
      </div>
    </div>
  )
}

function drawBars(samples: Float32Array): readonly string[] {
  const peaks = computePeaks(samples)
  return Array.from({ length: peakPairs }, (_, nth) => {
    const [least, greatest] = [peaks[2 * nth] ?? 0, peaks[2 * nth + 1] ?? 0]
    const top = middle - (greatest / peakScale) * middle
    const bottom = middle - (least / peakScale) * middle
    return `M${nth * 2 + 1} ${top.toFixed(1)}V${Math.max(bottom, top + 1).toFixed(1)}`
  })
}

interface CutHandleProps {
  end: End
  at: number
  length: number
  sampleRate: number
  stepSamples: number
  onMove: (to: number) => void
  onDrag: (clientX: number) => void
}

/** Arrow keys move it 10 ms, with Page Up and Page Down 100 ms. */
function CutHandle({ end, at, length, sampleRate, stepSamples, onMove, onDrag }: CutHandleProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const steps: Partial<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowDown: -1,
    ArrowRight: 1,
    ArrowUp: 1,
    PageUp: 10,
    PageDown: -10,
  }
  const ms = (samples: number) => Math.round((samples / sampleRate) * 1000)
  const atSeconds = new Intl.NumberFormat(regionalTag(language), {
    maximumFractionDigits: 2,
  }).format(at / sampleRate)
  return (
    <div
      className="cut-handle"
      style={{ left: `${(at / length) * 100}%` }}
      role="slider"
      tabIndex={0}
      aria-label={end === 'start' ? t`Start of the cut` : t`End of the cut`}
      aria-valuemin={0}
      aria-valuemax={ms(length)}
      aria-valuenow={ms(at)}
      aria-valuetext={t`${atSeconds} seconds`}
      onKeyDown={(event) => {
        const step = steps[event.key]
        if (step === undefined) return
        event.preventDefault()
        onMove(at + step * stepSamples)
      }}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event.clientX)
      }}
    >
      <span>
        <Icon of={GripVertical} size={18} />
      </span>
    </div>
  )
}
