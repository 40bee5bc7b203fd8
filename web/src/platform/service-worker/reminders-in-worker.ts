/// <reference lib="webworker" />
import { apiPaths, type ReminderMessage } from '@mboa/contract'
import { fetchInTime } from '../network/fetch-in-time.ts'
import { reportProblem } from '../report-problem.ts'
import { forget, recall, remember } from './worker-memory.ts'

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
  const ending = askToEnd().catch((error: unknown) => reportProblem('turning reminders off', error))
  await Promise.all([ending, unsubscribe(registration)])
}

async function askToEnd(): Promise<void> {
  const { ok, status } = await fetchInTime(apiPaths.reminder, { method: 'DELETE' })
  // Nobody is signed in any more: the next one here must not lose reminders by somebody else's tap.
  if (ok || status === 401) await forget(unheardOff)
  else throw new Error(`The server answered ${status}`)
}

/** Reminders are wanted again: what was turned off before must not be turned off once more. */
export const keepReminders = () => forget(unheardOff)

/** Somebody logs out, perhaps without a network: nothing of theirs reaches this device any more. */
export async function leaveReminders(registration: ServiceWorkerRegistration): Promise<void> {
  await Promise.all([forget(unheardOff), unsubscribe(registration)])
}

async function unsubscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager.getSubscription())?.unsubscribe()
}

/**
 * Reports to the server, at the start of a page, where this device is reminded now and in which zone,
 * when that has changed. What it does not remind it leaves alone.
 */
export async function renewReminder({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  if ((await recall(unheardOff)) !== undefined) await askToEnd()
  const subscription = await pushManager.getSubscription()
  if (subscription === null) return
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const state = `${timeZone} ${subscription.endpoint}`
  if ((await recall(reported)) === state) return
  const { ok } = await fetchInTime(apiPaths.reminder, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ timeZone, subscription }),
  })
  if (ok) await remember(reported, state)
}
