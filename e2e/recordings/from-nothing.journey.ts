import { api, pagePaths, type CoursesResponse } from '@mboa/contract'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { isLongRun } from '../../server/src/testing/is-long-run.ts'
import { journey, long } from '../fixtures/journey.ts'
import { consentToLearners, goOnWhereHalted, listTakes } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { writeSpokenWords } from '../fixtures/spoken-words.ts'
import { finishLesson } from '../fixtures/taught-words.ts'
import { hearing } from '../fixtures/write-wav.ts'

/** Long enough for a sentence, and short enough for a word. */
const words = ['Thursday morning', 'tomorrow evening']

/** Bulu: a language of which the product knows its letters and nothing else. */
const bulu = 'bum'
/** Enough for a lesson; in the long run for several. */
const wanted = isLongRun ? 20 : 6
/** Of a conversation of two; a talk of four is a lesson. */
const wantedLines = 5
const syllables = ['ba', 'be', 'bi', 'bo', 'bu', 'da', 'de', 'di', 'do', 'du']
/** What the second person hears: of an invented spelling each is another one. */
const spell = (nth: number) =>
  `${syllables[nth % 10] ?? ''}${syllables[Math.floor(nth / 10)] ?? ''}na`

journey.use({
  expectedProblem: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
  permissions: ['microphone'],
  serviceWorkers: 'allow',
  launchOptions: hearing(() =>
    writeSpokenWords({ words, wordCount: 60, quietSeconds: 5, pauseSeconds: 2 }),
  ),
})

/** A link that the coordinator makes at the desk, to be sent to anybody. */
async function makeLink(page: Page): Promise<string> {
  await page.goto(`${pagePaths.languageDesk}?tab=people`)
  await page.getByLabel('By link or QR code').check()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const message = page.getByRole('link', { name: 'Send by WhatsApp' })
  const text = new URL((await message.getAttribute('href')) ?? '').searchParams.get('text')
  return /http\S+$/.exec(text ?? '')?.[0] ?? ''
}

/** Somebody beside the recorder, who speaks on the same phone and has agreed by saying so. */
async function addSpeaker(page: Page, name: string): Promise<void> {
  await page.goto(pagePaths.recorderSpeakers)
  await page.getByRole('button', { name: 'Add someone' }).click()
  await page.getByLabel(/^Name or pseudonym/).fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).check()
  await page.getByRole('button', { name: 'Record the consent' }).click()
  // Nobody presses a second time: it ends by itself.
  await expect(page.getByRole('button', { name: 'Say it again' })).toBeVisible({ timeout: 40_000 })
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  // Whom one has just asked speaks next.
  await page.goto(pagePaths.recorderWords)
}

/** Says concepts and a conversation of two hands free without a network; sent once there is one. */
async function sayThem(page: Page, context: BrowserContext): Promise<void> {
  await goOnWhereHalted(page)
  await addSpeaker(page, 'Ma Ngono')
  await page.getByText('People and family', { exact: true }).click()
  await page.getByRole('link', { name: 'Family', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Turn on the microphone' })).toBeVisible()
  // Everything that the studio needs is here by then.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Turn on the microphone' }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  const after = new RegExp(String.raw`^${wanted + 1} of \d+, Bulu$`)
  await expect(page.getByText(after)).toBeVisible({ timeout: 60_000 + wanted * 3_000 })
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave the studio' }).click()
  await sayConversation(page)
  await context.setOffline(false)
  const all = wanted + wantedLines
  await expect.poll(async () => (await listTakes(context)).length).toBeGreaterThanOrEqual(all)
  const lines = (await listTakes(context)).filter(({ kind }) => kind === 'sentence')
  // The odd ones are the elder's, who was asked first; the even ones the recorder's own.
  const said = lines.map(({ item, speaker }) => [Number(item.at(-1)) % 2, speaker !== undefined])
  expect(said.every(([isOdd, isElder]) => (isOdd === 1) === isElder)).toBe(true)
}

/** One tap for the other voice, and nothing more until it is over. */
async function sayConversation(page: Page): Promise<void> {
  await page.goto(pagePaths.recorderSentences)
  await page.getByRole('link', { name: 'Greeting in the morning', exact: true }).click()
  await page.getByRole('button', { name: 'Turn on the microphone' }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByText('The other person answers. Who is it?')).toBeVisible()
  await page.getByRole('group', { name: 'Who speaks?' }).getByRole('button', { name: 'Me' }).click()
  const after = new RegExp(String.raw`^${wantedLines + 1} of \d+, Bulu$`)
  await expect(page.getByText(after)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave the studio' }).click()
}

async function openAs(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, locale: 'en-GB' })).newPage()
}

