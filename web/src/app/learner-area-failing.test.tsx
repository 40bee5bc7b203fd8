import { api, pagePaths } from '@mboa/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { currentAddress, renderAppPart } from '../testing/render-app-part.tsx'
import { answerAboutTestCourse } from '../testing/test-course.ts'
import { aUser } from '../testing/users.ts'
import { AppRoutes } from './app-routes.tsx'

let userId: string
let isOnline: boolean

beforeEach(() => {
  userId = crypto.randomUUID()
  isOnline = true
  vi.stubGlobal('fetch', (path: string) =>
    isOnline
      ? Promise.resolve(answerAboutTestCourse(path))
      : Promise.reject(new TypeError('offline')),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (path: string) => renderAppPart(<AppRoutes />, { user: aUser({ id: userId }), path })

it('says that the courses could not be loaded, and tries again', async () => {
  isOnline = false
  const screen = await open(pagePaths.learnerCourses)
  await expect
    .element(screen.getByText('Please check your connection and try again.'))
    .toBeVisible()
  isOnline = true
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Learn Ewondo' })).toBeVisible()
})

it('somebody whose practice has not come to this device yet is not taken for a newcomer', async () => {
  let isBroken = true
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === api.syncPractice.path && isBroken
        ? new Response(null, { status: 500 })
        : answerAboutTestCourse(path),
    ),
  )
  const failure = 'This couldn’t be loaded. Please try again later.'
  for (const path of [pagePaths.learnerLessons, pagePaths.learnerSearch, pagePaths.learnerWords]) {
    const screen = await open(path)
    await expect.element(screen.getByText(failure)).toBeVisible()
    await screen.unmount()
  }
  const progress = await open(pagePaths.learnerProgress)
  await expect.element(progress.getByText(failure)).toBeVisible()
  expect(progress.getByText(/^Nothing practised yet/).elements()).toEqual([])
  await progress.unmount()
  const home = await open(pagePaths.learnerHome)
  await expect.element(home.getByText(failure)).toBeVisible()
  expect(home.getByText('Which language would you like to learn?').elements()).toEqual([])
  // Not before the press: the app would load it by itself, and take the button away.
  addEventListener('click', () => (isBroken = false), { capture: true, once: true })
  await home.getByRole('button', { name: 'Try again' }).click()
  await expect.element(home.getByText('Which language would you like to learn?')).toBeVisible()
})

it('a page about one course or word that could not be loaded has a heading and a way back', async () => {
  isOnline = false
  const course = await open(`${pagePaths.learnerCourses}/ewo`)
  await expect.element(course.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(course.getByRole('heading', { level: 1 })).toHaveTextContent('Course')
  await expect
    .element(course.getByRole('main').getByRole('link', { name: 'Courses' }))
    .toHaveAttribute('href', pagePaths.learnerCourses)
  await course.unmount()
  const word = await open(`${pagePaths.learnerSearch}/ewo.today`)
  await expect.element(word.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(word.getByRole('heading', { level: 1 })).toHaveTextContent('Search')
  // The network is back: nobody has to press anything.
  isOnline = true
  window.dispatchEvent(new Event('online'))
  await expect.element(word.getByRole('heading', { level: 1 })).toHaveTextContent('aná')
})

it('a home whose course cannot be loaded still leads to the other courses', async () => {
  isOnline = false
  const screen = await open(pagePaths.learnerHome)
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  await screen.getByRole('main').getByRole('link', { name: 'Courses' }).click()
  expect(currentAddress()).toBe(pagePaths.learnerCourses)
})
