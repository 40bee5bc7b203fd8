import { Trans } from '@lingui/react/macro'
import { PitchCurves } from './pitch-curves.tsx'
import { PitchVerdict } from './pitch-verdict.tsx'
import { useComparedSaying, type SayingToCompare } from './use-compared-saying.ts'
import './pitch.css'

/**
 * The learner's contour over the speaker's, or over the written tones, each on its own register, and
 * in words what it is like. Nothing is marked by it, and nothing leaves the device.
 */
export function PitchComparison(saying: SayingToCompare) {
  const state = useComparedSaying(saying)
  const isBesideNothing = saying.model === undefined && saying.tones === undefined
  if (isBesideNothing || state === 'alone') return null
  const found = typeof state === 'string' ? undefined : state
  return (
    <div className="pitch">
      <div className="picture">
        {found && found.own.semitones.length > 0 && (
          <PitchCurves
            own={{ semitones: found.compared.own, isVoiced: found.own.isVoiced }}
            other={{
              semitones: found.compared.other,
              isVoiced: found.compared.beside === 'recording' ? found.model?.isVoiced : undefined,
            }}
            beside={found.compared.beside}
          />
        )}
      </div>
      <ul className="legend small" aria-hidden>
        <li className="own">
          <Trans>You</Trans>
        </li>
        <li className="other">
          {(found?.compared.beside ?? (saying.model ? 'recording' : 'writing')) === 'recording' ? (
            <Trans>Speaker</Trans>
          ) : (
            <Trans>Written tones</Trans>
          )}
        </li>
      </ul>
      <p className="verdict" role="status">
        {found && <PitchVerdict verdict={found.compared.verdict} />}
        {state === 'unreadable' && (
          <Trans>Can’t judge: your recording can’t be read on this device.</Trans>
        )}
      </p>
      <p className="soft small">
        <Trans>Pitch only, not pronunciation.</Trans>
      </p>
    </div>
  )
}
