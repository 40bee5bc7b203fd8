/// <reference lib="webworker" />
import { apiPaths, type ReminderMessage } from '@mboa/contract'
import { fetchInTime } from '../network/fetch-in-time.ts'
import { reportProblem } from '../report-problem.ts'
import { recall, remember } from './worker-memory.ts'

/** Of the notification's button. */
const off = 'off'
const reported = '/told-reminder'

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

/** Off on all devices; where the server is not reached, on this one, which it hears from then on. */
async function endReminders({ registration }: ServiceWorkerGlobalScope): Promise<void> {
  const ending = fetchInTime(apiPaths.reminder, { method: 'DELETE' }).catch((error: unknown) =>
    reportProblem('turning reminders off', error),
  )
  await Promise.all([ending, unsubscribe(registration)])
}

/** Nothing reaches this device any more: also where somebody logs out without a network. */
export async function unsubscribe({ pushManager }: ServiceWorkerRegistration): Promise<void> {
  await (await pushManager.getSubscription())?.unsubscribe()
}

/**
 * Reports to the server, at the start of a page, where this device is reminded now and in which zone,
 * when that has changed. What it does not remind it leaves alone.
 */
export async function renewReminder({ pushManager }: ServiceWorkerRegistration): Promise<void> {
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
