import { api, type RemindMe } from '@mboa/contract'
import type { ReminderTime } from '@mboa/domain'
import { call } from '../network/api-client.ts'

/** What became of asking to be reminded. */
export type Turned = 'on' | 'not-allowed' | 'failed'

/** Whether this browser could show notifications, and has not been forbidden to. */
export function canNotify(): boolean {
  return (
    'serviceWorker' in navigator &&
    'PushManager' in window &&
    'Notification' in window &&
    Notification.permission !== 'denied'
  )
}

/**
 * Asks the browser's person for permission, where they have not given it, subscribes this device
 * and has the server remind it at this hour. To be called while a tap is answered.
 * @param key of the server
 */
export async function turnOn(account: string, key: string, time: ReminderTime): Promise<Turned> {
  if ((await Notification.requestPermission()) !== 'granted') return 'not-allowed'
  const registration = await navigator.serviceWorker.getRegistration()
  if (registration === undefined) return 'failed'
  const subscription = await subscribe(registration.pushManager, key)
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const wish = { time, timeZone, subscription: subscription.toJSON() as RemindMe['subscription'] }
  const answered = await call(api.setReminder, { body: wish, account })
  return answered.ok ? 'on' : 'failed'
}

/** Off on all devices of the account. */
export async function turnOff(account: string): Promise<boolean> {
  const answered = await call(api.stopReminder, { account })
  if (!answered.ok) return false
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
  return true
}

/** A browser keeps to the key that it was subscribed with: another one asks for a new start. */
async function subscribe(pushManager: PushManager, key: string): Promise<PushSubscription> {
  // In base64url, as RFC 8292 writes it: browsers take the text itself.
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await pushManager.subscribe(wanted)
  } catch (error) {
    const before = await pushManager.getSubscription()
    if (before === null) throw error
    await before.unsubscribe()
    return pushManager.subscribe(wanted)
  }
}
