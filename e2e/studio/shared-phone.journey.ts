import { api, pagePaths, type ShownTake, type Speakers } from '@mboa/contract'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'
import { addSpeaker, goOnWhereHalted, listTakes } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { writeSpokenWords } from '../fixtures/spoken-words.ts'
import { hearing } from '../fixtures/write-wav.ts'

// Said again from the beginning whenever a microphone is opened.
const spoken = { wordCount: 12, quietSeconds: 3, pauseSeconds: 2 }

journey.use({
  expectedProblem: /\b410\b|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CACHE_MISS/,
  permissions: ['microphone'],
  serviceWorkers: 'allow',
  launchOptions: hearing(() => writeSpokenWords(spoken)),
})

/** Words said by whoever is chosen, until there are so many more of them on the device. */
async function record(page: Page, name: string, words: number): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByText(new RegExp(`^${words + 1} of \\d+, Ewondo$`))).toBeVisible({
    timeout: 60_000,
  })
}

const takesOf = async (context: BrowserContext, speaker: string): Promise<readonly ShownTake[]> =>
  (await listTakes(context)).filter((take) => take.speaker === speaker)

journey(
  'two speakers of one phone record without a network, and one alone withdraws by their paper',
  long,
  async ({ page, context, server, browser }) => {
    journey.slow()
    await signInNew(page, server, 'ewo')
    await goOnWhereHalted(page)
    await page.goto(`${pagePaths.recorderWords}?course=ewo`)
    await expect(page.getByRole('link', { name: 'Start recording' })).toBeVisible()
    await page.goto(pagePaths.recorderSpeakers)
    await expect(page.getByRole('heading', { name: 'Who speaks?' })).toBeVisible()
    await expectAccessible(page)
    // What there is to record is on the phone by then, and so is the app.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    const code = await addSpeaker(page, 'Ma Ngono')
    await addSpeaker(page, 'Tonton')
    await page.getByRole('link', { name: 'Continue recording' }).click()
    await page.getByRole('link', { name: /^Start recording/ }).click()
    await page.getByRole('button', { name: 'Turn on the microphone' }).click()
    await page.getByRole('button', { name: /^Start/ }).click()
    await record(page, 'Ma Ngono', 2)
    await record(page, 'Tonton', 2)
    await page.getByRole('button', { name: 'Leave the studio' }).click()
    expect(await page.evaluate(() => navigator.onLine)).toBe(false)

    await context.setOffline(false)
    await page.goto(pagePaths.recorderSpeakers)
    const listed = async () =>
      (await (await context.request.get(api.listSpeakers.path)).json()) as Speakers
    await expect.poll(async () => (await listed()).kept?.speakers.length).toBe(2)
    const [elder, uncle] = (await listed()).kept?.speakers ?? []
    await expect
      .poll(async () => (await takesOf(context, elder?.id ?? '')).length)
      .toBeGreaterThan(1)
    await expect
      .poll(async () => (await takesOf(context, uncle?.id ?? '')).length)
      .toBeGreaterThan(1)

    const stranger = await browser.newContext({ baseURL: server.url })
    const paper = await stranger.newPage()
    await paper.goto(pagePaths.speakerCode)
    await paper.getByLabel(/^Code on your paper/).fill(code.toLowerCase())
    await expectAccessible(paper)
    await paper.getByRole('button', { name: 'Withdraw' }).click()
    await expect(paper.getByText(/^Done. If a speaker has this code/)).toBeVisible()
    await stranger.close()
    const plays = async (speaker: string) => {
      const [take] = await takesOf(context, speaker)
      return (await context.request.get(take?.archive.address ?? '')).status()
    }
    expect(await plays(elder?.id ?? '')).toBe(410)
    expect(await plays(uncle?.id ?? '')).toBe(200)
    await page.goto(pagePaths.recorderSpeakers)
    await expect(
      page
        .getByRole('listitem', { name: 'Ma Ngono' })
        .getByText('No consent at the moment: nobody hears them.'),
    ).toBeVisible()
    await expect(
      page.getByRole('listitem', { name: 'Tonton' }).getByRole('button', { name: /^Change/ }),
    ).toBeVisible()
  },
)
