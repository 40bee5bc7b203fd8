import { getLanguage, scheduleHum, type HumTone } from '@mboa/domain'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { playClip, silenceClip } from './play-clip.ts'
import { playHums, scheduleHums } from './play-hum.ts'
import { soundOutput } from './play-sound.ts'
import { isSoundInUse } from './sound-in-use.ts'

const rate = 24_000
const dina = scheduleHum('dína', getLanguage('dua')) ?? []
const beba = scheduleHum('ɓéɓǎ', getLanguage('dua')) ?? []

// No browser lets a page sound that nobody has touched.
beforeEach(() => userEvent.click(document.body))

async function render(hums: readonly (readonly HumTone[])[], place = 1) {
  const context = new OfflineAudioContext(1, rate * 4, rate)
  const { endsAt } = scheduleHums(context, hums, place)
  return { samples: (await context.startRendering()).getChannelData(0), endsAt }
}

/** How often a second it comes back to where it was, around a moment. */
function pitchAt(samples: Float32Array, seconds: number): number {
  const from = Math.round((seconds - 0.02) * rate)
  const part = samples.slice(from, from + Math.round(0.06 * rate))
  const strength = (lag: number) => {
    let sum = 0
    for (let at = 0; at + lag < part.length; at++) sum += (part[at] ?? 0) * (part[at + lag] ?? 0)
    return sum / (part.length - lag)
  }
  const lags = Array.from({ length: 160 }, (_, nth) => nth + Math.floor(rate / 500))
  const strengths = lags.map(strength)
  const most = Math.max(...strengths)
  // The first peak that is nearly the highest: two periods are as much alike as one.
  const first = strengths.findIndex(
    (each, at) => each > 0.9 * most && each >= (strengths[at + 1] ?? 0),
  )
  return rate / (lags[first] ?? Number.NaN)
}
const middleOf = ({ fromMs, ms }: HumTone) => 0.03 + (fromMs + ms / 2) / 1000
const startOf = ({ fromMs, ms }: HumTone) => 0.03 + (fromMs + ms * 0.25) / 1000
const endOf = ({ fromMs, ms }: HumTone) => 0.03 + (fromMs + ms * 0.75) / 1000

const [high, low] = dina as [HumTone, HumTone]
const [, rising] = beba as [HumTone, HumTone]

it('hums a high tone above a low one, a fifth apart, and nothing between them', async () => {
  const { samples } = await render([dina])
  const ratio = pitchAt(samples, middleOf(high)) / pitchAt(samples, middleOf(low))
  expect(ratio).toBeGreaterThan(1.4)
  expect(ratio).toBeLessThan(1.6)
  const between = Math.round((0.03 + (high.fromMs + high.ms + 30) / 1000) * rate)
  expect(Math.abs(samples[between] ?? 1)).toBeLessThan(0.01)
})

it('glides within a tone', async () => {
  const { samples } = await render([beba])
  expect(pitchAt(samples, endOf(rising))).toBeGreaterThan(1.15 * pitchAt(samples, startOf(rising)))
})

it('hums in three voices, one higher than the other', async () => {
  const pitches: number[] = []
  for (const place of [0, 1, 2]) {
    pitches.push(pitchAt((await render([dina], place)).samples, middleOf(low)))
  }
  expect(pitches).toEqual(pitches.toSorted((a, b) => a - b))
  expect(new Set(pitches.map(Math.round)).size).toBe(3)
})

it('hums softly, and is silent when it is over', async () => {
  const { samples, endsAt } = await render([dina, beba])
  expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.5)
  const after = samples.slice(Math.ceil((endsAt + 0.08) * rate))
  expect(Math.max(...after.map(Math.abs))).toBeLessThan(0.001)
})

it('stops for another hum and for a recording, and each is told once', async () => {
  const bytes = await (await fetch(spoken)).blob()
  const fetching = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(bytes)))
  onTestFinished(() => {
    silenceClip()
    fetching.mockRestore()
  })
  const ended: string[] = []
  playHums([dina], 0, () => ended.push('first'))
  expect(isSoundInUse()).toBe(true)
  playHums([beba], 0, () => ended.push('second'))
  expect(ended).toEqual(['first'])
  await playClip({ address: '/spoken', gainDb: 0 }, false)
  expect(ended).toEqual(['first', 'second'])
  silenceClip()
  await vi.waitFor(() => expect(isSoundInUse()).toBe(false))
})

it('is over by itself, and then the page’s sound is free', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  playHums([dina.slice(0, 1)], 2, () => resolve(undefined))
  await promise
  expect(isSoundInUse()).toBe(false)
})

it('is over although the browser suspends the audio and reports nothing', async () => {
  await soundOutput().suspend()
  const resumed = vi.spyOn(soundOutput(), 'resume').mockReturnValue(new Promise(() => undefined))
  onTestFinished(async () => {
    resumed.mockRestore()
    await soundOutput().resume()
  })
  const { promise, resolve } = Promise.withResolvers<undefined>()
  playHums([dina.slice(0, 1)], 2, () => resolve(undefined))
  await promise
  expect(isSoundInUse()).toBe(false)
})
