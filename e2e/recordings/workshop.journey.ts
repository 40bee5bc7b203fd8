import { api, pagePaths, type Speakers } from '@mboa/contract'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'
import { addSpeaker, goOnWhereHalted, listTakes } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { endSplash } from '../fixtures/splash.ts'
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

async function openPhone(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    permissions: ['microphone'],
    viewport: { width: 360, height: 740 },
  })
  await context.addInitScript(endSplash)
  return context.newPage()
}

/** At the desk: a workshop of three days, and the link to it. */
async function openWorkshop(page: Page): Promise<string> {
  await page.goto(`${pagePaths.languageDesk}?tab=people`)
  await page.getByLabel('Name of a new workshop').fill('Mfou, November')
  await page.getByRole('button', { name: 'Open a workshop' }).click()
  const made = page.getByRole('region', { name: 'Workshops' }).locator('.invitation-link')
  await expect(made).toBeVisible()
  await expectAccessible(page)
  return made.locator('.address').innerText()
}

async function join(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Join the workshop' }).click()
  await expect(page.getByRole('heading', { name: 'Workshop “Mfou, November”' })).toBeVisible()
}

const speakersOf = async (context: BrowserContext) =>
  ((await (await context.request.get(api.listSpeakers.path)).json()) as Speakers).kept

journey(
  'who was added by one recorder of a workshop is recorded by another without a network, and withdraws from both',
  long,
  async ({ page, context, server, browser }) => {
    journey.slow()
    const { email } = await signInNew(page, server, 'ewo')
    await server.operate('coordinator', 'add', email, '--language', 'ewo')
    const link = await openWorkshop(page)
    await page.goto(pagePaths.recorderSpeakers)
    await page.getByLabel('Who may record the people you add?').selectOption({ index: 1 })
    await addSpeaker(page, 'Ma Ngono', /^In this workshop, its other recorders/)
    await expect
      .poll(async () => (await speakersOf(context))?.speakers[0]?.consent?.textVersion)
      .toBe('workshop-2026-11')

    const other = await openPhone(browser, server.url)
    await signInNew(other.context(), server, 'ewo')
    await goOnWhereHalted(other)
    await other.goto(`${pagePaths.recorderWords}?course=ewo`)
    await expect(other.getByRole('link', { name: 'Start recording' })).toBeVisible()
    await join(other, link)
    const elder = other.getByRole('listitem', { name: 'Ma Ngono' })
    await expect(elder).toBeVisible()
    await expectAccessible(other)
    await other.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await other.context().setOffline(true)
    await other.getByRole('link', { name: 'Continue recording' }).click()
    await other.getByRole('link', { name: 'You’re speaking. Someone else?' }).click()
    await expect(elder).toBeVisible()
    await other.getByRole('link', { name: 'Continue recording' }).click()
    await other.getByRole('link', { name: /^Start recording/ }).click()
    // The recorder agreed to nothing for themselves: somebody else speaks.
    await other.getByRole('button', { name: 'Ma Ngono', exact: true }).click()
    await other.getByRole('button', { name: 'Turn on the microphone' }).click()
    await other.getByRole('button', { name: /^Start/ }).click()
    await expect(other.getByText(/^3 of \d+, Ewondo$/)).toBeVisible({ timeout: 60_000 })
    await other.getByRole('button', { name: 'Leave the studio' }).click()

    await other.context().setOffline(false)
    const id = (await speakersOf(context))?.speakers[0]?.id
    const theirs = async () =>
      (await listTakes(other.context())).filter(({ speaker }) => speaker === id)
    await expect.poll(async () => (await theirs()).length, { timeout: 30_000 }).toBeGreaterThan(1)
    const [take] = await theirs()
    const address = take?.archive.address ?? ''
    expect((await other.context().request.get(address)).status()).toBe(200)

    await page.goto(pagePaths.recorderSpeakers)
    await page.getByText('More', { exact: true }).click()
    await page.getByRole('button', { name: 'Withdraw: Ma Ngono' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect.poll(async () => (await other.context().request.get(address)).status()).toBe(410)
    // Its page asks for who is here as it opens.
    await other.goto(pagePaths.recorderSpeakers)
    await expect(other.getByText(/Nobody else has added anyone yet/)).toBeVisible()
    await expect(elder).not.toBeVisible()
    // Whoever speaks next is not taken for anybody whom nobody chose.
    await other.goto(`${pagePaths.recorderWords}?record=ewo&list=all`)
    await expect(other.getByRole('heading', { name: 'Who speaks now?' })).toBeVisible()
    await other.context().close()
  },
)
