import { api, pagePaths, type PracticeEvent } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { expect, type Page } from '@playwright/test'
import { findChromium } from '../../tools/browsers/find-browsers.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'
import { hum, openSpeakers } from '../fixtures/published-takes.ts'
import { readStored } from '../fixtures/read-stored.ts'

const items = ['dua.hello', 'dua.thank-you', 'dua.welcome']
const dayMs = 86_400_000

journey.use({
  permissions: ['microphone'],
  launchOptions: findChromium([
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ]),
})

/** What was recalled yesterday, and said once weeks ago, is to be said again. */
function listEvents(): PracticeEvent[] {
  const now = Date.now()
  const review = (item: string, daysAgo: number, isSaid = false) =>
    buildReview({
      id: crypto.randomUUID(),
      session: crypto.randomUUID(),
      course: 'dua',
      item,
      answeredAt: now - daysAgo * dayMs,
      ...(isSaid
        ? { skill: 'say', kind: 'say-and-compare' }
        : { skill: 'recall', kind: 'type-word' }),
    })
  const chosen = { type: 'setting', name: 'current-course', value: 'dua' } as const
  return [
    { ...chosen, id: crypto.randomUUID(), answeredAt: now - 40 * dayMs },
    ...items.flatMap((item) => [30, 16, 1].map((daysAgo) => review(item, daysAgo))),
    ...items.map((item) => review(item, 20, true)),
  ]
}

const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

journey(
  'a word is said aloud and compared by keys, and what is recorded is heard hands free',
  long,
  async ({ page, server, signInNew }) => {
    journey.slow()
    const speakers = await openSpeakers(server, 'dua')
    for (const item of items) await speakers.publish(item, hum([160, 220, 160]))
    await signInNew()
    const sent = await page.request.post(api.syncPractice.path, {
      headers: { origin: server.url },
      data: { events: listEvents(), cursor: 0 },
    })
    expect(await sent.json()).toMatchObject({ refused: [] })

    await page.goto(pagePaths.learnerHome)
    await expect(page.getByText('to review').first()).toBeVisible()
    await page.goto(`${pagePaths.learnerWords}?practise`)
    await expect(page.getByRole('heading', { name: 'Say it, then compare' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Record myself' }).press('Enter')
    const stop = page.getByRole('button', { name: 'Stop' })
    await expect(page.getByText('We can hear you.')).toBeVisible()
    await stop.press('Enter')
    await expect(page.getByText(/^Can’t judge/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^Your pitch .*, the speaker’s / })).toBeVisible()
    await expectAccessible(page)
    expect(await sticksOut(page)).toBe(false)
    await page.getByRole('button', { name: 'Not yet', exact: true }).press('Enter')
    await expect(page.getByText('It’ll be back soon.')).toBeVisible()
    const { all } = await page.evaluate(readStored)
    await expect.poll(async () => (await page.evaluate(readStored)).pending).toEqual([])
    expect(all.length).toBeGreaterThan(listEvents().length)

    await page.goto(pagePaths.learnerWords)
    await page.getByRole('link', { name: 'Listen, hands free' }).press('Enter')
    const play = page.getByRole('button', { name: 'Play' })
    await play.hover()
    await expect(play).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expectAccessible(page)
    expect(await sticksOut(page)).toBe(false)
  },
)
