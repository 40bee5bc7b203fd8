import { Trans, useLingui } from '@lingui/react/macro'
import { abilityFor, planWithout, type Ability } from '@mboa/domain'
import { use, useEffect, useEffectEvent, useRef } from 'react'
import { findPauseEnd, pause } from '../../platform/sound/pauses.ts'
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx'
import { ReplanContext } from '../session/replan-context.ts'

/**
 * For who cannot listen or speak now, in an exercise that is not answered otherwise: other exercises
 * take its place for an hour, in this session at once. While such an hour lasts, the exercise gives
 * way by itself.
 */
export function CannotNow({ ability }: { ability: Ability }) {
  const { t } = useLingui()
  const replanning = use(ReplanContext)
  const dialog = useRef<DialogHandle>(null)
  const kind = replanning?.exercise?.kind
  const isNeeded = kind !== undefined && abilityFor(kind) === ability

  function skip() {
    replanning?.replan((start) => planWithout(ability, start, replanning.course.units))
  }
  const giveWay = useEffectEvent(() => {
    if (isNeeded && findPauseEnd(ability, Date.now()) !== undefined) skip()
  })
  useEffect(() => giveWay(), [])

  if (!isNeeded) return null
  const isListening = ability === 'listening'
  return (
    <>
      <button type="button" className="button plain" onClick={() => dialog.current?.open()}>
        {isListening ? <Trans>Can’t listen now</Trans> : <Trans>Can’t speak now</Trans>}
      </button>
      <Dialog
        ref={dialog}
        title={isListening ? t`An hour without listening?` : t`An hour without speaking?`}
        actions={
          <>
            <button type="button" className="button second" onClick={() => dialog.current?.close()}>
              <Trans>Not now</Trans>
            </button>
            <button
              type="button"
              className="button main"
              onClick={() => {
                dialog.current?.close()
                pause(ability, Date.now())
                skip()
              }}
            >
              {isListening ? <Trans>Skip listening</Trans> : <Trans>Skip speaking</Trans>}
            </button>
          </>
        }
      >
        <p>
          <Trans>You’ll get other exercises instead. This one doesn’t count as a mistake.</Trans>
        </p>
      </Dialog>
    </>
  )
}
