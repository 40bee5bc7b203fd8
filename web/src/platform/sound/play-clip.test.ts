import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import spoken from '../../testing/sounds/spoken.mp3?url'
import { playClip, silenceClip } from './play-clip.ts'

const slow = { address: '/slow', gainDb: 0 }
const quick = { address: '/quick', gainDb: 0 }

// No browser lets a page sound that nobody has touched.
beforeEach(() => userEvent.click(document.body))

/** Both addresses answer the same sound, the slow one when it is told to. */
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
