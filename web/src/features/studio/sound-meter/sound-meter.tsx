import { useLingui } from '@lingui/react/macro'
import { judgeRoom } from '@mboa/domain'
import type { StudioEngine } from '../engine/studio-engine.ts'
import { roomTexts } from '../studio-texts.ts'
import { useLevels } from '../use-studio-engine.ts'
import { LevelMeter } from './level-meter.tsx'
import './sound-meter.css'

interface SoundMeterProps {
  engine: StudioEngine
  /** What the app does right now, in words. */
  status: string
  /** The microphone is being listened to. */
  isLive: boolean
}

/** What is heard: in words, as a trace and as a level. */
export function SoundMeter({ engine, status, isLive }: SoundMeterProps) {
  const { t } = useLingui()
  const { trace, peakDb, floorDb, isCalibrated } = useLevels(engine)
  return (
    <div className="sound-meter">
      <div className="line">
        <p className={isLive ? 'live strong' : 'strong'} role="status">
          {status}
        </p>
        {isCalibrated && <p className="second">{t(roomTexts[judgeRoom(floorDb)])}</p>}
      </div>
      <svg
        className="trace"
        viewBox={`0 0 ${trace.length * barStep} ${traceHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={trace.map(drawBar).join('')} />
      </svg>
      <LevelMeter peakDb={peakDb} />
    </div>
  )
}

const barStep = 4
const traceHeight = 64
const leastBar = 2

function drawBar(peak: number, nth: number): string {
  // The root shows quiet speech too.
  const height = Math.max(leastBar, Math.sqrt(Math.min(1, peak)) * traceHeight)
  return `M${nth * barStep + barStep / 2} ${((traceHeight - height) / 2).toFixed(1)}v${height.toFixed(1)}`
}
