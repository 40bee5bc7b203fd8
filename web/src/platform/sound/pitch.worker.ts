import { hearContour } from '@mboa/domain'

export interface ContourQuestion {
  /** Mono, −1 to 1. */
  samples: Float32Array
  sampleRate: number
}

/** Finds the contour of a word away from the page's thread, one in its life. */
declare const self: DedicatedWorkerGlobalScope

self.onmessage = ({ data: { samples, sampleRate } }: MessageEvent<ContourQuestion>) => {
  self.postMessage(hearContour(samples, sampleRate))
}
