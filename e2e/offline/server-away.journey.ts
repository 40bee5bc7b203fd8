import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { long } from '../fixtures/journey.ts'
import {
  answerOne,
  beginEwondo,
  listStored,
  listReceived,
  offlineJourney,
} from './fixtures/offline-journey.ts'

offlineJourney.use({ expectedProblem: /net::ERR_|Failed to load resource/ })

offlineJourney(
  'with the server gone and then the network, learning goes on, and is sent when both are back',
  long,
  async ({ page, front, signInNew }) => {
    offlineJourney.slow()
    await signInNew()
    await beginEwondo(page)
    front.cutOff(true)
    await answerOne(page)
    // A deep link, in a tab of its own, while the browser still believes that it is online.
    const lessons = await page.context().newPage()
    await lessons.goto(pagePaths.learnerLessons)
    await expect(lessons.getByRole('heading', { level: 1 })).toHaveText('Lessons')
    await page.context().setOffline(true)
    await lessons.goto(pagePaths.learnerCourses)
    await expect(lessons.getByRole('heading', { name: 'Waiting to be sent' })).toBeVisible()
    await answerOne(page)
    const { all, pending } = await listStored(page)
    expect(pending.length).toBeGreaterThanOrEqual(2)
    front.cutOff(false)
    await page.context().setOffline(false)
    await expect.poll(async () => (await listStored(page)).pending).toEqual([])
    expect((await listReceived(page, front.url)).toSorted()).toEqual(all.toSorted())
  },
)
