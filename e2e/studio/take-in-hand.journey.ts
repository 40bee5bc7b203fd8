import { api, type Contributions } from '@mboa/contract'
import { expect } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'
import { beginRecording, consentToLearners } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { writeSpokenWords } from '../fixtures/spoken-words.ts'
import { hearing } from '../fixtures/write-wav.ts'

/** Said again and again: a machine that is late for one hears the next. */
const spoken = { wordCount: 1, quietSeconds: 5, pauseSeconds: 1.2 }

journey.use({
  permissions: ['microphone'],
  launchOptions: hearing(() => writeSpokenWords(spoken)),
})

journey(
  'a recorder cuts a take by finger, makes it again, and says what is wrong with a word',
  long,
  async ({ page, context, server }) => {
    journey.slow()
    await signInNew(page, server, 'ewo')
    await consentToLearners(context, server)
    await beginRecording(page, 'ewo')
    const at = (nth: number) => page.getByText(new RegExp(String.raw`^${nth} of \d+, Ewondo$`))
    await expect(at(2)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.keyboard.press('ArrowRight')
    await expect(at(3)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(at(2)).toBeVisible()

    // With the phone on its side.
    const upright = page.viewportSize() ?? { width: 360, height: 740 }
    await page.setViewportSize({ width: 740, height: 360 })
    for (const name of ['Continue', 'Skip', 'Adjust the cut']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    await page.setViewportSize(upright)
    await page.getByRole('button', { name: 'Adjust the cut' }).click()
    await expect(page.getByRole('button', { name: 'Delete it' })).toBeVisible()
    const start = page.getByRole('slider', { name: 'Start of the cut' })
    const before = Number(await start.getAttribute('aria-valuenow'))
    const box = await start.boundingBox()
    if (box === null) throw new Error('There is no handle.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 30, y, { steps: 3 })
    await page.mouse.up()
    expect(Number(await start.getAttribute('aria-valuenow'))).toBeGreaterThan(before + 50)
    await page.getByRole('button', { name: 'Save this cut' }).click()

    // On the page of the cut, and in the studio when it is closed: what comes next is heard.
    await page.getByRole('button', { name: 'Adjust the cut' }).click()
    await expect(page.getByRole('button', { name: 'Delete it' })).toBeVisible()
    await page.keyboard.press('r')
    await expect(at(1)).toBeVisible()
    await page.keyboard.press('Space')
    await expect(at(2)).toBeVisible({ timeout: 60_000 })
    await page.keyboard.press('Space')
    await page.keyboard.press('r')
    await expect(at(1)).toBeVisible()
    await page.getByRole('button', { name: 'This word is wrong' }).click()
    await page.getByLabel('What’s wrong with it').fill('Two words in one')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText('Thank you, noted. Other speakers will look at it.')).toBeVisible()
    await expect
      .poll(async () => {
        const answer = await context.request.get(api.listContributions.path)
        return ((await answer.json()) as Contributions).contributions
      })
      .toMatchObject([
        { contribution: { kind: 'correction', course: 'ewo', reason: 'Two words in one' } },
      ])
  },
)
