import { api, pagePaths } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { logIn } from '../fixtures/account.ts'
import { journey, long } from '../fixtures/journey.ts'
import { practise } from '../fixtures/practise.ts'

journey.use({ serviceWorkers: 'allow' })

interface Answered {
  path: string
  bytes: number
}

const packs = '/api/packs/'
const followed = [api.login.path, api.listCourses.path, api.syncPractice.path, packs]

/** What of a course, and of somebody's practice, is asked for by the page from now on. */
function follow(page: Page): readonly Answered[] {
  const answered: Answered[] = []
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url())
    if (!followed.some((each) => path === each || (each === packs && path.startsWith(packs))))
      return
    const one = { path, bytes: 0 }
    answered.push(one)
    const weigh = async () => {
      one.bytes = (await request.sizes()).responseBodySize
    }
    page.on('requestfinished', (finished) => {
      // Of a page that was left meanwhile, as the login is, the size is no longer known.
      if (finished === request) weigh().catch(() => undefined)
    })
  })
  return answered
}

const sum = (answered: readonly Answered[]) =>
  answered.reduce((total, { bytes }) => total + bytes, 0)

/** At 20 kB/s and 800 ms for each in a row, the times of the bench are made of these. */
const courseLimitBytes = 10_500
const practisedEvents = 500
/** At 20 kB/s these are 2.3 s of the 8 that a new device may take; the rest is waiting. */
const deviceLimitBytes = 46_000

journey('a course comes in one answer', async ({ page, signInNew }) => {
  await signInNew()
  await page.goto(pagePaths.learnerHome)
  const choose = page.getByRole('button', { name: 'Learn Ewondo' })
  await expect(choose).toBeVisible()
  const answered = follow(page)
  await choose.click()
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
  const ofCourse = () => answered.filter(({ path }) => path.startsWith(packs))
  await expect.poll(ofCourse).toHaveLength(1)
  await expect.poll(() => sum(ofCourse())).toBeGreaterThan(courseLimitBytes / 2)
  expect(sum(ofCourse())).toBeLessThanOrEqual(courseLimitBytes)
})

journey(
  'a new device gets what home needs, and nothing twice',
  long,
  async ({ page, browser, baseURL, server, signInNew }) => {
    const account = await signInNew()
    await practise(async (path, data) => {
      const answer = await page.request.post(path, { data, headers: { origin: server.url } })
      expect(answer.ok()).toBe(true)
    }, practisedEvents)
    const elsewhere = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })
    const device = await elsewhere.newPage()
    await device.goto(pagePaths.login)
    const answered = follow(device)
    await logIn(device, account.email, account.password)
    await expect(device.getByRole('heading', { name: 'For today' })).toBeVisible()
    const bytesOf = (wanted: string) =>
      answered.flatMap(({ path, bytes }) => (path.startsWith(wanted) ? bytes : []))
    await expect.poll(() => bytesOf(packs)).toHaveLength(1)
    expect(bytesOf(api.login.path)).toHaveLength(1)
    expect(bytesOf(api.syncPractice.path)).toHaveLength(1)
    // Once whole, beside the login; what asks later only hears that it is still the newest.
    const whole = () => bytesOf(api.listCourses.path).filter((bytes) => bytes > 0)
    await expect.poll(whole).toHaveLength(1)
    const weighed = () => bytesOf('').filter((bytes) => bytes > 0).length
    await expect.poll(weighed).toBeGreaterThanOrEqual(3)
    expect(sum(answered)).toBeLessThanOrEqual(deviceLimitBytes)
    await elsewhere.close()
  },
)
