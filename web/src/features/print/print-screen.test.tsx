import { pagePaths } from '@mboa/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { answerAboutTestCourse } from '../../testing/test-course.ts'
import { aUser } from '../../testing/users.ts'
import { PrintScreen } from './print-screen.tsx'

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTestCourse(path)))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (course: string, role: 'learner' | 'recorder') =>
  renderAppPart(<PrintScreen />, {
    user: aUser({ id: crypto.randomUUID(), role }),
    path: `${pagePaths.print}/${course}`,
  })

it.each([
  ['learner', 'Course', `${pagePaths.learnerCourses}/ewo`],
  ['recorder', 'Language desk', `${pagePaths.languageDesk}?language=ewo&tab=files`],
] as const)('is there for a %s, with the way back', async (role, back, address) => {
  await open('ewo', role)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Print Ewondo' })).toBeVisible()
  await expect.element(page.getByText('3 entries')).toBeVisible()
  await expect.element(page.getByRole('link', { name: back })).toHaveAttribute('href', address)
})

it('says that there is no such course', async () => {
  await open('xyz', 'learner')
  await expect.element(page.getByRole('heading', { name: 'Course not found' })).toBeVisible()
})
