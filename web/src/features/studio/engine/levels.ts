import type { ActivityState } from '@mboa/domain'
import { createListeners } from '../../../platform/listeners.ts'

/** What the sound meter draws of the newest sound. */
export interface ShownLevels extends ActivityState {
  /** Peaks (0 to 1) of the last seconds, the newest last. */
  readonly trace: readonly number[]
  /** dBFS of the greatest sample since the last showing. */
  readonly peakDb: number
}

export interface Levels {
  readonly get: () => ShownLevels
  readonly subscribe: (listener: () => void) => () => void
  readonly show: (state: ActivityState, samples: Float32Array, sampleRate: number) => void
  readonly clear: () => void
}

const traceLength = 96
/** The eye needs no more than 15 pictures a second, and cheap phones paint no more. */
const showingsPerSecond = 15

const silence: ShownLevels = {
  isCalibrated: false,
  isSpeaking: false,
  levelDb: -100,
  floorDb: -100,
  peakDb: -100,
  trace: Array.from({ length: traceLength }, () => 0),
}

/** Thins what the microphone gives out to what is worth drawing. */
export function createLevels(): Levels {
  let shown = silence
  let [waiting, peak] = [0, 0]
  const listeners = createListeners()
  const notify = () => {
    listeners.notify()
  }
  return {
    get: () => shown,
    subscribe: listeners.subscribe,
    show(state, samples, sampleRate) {
      for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
      waiting += samples.length
      if (waiting < sampleRate / showingsPerSecond) return
      const peakDb = peak === 0 ? -100 : 20 * Math.log10(peak)
      shown = { ...state, peakDb, trace: [...shown.trace.slice(1), peak] }
      waiting = peak = 0
      notify()
    },
    clear() {
      shown = silence
      waiting = peak = 0
      notify()
    },
  }
}
