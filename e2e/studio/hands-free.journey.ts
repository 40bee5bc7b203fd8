import { api, pagePaths, type Consents } from '@mboa/contract'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'
import { goOnWhereHalted, listTakes } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { writeSpokenWords } from '../fixtures/spoken-words.ts'
import { hearing } from '../fixtures/write-wav.ts'

// More than are recorded: on a slow machine some have passed before the studio listens.
const spoken = { wordCount: 12, quietSeconds: 5, pauseSeconds: 2 }

journey.use({
  permissions: ['microphone'],
  launchOptions: hearing(() => writeSpokenWords(spoken), '%noloop'),
})

/** Goes to a control with the Tab key alone. */
async function tabTo(page: Page, role: 'button' | 'checkbox' | 'link', name: string) {
  const control = page.getByRole(role, { name, exact: true })
  for (let presses = 0; presses < 60; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The Tab key does not lead to ${name}.`)
}

journey(
  'a recorder consents, measures the room and records words hands free, by keyboard',
  long,
  async ({ page, context, server }) => {
    journey.slow()
    await signInNew(page, server, 'ewo')
    await goOnWhereHalted(page)
    await page.goto(`${pagePaths.recorderWords}?course=ewo`)
    await tabTo(page, 'link', 'Start recording')
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: 'Before your first recording' })).toBeVisible()
    await expectAccessible(page)
    await tabTo(page, 'checkbox', 'Learners hear my recordings in Mboa.')
    await page.keyboard.press('Space')
    await tabTo(page, 'button', 'Agree and continue')
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { name: 'Before you record' })).toBeVisible()
    const consents = (await (await context.request.get(api.readConsents.path)).json()) as Consents
    expect(consents.consents).toMatchObject([{ use: 'learners', withdrawnAt: null }])
    await tabTo(page, 'button', 'Turn on the microphone')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The room is quiet.')).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused()
    await expectAccessible(page)
    // From here on nothing is pressed until the words are recorded.
    await page.keyboard.press('Space')
    await expect(page.getByText('Listening: say the word')).toBeVisible()
    await expectAccessible(page)
    await expect(page.getByText(/^4 of \d+, Ewondo$/)).toBeVisible({ timeout: 60_000 })

    await page.keyboard.press('Space')
    await expect(page.getByText('Paused')).toBeVisible()
    // A word that was being said at the press is kept as well.
    const place = await page.getByText(/^\d+ of \d+, Ewondo$/).innerText()
    const recorded = Number.parseInt(place) - 1
    expect(recorded).toBeGreaterThanOrEqual(3)
    // The newest is held back until it cannot be changed any more.
    await expect.poll(async () => (await listTakes(context)).length).toBe(recorded - 1)
    await tabTo(page, 'button', 'Leave the studio')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await listTakes(context)).length).toBe(recorded)
    const takes = await listTakes(context)
    expect(new Set(takes.map(({ item }) => item)).size).toBe(recorded)
    expect(takes.map(({ verdict }) => verdict)).not.toContain('record-again')
    for (const { durationMs } of takes) expect(durationMs).toBeGreaterThan(800)
  },
)
