import { fetchInTime } from '../network/fetch-in-time.ts'
import type { Sound } from './sound-of.ts'

/** Slow enough to follow each syllable, and still one word. */
const slowRate = 0.7

/** The server has the sound no more: withdrawn, sent back, or gone with its speaker. */
export class SoundGoneError extends Error {}

const goneStatuses: readonly number[] = [404, 410]

let output: AudioContext | undefined
/** One at a time: what is asked for now silences what was before. */
let playing: HTMLAudioElement | undefined
/** What is being fetched while another is asked for is not played any more. */
let wishes = 0

/** Silences what plays, and what would once it is fetched. */
export function silenceClip(): void {
  wishes += 1
  playing?.pause()
}

/**
 * Plays a sound at its level, slowly with its pitch kept where that is asked for. Resolves when it
 * has begun, or when it no longer is to.
 * @throws SoundGoneError; a DOMException of the name NotAllowedError where nobody has touched the
 * page yet; anything else where it cannot be fetched or played
 */
export async function playClip(sound: Sound, isSlow: boolean): Promise<void> {
  silenceClip()
  const wish = wishes
  const isWanted = () => wish === wishes
  try {
    await begin(sound, isSlow, isWanted)
  } catch (error) {
    if (isWanted()) throw error
  }
}

async function begin(sound: Sound, isSlow: boolean, isWanted: () => boolean): Promise<void> {
  const blob = await load(sound.address)
  const context = await wake()
  if (!isWanted()) return
  const element = open(blob ?? sound.address)
  level(element, context, sound.gainDb)
  element.preservesPitch = true
  element.playbackRate = isSlow ? slowRate : 1
  element.currentTime = (sound.startMs ?? 0) / 1000
  playing = element
  element.addEventListener('timeupdate', () => {
    if (sound.endMs !== undefined && element.currentTime >= sound.endMs / 1000) element.pause()
  })
  await element.play()
}

/**
 * Fetched by itself: an audio element cannot tell a sound that is gone from a broken line.
 * Undefined for what the device has already.
 */
async function load(address: string): Promise<Blob | undefined> {
  if (address.startsWith('blob:')) return undefined
  // Older servers had browsers keep it for a year, whoever withdrew it meanwhile.
  const answer = await fetchInTime(address, { cache: 'no-cache' })
  if (goneStatuses.includes(answer.status)) throw new SoundGoneError(address)
  if (!answer.ok) throw new Error(`The sound answered ${answer.status}`)
  return answer.blob()
}

function open(sound: Blob | string): HTMLAudioElement {
  if (typeof sound === 'string') return new Audio(sound)
  const url = URL.createObjectURL(sound)
  const element = new Audio(url)
  // Nothing seeks in it after that: each play loads anew, from what the browser keeps.
  for (const end of ['ended', 'pause', 'error']) {
    element.addEventListener(end, () => URL.revokeObjectURL(url), { once: true })
  }
  return element
}

async function wake(): Promise<AudioContext> {
  output ??= new AudioContext()
  if (output.state !== 'running') {
    // Without a touch of the page it would wait for one, and the sound with it. Older browsers do
    // not tell.
    const { userActivation } = navigator as Partial<Navigator>
    if (userActivation?.hasBeenActive === false) throw new DOMException('', 'NotAllowedError')
    await output.resume()
  }
  return output
}

/** An element's own volume only goes down, and not at all on iOS. */
function level(element: HTMLAudioElement, context: AudioContext, gainDb: number): void {
  const gain = context.createGain()
  gain.gain.value = 10 ** (gainDb / 20)
  context.createMediaElementSource(element).connect(gain).connect(context.destination)
}
