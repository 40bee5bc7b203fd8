import { parseArgs } from 'node:util'
import { makeVapidKeys } from '../../platform/push/vapid.ts'
import type { Command } from '../command.ts'

export const pushMakeKeys: Command = {
  name: 'push make-keys',
  operands: '',
  summary: 'Make the pair of keys that reminders are sent with.',
  run(args, terminal) {
    parseArgs({ args: [...args] })
    const { publicKey, privateKey } = makeVapidKeys()
    terminal.write(`VAPID_PUBLIC_KEY=${publicKey}`)
    terminal.write(`VAPID_PRIVATE_KEY=${privateKey}`)
    return Promise.resolve(0)
  },
}
