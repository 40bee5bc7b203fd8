import { api, addressOf, pagePaths, type ReviewQueue, type ShownTake } from '@mboa/contract'
import { expect, request, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'
import { hum, openSpeakers, storeTake } from '../fixtures/published-takes.ts'
import { consentToLearners } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'

/** No other journey records it. */
const course = 'bas'
const items = ['bas.yes', 'bas.no'] as const
/** Two rounds of twenty, each of which has one that is deliberately wrong beside these. */
const waiting = 40

journey.use({ locale: 'fr-CM', viewport: { width: 360, height: 740 } })

const half = /^Vos décisions comptent désormais pour moitié\./

/** The ids of what the page has to hear, in their order, as the server gave it. */
async function followQueue(page: Page): Promise<{ readonly ids: string[] }> {
  const queue: { ids: string[] } = { ids: [] }
  await page.route(`**${api.listReviewQueue.path}?*`, async (route) => {
    const answer = await route.fetch()
    queue.ids = ((await answer.json()) as ReviewQueue).takes.map(({ id }) => id)
    await route.fulfill({ response: answer })
  })
  return queue
}

journey(
  'who approves a clip that is deliberately wrong is told and counts half, and who refuses the next counts in full',
  long,
  async ({ page, server }) => {
    journey.slow()
    const speakers = await openSpeakers(server, course)
    for (const [nth, item] of items.entries()) await speakers.publish(item, hum([200 + 100 * nth]))
    const recorder = { request: await request.newContext({ baseURL: server.url }) }
    await signInNew(recorder, server, course)
    await consentToLearners(recorder, server)
    const theirs = new Set<string>()
    for (let nth = 0; nth < waiting; nth += 1) {
      const of = { course, item: items[nth % 2] ?? items[0] }
      theirs.add((await storeTake(recorder, server, of, hum([200 + 100 * (nth % 2)]))).id)
    }
    const countApproved = async () => {
      const answer = await recorder.request.get(api.listShownTakes.path)
      const { takes } = (await answer.json()) as { takes: ShownTake[] }
      return takes.filter(({ state }) => state === 'approved').length
    }

    await signInNew(page, server, course, true)
    const queue = await followQueue(page)
    const openReview = async () => {
      await page.goto(`${pagePaths.recorderRecordings}?tab=review`)
      await page.getByRole('button', { name: 'Commencer l’écoute' }).click()
    }
    const yes = page.getByRole('button', { name: 'Oui' })
    /** Hears the next one to its end; answers whether it is deliberately wrong. */
    const hear = async () => {
      await expect(yes).toHaveAttribute('aria-disabled', 'false')
      return !theirs.has(queue.ids[0] ?? '')
    }
    /** Answers it once the server has, so that the next one is heard after it. */
    const settle = async (press: () => Promise<void>) => {
      const path = addressOf(api.reviewTake, { params: { id: queue.ids[0] ?? '' } })
      const answered = page.waitForResponse((answer) => answer.url().endsWith(path))
      await press()
      expect((await answered).ok()).toBe(true)
      queue.ids.shift()
    }
    const refuse = () =>
      settle(async () => {
        await page.getByRole('button', { name: 'Non', exact: true }).click()
        await page.getByRole('button', { name: 'Mauvais mot', exact: true }).click()
      })

    await openReview()
    let approved = 0
    for (; !(await hear()); approved += 1) await settle(() => yes.click())
    await settle(() => yes.click())
    const told = page.getByRole('alert')
    await expect(told).toContainText('volontairement mauvais, et vous avez dit oui.')
    await expect(told.getByText(half)).toBeVisible()
    await expectAccessible(page)
    // What they had approved as carelessly waits for others once more.
    expect(await countApproved()).toBe(0)
    await page.getByRole('button', { name: 'Continuer l’écoute' }).click()
    await expect(page.getByRole('status').getByText(half)).toBeVisible()

    await openReview()
    await expect(page.getByText(half)).toBeVisible()
    let heard = 0
    for (; !(await hear()); heard += 1) await settle(() => yes.click())
    expect(await countApproved()).toBe(0)
    await refuse()
    await expect(page.getByText(/^Bonne oreille/)).toBeVisible()
    await expect(page.getByText(half)).toHaveCount(0)
    await openReview()
    await expect(yes).toHaveAttribute('aria-disabled', 'false')
    await expect(page.getByText(half)).toHaveCount(0)
    if (await hear()) await refuse()
    else await settle(() => yes.click())
    process.stdout.write(
      `known-bad clips: missed after ${approved}, caught after ${heard} more: half, then in full\n`,
    )
    await recorder.request.dispose()
  },
)
