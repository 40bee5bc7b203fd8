import { expect, type BrowserContext } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'
import { beginRecording, consentToLearners, listTakes } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { writeSpokenWords } from '../fixtures/spoken-words.ts'
import { hearing } from '../fixtures/write-wav.ts'

const spoken = { wordCount: 4, quietSeconds: 5, pauseSeconds: 1.2 }
/** Enough for a course and the stores themselves, and too little for what a word brings. */
const quotaSize = 400_000

journey.use({
  permissions: ['microphone'],
  // What it would keep counts too.
  serviceWorkers: 'block',
  // A course that comes meanwhile finds no room either.
  expectedProblem: /keeping a course: QuotaExceeded/i,
  launchOptions: hearing(() => writeSpokenWords(spoken)),
})

const countTakes = async (context: BrowserContext) => (await listTakes(context)).length

journey(
  'a full device says so, drops nothing, and goes on once there is room',
  long,
  async ({ page, context, server }) => {
    journey.slow()
    await signInNew(page, server, 'ewo')
    await consentToLearners(context, server)
    const devTools = await context.newCDPSession(page)
    const { origin } = new URL(server.url)
    await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize })
    await beginRecording(page, 'ewo')
    await expect(page.getByText(/^This device is full\./)).toBeVisible({ timeout: 60_000 })
    const shown = await page.getByText(/^\d+ of \d+, Ewondo$/).textContent()
    const before = await countTakes(context)
    await devTools.send('Storage.overrideQuotaForOrigin', { origin })
    await page.getByRole('button', { name: 'Save again' }).click()
    await expect(page.getByText(/^This device is full\./)).not.toBeVisible()
    await expect(page.getByText(shown ?? '', { exact: true })).not.toBeVisible()
    await page.getByRole('button', { name: 'Leave the studio' }).click()
    await expect.poll(() => countTakes(context)).toBeGreaterThan(before)
  },
)
