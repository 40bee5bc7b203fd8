import { decodeFlac, readFlacHeader } from '@mboa/domain'
import { expect } from '@playwright/test'
import { resample } from '../../domain/src/sound/resample.ts'
import { findMoment } from '../fixtures/find-sound.ts'
import { interruptedWords, interruptedRate } from '../fixtures/interrupted-words.ts'
import { journey, long } from '../fixtures/journey.ts'
import { beginRecording, consentToLearners, listTakes } from '../fixtures/recorder.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { hearing, writeWav } from '../fixtures/write-wav.ts'

let spoken: ReturnType<typeof interruptedWords> | undefined
const list = () => (spoken ??= interruptedWords())

journey.use({
  permissions: ['microphone'],
  launchOptions: hearing(() => writeWav(list().samples, interruptedRate), '%noloop'),
})

journey(
  'a breath, a door, a cough and half a second of silence put no sound under another word',
  long,
  async ({ page, context, server }) => {
    journey.setTimeout(300_000)
    await signInNew(page, server, 'ewo')
    await consentToLearners(context, server)
    await beginRecording(page, 'ewo')
    const after = new RegExp(String.raw`^${list().words.length + 1} of \d+, Ewondo$`)
    await expect(page.getByText(after)).toBeVisible({ timeout: 180_000 })
    await page.getByRole('button', { name: 'Leave the studio' }).click()
    await expect
      .poll(async () => (await listTakes(context)).length, { timeout: 60_000 })
      .toBe(list().words.length)

    const takes = (await listTakes(context)).toReversed()
    expect(new Set(takes.map(({ item }) => item)).size).toBe(list().words.length)
    const found: { start: number | undefined; end: number | undefined }[] = []
    for (const { archive, heard } of takes) {
      const answer = await context.request.get(archive.address)
      const file = await answer.body()
      const [header, decoded] = [readFlacHeader(file), decodeFlac(file)]
      if (header === undefined || decoded === undefined) throw new Error('The archive is broken.')
      const samples = resample(Float32Array.from(decoded), header.sampleRate, interruptedRate)
      const at = (ms: number) => Math.round((ms * interruptedRate) / 1000)
      // The nearest piece of both ends that the machine left undisturbed, in all that was to be heard.
      found.push({
        start: findMoment(samples, at(heard.startMs), list().samples),
        end: findMoment(samples, at(heard.endMs), list().samples),
      })
    }
    const wrong = list().words.filter((word, nth) => {
      const { start = Infinity, end = -Infinity } = found[nth] ?? {}
      return start > word.start || end < word.end
    })
    expect(wrong).toEqual([])
  },
)
