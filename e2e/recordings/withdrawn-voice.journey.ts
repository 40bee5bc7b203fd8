import { api, pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'
import { hum, openSpeakers } from '../fixtures/published-takes.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'

/** What a player of this page gets; 0 where the server is not reached and nothing is kept. */
const play = (page: Page, address: string, cache: RequestCache = 'default') =>
  page.evaluate(
    ([at, mode]) =>
      fetch(at, { cache: mode, mode: 'same-origin' }).then(
        async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        },
        () => 0,
      ),
    [address, cache] as const,
  )

/** As a download leaves it. */
const keep = (page: Page, address: string) =>
  page.evaluate(async (at) => (await caches.open('mboa-sounds')).put(at, await fetch(at)), address)

const isKept = (page: Page, address: string) =>
  page.evaluate(async (at) => (await caches.match(at)) !== undefined, address)

journey.use({
  serviceWorkers: 'allow',
  expectedProblem: /\b(401|410)\b|ERR_INTERNET_DISCONNECTED|ERR_CACHE_MISS|ERR_FAILED|504/,
})

journey(
  'a withdrawn voice is heard nowhere: not from the browser, the device, another tab, or signed out',
  long,
  async ({ page, server, context }) => {
    journey.slow()
    const speakers = await openSpeakers(server, 'ewo')
    const publish = (hertz: number) => speakers.publish('ewo.day-sunday', hum([hertz]))

    await signInNew(page, server)
    await page.goto(pagePaths.learnerHome)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (navigator.serviceWorker.controller !== null) return
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
    })
    const tab = await context.newPage()
    await tab.goto(pagePaths.learnerHome)

    // What the browser itself keeps.
    const browsers = await publish(200)
    expect(await play(page, browsers.address)).toBe(200)
    await browsers.withdraw()
    expect([await play(page, browsers.address), await play(tab, browsers.address)]).toEqual([
      410, 410,
    ])

    // What was downloaded.
    const downloaded = await publish(220)
    await keep(page, downloaded.address)
    await downloaded.withdraw()
    expect([await play(tab, downloaded.address), await play(page, downloaded.address)]).toEqual([
      410, 410,
    ])
    expect(await isKept(page, downloaded.address)).toBe(false)

    // What was downloaded, on a device that has no network for a while.
    const away = await publish(240)
    await keep(page, away.address)
    await context.setOffline(true)
    await away.withdraw()
    expect(await play(page, away.address)).toBe(200)
    await context.setOffline(false)
    await expect.poll(() => play(page, away.address)).toBe(410)
    expect(await isKept(page, away.address)).toBe(false)

    // Whoever has signed out hears nothing that was left behind.
    const left = await publish(260)
    const kept = await publish(280)
    expect(await play(page, left.address)).toBe(200)
    await keep(page, kept.address)
    const out = await page.evaluate(
      async (path) => (await fetch(path, { method: 'POST' })).status,
      api.logout.path,
    )
    expect(out).toBe(204)
    expect([200, 206]).not.toContain(await play(page, left.address, 'only-if-cached'))
    expect([await play(page, left.address), await play(tab, kept.address)]).toEqual([401, 401])
    expect((await tab.goto(kept.address))?.status()).toBe(401)
    // The app itself is still here, without a network too.
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)
