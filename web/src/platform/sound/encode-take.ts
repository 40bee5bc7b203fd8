import { opusRate, resample, writeOggOpus } from '@mboa/domain'
import { withResolvers } from '../promises.ts'
import { reportProblem } from '../report-problem.ts'
import type { EncodedTake, OpusPackets, RecordedTake } from './encoded-take.ts'
import { describeFile, encodeFlacFile } from './flac-file.ts'

/** About 7 kB for a word of 2 s; pitch stays within 1 cent in the median. */
const opusBitsPerSecond = 24_000
const microsecondsPerSecond = 1_000_000
/** What an encoder holds back comes out when it is fed on: a packet and its start. */
const flushingSeconds = 0.04

const loadLibopus = () => import('./libopus.ts')

/** Makes the files of a take. Nothing is taken from the archive, nor added to it. */
export async function encodeTake(take: RecordedTake): Promise<EncodedTake> {
  const { samples, sampleRate, cut } = take
  const listening = await encodeOpus(samples.slice(cut.start, cut.end), sampleRate)
  return {
    archive: await encodeFlacFile(samples, sampleRate),
    listening: listening && (await describeFile(listening.bytes, listening.sampleCount)),
  }
}

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

const configAt = (sampleRate: number): AudioEncoderConfig => ({
  codec: 'opus',
  sampleRate,
  numberOfChannels: 1,
  bitrate: opusBitsPerSecond,
})

/** Whether this browser makes Opus by itself: Firefox on Android and older Safari do not. */
async function canBrowserEncodeOpus(sampleRate: number): Promise<boolean> {
  if (!('AudioEncoder' in globalThis)) return false
  const { supported } = await AudioEncoder.isConfigSupported(configAt(sampleRate))
  return supported === true
}

/** By the browser's own encoder, one channel. */
async function encodeByBrowser(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
): Promise<OpusPackets> {
  const packets: { packet: Uint8Array; endsAt: number }[] = []
  let head: AllowSharedBufferSource | undefined
  const failure = withResolvers<never>()
  const encoder = new AudioEncoder({
    output(chunk, metadata) {
      const packet = new Uint8Array(chunk.byteLength)
      chunk.copyTo(packet)
      const endsAt = chunk.timestamp + (chunk.duration ?? 0)
      packets.push({ packet, endsAt })
      head ??= metadata?.decoderConfig?.description
    },
    error: failure.reject,
  })
  encoder.configure(configAt(sampleRate))
  const fed = new Float32Array(samples.length + Math.ceil(flushingSeconds * sampleRate))
  fed.set(samples)
  const sound = new AudioData({
    format: 'f32',
    sampleRate,
    numberOfFrames: fed.length,
    numberOfChannels: 1,
    timestamp: 0,
    data: fed,
  })
  encoder.encode(sound)
  sound.close()
  await Promise.race([encoder.flush(), failure.promise])
  encoder.close()
  const preSkip = preSkipOf(head)
  const neededUs = (samples.length / sampleRate + preSkip / opusRate) * microsecondsPerSecond
  // The last packet is the one in which the sound ends.
  const last = packets.findIndex(({ endsAt }) => endsAt >= neededUs)
  const stored = last === -1 ? packets : packets.slice(0, last + 1)
  return { packets: stored.map(({ packet }) => packet), preSkip }
}

/** From the head that the encoder makes (RFC 7845 §5.1). */
function preSkipOf(head: AllowSharedBufferSource | undefined): number {
  if (head === undefined) return 0
  const view = ArrayBuffer.isView(head)
    ? new DataView(head.buffer, head.byteOffset, head.byteLength)
    : new DataView(head)
  return view.getUint16(10, true)
}
