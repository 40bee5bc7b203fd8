import { isSoundStored } from './stored-recordings.ts'
import { mayPrefetch } from '../data-use/data-choices.ts'
import { fetchInTime } from '../network/fetch-in-time.ts'

/** What is drawn: a recording of this page, or the address of one. */
export type DrawnSound = Blob | string

/** Enough for loudness and pitch of a voice, and every browser decodes to it. */
export const drawnRate = 16_000

/** The samples of a sound, at `drawnRate`; undefined where it cannot be had or read. */
export async function readSamples(sound: DrawnSound): Promise<Float32Array | undefined> {
  const bytes = typeof sound === 'string' ? await fetchSound(sound) : await sound.arrayBuffer()
  if (bytes === undefined) return undefined
  try {
    const context = new OfflineAudioContext(1, 1, drawnRate)
    const decoded = await context.decodeAudioData(bytes)
    return decoded.getChannelData(0)
  } catch (error) {
    // An EncodingError is the browser's word for "I cannot read this": it is only not drawn.
    if (error instanceof DOMException) return undefined
    throw error
  }
}

/** Undefined for what only playing it would bring, or the network cannot. */
async function fetchSound(address: string): Promise<ArrayBuffer | undefined> {
  if (!mayPrefetch() && !(await isSoundStored(address))) return undefined
  const answer = await fetchInTime(address, { cache: 'no-cache' }).catch(() => undefined)
  return answer?.ok === true ? answer.arrayBuffer() : undefined
}
