import { encodeTake, prepareOpus } from './encode-take.ts'
import type { EncoderAnswer, EncoderQuestion } from './encoded-take.ts'

/** Encodes away from the page's thread, which draws the level meter meanwhile. */
declare const self: DedicatedWorkerGlobalScope

void prepareOpus()

self.onmessage = ({ data: { id, take } }: MessageEvent<EncoderQuestion>) => {
  encodeTake(take).then(
    (encoded) => answer({ id, encoded }),
    (error: unknown) => answer({ id, problem: String(error) }),
  )
}

function answer(message: EncoderAnswer): void {
  self.postMessage(message)
}
