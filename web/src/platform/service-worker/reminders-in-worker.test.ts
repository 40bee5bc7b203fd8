import { api, type Reminder, type ReminderMessage } from '@mboa/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { refuse, stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { workerMemoryCacheName } from '../device-store/cache-names.ts'
import {
  answerReminder,
  keepReminders,
  leaveReminders,
  renewReminder,
  showReminder,
} from './reminders-in-worker.ts'
import { forget, lostReminders, recall } from './worker-memory.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await caches.delete(workerMemoryCacheName)
})

const message: ReminderMessage = { title: 'Words', body: 'Five', off: 'Stop', path: '/words' }

/** What a service worker has around it, which a page has not. */
function openScope({ tabs = [] as string[], endpoint = 'https://push.example/a' } = {}) {
  const shown: unknown[] = []
  const opened: string[] = []
  const left = { subscription: true, permission: 'granted', subscribed: [] as unknown[] }
  const tabsOf = tabs.map((name) => ({
    focus: () =>
      Promise.resolve({ navigate: (path: string) => opened.push(`${name} goes to ${path}`) }),
  }))
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => {
      left.subscription = false
      return Promise.resolve(true)
    },
  }
  const scope = {
    registration: {
      showNotification: (...all: unknown[]) => Promise.resolve(shown.push(all)),
      pushManager: {
        getSubscription: () => Promise.resolve(left.subscription ? subscription : null),
        permissionState: () => Promise.resolve(left.permission),
        subscribe: (wanted: unknown) => {
          left.subscribed.push(wanted)
          left.subscription = true
          return Promise.resolve(subscription)
        },
      },
    },
    clients: {
      matchAll: () => Promise.resolve(tabsOf),
      openWindow: (path: string) => Promise.resolve(opened.push(`a new tab with ${path}`)),
    },
  } as unknown as ServiceWorkerGlobalScope
  return { scope, shown, opened, left }
}

function tap(action: string) {
  const notification = { data: message.path, close: () => undefined }
  return { action, notification } as unknown as NotificationEvent
}

it('shows one notification, with a button that ends reminders', async () => {
  const { scope, shown } = openScope()
  await showReminder(scope, { json: () => message } as PushMessageData)
  expect(shown).toEqual([
    [
      'Words',
      {
        body: 'Five',
        actions: [{ action: 'off', title: 'Stop' }],
        tag: 'reminder',
        icon: '/icon-192.png',
        data: '/words',
      },
    ],
  ])
  await showReminder(scope, null)
  expect(shown).toHaveLength(1)
})

it('opens its page in the tab that is there, else in a new one', async () => {
  const without = openScope()
  await answerReminder(without.scope, tap(''))
  expect(without.opened).toEqual(['a new tab with /words'])
  const beside = openScope({ tabs: ['the tab'] })
  await answerReminder(beside.scope, tap(''))
  expect(beside.opened).toEqual(['the tab goes to /words'])
})

it.each([
  ['reached', succeed()],
  ['not reached', unreachable],
])('ends reminders by its button, with the server %s', async (_, answer) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sent = stubNetwork({ [`DELETE ${api.stopReminder.path}`]: answer })
  const { scope, opened, left } = openScope()
  await answerReminder(scope, tap('off'))
  expect(sent.map(({ path }) => path)).toEqual([`DELETE ${api.stopReminder.path}`])
  expect([left.subscription, opened]).toEqual([false, []])
})

it.each([
  ['refuses', refuse('internal')],
  ['is not reached', unreachable],
])(
  'where the server %s, it is asked to end them at each start until it agrees',
  async (_, first) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let answer = first
    const sent = stubNetwork({ [`DELETE ${api.stopReminder.path}`]: (body) => answer(body) })
    const { scope, left } = openScope()
    await answerReminder(scope, tap('off'))
    expect(left.subscription).toBe(false)
    await expect(renewReminder(scope.registration)).rejects.toThrow()
    answer = succeed()
    await renewReminder(scope.registration)
    await renewReminder(scope.registration)
    expect(sent).toHaveLength(3)
  },
)

