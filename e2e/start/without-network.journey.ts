import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { seeFirstQuestion } from '../fixtures/answer-exercise.ts'
import { journey } from '../fixtures/journey.ts'
import { learnLanguage } from '../fixtures/practise.ts'

journey.use({ serviceWorkers: 'allow', expectedProblem: /net::ERR_/ })

journey(
  'opened again without the network, practice goes on, with its pictures',
  async ({ page, signInNew }) => {
    await signInNew()
    await learnLanguage(page, 'Ewondo')
    await page.goto(`${pagePaths.learnerWords}?practise`)
    await seeFirstQuestion(page)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
    })
    const countPictures = () =>
      page.evaluate(async () => (await (await caches.open('mboa-pictures')).keys()).length)
    await expect.poll(countPictures).toBeGreaterThan(10)
    await page.context().setOffline(true)
    const reopened = await page.context().newPage()
    // Else the session stays in the tab that has it.
    await page.close()
    await reopened.goto(`${pagePaths.learnerWords}?practise`)
    await seeFirstQuestion(reopened)
    await reopened.goto(`${pagePaths.learnerSearch}/ewo.house`)
    const picture = reopened.locator('img.word-picture')
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
  },
)
