import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { soundOutput } from '../../platform/sound/play-sound.ts'
import { reportProblem } from '../../platform/report-problem.ts'

/** How many of the newest levels are drawn, and how often one is taken. */
const drawn = 32
const everyMs = 80
/** Below that it is the room and not a voice: −34 dBFS. */
const voicePeak = 0.02

/** Moves with what the microphone hears while it records, and says whether it hears a voice. */
export function RecordingLevel({ stream }: { stream: MediaStream }) {
  const [peaks, setPeaks] = useState<readonly number[]>([])
  const [isHeard, setIsHeard] = useState(false)

  useEffect(() => {
    const context = soundOutput()
    context.resume().catch((error: unknown) => reportProblem('drawing a level', error))
    const source = context.createMediaStreamSource(stream)
    const analyser = new AnalyserNode(context, { fftSize: 2048 })
    source.connect(analyser)
    const samples = new Float32Array(analyser.fftSize)
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples)
      const peak = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
      setPeaks((before) => [...before, peak].slice(-drawn))
      if (peak >= voicePeak) setIsHeard(true)
    }, everyMs)
    return () => {
      clearInterval(timer)
      source.disconnect()
    }
  }, [stream])

  return (
    <>
      <div className="recording-level" aria-hidden="true">
        {Array.from({ length: drawn }, (_, at) => (
          <i key={at} style={{ height: `${heightOf(peaks.at(at - drawn) ?? 0)}%` }} />
        ))}
      </div>
      <p role="status" className="soft small">
        {isHeard ? <Trans>We can hear you.</Trans> : <Trans>No voice heard yet.</Trans>}
      </p>
    </>
  )
}

/** As the ear hears it: from −46 dBFS to full scale. */
function heightOf(peak: number): number {
  const share = 1 + (20 * Math.log10(Math.max(peak, 1e-6))) / 46
  return Math.round(Math.max(0.06, Math.min(1, share)) * 100)
}
