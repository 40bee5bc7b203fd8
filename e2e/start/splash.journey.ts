import { pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'
import { recordSplash } from '../fixtures/splash.ts'

/** Specification §9: 10 every 150 ms, for 1500 ms. A busy machine is late, never early. */
const step = { ms: 150, value: 10 }
const shortestMs = 1480
const longestMs = 2500

/** The value stands from the frame after its time on. */
const frameMs = 34

journey.use({ waitsForSplash: true, contextOptions: { reducedMotion: 'no-preference' } })

journey('the splash shows for a second and a half while its bar fills', async ({ page }) => {
  const splash = await recordSplash(page)
  await page.goto(pagePaths.login)
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  const { values, movingParts, shownMs } = await splash()
  expect(movingParts).toBe(10)
  expect(shownMs).toBeGreaterThan(shortestMs)
  expect(shownMs).toBeLessThan(longestMs)
  expect(values[0]?.value).toBe(0)
  expect(values.length).toBeGreaterThan(1)
  for (const { value, elapsedMs } of values) {
    expect(value % step.value).toBe(0)
    expect(value / step.value).toBeLessThanOrEqual((elapsedMs + frameMs) / step.ms)
  }
})

journey(
  'with reduced motion it lasts as long, and its bar stands still',
  long,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const splash = await recordSplash(page)
    await page.goto(pagePaths.login)
    const { movingParts, shownMs } = await splash()
    expect(movingParts).toBe(0)
    expect(shownMs).toBeGreaterThan(shortestMs)
    expect(shownMs).toBeLessThan(longestMs)
  },
)

/** Holds back what matches of the next load, until it is asked to deliver it. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  const { promise: delivered, resolve: deliver } = Promise.withResolvers<undefined>()
  await page.route(files, async (route) => {
    await delivered
    await route.continue()
  })
  return () => deliver(undefined)
}

journey('late code finds the page usable and what was typed still there', async ({ page }) => {
  const deliver = await holdBack(page, '**/assets/**')
  await page.goto(pagePaths.login, { waitUntil: 'commit' })

  const identifier = page.getByLabel('Email or Phone Number')
  await expect(page.getByRole('progressbar')).toBeHidden()
  await identifier.fill('learner@example.com')
  const password = page.getByLabel('Password').first()
  await password.fill('typed early')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeDisabled()
  await identifier.press('Enter')
  await expect(page).toHaveURL(pagePaths.login)

  deliver()
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled()
  await expect(identifier).toHaveValue('learner@example.com')
  await expect(password).toHaveValue('typed early')
  await expect(page.getByRole('progressbar')).toHaveCount(0)
})

journey.describe('an answer that refuses', () => {
  journey.use({ expectedProblem: /status of 404/ })

  journey('a login sent before the app is there is sent by it', async ({ page }) => {
    const deliver = await holdBack(page, '**/assets/start-*')
    await page.goto(pagePaths.login, { waitUntil: 'commit' })
    const identifier = page.getByLabel('Email or Phone Number')
    await identifier.fill('nobody@example.com')
    await page.getByLabel('Password').first().fill('typed early')
    await page.getByRole('button', { name: 'Log In' }).click()
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled()

    deliver()
    await expect(identifier).toHaveAccessibleDescription(
      'No account found with this email. Please sign up first.',
    )
    await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled()
    await expect(page).toHaveURL(pagePaths.login)
  })
})
