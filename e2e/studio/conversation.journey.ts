import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { findChromium } from '../../tools/chromium/find-chromium.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey } from '../fixtures/journey.ts'
import { consentToLearners, listTakes } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { writeSpokenWords } from '../fixtures/spoken-words.ts'

// More than are recorded: some pass while a sentence is being written.
const spoken = {
  words: ['good morning to all of you'],
  wordCount: 20,
  quietSeconds: 5,
  pauseSeconds: 3,
}

journey.use({
  expectedProblem: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
  permissions: ['microphone'],
  launchOptions: findChromium([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${writeSpokenWords(spoken)}%noloop`,
  ]),
})

journey(
  'a recorder picks a conversation, writes and says a turn of it without a network, and it is sent later',
  async ({ page, context, server }) => {
    journey.slow()
    await signInNew(page, server, 'ewo')
    await consentToLearners(context, server)
    await page.goto(`${pagePaths.recorderSentences}?course=ewo`)
    const next = page.getByRole('region', { name: 'Missing from the lessons Ewondo' })
    await expect(next.getByText('Greeting in the morning')).toBeVisible()
    await expectAccessible(page)
    await next.getByRole('link', { name: 'Add sentences' }).focus()
    await page.keyboard.press('Enter')

    await page.getByRole('button', { name: 'Turn on the microphone' }).click()
    await page.getByRole('button', { name: /^Start/ }).click()
    await expect(page.getByText('Bonjour. Tu as bien dormi')).toBeVisible()
    await expect(page.getByText('to a neighbour', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(true)
    const field = page.getByRole('textbox', { name: 'How is it written in your language?' })
    await field.press('Enter')
    await expect(page.getByText('Write the sentence first, or skip it.')).toBeVisible()
    await field.fill('M̀bəmbə kídi.')
    await field.press('Enter')
    await expect(page.getByText(/^2 of \d+, Ewondo$/)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Leave the studio' }).click()

    await context.setOffline(false)
    const item = 'ewo.concept-greeting-in-the-morning-2'
    const text = 'M̀bəmbə kídi.'
    // Where the network returned in the middle of an attempt, what was written goes with the next.
    await expect
      .poll(() => listTakes(context), { timeout: 90_000 })
      .toMatchObject([{ item, kind: 'sentence', told: { text } }])
  },
)
