import { apiPaths, consentTextVersion, pagePaths, type ShownTake } from '@mboa/contract'
import { decodeFlac, readFlacHeader, type Segment } from '@mboa/domain'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { paddingAfterMs, paddingBeforeMs } from '../../domain/src/sound/constants.ts'
import { resample } from '../../domain/src/sound/resample.ts'
import { findChromium } from '../../tools/chromium/find-chromium.ts'
import { findMoment } from '../fixtures/find-sound.ts'
import { journey } from '../fixtures/journey.ts'
import { knownRate, knownWords } from '../fixtures/known-words.ts'
import type { RunningServer } from '../fixtures/server-process.ts'
import { signInNew } from '../fixtures/sign-in-new.ts'
import { writeWav } from '../fixtures/write-wav.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''
const wordCount = isLong ? 100 : 5
/**
 * Time to turn the microphone on and to measure the room; then a recorder reads the next word
 * first, and a busy machine saves the last one meanwhile. A hundred words take eight minutes.
 */
const timing = isLong
  ? { quietSeconds: 12, pauseSeconds: 4 }
  : { quietSeconds: 6, pauseSeconds: 2.5 }
/** Before and after a word, where its take is looked for. */
const searchedSeconds = 4
const msOf = (samples: number) => (samples / knownRate) * 1000

async function consent(page: Page, server: RunningServer): Promise<void> {
  const answer = await page.request.put(apiPaths.consents, {
    headers: { origin: server.url },
    data: {
      ...{ textVersion: consentTextVersion, learners: true, openData: null, research: false },
      ...{ syntheticVoices: false, guardianName: null },
    },
  })
  expect(answer.ok()).toBe(true)
}

/** The oldest first. */
async function listTakes(context: BrowserContext): Promise<readonly ShownTake[]> {
  const answer = await context.request.get(apiPaths.takesShown)
  return ((await answer.json()) as { takes: ShownTake[] }).takes.toReversed()
}

const list = knownWords(wordCount, timing)

/** How far after its word a take was heard to begin and to end, without the padding of its cut. */
async function locate(context: BrowserContext, { archive, heard }: ShownTake, word: Segment) {
  const answer = await context.request.get(archive.address)
  const file = await answer.body()
  const [header, samples] = [readFlacHeader(file), decodeFlac(file)]
  if (header === undefined || samples === undefined) throw new Error('The archive is broken.')
  const sound = resample(Float32Array.from(samples), header.sampleRate, knownRate)
  const from = Math.max(0, word.start - searchedSeconds * knownRate)
  const part = list.samples.subarray(from, word.end + searchedSeconds * knownRate)
  const distanceMs = (ms: number, boundary: number) => {
    const at = findMoment(sound, Math.round((ms * knownRate) / 1000), part)
    if (at === undefined) throw new Error('The archive is no part of what was said.')
    return msOf(from + at - boundary)
  }
  return {
    startMs: distanceMs(heard.startMs + paddingBeforeMs, word.start),
    endMs: distanceMs(heard.endMs - paddingAfterMs, word.end),
  }
}

journey.use({
  permissions: ['microphone'],
  launchOptions: findChromium([
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${writeWav(list.samples, knownRate)}%noloop`,
  ]),
})

journey(
  'each known word 20 dB above the room is cut where it is',
  async ({ page, context, server }) => {
    if (isLong) journey.setTimeout(1_200_000)
    await signInNew(page, server, 'ewo')
    await consent(page, server)
    await page.goto(`${pagePaths.recorderWords}?record=ewo`)
    await page.getByRole('button', { name: 'Turn on the microphone' }).click()
    await page.getByRole('button', { name: /^Begin/ }).click()
    const after = new RegExp(String.raw`^${wordCount + 1} of \d+, Ewondo$`)
    // The browser's pretended microphone may fall behind the clock where a machine is busy.
    const timeout = 10_000 + 2 * msOf(list.samples.length)
    await expect(page.getByText(after)).toBeVisible({ timeout })
    await page.getByRole('button', { name: 'Leave the studio' }).click()
    await expect
      .poll(async () => (await listTakes(context)).length, { timeout: 20_000 })
      .toBe(wordCount)

    const takes = await listTakes(context)
    // Where the pretended microphone broke off, as the studio noticed, no boundary can be told.
    const whole = takes.flatMap((take, nth) => {
      const word = list.truth[nth]
      return word === undefined || take.problems.includes('gaps') ? [] : [{ take, word }]
    })
    const found = await Promise.all(whole.map(({ take, word }) => locate(context, take, word)))
    const worst = Math.max(...found.flatMap(({ startMs, endMs }) => [startMs, endMs].map(Math.abs)))
    const clipped = found.filter(
      ({ startMs, endMs }) => startMs > paddingBeforeMs || endMs < -paddingAfterMs,
    )
    const broken = wordCount - whole.length
    process.stdout.write(
      `words at 20 dB SNR in Chromium: ${takes.length} of ${wordCount} cut, worst boundary ${worst.toFixed(0)} ms, ${clipped.length} clipped, ${broken} with gaps\n`,
    )
    expect(clipped).toEqual([])
    expect(worst).toBeLessThan(100)
    expect(broken).toBeLessThanOrEqual(Math.ceil(wordCount / 10))
  },
)
