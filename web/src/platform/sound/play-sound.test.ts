import { expect, it, onTestFinished, vi } from 'vitest'
import { playSound, soundOutput } from './play-sound.ts'

const hum = () => Float32Array.from({ length: 480 }, (_, at) => Math.sin(at / 10) / 10)
const play = () =>
  new Promise<undefined>((resolve) => playSound(hum(), 48_000, () => resolve(undefined)))

it('plays one after the other through one context, and reports the end of each', async () => {
  await play()
  const opened = vi.spyOn(globalThis, 'AudioContext')
  onTestFinished(() => opened.mockRestore())
  for (let nth = 0; nth < 20; nth += 1) await play()
  expect(opened).not.toHaveBeenCalled()
})

it('reports its end once where it is stopped', async () => {
  const ended = vi.fn()
  const stop = playSound(hum(), 48_000, ended)
  stop()
  stop()
  await play()
  expect(ended).toHaveBeenCalledOnce()
})

it('is over although the browser suspends the audio and reports nothing', async () => {
  await play()
  const resumed = vi.spyOn(soundOutput(), 'resume').mockReturnValue(new Promise(() => undefined))
  onTestFinished(async () => {
    resumed.mockRestore()
    await soundOutput().resume()
  })
  await soundOutput().suspend()
  await play()
  expect(soundOutput().state).toBe('suspended')
})
