import { join } from 'node:path'
import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { readBuildManifest } from '../../tools/budgets/build-manifest.ts'
import { listEnd, listPairs, listPractising, listTyping } from '../../tools/budgets/budgets.ts'
import { journey } from '../fixtures/journey.ts'
import { matchPairs } from '../fixtures/match-pairs.ts'

const manifest = readBuildManifest(join(import.meta.dirname, '../../web/dist/client'))

/** Tells which of the build's files a page has run so far: none that it only fetched. */
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

/** Answers choices and pairs until something is to be typed, and types it. */
async function goOnToTyping(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next' })
  const field = page.getByRole('textbox', { name: 'Your answer' })
  const tile = page.locator('.choice-tile').first()
  const pairs = page.getByRole('list', { name: 'Meanings' })
  for (;;) {
    await next.click()
    await expect(next).toBeHidden()
    await expect(field.or(tile)).toBeVisible()
    if (await field.isVisible()) break
    if (await pairs.isVisible()) await matchPairs(page)
    else await tile.click()
  }
  await field.fill('o')
  await field.press('Enter')
  await expect(next).toBeFocused()
}

journey(
  'from home to the first answers exactly those files run that the budgets count',
  async ({ page, signInNew }) => {
    await signInNew()
    await page.goto(pagePaths.learnerWords)
    // Other journeys record Ewondo on the same server: what plays a sound would run too.
    await page.getByRole('button', { name: /Duala/ }).click()
    await expect(
      page.getByRole('heading', { name: /^(What does it mean|Which picture matches)\?$/ }),
    ).toBeVisible()

    const learner = await page.context().newPage()
    await page.close()
    const listRun = await watch(learner)
    await learner.goto(pagePaths.learnerHome)
    await learner.getByRole('link', { name: 'Start' }).click()
    await expect(
      learner.getByRole('heading', { name: /^(What does it mean|Which picture matches)\?$/ }),
    ).toBeVisible()
    await learner.locator('.choice-tile').first().click()
    await expect(learner.getByRole('button', { name: 'Next' })).toBeFocused()
    const practising = listPractising(manifest, 'en')
    const later = [listTyping, listPairs, listEnd].flatMap((list) => [...list(manifest, 'en')])
    const ranForAChoice = await listRun()
    expect([...practising].filter((file) => !ranForAChoice.has(file))).toEqual([])
    const counted = new Set([...practising, ...later])
    expect([...ranForAChoice].filter((file) => !counted.has(file))).toEqual([])

    await goOnToTyping(learner)
    const ran = await listRun()
    expect([...ran].filter((file) => !counted.has(file))).toEqual([])
    expect(later.filter((file) => !ran.has(file))).toEqual([])
  },
)
