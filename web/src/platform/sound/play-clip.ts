import type { Sound } from './sound-of.ts'

/** Slow enough to follow each syllable, and still one word. */
const slowRate = 0.7

/** The server has the sound no more: withdrawn, sent back, or gone with its speaker. */
export class SoundGoneError extends Error {}

const goneStatuses: readonly number[] = [404, 410]

let output: AudioContext | undefined
/** One at a time: what is asked for now silences what was before. */
let playing: HTMLAudioElement | undefined

/**
 * Plays a sound at its level, slowly with its pitch kept where that is asked for. Resolves when it
 * has begun.
 * @throws SoundGoneError; a DOMException of the name NotAllowedError where nobody has touched the
 * page yet; anything else where it cannot be fetched or played
 */
export async function playClip(sound: Sound, isSlow: boolean): Promise<void> {
  const element = await load(sound.address)
  await levelled(element, sound.gainDb)
  element.preservesPitch = true
  element.playbackRate = isSlow ? slowRate : 1
  element.currentTime = (sound.startMs ?? 0) / 1000
  playing?.pause()
  playing = element
  element.addEventListener('timeupdate', () => {
    if (sound.endMs !== undefined && element.currentTime >= sound.endMs / 1000) element.pause()
  })
  await element.play()
}

/** Fetched by itself: an audio element cannot tell a sound that is gone from a broken line. */
async function load(address: string): Promise<HTMLAudioElement> {
  if (address.startsWith('blob:')) return new Audio(address)
  const answer = await fetch(address)
  if (goneStatuses.includes(answer.status)) throw new SoundGoneError(address)
  if (!answer.ok) throw new Error(`The sound answered ${answer.status}`)
  const url = URL.createObjectURL(await answer.blob())
  const element = new Audio(url)
  // Nothing seeks in it after that: each play loads anew, from what the browser keeps.
  for (const end of ['ended', 'pause', 'error']) {
    element.addEventListener(end, () => URL.revokeObjectURL(url), { once: true })
  }
  return element
}

/** An element's own volume only goes down, and not at all on iOS. */
async function levelled(element: HTMLAudioElement, gainDb: number): Promise<void> {
  output ??= new AudioContext()
  if (output.state !== 'running') {
    // Without a touch of the page it would wait for one, and the sound with it.
    if (!navigator.userActivation.hasBeenActive) throw new DOMException('', 'NotAllowedError')
    await output.resume()
  }
  const gain = output.createGain()
  gain.gain.value = 10 ** (gainDb / 20)
  output.createMediaElementSource(element).connect(gain).connect(output.destination)
}
