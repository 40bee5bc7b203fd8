import { humMs, type HumTone } from '@mboa/domain'
import { silenceClip } from './play-clip.ts'
import { endPatienceMs, soundOutput } from './play-sound.ts'
import { setHum, takeSound } from './sound-in-use.ts'

/** The low tone of a deep, a middle and a high voice, in hertz: heard on a phone's loudspeaker. */
const lowTones = [147, 185, 233] as const
/** Beside a voice, and below it: a recording is as loud. */
const peak = 0.22
/** How long a tone takes to its peak and away from it: without, it would click. */
const attackSeconds = 0.04
const releaseSeconds = 0.06
/** Between two hums, and before the first. */
const pauseSeconds = 0.45
const startSeconds = 0.03

/**
 * The strength of each harmonic: a small loudspeaker gives the first ones of a deep tone faintly, and
 * the ear finds the tone from those above.
 */
const harmonics = [0, 1, 0.55, 0.3, 0.12, 0.05]

const hertzOf = (low: number, semitones: number) => low * 2 ** (semitones / 12)

/**
 * Puts hums one after the other on a context's line of time, in one soft tone, made here: no bytes
 * of sound travel.
 * @param place which of the three voices hums
 * @returns the tone, and when it is over (seconds of the context)
 */
export function scheduleHums(
  context: BaseAudioContext,
  hums: readonly (readonly HumTone[])[],
  place: number,
): { tone: OscillatorNode; gain: GainNode; endsAt: number } {
  const low = lowTones[place] ?? lowTones[1]
  const gain = new GainNode(context, { gain: 0 })
  const tone = new OscillatorNode(context, {
    periodicWave: new PeriodicWave(context, { real: harmonics.map(() => 0), imag: harmonics }),
    frequency: hertzOf(low, hums[0]?.[0]?.from ?? 0),
  })
  tone.connect(gain).connect(context.destination)
  let at = context.currentTime + startSeconds
  for (const hum of hums) {
    for (const each of hum) scheduleTone({ tone, gain, low }, each, at)
    at += humMs(hum) / 1000 + pauseSeconds
  }
  const endsAt = at - pauseSeconds
  tone.start(context.currentTime)
  tone.stop(endsAt + releaseSeconds)
  return { tone, gain, endsAt }
}

function scheduleTone(
  { tone, gain, low }: { tone: OscillatorNode; gain: GainNode; low: number },
  { fromMs, ms, from, to }: HumTone,
  startsAt: number,
): void {
  const begins = startsAt + fromMs / 1000
  const ends = begins + ms / 1000
  tone.frequency.setValueAtTime(hertzOf(low, from), begins)
  tone.frequency.exponentialRampToValueAtTime(hertzOf(low, to), ends)
  gain.gain.setValueAtTime(0, begins)
  gain.gain.linearRampToValueAtTime(peak, begins + attackSeconds)
  gain.gain.setValueAtTime(peak, ends - releaseSeconds)
  gain.gain.linearRampToValueAtTime(0, ends)
}

/**
 * Hums, one after the other, in place of whatever plays. Gives how to stop it, and reports when it is
 * over, however it ended.
 */
export function playHums(
  hums: readonly (readonly HumTone[])[],
  place: number,
  onEnded: () => void = () => undefined,
): () => void {
  silenceClip()
  const context = soundOutput()
  const { tone, gain, endsAt } = scheduleHums(context, hums, place)
  const release = takeSound()
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    clearTimeout(deadline)
    setHum(undefined)
    release()
    tone.onended = null
    tone.stop()
    gain.disconnect()
    onEnded()
  }
  setHum(end)
  tone.onended = end
  const deadline = setTimeout(end, (endsAt - context.currentTime) * 1000 + endPatienceMs)
  // A phone call may have suspended the audio: a hum that can't play is over.
  if (context.state !== 'running') context.resume().catch(end)
  return end
}
