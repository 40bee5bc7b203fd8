import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { playClip, silenceClip } from './play-clip.ts'
import { soundOutput } from './play-sound.ts'

/** In full more than after which a page falls silent if each of them stays in its graph. */
const sounds = (import.meta.env['TEST_LONG'] ?? '') === '' ? 60 : 1_100
const slow = { address: '/slow', gainDb: 0 }
const quick = { address: '/quick', gainDb: 0 }

// No browser lets a page sound that nobody has touched.
beforeEach(() => userEvent.click(document.body))

/** Both addresses answer the same sound, the slow one when it is asked to. */
async function startServer() {
  const bytes = await (await fetch(spoken)).blob()
  const { promise, resolve: answerSlowly } = Promise.withResolvers<undefined>()
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (address === slow.address) await promise
    return new Response(bytes)
  })
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play')
  onTestFinished(() => {
    silenceClip()
    fetching.mockRestore()
    played.mockRestore()
  })
  return { played, answerSlowly: () => answerSlowly(undefined) }
}

it('plays no sound that comes after another was asked for', async () => {
  const { played, answerSlowly } = await startServer()
  const late = playClip(slow, false)
  await playClip(quick, false)
  expect(played).toHaveBeenCalledOnce()
  answerSlowly()
  await late
  expect(played).toHaveBeenCalledOnce()
})

it('plays no sound that was silenced before it came', async () => {
  const { played, answerSlowly } = await startServer()
  const late = playClip(slow, false)
  silenceClip()
  answerSlowly()
  await late
  expect(played).not.toHaveBeenCalled()
})

/** Whatever is made for the graph of the page's sound. */
function countNodes() {
  const made = [
    vi.spyOn(BaseAudioContext.prototype, 'createGain'),
    vi.spyOn(AudioContext.prototype, 'createMediaElementSource'),
  ]
  onTestFinished(() => {
    for (const each of made) each.mockRestore()
  })
  return () => made.reduce((count, each) => count + each.mock.calls.length, 0)
}

it('adds nothing to the graph of the page from one sound to the next, however many', async () => {
  const { played } = await startServer()
  await playClip(quick, false)
  const nodes = countNodes()
  for (let nth = 0; nth < sounds; nth += 1) await playClip({ ...quick, gainDb: nth % 3 }, false)
  expect(nodes()).toBe(0)
  expect(new Set(played.mock.contexts).size).toBe(1)
  expect(played.mock.calls).toHaveLength(sounds + 1)
})

it('plays a part of a file to its end, and the whole of the next', async () => {
  const { played } = await startServer()
  await playClip({ ...quick, startMs: 100, endMs: 200 }, false)
  const [element] = played.mock.contexts as HTMLAudioElement[]
  await expect.poll(() => element?.paused).toBe(true)
  expect(element?.ended).toBe(false)
  await playClip(quick, true)
  expect(element?.playbackRate).toBe(0.7)
  await expect.poll(() => element?.ended).toBe(true)
})

it('lets go of each sound that it fetched once the next one plays', async () => {
  const { played } = await startServer()
  await playClip(quick, false)
  const [element] = played.mock.contexts as HTMLAudioElement[]
  const first = element?.src ?? ''
  const isKept = () =>
    new Promise((resolve) => {
      const probe = new Audio(first)
      probe.onloadedmetadata = () => resolve(true)
      probe.onerror = () => resolve(false)
    })
  expect(await isKept()).toBe(true)
  await playClip(quick, false)
  expect(await isKept()).toBe(false)
})

it('tells once when a sound is over: at its end, silenced, or for the next one', async () => {
  await startServer()
  const told = vi.fn()
  await playClip({ ...quick, startMs: 100, endMs: 200 }, false, told)
  await expect.poll(() => told.mock.calls.length).toBe(1)
  await playClip(quick, false, told)
  silenceClip()
  await expect.poll(() => told.mock.calls.length).toBe(2)
  await playClip(quick, false, told)
  await playClip(quick, false)
  expect(told).toHaveBeenCalledTimes(3)
})

it('says whether a sound was heard to its end, or to that of its part', async () => {
  await startServer()
  const over = vi.fn()
  await playClip(quick, false, over)
  await expect.poll(() => over.mock.calls).toEqual([[true]])
  await playClip({ ...quick, startMs: 100, endMs: 200 }, false, over)
  await expect.poll(() => over.mock.calls).toEqual([[true], [true]])
  await playClip(quick, false, over)
  silenceClip()
  await expect.poll(() => over.mock.calls).toEqual([[true], [true], [false]])
})

it('is over although the browser suspends the audio and reports nothing', async () => {
  await startServer()
  const over = vi.fn()
  await playClip(quick, false, over)
  onTestFinished(() => soundOutput().resume())
  await soundOutput().suspend()
  await expect.poll(() => over.mock.calls).toEqual([[false]])
})
