import type { EncoderAnswer, EncoderQuestion } from './encoded-take.ts'
import { encodeFlacFile } from './flac-file.ts'

/** Encodes away from the page's thread, which draws the level meter meanwhile. */
declare const self: DedicatedWorkerGlobalScope

self.onmessage = ({ data: { id, take } }: MessageEvent<EncoderQuestion>) => {
  encodeFlacFile(take.samples, take.sampleRate).then(
    (archive) => answer({ id, encoded: { archive } }),
    (error: unknown) => answer({ id, problem: String(error) }),
  )
}

function answer(message: EncoderAnswer): void {
  self.postMessage(message)
}
