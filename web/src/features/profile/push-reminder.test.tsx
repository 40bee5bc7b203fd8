import { api, type Reminder } from '@mboa/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { answerLater, refuse, succeed } from '../../testing/stub-network.ts'
import { openProfile, withUser } from './testing/open-profile.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await activateLanguage('en')
})

const key = 'BOurKey'
const off: Reminder = { key, time: null, hasEnded: false }

/**
 * A browser that asks for permission and gets this answer. Subscribing needs its maker's service, so
 * that the subscription is the test's own; everything of it else is real.
 */
function stubNotifications(answer: NotificationPermission) {
  let permission: NotificationPermission = 'default'
  let isSubscribed = false
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' } }),
    unsubscribe: () => {
      isSubscribed = false
      return Promise.resolve(true)
    },
  }
  const pushManager = {
    getSubscription: () => Promise.resolve(isSubscribed ? subscription : null),
    subscribe: (wanted: PushSubscriptionOptionsInit) => {
      expect(wanted).toEqual({ userVisibleOnly: true, applicationServerKey: key })
      isSubscribed = true
      return Promise.resolve(subscription)
    },
  }
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  const asking = vi.spyOn(Notification, 'requestPermission').mockImplementation(() => {
    permission = answer
    return Promise.resolve(answer)
  })
  const registration = { pushManager } as unknown as ServiceWorkerRegistration
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration)
  return { asking, isSubscribed: () => isSubscribed }
}

async function open(answers: Parameters<typeof openProfile>[0]) {
  const { screen, sent } = await openProfile(answers, withUser({ id: crypto.randomUUID() }))
  return {
    screen,
    notify: screen.getByRole('button', { name: 'Notify me' }),
    turnOff: screen.getByRole('button', { name: 'Turn off' }),
    listSent: () =>
      sent.filter(({ path }) => path.endsWith(api.readReminder.path) && !path.startsWith('/')),
  }
}

const answering = (reminder: Reminder) => ({
  [`GET ${api.readReminder.path}`]: succeed(reminder),
  [`PUT ${api.setReminder.path}`]: succeed(),
  [`DELETE ${api.stopReminder.path}`]: succeed(),
})

it('reminds by a notification at the chosen hour, asks for permission at the tap, and is off in one', async () => {
  const { asking, isSubscribed } = stubNotifications('granted')
  const { screen, notify, turnOff, listSent } = await open(answering(off))
  await expect.element(screen.getByText(/^A notification on this device, unless/)).toBeVisible()
  const hours = screen.getByLabelText('Daily reminder')
  await hours.selectOptions('07:30')
  expect([asking.mock.calls.length, isSubscribed()]).toEqual([0, false])
  await notify.click()
  await expect.element(screen.getByText(/^On, at 0?7:30( am)?: a notification/)).toBeVisible()
  expect([asking.mock.calls.length, isSubscribed()]).toEqual([1, true])
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const subscription = { endpoint: 'https://push.example/a', keys: { p256dh: 'p', auth: 'a' } }
  expect(listSent().at(-1)?.body).toEqual({ time: '07:30', timeZone, subscription })
  // Another hour holds at once.
  await hours.selectOptions('19:00')
  await expect.element(screen.getByText(/^On, at (19:00|7:00 pm): a notification/)).toBeVisible()
  await expect.element(turnOff).toBeEnabled()
  expect(listSent().at(-1)?.body).toMatchObject({ time: '19:00' })
  await turnOff.click()
  await expect.element(screen.getByText('Off. No more notifications.')).toBeVisible()
  expect(listSent().at(-1)?.path).toBe(`DELETE ${api.stopReminder.path}`)
  expect(isSubscribed()).toBe(false)
  await expect.element(notify).toBeVisible()
})

it('leaves the calendar to who allows no notifications', async () => {
  const { isSubscribed } = stubNotifications('denied')
  const { screen, notify, listSent } = await open(answering(off))
  await notify.click()
  await expect.element(screen.getByText(/^Your browser doesn’t allow notifications/)).toBeVisible()
  expect(notify.elements()).toEqual([])
  await expect.element(screen.getByRole('button', { name: 'Add to my calendar' })).toBeVisible()
  expect(isSubscribed()).toBe(false)
  expect(listSent().map(({ path }) => path)).toEqual([`GET ${api.readReminder.path}`])
})

it('knows the hour of a device that is reminded', async () => {
  stubNotifications('granted')
  const { screen, notify } = await open(answering({ key, time: '12:30', hasEnded: false }))
  await expect.element(screen.getByLabelText('Daily reminder')).toHaveValue('12:30')
  await expect.element(screen.getByRole('button', { name: 'Turn off' })).toBeVisible()
  expect(notify.elements()).toEqual([])
})

it('says so where the server could not be reached, and changes nothing', async () => {
  stubNotifications('granted')
  const answers = { ...answering(off), [`PUT ${api.setReminder.path}`]: refuse('unavailable') }
  const { screen, notify } = await open(answers)
  await notify.click()
  await expect.element(screen.getByText(/^That didn’t work/)).toBeVisible()
  await expect.element(notify).toBeEnabled()
})

it('is not offered where the server sends none, and waits for its answer', async () => {
  stubNotifications('granted')
  const { answering: later, answer } = answerLater()
  const { screen, notify } = await open({ [`GET ${api.readReminder.path}`]: later })
  await expect.element(screen.getByText(/^Your calendar reminds you each day/)).toBeVisible()
  answer(succeed({ key: null, time: null, hasEnded: false }))
  await expect.element(screen.getByText(/^Your calendar reminds you each day/)).toBeVisible()
  expect(notify.elements()).toEqual([])
})

it('speaks French', async () => {
  stubNotifications('granted')
  await activateLanguage('fr')
  const { screen } = await open(answering({ key, time: '12:30', hasEnded: false }))
  await expect
    .element(screen.getByText(/^Activé, à 12:30\u00a0: une notification, sauf si vous vous êtes/))
    .toBeVisible()
})