journey(
  'a language of which nothing is here becomes a course: said, written, confirmed, approved, learnt',
  long,
  async ({ page, context, browser, server }) => {
    journey.setTimeout(600_000)
    const coordinator = await openAs(browser, server.url)
    const { email } = await signInNew(coordinator, server, bulu)
    await server.operate('coordinator', 'add', email, '--language', bulu)
    const link = await makeLink(coordinator)

    // Somebody who speaks and does not write follows the link.
    await signInNew(page, server)
    await page.goto(link)
    await page.getByRole('button', { name: 'Record with this account' }).click()
    await expect(page).toHaveURL(pagePaths.recorderHome)
    await consentToLearners(context, server)
    await sayThem(page, context)
    const takes = await listTakes(context)

    const writer = await openAs(browser, server.url)
    await signInNew(writer, server, bulu)
    await consentToLearners(writer.context(), server)
    await writer.goto(`${pagePaths.recorderRecordings}?tab=write`)
    const write = writer.getByRole('region', { name: 'Write what you hear' })
    const field = write.getByRole('textbox', { name: 'How is it written?' })
    for (let nth = 0; nth < takes.length; nth += 1) {
      await expect(write.getByText(`${takes.length - nth} recording`)).toBeVisible()
      await field.fill(spell(nth))
      await field.press('Enter')
    }
    await expect(write.getByText('Nothing to write.')).toBeVisible()

    // The coordinator hears what was written, and approves what was said.
    const check = coordinator.getByRole('region', { name: 'Is it written right?' })
    await expect(async () => {
      await coordinator.goto(`${pagePaths.recorderRecordings}?tab=write`)
      await expect(check.getByText(`${takes.length} spelling`)).toBeVisible({ timeout: 5_000 })
    }).toPass()
    for (let left = takes.length; left > 0; left -= 1) {
      await expect(check.getByText(`${left} spelling`)).toBeVisible()
      await check.getByRole('button', { name: 'Play' }).click()
      await check.getByRole('button', { name: 'Right' }).click()
    }
    await expect(check.getByText('Nothing to listen to.')).toBeVisible()
    for (const reviewer of [coordinator, writer]) await approveAll(reviewer)

    const learner = await openAs(browser, server.url)
    await signInNew(learner, server)
    const answer = await learner.request.get(api.listCourses.path)
    const { courses } = (await answer.json()) as CoursesResponse
    const course = courses.find((each) => each.course === bulu)
    // One of words at least, and one of what was said in the conversation.
    expect(course?.totals.lessons).toBeGreaterThan(1)
    expect(course?.totals.sentences).toBeGreaterThanOrEqual(wantedLines - 1)
    await learner.goto(pagePaths.learnerCourses)
    await learner.getByRole('button', { name: 'Learn Bulu' }).click()
    await expect(learner).toHaveURL(new RegExp(`/lessons/${bulu}\\.`))
    const { taught, isAskedByEar } = await finishLesson(learner)
    expect(taught.size).toBeGreaterThanOrEqual(5)
    expect(isAskedByEar).toBe(true)
    for (const opened of [coordinator, writer, learner]) await opened.context().close()
  },
)

/** Says yes to what has been heard to its end, until nothing waits. */
async function approveAll(page: Page): Promise<void> {
  await page.goto(`${pagePaths.recorderRecordings}?tab=review`)
  await page.getByRole('button', { name: 'Start listening' }).click()
  const yes = page.getByRole('button', { name: 'Yes' })
  const left = page.getByText(/^\d+ recordings? to review\.$|^Nothing to review\.$/)
  for (;;) {
    const before = await left.innerText()
    if (before === 'Nothing to review.') return
    await expect(yes).toHaveAttribute('aria-disabled', 'false')
    await yes.click()
    await expect(left).not.toHaveText(before)
  }
}
