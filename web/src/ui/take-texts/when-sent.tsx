import { useLingui } from '@lingui/react'
import { useTakeStore } from '../../platform/take-store/take-store-context.ts'
import { whenSentOf } from './sending-texts.ts'

/** Says when what waits on this device is sent, as far as the last attempt to send shows. */
export function WhenSent() {
  const { i18n } = useLingui()
  return i18n._(whenSentOf(useTakeStore().sender))
}
