import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { seeFirstQuestion } from '../fixtures/answer-exercise.ts'
import { startDevServer, type DevServer } from '../fixtures/dev-server.ts'
import { journey, long } from '../fixtures/journey.ts'
import { learnLanguage } from '../fixtures/practise.ts'
import { consentToLearners } from '../fixtures/recorder.ts'

const developed = journey.extend<object, { devServer: DevServer }>({
  devServer: [
    async ({}, use) => {
      const devServer = await startDevServer()
      await use(devServer)
      await devServer.stop()
    },
    { scope: 'worker' },
  ],
  server: [async ({ devServer }, use) => use(devServer), { scope: 'worker' }],
})
developed.describe.configure({ mode: 'serial' })

const loginScreen = 'features/auth/login/login-screen.tsx'

developed(
  'npm run dev shows a saved component and keeps typed text',
  long,
  async ({ page, devServer }) => {
    await page.goto(pagePaths.login)
    // Vite ignores changes of modules that the page has not run yet.
    await expect(page.locator('#root')).toHaveClass('opened')
    const identifier = page.getByLabel('Email or Phone Number')
    await identifier.fill('somebody@example.com')
    await devServer.edit(loginScreen, '<Trans>OR</Trans>', '<Trans>OTHERWISE</Trans>')
    await expect(page.getByText('OTHERWISE')).toBeVisible()
    await expect(identifier).toHaveValue('somebody@example.com')
  },
)

developed('npm run dev opens a session of practice', long, async ({ page, signInNew }) => {
  await signInNew()
  await learnLanguage(page, 'Ewondo')
  await page.goto(`${pagePaths.learnerWords}?practise`)
  await seeFirstQuestion(page)
})

developed('npm run dev opens the studio', long, async ({ page, server, signInNew }) => {
  await signInNew('ewo')
  await consentToLearners(page, server)
  await page.goto(`${pagePaths.recorderWords}?record=ewo&list=all`)
  await expect(page.getByRole('button', { name: 'Turn on the microphone' })).toBeVisible()
})

developed.describe('in French', () => {
  developed.use({ locale: 'fr-CM' })
  developed('npm run dev speaks it from the document on', long, async ({ page }) => {
    await page.goto(pagePaths.login)
    await expect(page.locator('#root')).toHaveClass('opened')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  })
})
