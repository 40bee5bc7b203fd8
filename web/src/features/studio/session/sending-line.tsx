import { Plural, useLingui } from '@lingui/react/macro'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { useDeviceTakes } from '../../../platform/take-store/use-device-takes.ts'
import {
  refusedOtherwise,
  refusedTexts,
  waitingTextOf,
} from '../../../ui/take-texts/sending-texts.ts'

/** Where the takes are, in words, and why they wait where they do. */
export function SendingLine() {
  const { t } = useLingui()
  const { sender } = useTakeStore()
  const takes = useDeviceTakes() ?? []
  const count = (...states: string[]) => takes.filter(({ state }) => states.includes(state)).length
  const here = count('on-device')
  const sending = count('sending')
  const received = count('received', 'replaced', 'approved', 'sent-back')
  const refused = takes.filter(({ state }) => state === 'refused')
  const [newest] = refused.slice(-1)
  if (takes.length === 0) return null
  const cause = waitingTextOf(sender)
  return (
    <div className="sending-line">
      <p className="counts">
        {here > 0 && (
          <span>
            <Plural value={here} one="# on this device" other="# on this device" />
          </span>
        )}
        {sending > 0 && (
          <span>
            <Plural value={sending} one="# being sent" other="# being sent" />
          </span>
        )}
        {received > 0 && (
          <span>
            <Plural value={received} one="# received" other="# received" />
          </span>
        )}
      </p>
      <p role="status">{cause !== undefined && t(cause)}</p>
      {newest !== undefined && (
        <p role="status">
          <Plural value={refused.length} one="# not accepted:" other="# not accepted:" />{' '}
          {t(refusedTexts[newest.refusedBecause ?? 'general'] ?? refusedOtherwise)}
        </p>
      )}
    </div>
  )
}
