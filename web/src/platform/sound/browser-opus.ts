import { opusRate } from '@mboa/domain'
import { withResolvers } from '../promises.ts'
import { opusBitsPerSecond, type OpusPackets } from './opus-packets.ts'

const microsecondsPerSecond = 1_000_000
/** What an encoder holds back comes out when it is fed on: a packet and its start. */
const flushingSeconds = 0.04

const configAt = (sampleRate: number): AudioEncoderConfig => ({
  codec: 'opus',
  sampleRate,
  numberOfChannels: 1,
  bitrate: opusBitsPerSecond,
})

/** Whether this browser makes Opus by itself: Firefox on Android and older Safari do not. */
export async function canBrowserEncodeOpus(sampleRate: number): Promise<boolean> {
  if (!('AudioEncoder' in globalThis)) return false
  const { supported } = await AudioEncoder.isConfigSupported(configAt(sampleRate))
  return supported === true
}

/** By the browser's own encoder, one channel. */
export async function encodeByBrowser(
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
