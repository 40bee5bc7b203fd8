import { fetchInTime } from '../network/fetch-in-time.ts'
import { isGoneAnswer } from '../network/gone-answer.ts'
import { inTime } from '../promises.ts'
import type { Sound } from './sound-of.ts'
import { endPatienceMs, soundOutput } from './play-sound.ts'
import { silenceHum, takeSound } from './sound-in-use.ts'

/** Slow enough to follow each syllable, and still one word. */
const slowRate = 0.7

/** The server has the sound no more: withdrawn, sent back, or gone with its speaker. */
export class SoundGoneError extends Error {}

/**
 * One for all sounds of the page, one at a time. Another for each would stay in the graph for ever
 * and make every one after it slower; and iOS lets an element that once played play again.
 */
interface Player {
  element: HTMLAudioElement
  /** An element's own volume only goes down, and not at all on iOS. */
  gain: GainNode
  /** Where the part that is wanted ends, if it is not the end of the file. */
  endSeconds: number | undefined
  /** Of the sound that it holds, where that was fetched. */
  objectUrl: string | undefined
  /** Lets go of the page's sound, once it is silent. */
  release: () => void
}
let player: Player | undefined
/** What is being fetched while another is asked for is not played any more. */
let wishes = 0

/** Silences what plays or hums, and what would once it is fetched. */
export function silenceClip(): void {
  wishes += 1
  silenceHum()
  player?.element.pause()
}

/**
 * Plays a sound at its level, slowly with its pitch kept where that is asked for. Resolves when it
 * has begun, or when it no longer is to.
 * @param onSilent once it has begun: it is over (true), or was silenced
 * @throws SoundGoneError; a DOMException of the name NotAllowedError where nobody has touched the
 * page yet; anything else where it cannot be fetched or played
 */
export async function playClip(
  sound: Sound,
  isSlow: boolean,
  onSilent?: (isOver: boolean) => void,
): Promise<void> {
  silenceClip()
  const wish = wishes
  const isWanted = () => wish === wishes
  try {
    await begin(sound, isSlow, { isWanted, onSilent })
  } catch (error) {
    if (isWanted()) throw error
  }
}

async function begin(
  sound: Sound,
  isSlow: boolean,
  {
    isWanted,
    onSilent,
  }: { isWanted: () => boolean; onSilent: ((isOver: boolean) => void) | undefined },
): Promise<void> {
  const blob = await load(sound.address)
  const context = await wake()
  if (!isWanted()) return
  player ??= createPlayer(context)
  const { element, gain } = player
  open(player, blob ?? sound.address)
  gain.gain.value = 10 ** (sound.gainDb / 20)
  element.playbackRate = isSlow ? slowRate : 1
  element.currentTime = (sound.startMs ?? 0) / 1000
  player.endSeconds = sound.endMs === undefined ? undefined : sound.endMs / 1000
  player.release()
  const release = takeSound()
  player.release = release
  try {
    await element.play()
  } catch (error) {
    release()
    throw error
  }
  const playing = player
  // Browsers that suspend the audio for a phone call report neither a pause nor the end.
  const deadline = setTimeout(
    () => {
      element.pause()
      playing.release()
    },
    remainingMs(playing) + endPatienceMs,
  )
  playing.release = () => {
    // At its end a sound is paused as well.
    playing.release = () => undefined
    clearTimeout(deadline)
    release()
    onSilent?.(isOver(playing))
  }
}

/** Cap for sounds whose file doesn't state its length; the longest recording is shorter. */
const maxClipSeconds = 600

function remainingMs({ element, endSeconds }: Player): number {
  const end = endSeconds ?? element.duration
  const seconds = (Number.isFinite(end) ? end : maxClipSeconds) - element.currentTime
  return (seconds / element.playbackRate) * 1000
}

/** Whether it played as far as was wanted: at its end an element is paused, and has ended. */
const isOver = ({ element, endSeconds = Infinity }: Player) =>
  element.ended || element.currentTime >= endSeconds

function createPlayer(context: AudioContext): Player {
  const element = new Audio()
  element.preservesPitch = true
  const gain = context.createGain()
  context.createMediaElementSource(element).connect(gain).connect(context.destination)
  const created: Player = {
    element,
    gain,
    endSeconds: undefined,
    objectUrl: undefined,
    release: () => undefined,
  }
  for (const silent of ['pause', 'ended', 'error']) {
    // Of what was silenced for the next sound, the news comes when that one plays.
    element.addEventListener(silent, () => {
      if (element.paused || element.ended) created.release()
    })
  }
  element.addEventListener('timeupdate', () => {
    const { endSeconds } = created
    if (endSeconds !== undefined && element.currentTime >= endSeconds) element.pause()
  })
  return created
}

/**
 * Fetched by itself: an audio element cannot distinguish a sound that is gone from a broken line.
 * Undefined for what the device has already.
 */
async function load(address: string): Promise<Blob | undefined> {
  if (address.startsWith('blob:')) return undefined
  // Asked anew each time: its speaker may have withdrawn it meanwhile.
  const answer = await fetchInTime(address, { cache: 'no-cache' })
  if (await isGoneAnswer(answer)) throw new SoundGoneError(address)
  if (!answer.ok) throw new Error(`The sound answered ${answer.status}`)
  return answer.blob()
}

/** What it held before is let go: each play loads again, from what the browser keeps. */
function open(into: Player, sound: Blob | string): void {
  if (into.objectUrl !== undefined) URL.revokeObjectURL(into.objectUrl)
  into.objectUrl = typeof sound === 'string' ? undefined : URL.createObjectURL(sound)
  into.element.src = into.objectUrl ?? (sound as string)
}

/** Browsers without `userActivation` may leave `resume` pending until somebody touches the page. */
const wakeMs = 5_000

async function wake(): Promise<AudioContext> {
  const output = soundOutput()
  if (output.state !== 'running') {
    // Without a touch of the page it would wait for one, and the sound with it. Older browsers do
    // not say.
    const { userActivation } = navigator as Partial<Navigator>
    if (userActivation?.hasBeenActive === false) throw new DOMException('', 'NotAllowedError')
    await inTime(output.resume(), wakeMs)
  }
  return output
}
