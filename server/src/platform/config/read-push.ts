import type { PushConfig } from '../push/push-transport.ts'
import { areVapidKeys } from '../push/vapid.ts'
import type { Variables } from './variables.ts'

/**
 * Both keys or none: one pair, for as long as devices are subscribed with it.
 * @param reachable whether others reach this server
 */
export function readPush(variables: Variables, reachable: boolean): PushConfig | undefined {
  const publicKey = variables.text('VAPID_PUBLIC_KEY')
  const privateKey = variables.text('VAPID_PRIVATE_KEY')
  const subject = variables.url('VAPID_SUBJECT', ['mailto:', 'https:'])?.href
  const allowsLoopback = variables.choice('PUSH_ON_LOOPBACK', ['on', 'off']) === 'on'
  if (allowsLoopback && reachable) {
    variables.wrong('PUSH_ON_LOOPBACK', 'is for tests: others could have us call this machine.')
  }
  const isAsked = [publicKey, privateKey, variables.text('VAPID_SUBJECT')].some(Boolean)
  if (!isAsked) return undefined
  const make = '`mboa push make-keys` makes a pair.'
  if (publicKey === undefined) variables.wrong('VAPID_PUBLIC_KEY', `is missing. ${make}`)
  if (privateKey === undefined) variables.wrong('VAPID_PRIVATE_KEY', `is missing. ${make}`)
  if (publicKey === undefined || privateKey === undefined) return undefined
  if (!areVapidKeys({ publicKey, privateKey })) {
    variables.wrong('VAPID_PRIVATE_KEY', `and VAPID_PUBLIC_KEY are no pair. ${make}`)
  }
  return { publicKey, privateKey, subject, allowsLoopback }
}
