import { api, pagePaths } from '@mboa/contract'
import { closeFirstQuestions } from '@mboa/domain'
import { expect, type Page } from '@playwright/test'
import { filesLoadedBy, filesOf, readBuildManifest } from '../../tools/budgets/budgets.ts'
import { answerSomehow, readPresented, seeFirstQuestion } from '../fixtures/answer-exercise.ts'
import { journey } from '../fixtures/journey.ts'
import { learnWords } from '../fixtures/learnt-words.ts'

const manifest = readBuildManifest()

/** Names which of the build's files a page has run so far: none that it only fetched. */
async function watch(page: Page): Promise<() => Promise<Set<string>>> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('Profiler.enable')
  await tools.send('Profiler.startPreciseCoverage', { callCount: true })
  const ran = new Set<string>()
  const add = (url: string) => {
    if (url.includes('/assets/')) ran.add(new URL(url).pathname.slice(1))
  }
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') add(request.url())
  })
  return async () => {
    // Each time what has run since the last.
    const { result } = await tools.send('Profiler.takePreciseCoverage')
    for (const { url, functions } of result) {
      if (functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0)) add(url)
    }
    return ran
  }
}

/** As somebody does who has chosen a course, and was asked at the start what newcomers are asked. */
async function chooseAndPassOverQuestions(page: Page, origin: string): Promise<void> {
  const events = [{ name: 'current-course', value: course }, closeFirstQuestions()].map(
    (setting) => ({
      type: 'setting',
      id: crypto.randomUUID(),
      answeredAt: Date.now() - 1000,
      ...setting,
    }),
  )
  const answer = await page.request.post(api.syncPractice.path, {
    headers: { origin },
    data: { events, cursor: 0 },
  })
  expect(await answer.json()).toMatchObject({ refused: [] })
}

/** Answers until something is to be typed, and types it. */
async function goOnToTyping(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Your answer' })
  for (;;) {
    await readPresented(page)
    const isTyped = await field.isVisible()
    await answerSomehow(page)
    if (isTyped) return
    await page.getByRole('button', { name: 'Next' }).click()
  }
}

const practising = filesOf(manifest, 'practising', 'en')
const end = filesOf(manifest, 'session end', 'en')
const typing = filesOf(manifest, 'typing', 'en')
const sound = filesOf(manifest, 'sound', 'en')
const laterKinds = [
  ...filesOf(manifest, 'matching pairs', 'en'),
  ...filesOf(manifest, 'between choosing and typing', 'en'),
]
const counted = new Set([...practising, ...end, ...typing, ...sound, ...laterKinds])
/** What home adds for who has practised: it may have begun to come when home was left. */
const rewards = filesLoadedBy(manifest, ['src/features/dashboard/reward/home-rewards.tsx'], 'en')
// Other journeys record Ewondo on the same server: what plays a sound would run too.
const course = 'dua'

journey(
  'from home to the first answer exactly those files run that the budgets count',
  async ({ page, signInNew, server }) => {
    await signInNew()
    await chooseAndPassOverQuestions(page, server.url)
    await page.goto(`${pagePaths.learnerWords}?practise`)
    await expect(page.getByRole('heading', { name: 'A new word' })).toBeVisible()

    const learner = await page.context().newPage()
    await page.close()
    const listRun = await watch(learner)
    await learner.goto(pagePaths.learnerHome)
    // The session that was begun above.
    await learner.getByRole('link', { name: 'Continue' }).click()
    await expect(learner.getByRole('heading', { name: 'A new word' })).toBeVisible()
    await seeFirstQuestion(learner)
    await learner.locator('.choice-tile').first().click()
    await expect(learner.getByRole('button', { name: 'Next' })).toBeFocused()
    const ran = await listRun()
    expect([...practising].filter((file) => !ran.has(file))).toEqual([])
    expect([...ran].filter((file) => !counted.has(file))).toEqual([])
  },
)

journey(
  'until a word is typed only those files run that the budgets count besides',
  async ({ page, signInNew, server }) => {
    await signInNew()
    // What was never recalled is not typed: some words were learnt before.
    const items = ['yes', 'no', 'one', 'two']
    await learnWords(page, server.url, { course, items, daysAgo: [30, 29, 25] })
    await page.goto(pagePaths.learnerHome)
    await expect(page.getByText(/words? to review/).first()).toBeVisible()

    const learner = await page.context().newPage()
    await page.close()
    const listRun = await watch(learner)
    await learner.goto(`${pagePaths.learnerWords}?practise`)
    await goOnToTyping(learner)
    const ran = await listRun()
    const isCounted = (file: string) => counted.has(file) || rewards.has(file)
    expect([...ran].filter((file) => !isCounted(file))).toEqual([])
    expect([...end, ...typing, ...sound].filter((file) => !ran.has(file))).toEqual([])
  },
)
