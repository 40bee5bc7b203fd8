import { opusRate, resample, writeOggOpus } from '@mboa/domain'
import { reportProblem } from '../report-problem.ts'
import { canBrowserEncodeOpus, encodeByBrowser } from './browser-opus.ts'
import { opusBitsPerSecond, type OpusPackets } from './opus-packets.ts'

const loadLibopus = () => import('./libopus.ts')

/**
 * Fetches libopus where it will be needed, while there is a network: the service worker keeps it
 * for the recorder who is offline next time.
 */
export async function prepareOpus(): Promise<void> {
  try {
    if (await canBrowserEncodeOpus(opusRate)) return
  } catch (error) {
    // What cannot say whether it encodes will not encode either.
    reportProblem('getting ready to encode Opus', error)
  }
  try {
    const { startLibopus } = await loadLibopus()
    await startLibopus()
  } catch (error) {
    reportProblem('getting libopus ready', error)
  }
}

/**
 * Encodes one channel as Ogg Opus that plays exactly as long as it is. Undefined where neither the
 * browser nor libopus can.
 */
export async function encodeOpus(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
): Promise<{ bytes: Uint8Array; sampleCount: number } | undefined> {
  const encoded = await encodePackets(samples, sampleRate)
  if (encoded === undefined) return undefined
  const sampleCount = Math.round((samples.length * opusRate) / sampleRate)
  return { bytes: writeOggOpus({ ...encoded, sampleCount, inputRate: sampleRate }), sampleCount }
}

async function encodePackets(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
): Promise<OpusPackets | undefined> {
  try {
    if (await canBrowserEncodeOpus(sampleRate)) return await encodeByBrowser(samples, sampleRate)
  } catch (error) {
    reportProblem('encoding Opus by the browser', error)
  }
  try {
    const { encodeByLibopus } = await loadLibopus()
    return await encodeByLibopus(resample(samples, sampleRate, opusRate), opusBitsPerSecond)
  } catch (error) {
    // The archive is whole without it, and is heard in its place.
    reportProblem('encoding Opus by libopus', error)
    return undefined
  }
}
