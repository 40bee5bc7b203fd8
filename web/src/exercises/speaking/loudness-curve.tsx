import { useLingui } from '@lingui/react/macro'
import { curveStepMs, loudnessCurve } from '@mboa/domain'
import { useMemo } from 'react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import {
  drawnRate,
  readSamples,
  type DrawnSound,
} from '../../platform/course-store/read-samples.ts'
import './loudness-curve.css'

const heightPx = 40
/** A word is seldom shorter: a click does not fill the line. */
const fewestSteps = 16

interface LoudnessCurveProps {
  sound: DrawnSound
  /** What it is compared with: both begin at the left and share one scale of time. */
  beside: DrawnSound | undefined
  /** `model`: of the speaker. `own`: of the learner. */
  of: 'model' | 'own'
}

/** How loud something was said along its time, drawn beside how another said it. */
export function LoudnessCurve({ sound, beside, of }: LoudnessCurveProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const curve = useCurve(sound)
  const other = useCurve(beside)
  if (curve === undefined || curve.length === 0) return null
  const steps = Math.max(fewestSteps, curve.length, other?.length ?? 0)
  const seconds = new Intl.NumberFormat(regionalTag(language), {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format((curve.length * curveStepMs) / 1000)
  return (
    <svg
      className={`loudness-curve ${of}`}
      viewBox={`0 0 ${steps} ${heightPx}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t`Loudness over ${seconds}`}
    >
      <path d={outlineOf(curve)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** A hill on the lower edge. */
function outlineOf(curve: readonly number[]): string {
  const points = curve.map(
    (value, at) => `${at + 0.5} ${(heightPx * (1 - 0.95 * value)).toFixed(1)}`,
  )
  return `M0 ${heightPx}L${points.join('L')}L${curve.length} ${heightPx}Z`
}

/** Undefined while it is read, where it cannot be, and where data is to be spared. */
const useCurve = (sound: DrawnSound | undefined): readonly number[] | undefined =>
  useResource(useMemo(() => (sound === undefined ? undefined : curveOf(sound)), [sound])).value

const curveOf = (sound: DrawnSound): Source<readonly number[]> => ({
  during: 'drawing how loud a word is',
  read: () => readCurve(sound),
})

async function readCurve(sound: DrawnSound): Promise<readonly number[] | undefined> {
  const samples = await readSamples(sound)
  return samples && loudnessCurve(samples, drawnRate, 'word')
}
