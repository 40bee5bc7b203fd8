import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'

const screens = [
  pagePaths.learnerHome,
  pagePaths.learnerCourses,
  pagePaths.learnerLessons,
  pagePaths.learnerProgress,
  pagePaths.learnerWords,
  `${pagePaths.learnerWords}?practise`,
  pagePaths.learnerTones,
]
const listening = `${pagePaths.learnerWords}?listen`

journey.describe('letters twice as large', () => {
  journey.use({ locale: 'fr-CM', viewport: { width: 360, height: 740 } })

  journey('stick out at no side of a learner’s phone', long, async ({ page, server }) => {
    journey.slow()
    const stdout = await server.operate('demo')
    const [, password = ''] = /password (\S+)/.exec(stdout) ?? []
    await page.goto(pagePaths.login)
    await page.getByLabel('E‑mail ou numéro de téléphone').fill('demo-learner@example.com')
    await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(pagePaths.learnerHome)
    for (const path of [...screens, listening]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // What is recorded is heard of a moment later.
      if (path === listening) await expect(page.locator('.listening-buttons')).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overhang, path).toBe(0)
    }
  })
})
