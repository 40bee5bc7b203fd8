import { trustedScriptUrl } from '../trusted-types/script-url.ts'
import { withResolvers } from '../with-resolvers.ts'
import type { EncodedTake, RecordedTake } from './encoded-take.ts'
import type { EncoderAnswer, EncoderQuestion } from './encoder-messages.ts'

/** Encodes takes in a worker of its own, for as long as the studio is open. */
export interface TakeEncoder {
  /** Rejects where the encoder itself fails; the samples stay with the caller. */
  encode(take: RecordedTake): Promise<EncodedTake>
  close(): void
}

/** Loads the worker's code: to be called on the recorder's pages only. */
export function openTakeEncoder(): TakeEncoder {
  const worker = new Worker(trustedScriptUrl('takeEncoder'), {
    type: 'module',
    name: 'mboa-take-encoder',
  })
  const waiting = new Map<number, ReturnType<typeof withResolvers<EncodedTake>>>()
  let asked = 0

  worker.onmessage = ({ data }: MessageEvent<EncoderAnswer>) => {
    const promise = waiting.get(data.id)
    waiting.delete(data.id)
    if ('encoded' in data) promise?.resolve(data.encoded)
    else promise?.reject(new Error(data.problem))
  }
  worker.onerror = ({ message }) => failAll(message)

  function failAll(reason: string): void {
    for (const promise of waiting.values()) promise.reject(new Error(reason))
    waiting.clear()
  }

  return {
    encode(take) {
      const promise = withResolvers<EncodedTake>()
      asked += 1
      waiting.set(asked, promise)
      const question: EncoderQuestion = { id: asked, take }
      worker.postMessage(question)
      return promise.promise
    },
    close() {
      worker.terminate()
      failAll('The encoder was closed.')
    },
  }
}
