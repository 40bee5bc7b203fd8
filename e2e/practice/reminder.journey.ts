import { pagePaths, type ReminderMessage } from '@mboa/contract'
import { expect, type CDPSession, type Page } from '@playwright/test'
import { findChromium } from '../../tools/browsers/find-browsers.ts'
import { journey, long } from '../fixtures/journey.ts'

// The headless shell allows no notifications, whatever it is asked.
journey.use({ serviceWorkers: 'allow', launchOptions: findChromium() })

const message: ReminderMessage = {
  title: 'Mboa: a few words today',
  body: 'Five minutes is enough.',
  off: 'Turn off reminders',
  path: pagePaths.learnerWords,
}

/** Gives the service worker what its browser’s push service would, once it runs. */
async function findWorker(page: Page): Promise<{ tools: CDPSession; registrationId: string }> {
  const tools = await page.context().newCDPSession(page)
  const found = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated')
      if (active !== undefined) resolve(active.registrationId)
    })
  })
  await tools.send('ServiceWorker.enable')
  return { tools, registrationId: await found }
}

const listNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, tag }) => ({ title, body, tag }))
  })

journey(
  'a reminder that is pushed is shown once',
  long,
  async ({ page, context, server, signInNew }) => {
    await context.grantPermissions(['notifications'], { origin: server.url })
    await signInNew()
    await page.goto(pagePaths.learnerHome)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const { tools, registrationId } = await findWorker(page)
    const data = JSON.stringify(message)
    const push = { origin: new URL(server.url).origin, registrationId, data }
    await tools.send('ServiceWorker.deliverPushMessage', push)
    const { title, body } = message
    await expect.poll(() => listNotifications(page)).toEqual([{ title, body, tag: 'reminder' }])
    await tools.send('ServiceWorker.deliverPushMessage', push)
    await expect.poll(() => listNotifications(page)).toHaveLength(1)
  },
)
