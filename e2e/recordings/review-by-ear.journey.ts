import { api, addressOf, pagePaths } from '@mboa/contract'
import { expect, request } from '@playwright/test'
import { isLongRun } from '../../server/src/testing/is-long-run.ts'
import { expectAccessible } from '../fixtures/check-accessibility.ts'
import { journey, long } from '../fixtures/journey.ts'
import { hum, storeTake } from '../fixtures/published-takes.ts'
import { consentToLearners } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'

/** Sixty in three minutes: in the short run a fifth of both. */
const clips = isLongRun ? 60 : 12
const mostSeconds = clips * 3
/** No other journey records it. */
const course = 'dua'
const item = 'dua.yes'

journey.use({ expectedProblem: /\b409\b/ })

journey(
  'a reviewer hears and decides on a recording every three seconds, and approves none unheard',
  long,
  async ({ page, server }) => {
    journey.slow()
    const recorder = { request: await request.newContext({ baseURL: server.url }) }
    await signInNew(recorder, server, course)
    await consentToLearners(recorder, server)
    const samples = hum([200])
    const ids: string[] = []
    for (let nth = 0; nth < clips; nth += 1) {
      ids.push((await storeTake(recorder, server, { course, item }, samples)).id)
    }

    await signInNew(page, server, course)
    const sent: string[] = []
    page.on('request', (asked) => {
      if (asked.method() === 'PUT') sent.push(asked.url())
    })
    await page.goto(`${pagePaths.recorderRecordings}?tab=review`)
    const waiting = (count: number) => page.getByText(`${count} recordings to review.`)
    await expect(waiting(clips)).toBeVisible()
    // The server itself, of a clip that it has sent nobody.
    const direct = await page.request.put(
      addressOf(api.reviewTake, { params: { id: ids.at(-1) ?? '' } }),
      {
        headers: { origin: server.url },
        data: { verdict: 'approve' },
      },
    )
    expect(direct.status()).toBe(409)
    expect(await direct.json()).toMatchObject({ error: { code: 'not-heard' } })
    await page.keyboard.press('a')

    const began = performance.now()
    await page.getByRole('button', { name: 'Start listening' }).click()
    const yes = page.getByRole('button', { name: 'Yes' })
    // By key, held and pressed twice, before it is over.
    await page.keyboard.down('a')
    await page.keyboard.down('a')
    await page.keyboard.up('a')
    await yes.dblclick({ force: true })
    expect(sent).toEqual([])
    await expect(waiting(clips)).toBeVisible()
    await expectAccessible(page)
    await expect(yes).toBeInViewport({ ratio: 1 })

    for (let left = clips; left > 0; left -= 1) {
      await expect(yes).toHaveAttribute('aria-disabled', 'false')
      // The second press of a double one is not for the next.
      if (left % 10 === 0) await yes.dblclick()
      else if (left % 2 === 0) await page.keyboard.press('a')
      else await yes.click()
      await expect(page.getByText(remaining(left - 1))).toBeVisible()
    }
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(
      `review by ear: ${clips} recordings of ${(samples.length / 48_000).toFixed(1)} s in ${seconds.toFixed(0)} s\n`,
    )
    expect(seconds).toBeLessThan(mostSeconds)
    expect(sent).toHaveLength(clips)
    await recorder.request.dispose()
  },
)

const remaining = (count: number) =>
  ({ 0: 'Nothing to review.', 1: '1 recording to review.' })[count] ??
  `${count} recordings to review.`
