import { pagePaths } from '@mboa/contract'
import { expect } from '@playwright/test'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'
import { consentToLearners, listTakes } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { writeSpokenWords } from '../fixtures/spoken-words.ts'
import { hearing } from '../fixtures/write-wav.ts'

// Time to turn the microphone on and to pause; then more than are recorded.
const spoken = {
  words: ['good morning to all of you'],
  wordCount: 20,
  quietSeconds: 20,
  pauseSeconds: 3,
}

journey.use({
  serviceWorkers: 'allow',
  expectedProblem: /net::ERR_(INTERNET_DISCONNECTED|FAILED)/,
  permissions: ['microphone'],
  launchOptions: hearing(() => writeSpokenWords(spoken), '%noloop'),
})

journey(
  'a recorder picks a conversation, writes one turn and only says the next, and both are sent later',
  long,
  async ({ page, context, server }) => {
    journey.slow()
    await signInNew(page, server, 'ewo')
    await consentToLearners(context, server)
    await page.goto(`${pagePaths.recorderSentences}?course=ewo`)
    const next = page.getByRole('region', { name: 'Missing from the lessons Ewondo' })
    await expect(next.getByText('Greeting in the morning')).toBeVisible()
    await expectAccessible(page)
    await next.getByRole('link', { name: 'Record these sentences' }).focus()
    await page.keyboard.press('Enter')

    await page.getByRole('button', { name: 'Turn on the microphone' }).click()
    await page.getByRole('button', { name: /^Start/ }).click()
    // Before the first turn is said.
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('Good morning. Did you sleep well?').first()).toBeVisible()
    await expect(page.getByText('to a neighbour', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Write it as well' }).click()
    const field = page.getByRole('textbox', { name: 'How is it written in your language?' })
    await field.press('Enter')
    await expect(page.getByText('Write the sentence, or close this and just say it.')).toBeVisible()
    await expectAccessible(page)
    await field.fill('M̀bəmbə kídi.')
    await field.press('Enter')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/^3 of \d+, Ewondo$/)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByRole('button', { name: 'Leave the studio' }).click()

    await context.setOffline(false)
    const turn = 'ewo.concept-greeting-in-the-morning'
    const text = 'M̀bəmbə kídi.'
    // Where the network returned in the middle of an attempt, what was written goes with the next.
    await expect
      .poll(async () => (await listTakes(context)).toReversed().slice(0, 2), { timeout: 90_000 })
      .toMatchObject([
        { item: `${turn}-2`, kind: 'sentence', told: { text } },
        { item: `${turn}-3`, kind: 'sentence', told: null, concept: { gloss: {} } },
      ])
  },
)
