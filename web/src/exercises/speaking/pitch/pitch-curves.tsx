import { useLingui } from '@lingui/react/macro'
import { contourShape, type Contour } from '@mboa/domain'
import { useShapeNames } from './pitch-names.ts'

interface PitchCurvesProps {
  own: DrawnContour
  other: DrawnContour
  beside: 'recording' | 'writing'
}

/** Where there was no voice, nothing is drawn; absent where the voice never rests. */
interface DrawnContour {
  semitones: Contour
  isVoiced?: readonly boolean[] | undefined
}

const [width, height] = [100, 40]
/** Semitones from the lower edge to the upper: no breath of a difference fills the picture. */
const leastSpan = 10
const margin = 1

/** How high a word was said along its time, drawn over how another said it. */
export function PitchCurves({ own, other, beside }: PitchCurvesProps) {
  const { t } = useLingui()
  const names = useShapeNames()
  const ownShape = names[contourShape(own.semitones)]
  const otherShape = names[contourShape(other.semitones)]
  const all = [...own.semitones, ...other.semitones]
  const [lowest, highest] = [Math.min(...all) - margin, Math.max(...all) + margin]
  const span = Math.max(leastSpan, highest - lowest)
  const bottom = (lowest + highest - span) / 2
  const pathOf = ({ semitones, isVoiced }: DrawnContour) =>
    semitones
      .map((value, at) => {
        if (isVoiced?.[at] === false) return ''
        const isNext = at > 0 && isVoiced?.[at - 1] !== false
        const x = (width * at) / Math.max(1, semitones.length - 1)
        const y = height * (1 - (value - bottom) / span)
        return `${isNext ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
      })
      .join('')
  return (
    <svg
      className="pitch-curves"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={
        beside === 'recording'
          ? t`Your pitch ${ownShape}, the speaker’s ${otherShape}.`
          : t`Your pitch ${ownShape}, the written pattern ${otherShape}.`
      }
    >
      <path className="other" d={pathOf(other)} vectorEffect="non-scaling-stroke" />
      <path className="own" d={pathOf(own)} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