it.each([
  [
    'nobody is signed in any more',
    (scope: ServiceWorkerGlobalScope) => renewReminder(scope.registration),
  ],
  ['they are wanted again', keepReminders],
  [
    'somebody has logged out',
    (scope: ServiceWorkerGlobalScope) => leaveReminders(scope.registration),
  ],
])('asks no more once %s: the next one here would lose theirs', async (_, happen) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isReached = false
  const sent = stubNetwork({
    [`DELETE ${api.stopReminder.path}`]: () =>
      isReached ? new Response(null, { status: 401 }) : 'unreachable',
  })
  const { scope } = openScope()
  await answerReminder(scope, tap('off'))
  isReached = true
  await happen(scope)
  const asked = sent.length
  await renewReminder(scope.registration)
  expect(sent).toHaveLength(asked)
})

it('reports to the server once where this device is and in which zone, and again after a change', async () => {
  const sent = stubNetwork({ [`PUT ${api.setReminder.path}`]: succeed() })
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const first = openScope()
  await renewReminder(first.scope.registration)
  await renewReminder(first.scope.registration)
  const keys = { p256dh: 'p', auth: 'a' }
  const expected = { timeZone, subscription: { endpoint: 'https://push.example/a', keys } }
  expect(sent.map(({ body }) => body)).toEqual([expected])
  const moved = openScope({ endpoint: 'https://push.example/b' })
  await renewReminder(moved.scope.registration)
  expect(sent).toHaveLength(2)
})

it('reports it again where the server did not take it, and nothing without a subscription', async () => {
  const sent = stubNetwork({ [`PUT ${api.setReminder.path}`]: refuse('not-found') })
  const { scope, left } = openScope()
  await renewReminder(scope.registration)
  await renewReminder(scope.registration)
  expect(sent).toHaveLength(2)
  left.subscription = false
  await renewReminder(scope.registration)
  expect(sent).toHaveLength(2)
})

const tomorrow = () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * 60_000)
const answering = (reminder: Reminder) => ({
  [`GET ${api.readReminder.path}`]: succeed(reminder),
  [`PUT ${api.setReminder.path}`]: succeed(),
})

it('subscribes anew on the day after the server found its subscription ended', async () => {
  const sent = stubNetwork(answering({ key: 'BOurKey', time: null, hasEnded: true }))
  const { scope, left } = openScope()
  await renewReminder(scope.registration)
  await renewReminder(scope.registration)
  expect(sent.map(({ path }) => path)).toEqual([`PUT ${api.setReminder.path}`])
  tomorrow()
  await renewReminder(scope.registration)
  await renewReminder(scope.registration)
  expect(left.subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: 'BOurKey' }])
  expect(sent.map(({ path }) => path.split(' ')[0])).toEqual(['PUT', 'GET', 'PUT'])
})

it('subscribes anew at once where the browser has no subscription any more', async () => {
  const sent = stubNetwork(answering({ key: 'BOurKey', time: '18:00', hasEnded: false }))
  const { scope, left } = openScope()
  await renewReminder(scope.registration)
  left.subscription = false
  await renewReminder(scope.registration)
  expect([left.subscription, sent.length]).toEqual([true, 3])
})

it('leaves reminders off that were turned off on another device', async () => {
  const sent = stubNetwork(answering({ key: 'BOurKey', time: null, hasEnded: false }))
  const { scope, left } = openScope()
  await renewReminder(scope.registration)
  left.subscription = false
  await renewReminder(scope.registration)
  await renewReminder(scope.registration)
  expect([left.subscribed, sent.length]).toEqual([[], 2])
})

it('notes that reminders are lost, once, where the browser no longer allows them', async () => {
  const sent = stubNetwork(answering({ key: 'BOurKey', time: null, hasEnded: true }))
  const { scope, left } = openScope()
  await renewReminder(scope.registration)
  Object.assign(left, { subscription: false, permission: 'denied' })
  await renewReminder(scope.registration)
  expect(await recall(lostReminders)).toBe('yes')
  await forget(lostReminders)
  await renewReminder(scope.registration)
  expect([await recall(lostReminders), left.subscribed, sent.length]).toEqual([undefined, [], 2])
})
