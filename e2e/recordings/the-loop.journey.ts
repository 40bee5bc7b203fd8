import { api, pagePaths, type ShownTake } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey } from '../fixtures/journey.ts'
import { collectProblems } from '../fixtures/problem-guard.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { writeSpokenWords } from '../fixtures/spoken-words.ts'
import { hearing } from '../fixtures/write-wav.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Said again and again: a machine that is late for one hears the next. */
const spoken = { wordCount: 1, quietSeconds: 5, pauseSeconds: 3 }

journey.use({
  permissions: ['microphone'],
  launchOptions: hearing(() => writeSpokenWords(spoken)),
})

/** The oldest first. */
async function listTakes(page: Page): Promise<ShownTake[]> {
  const answer = await page.request.get(api.listShownTakes.path)
  return ((await answer.json()) as { takes: ShownTake[] }).takes.toReversed()
}

/** Consents, opens the studio and says one word; answers the take as the server has it. */
async function recordOneWord(page: Page): Promise<ShownTake> {
  await page.goto(`${pagePaths.recorderWords}?record=ewo`)
  await page.getByRole('checkbox', { name: 'Learners hear my recordings in Mboa.' }).check()
  await page.getByRole('button', { name: 'Agree and continue' }).click()
  await page.getByRole('button', { name: 'Turn on the microphone' }).click()
  await expect(page.getByText('The room is quiet.')).toBeVisible()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByText(/^2 of \d+, Ewondo$/)).toBeVisible({ timeout: 60_000 })
  await page.keyboard.press('Space')
  await expect(page.getByText('Paused')).toBeVisible()
  await page.getByRole('button', { name: 'Leave the studio' }).click()
  const readCopy = async () => (await listTakes(page))[0]?.listening?.address
  await expect.poll(readCopy, { timeout: 60_000 }).toBeDefined()
  const [take] = await listTakes(page)
  if (take === undefined) throw new Error('The server has no take.')
  return take
}

/** How many recordings the learner's device knows of. */
function countStoredRecordings(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(new Error('The device store does not answer.'))
      })
    let count = 0
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      if (database.objectStoreNames.contains('recordings')) {
        count += await done(database.transaction('recordings').objectStore('recordings').count())
      }
      database.close()
    }
    return count
  })
}

/** Lets the page report which sounds it plays: their elements are in no document. */
async function keepPlayed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played: HTMLMediaElement[] = []
    window.Audio = new Proxy(Audio, {
      construct(Element, given: [string?]) {
        const element = new Element(...given)
        played.push(element)
        return element
      },
    })
    Object.assign(window, { played })
  })
}

async function expectSound(page: Page, act: () => Promise<void>): Promise<void> {
  const clip = page.waitForResponse(/\/api\/(reviews\/)?clips\//)
  await act()
  expect([200, 206]).toContain((await clip).status())
  const readTime = () =>
    page.evaluate(
      () => (window as unknown as { played: HTMLMediaElement[] }).played.at(-1)?.currentTime ?? 0,
    )
  const began = await readTime()
  await expect.poll(readTime).toBeGreaterThan(began + 0.1)
}

journey(
  'what a recorder says reaches learners by another’s approval, and is gone once withdrawn',
  async ({ page, browser, server }) => {
    journey.slow()
    const problems: string[][] = []
    const openElsewhere = async () => {
      const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' })
      problems.push(collectProblems(context))
      const opened = await context.newPage()
      await keepPlayed(opened)
      return opened
    }
    const [reviewer, learner] = [await openElsewhere(), await openElsewhere()]
    await signInNew(page, server, 'ewo')
    await signInNew(reviewer, server, 'ewo', true)
    await signInNew(learner, server)
    const take = await recordOneWord(page)

    await reviewer.goto(`${pagePaths.recorderRecordings}?tab=review`)
    await expect(reviewer.getByText('1 recording to review.')).toBeVisible()
    await expectAccessible(reviewer)
    const phone = reviewer.viewportSize() ?? { width: 360, height: 740 }
    // Beside a keyboard each button names its key.
    await reviewer.setViewportSize({ width: 1280, height: 900 })
    await expectAccessible(reviewer)
    await reviewer.setViewportSize(phone)
    await expectSound(reviewer, () => reviewer.keyboard.press('Space'))
    await expectAccessible(reviewer)
    const yes = reviewer.getByRole('button', { name: 'Yes' })
    await expect(yes).toHaveAttribute('aria-disabled', 'false')
    await reviewer.keyboard.press('a')
    await expect(reviewer.getByText('Nothing to review.')).toBeVisible()

    // The learner has met the word, and it is due.
    const met = {
      type: 'review',
      id: crypto.randomUUID(),
      session: crypto.randomUUID(),
      course: 'ewo',
      item: take.item,
      kind: 'choose-meaning',
      skill: 'recognise',
      answeredAt: Date.now() - 9 * dayMs,
      tookMs: 4_000,
      rating: 3,
      verdict: 'exact',
      outcome: 'correct',
      answer: 'x',
    }
    const course = {
      type: 'setting',
      name: 'current-course',
      value: 'ewo',
      id: crypto.randomUUID(),
    }
    const synced = await learner.request.post(api.syncPractice.path, {
      data: { events: [met, { ...course, answeredAt: met.answeredAt }], cursor: 0 },
      headers: { origin: server.url },
    })
    expect(await synced.json()).toMatchObject({ refused: [] })
    await learner.goto(pagePaths.learnerHome)
    await expect(learner.getByRole('main').getByText('1 word to review')).toBeVisible()
    await learner.goto(`${pagePaths.learnerWords}?words=${take.item}`)
    const listen = learner.getByRole('button', { name: 'Listen', exact: true })
    await expectSound(learner, () => listen.click())
    await expectAccessible(learner)
    const address = take.listening?.address ?? ''
    expect(await countStoredRecordings(learner)).toBe(1)

    await page.goto(pagePaths.recorderRecordings)
    await expect(page.getByText('Approved. Learners can hear it.')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Withdraw / }).click()
    await page.getByRole('button', { name: 'Withdraw for good' }).click()
    await expect(page.getByRole('button', { name: 'Withdrawn 1' })).toBeVisible()
    expect((await learner.request.get(address)).status()).toBe(410)
    await learner.reload()
    await expect(learner.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(listen).toBeHidden()
    await expect.poll(() => countStoredRecordings(learner)).toBe(0)
    expect(problems.flat()).toEqual([])
  },
)
