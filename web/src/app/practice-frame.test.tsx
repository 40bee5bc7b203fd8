import { pagePaths } from '@mboa/contract'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sessionPath } from '../platform/navigation/session-address.ts'
import { renderAppPart } from '../testing/render-app-part.tsx'
import { answerAboutTestCourse, saveChosenCourse } from '../testing/test-course.ts'
import { aUser } from '../testing/users.ts'
import { AppRoutes } from './app-routes.tsx'

let userId: string

beforeEach(() => {
  userId = crypto.randomUUID()
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTestCourse(path)))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (path: string) =>
  renderAppPart(<AppRoutes />, { user: aUser({ id: userId, fullName: 'Test Learner' }), path })

it('word practice stands alone on a phone: no header, no sidebar, no bottom bar', async () => {
  await saveChosenCourse(userId)
  const chosen = await open(pagePaths.learnerHome)
  await expect.element(chosen.getByRole('navigation')).toBeVisible()
  await chosen.unmount()
  const screen = await open(sessionPath(pagePaths.learnerWords))
  await expect.element(screen.getByRole('heading', { name: 'A new word' })).toBeVisible()
  for (const part of ['banner', 'navigation', 'contentinfo'] as const) {
    expect(screen.getByRole(part).elements()).toEqual([])
  }
})

it.each([
  ['word', pagePaths.learnerWords, 'Word Practise'],
  ['sentence', pagePaths.learnerSentences, 'Sentence Practise'],
] as const)(
  '%s practice keeps the sidebar from 1024 pixels on, with its entry highlighted, and uses the height',
  async (_, path, entry) => {
    await saveChosenCourse(userId)
    await page.viewport(1024, 768)
    onTestFinished(() => page.viewport(360, 740))
    const screen = await open(sessionPath(path))
    await expect.element(screen.getByRole('main').getByRole('heading').first()).toBeVisible()
    expect(screen.getByRole('main').elements()).toHaveLength(1)
    await expect
      .element(screen.getByRole('link', { name: entry }))
      .toHaveAttribute('aria-current', 'page')
    expect(document.documentElement.scrollHeight).toBe(innerHeight)
  },
)
