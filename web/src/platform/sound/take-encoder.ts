import { trustedScriptUrl } from '../trusted-types/script-url.ts'
import { withResolvers } from '../promises.ts'
import type { EncodedTake, RecordedTake, EncoderAnswer, EncoderQuestion } from './encoded-take.ts'

/** Encodes takes in a worker of its own, for as long as the studio is open. */
export interface TakeEncoder {
  /** Rejects where the encoder fails; the samples stay with the caller, who may ask again. */
  encode(take: RecordedTake): Promise<EncodedTake>
  close(): void
}

/** Cheap phones take seconds for a minute of sound, three at a time. */
const longestSilenceMs = 120_000

/**
 * Loads the worker's code: to be called on the recorder's pages only. A worker that breaks, or
 * answers nothing for so long, is replaced when it is needed next.
 */
export function openTakeEncoder(patienceMs = longestSilenceMs): TakeEncoder {
  const waiting = new Map<number, ReturnType<typeof withResolvers<EncodedTake>>>()
  let asked = 0
  let patience: ReturnType<typeof setTimeout> | undefined
  // At once: what it loads itself is to come while there is a network.
  let worker: Worker | undefined = start()

  function start(): Worker {
    const started = new Worker(trustedScriptUrl('takeEncoder'), {
      type: 'module',
      name: 'mboa-take-encoder',
    })
    started.onmessage = ({ data }: MessageEvent<EncoderAnswer>) => {
      const promise = waiting.get(data.id)
      waiting.delete(data.id)
      waitOn()
      if ('encoded' in data) promise?.resolve(data.encoded)
      else promise?.reject(new Error(data.problem))
    }
    started.onerror = (event) => {
      // A script that did not come has no message.
      if (worker === started) end((event as Partial<ErrorEvent>).message ?? 'It did not start.')
    }
    return started
  }

  function waitOn(): void {
    clearTimeout(patience)
    if (waiting.size > 0) patience = setTimeout(() => end('It does not answer.'), patienceMs)
  }

  function end(reason: string): void {
    clearTimeout(patience)
    worker?.terminate()
    worker = undefined
    for (const promise of waiting.values()) promise.reject(new Error(`The encoder: ${reason}`))
    waiting.clear()
  }

  return {
    encode(take) {
      const promise = withResolvers<EncodedTake>()
      asked += 1
      waiting.set(asked, promise)
      const question: EncoderQuestion = { id: asked, take }
      worker ??= start()
      worker.postMessage(question)
      // From the oldest question or the newest answer on.
      if (waiting.size === 1) waitOn()
      return promise.promise
    },
    close: () => end('closed.'),
  }
}
