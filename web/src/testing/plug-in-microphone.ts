import { onTestFinished, vi, expect } from 'vitest'
import { withResolvers } from '../platform/promises.ts'
import { page } from 'vitest/browser'

export const wordSeconds = 0.5
/** Longer than a word may pause. */
const pauseSeconds = 1.5
const quietSeconds = 0.8
const answerSeconds = 0.15

/** A microphone at which somebody hums words: the browser's own graph, in place of a device. */
export function plugInMicrophone(words: number) {
  const context = new AudioContext()
  const destination = new MediaStreamAudioDestinationNode(context)
  const seconds = quietSeconds + words * (wordSeconds + pauseSeconds)
  const length = Math.round(seconds * context.sampleRate)
  const sound = context.createBuffer(1, length, context.sampleRate)
  const samples = sound.getChannelData(0)
  for (let at = 0; at < length; at += 1) {
    const spoken = at / context.sampleRate - quietSeconds
    const isSpoken = spoken > 0 && spoken % (wordSeconds + pauseSeconds) < wordSeconds
    const room = (((at * 7919) % 101) - 50) / 50_000
    samples[at] = room + (isSpoken ? 0.4 * Math.sin(2 * Math.PI * 220 * spoken) : 0)
  }
  const source = new AudioBufferSourceNode(context, { buffer: sound })
  source.connect(destination)
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia')
  asked.mockResolvedValue(destination.stream)
  onTestFinished(() => context.close())
  const [track] = destination.stream.getAudioTracks()
  return { asked, track, speak: () => source.start() }
}

/** A microphone in a quiet room: whatever hums there is heard, when it does. */
export function plugInRoom() {
  const context = new AudioContext()
  const destination = new MediaStreamAudioDestinationNode(context)
  const second = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = second.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = (((at * 7919) % 101) - 50) / 50_000
  const room = new AudioBufferSourceNode(context, { buffer: second, loop: true })
  room.connect(destination)
  room.start()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(destination.stream)
  onTestFinished(() => context.close())
  return {
    /** A moment later, as people answer. Resolves when the hum is over. */
    hum: (seconds = wordSeconds, gain = 0.4) =>
      new Promise<void>((resolve) => {
        const voice = new OscillatorNode(context, { frequency: 220 })
        voice.connect(new GainNode(context, { gain })).connect(destination)
        voice.onended = () => resolve()
        const begins = context.currentTime + answerSeconds
        voice.start(begins)
        voice.stop(begins + seconds)
      }),
  }
}

/**
 * A browser that asks before each opening, and is answered by `allow` alone. Each microphone gives
 * a steady level of its own: 0.1 the first that was asked for, 0.2 the next …
 */
export function askForMicrophones() {
  const context = new AudioContext()
  const questions: (() => void)[] = []
  const tracks: MediaStreamTrack[] = []
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const { promise, resolve } = withResolvers<undefined>()
    const offset = questions.push(() => resolve(undefined)) / 10
    await promise
    const destination = new MediaStreamAudioDestinationNode(context)
    const source = new ConstantSourceNode(context, { offset })
    source.connect(destination)
    source.start()
    tracks.push(...destination.stream.getAudioTracks())
    return destination.stream
  })
  onTestFinished(() => context.close())
  return {
    /** How often the browser was asked. */
    asked: () => questions.length,
    allow: (nth: number) => questions[nth]?.(),
    given: () => tracks.length,
    /** That are on. */
    live: () => tracks.filter(({ readyState }) => readyState === 'live'),
  }
}

/** Somebody says aloud that they agree, and may listen to it. */
export async function sayYes(room: ReturnType<typeof plugInRoom>): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Record the consent').click()
  await expect.element(button('Stop')).toBeVisible()
  await room.hum(1.2)
  await button('Stop').click()
  await expect.element(button('Say it again')).toBeVisible()
}
