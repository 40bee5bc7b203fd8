import type { Outcome } from '@mboa/domain'

interface Tone {
  hertz: number
  /** After the verdict. */
  fromSeconds: number
  seconds: number
  /** Of 1, which is as loud as the device goes. */
  peak: number
}

/** Quiet beside a voice: a recording is heard at ten times that. */
const low: Tone = { hertz: 220, fromSeconds: 0, seconds: 0.22, peak: 0.06 }
const first: Tone = { hertz: 587.33, fromSeconds: 0, seconds: 0.12, peak: 0.05 }
/** A fifth higher. */
const second: Tone = { ...first, hertz: 880, fromSeconds: 0.09, seconds: 0.16 }

const tones: Readonly<Record<Outcome, readonly Tone[]>> = {
  correct: [first, second],
  almost: [first],
  wrong: [low],
}

/** How long a tone takes to its peak: without it, it would click. */
const attackSeconds = 0.01

/** Two tones that rise for what is right, the first alone for what is almost, a low one for wrong. */
export function scheduleTones(context: BaseAudioContext, outcome: Outcome): void {
  const now = context.currentTime
  for (const { hertz, fromSeconds, seconds, peak } of tones[outcome]) {
    const from = now + fromSeconds
    const gain = new GainNode(context, { gain: 0 })
    gain.gain.setValueAtTime(0, from)
    gain.gain.linearRampToValueAtTime(peak, from + attackSeconds)
    gain.gain.linearRampToValueAtTime(0, from + seconds)
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz })
    tone.connect(gain).connect(context.destination)
    tone.onended = () => gain.disconnect()
    tone.start(from)
    tone.stop(from + seconds)
  }
}
