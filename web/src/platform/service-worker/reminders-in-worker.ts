/// <reference lib="webworker" />
import { api, type Reminder, type ReminderMessage } from '@mboa/contract'
import { fetchInTime } from '../network/fetch-in-time.ts'
import { reportProblem } from '../report-problem.ts'
import { forget, lostReminders, recall, remember } from './worker-memory.ts'

/** Every call about reminders has this path; the endpoint without a schema keeps valibot out. */
const reminderPath = api.stopReminder.path

/** Of the notification's button. */
const off = 'off'
const reported = '/told-reminder'
/** Turned off here, and the server has not agreed yet. */
const unheardOff = '/reminders-off'

/** Shows what the server reminds of; a browser takes it ill when a message shows nothing. */
export async function showReminder(
  { registration }: ServiceWorkerGlobalScope,
  data: PushMessageData | null,
): Promise<void> {
  if (data === null) return
  const { title, body, off: turnOff, path } = data.json() as ReminderMessage
  const actions = [{ action: off, title: turnOff }]
  // The typings of the DOM leave the buttons out. A newer reminder takes the place of an older one.
  const shown = { body, actions, tag: 'reminder', icon: '/icon-192.png', data: path }
  await registration.showNotification(title, shown)
}

/** A tap on a reminder opens its page; one on its button ends reminders. */
export async function answerReminder(
  scope: ServiceWorkerGlobalScope,
  { action, notification }: NotificationEvent,
): Promise<void> {
  notification.close()
  if (action === off) await endReminders(scope)
  else await openPage(scope.clients, String(notification.data))
}

/** In the tab that is there, else in a new one. */
async function openPage(clients: Clients, path: string): Promise<void> {
  const [tab] = await clients.matchAll({ type: 'window' })
  const focused = await tab?.focus()
  if (focused === undefined) await clients.openWindow(path)
  else await focused.navigate(path)
}

/**
 * Off on all devices. This one hears nothing from then on; where the server is not reached or
 * refuses, it is asked again at each start of a page until it agrees.
 */
async function endReminders({ registration }: ServiceWorkerGlobalScope): Promise<void> {
  await remember(unheardOff, 'yes')
  await forget(reported)
  const ending = askToEnd().catch((error: unknown) => reportProblem('turning reminders off', error))
  await Promise.all([ending, unsubscribe(registration)])
}

async function askToEnd(): Promise<void> {
  const { ok, status } = await fetchInTime(reminderPath, { method: 'DELETE' })
  // Nobody is signed in any more: the next one here must not lose reminders by somebody else's tap.
  if (ok || status === 401) await forget(unheardOff)
  else throw new Error(`The server answered ${status}`)
}

/** Reminders are wanted again: what was turned off before must not be turned off once more. */
export const keepReminders = () => forget(unheardOff)

/** Somebody logs out, perhaps without a network: nothing of theirs reaches this device any more. */
export async function leaveReminders(registration: ServiceWorkerRegistration): Promise<void> {
  const notes = [unheardOff, reported, lostReminders].map(forget)
  await Promise.all([...notes, unsubscribe(registration)])
}

async function unsubscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager.getSubscription())?.unsubscribe()
}

const dayMs = 24 * 60 * 60_000

/**
 * Reports to the server, at the start of a page or when the browser replaces the subscription, where
 * this device is reminded and in which zone, if that has changed. Once a day it asks whether the
 * subscription has ended, and then subscribes anew. A device that is not reminded is left alone.
 */
export async function renewReminder({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  if ((await recall(unheardOff)) !== undefined) await askToEnd()
  const known = await recall(reported)
  const subscription = await pushManager.getSubscription()
  if (subscription === null && known === undefined) return
  if (subscription !== null && known?.startsWith(`${stateOf(subscription)} `) !== true) {
    await report(subscription)
    return
  }
  if (subscription !== null && known === noteOf(subscription)) return
  const response = await fetchInTime(reminderPath, {})
  if (!response.ok) return
  const { key, time, hasEnded } = (await response.json()) as Reminder
  if (key === null || (time === null && !hasEnded)) {
    // Turned off on another device.
    await forget(reported)
  } else if (subscription === null || hasEnded) {
    await subscribeAnew(pushManager, key)
  } else {
    await remember(reported, noteOf(subscription))
  }
}

const stateOf = ({ endpoint }: PushSubscription): string =>
  `${new Intl.DateTimeFormat().resolvedOptions().timeZone} ${endpoint}`

/** What was reported, and on which day it was found to hold. */
const noteOf = (subscription: PushSubscription): string =>
  `${stateOf(subscription)} ${Math.floor(Date.now() / dayMs)}`

async function report(subscription: PushSubscription): Promise<void> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const { ok } = await fetchInTime(reminderPath, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ timeZone, subscription }),
  })
  if (ok) await remember(reported, noteOf(subscription))
}

/** Without permission the learner is told, by the next page that they open. */
async function subscribeAnew(pushManager: PushManager, key: string): Promise<void> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key }
  await (await pushManager.getSubscription())?.unsubscribe()
  if ((await pushManager.permissionState(wanted)) === 'granted') {
    await report(await pushManager.subscribe(wanted))
    return
  }
  await remember(lostReminders, 'yes')
  await forget(reported)
}
