import { api, addressOf, pagePaths, type PrivateVoices } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { writeSpokenWords } from '../fixtures/spoken-words.ts'
import { hearing } from '../fixtures/write-wav.ts'

/** Said again and again: a machine that is late for one hears the next. */
const spoken = { wordCount: 1, quietSeconds: 1, pauseSeconds: 0.8 }
const wordPage = `${pagePaths.learnerSearch}/ewo.day-sunday`

journey.use({
  serviceWorkers: 'allow',
  permissions: ['microphone'],
  launchOptions: hearing(() => writeSpokenWords(spoken)),
  expectedProblem: /\b404\b|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CACHE_MISS/,
})

async function readKept(page: Page): Promise<PrivateVoices['kept']> {
  const answer = await page.request.get(api.listPrivateVoices.path)
  return ((await answer.json()) as PrivateVoices).kept
}

/** Keeps the elements that play, which the page puts nowhere. */
const rememberPlayed = (page: Page) =>
  page.addInitScript(() => {
    const played: HTMLMediaElement[] = []
    Object.assign(window, { played })
    const Player = window.Audio
    window.Audio = class extends Player {
      constructor(address?: string) {
        super(address)
        played.push(this)
      }
    }
  })

/** How far the newest of them has come. */
const readPlayedSeconds = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { played: HTMLMediaElement[] }).played.at(-1)?.currentTime ?? 0,
  )

journey(
  'somebody says a word for a learner: agreed, recorded offline, sent, heard on another device, deleted',
  long,
  async ({ page, context, browser, server }) => {
    journey.slow()
    const account = await signInNew(page, server)
    await page.goto(wordPage)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    const ask = page.getByRole('link', { name: 'Ask someone to say it' })
    await ask.press('Enter')

    await expect(page.getByRole('heading', { name: 'Before the first recording' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await expect(page.getByText('They need to agree before you can record them.')).toBeVisible()
    await page.getByRole('checkbox', { name: /is a minor/ }).press('Space')
    await page.getByRole('checkbox', { name: /parent or guardian. I’ve read/ }).press('Space')
    await page.getByRole('button', { name: 'Agree and continue' }).press('Enter')
    await expect(page.getByText('Please enter their full name.')).toBeVisible()
    await page.getByRole('textbox', { name: /Name of the parent/ }).fill('Ma Ngono')
    await page.getByRole('textbox', { name: /What do you call/ }).fill('Ada')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Agree and continue' }).press('Enter')

    await expect(page.getByRole('heading', { name: 'Recording Ada' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Record', exact: true }).press('Enter')
    const stop = page.getByRole('button', { name: 'Stop' })
    await expect(stop).toBeVisible()
    // The file that is heard says its word every two seconds.
    await expect(stop).toBeHidden()
    const keep = page.getByRole('button', { name: 'Keep', exact: true })
    await expect(keep).toBeFocused()
    await expectAccessible(page)
    await keep.press('Enter')
    await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible()
    await page.getByRole('button', { name: 'Back to the word' }).press('Enter')

    const said = page.getByRole('listitem', { name: 'Ada' })
    await expect(said.getByText('It will be sent when you’re online.')).toBeVisible()
    await context.setOffline(false)
    await expect(said.getByText('It will be sent when you’re online.')).toBeHidden()
    const readRecordings = async () => (await readKept(page))?.recordings
    await expect.poll(readRecordings).toMatchObject([{ item: 'ewo.day-sunday' }])
    const kept = await readKept(page)
    expect(kept?.voices).toMatchObject([{ name: 'Ada', guardianName: 'Ma Ngono' }])
    const sound = addressOf(api.readPrivateRecording, {
      params: { id: kept?.recordings[0]?.id ?? '' },
    })
    await expectAccessible(page)

    const stranger = await (await browser.newContext({ baseURL: server.url })).newPage()
    await signInNew(stranger, server)
    expect((await stranger.request.get(sound)).status()).toBe(404)
    const headers = { origin: server.url }
    expect((await stranger.request.delete(sound, { headers })).status()).toBe(404)

    const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
    const other = await elsewhere.newPage()
    await rememberPlayed(other)
    const { email: identifier, password } = account
    await other.request.post(api.login.path, { data: { identifier, password }, headers })
    // It comes to know of the voice by itself, whatever page is opened.
    await other.goto(pagePaths.learnerLessons)
    await expect.poll(() => other.evaluate(() => localStorage.getItem('mboa.said'))).not.toBeNull()
    await other.goto(wordPage)
    const there = other.getByRole('listitem', { name: 'Ada' })
    await expect(there.getByRole('button', { name: 'Listen' })).toBeVisible()
    await there.getByRole('button', { name: 'Listen' }).press('Enter')
    await expect.poll(() => readPlayedSeconds(other)).toBeGreaterThan(0)

    await other.getByRole('link', { name: 'Practise this word' }).click()
    await expect(other.getByRole('heading', { name: 'A new word' })).toBeVisible()
    await expect(other.getByRole('button', { name: 'Listen' })).toBeVisible()
    await expect(other.getByText('Ada', { exact: true })).toBeVisible()
    await expectAccessible(other)
    await other.goto(wordPage)

    await there.getByRole('button', { name: 'Delete the recording: Ada' }).press('Enter')
    await expectAccessible(other)
    await other.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
    await expect(there).toBeHidden()
    await expect.poll(async () => (await readKept(other))?.recordings).toEqual([])
    await page.reload()
    await expect(ask).toBeVisible()
    await expect(said).toBeHidden()
    expect((await page.request.get(sound)).status()).toBe(404)
    await page.getByRole('link', { name: 'My voices' }).click()
    await expect(page.getByText('Ma Ngono agreed for them')).toBeVisible()
    await expectAccessible(page)
  },
)
