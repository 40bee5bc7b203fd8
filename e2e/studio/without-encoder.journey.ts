import { expect } from '@playwright/test'
import { journey, long } from '../fixtures/journey.ts'
import { beginRecording, consentToLearners, listTakes } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { writeSpokenWords } from '../fixtures/spoken-words.ts'
import { hearing } from '../fixtures/write-wav.ts'

/** Said again and again: a machine that is late for one hears the next. */
const spoken = { wordCount: 1, quietSeconds: 5, pauseSeconds: 1.2 }

journey.use({
  permissions: ['microphone'],
  // The worker's script is changed on its way, which no service worker may answer.
  serviceWorkers: 'block',
  launchOptions: hearing(() => writeSpokenWords(spoken)),
})

journey(
  'a browser that makes no Opus sends the small copy all the same, and it plays',
  long,
  async ({ page, context, server }) => {
    journey.slow()
    await context.route('**/assets/take-encoder.worker-*.js', async (route) => {
      const response = await route.fetch()
      const body = `delete self.AudioEncoder\n${await response.text()}`
      // Its own content policy stays with it.
      await route.fulfill({ response, body })
    })
    await signInNew(page, server, 'ewo')
    await consentToLearners(context, server)
    await beginRecording(page, 'ewo')
    await expect(page.getByText(/^2 of \d+, Ewondo$/)).toBeVisible({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByRole('button', { name: 'Leave the studio' }).click()
    const listCopies = async () => (await listTakes(context)).map(({ listening }) => listening)
    await expect.poll(listCopies, { timeout: 60_000 }).toEqual([expect.anything()])

    const [take] = await listTakes(context)
    const { listening, archive, durationMs } = take ?? {}
    if (!listening || !archive || durationMs === undefined) throw new Error('A file is missing.')
    const fetchFile = async ({ address }: { address: string }) =>
      (await context.request.get(address)).body()
    const [copy, whole] = await Promise.all([fetchFile(listening), fetchFile(archive)])
    const played = await page.evaluate(
      async (bytes) => {
        const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(
          Uint8Array.from(bytes).buffer,
        )
        return { durationMs: sound.duration * 1000, peak: Math.max(...sound.getChannelData(0)) }
      },
      [...copy],
    )
    expect(Math.abs(played.durationMs - durationMs)).toBeLessThan(2)
    expect(played.peak).toBeGreaterThan(0.05)
    const [copyKb, wholeKb] = [copy, whole].map(({ length }) => Math.round(length / 1000))
    process.stdout.write(
      `without an encoder of the browser's: ${copyKb} kB to listen to, ${wholeKb} kB kept\n`,
    )
  },
)
