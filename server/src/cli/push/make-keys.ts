import { makeVapidKeys } from '../../platform/push/vapid.ts'
import type { ExitStatus, Terminal } from '../command.ts'

export function pushMakeKeys(terminal: Terminal): Promise<ExitStatus> {
  const { publicKey, privateKey } = makeVapidKeys()
  terminal.write(`VAPID_PUBLIC_KEY=${publicKey}`)
  terminal.write(`VAPID_PRIVATE_KEY=${privateKey}`)
  return Promise.resolve(0)
}
