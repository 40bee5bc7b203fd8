import { opusRate, writeOggOpus } from '@mboa/domain'

/** About 7 kB for a word of 2 s; pitch stays within 1 cent in the median. */
const bitsPerSecond = 24_000
const microsecondsPerSecond = 1_000_000
/** What an encoder holds back comes out when it is fed on: a packet and its start. */
const flushingSeconds = 0.04

/**
 * Encodes one channel as Ogg Opus that plays exactly as long as it is. Undefined where the browser
 * has no encoder for Opus.
 */
export async function encodeOpus(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
): Promise<{ bytes: Uint8Array; sampleCount: number } | undefined> {
  const config: AudioEncoderConfig = {
    ...{ codec: 'opus', sampleRate, numberOfChannels: 1, bitrate: bitsPerSecond },
  }
  if (!(await canEncode(config))) return undefined
  const { packets, preSkip } = await encodePackets(samples, config)
  const sampleCount = Math.round((samples.length / sampleRate) * opusRate)
  return {
    bytes: writeOggOpus({ packets, preSkip, sampleCount, inputRate: sampleRate }),
    sampleCount,
  }
}

async function canEncode(config: AudioEncoderConfig): Promise<boolean> {
  if (!('AudioEncoder' in globalThis)) return false
  const { supported } = await AudioEncoder.isConfigSupported(config)
  return supported === true
}

async function encodePackets(samples: Float32Array<ArrayBuffer>, config: AudioEncoderConfig) {
  const { sampleRate } = config
  const packets: { packet: Uint8Array; endsAt: number }[] = []
  let head: AllowSharedBufferSource | undefined
  const failure = Promise.withResolvers<never>()
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
  encoder.configure(config)
  const fed = new Float32Array(samples.length + Math.ceil(flushingSeconds * sampleRate))
  fed.set(samples)
  const sound = new AudioData({
    ...{ format: 'f32', sampleRate, numberOfFrames: fed.length, numberOfChannels: 1 },
    ...{ timestamp: 0, data: fed },
  })
  encoder.encode(sound)
  sound.close()
  await Promise.race([encoder.flush(), failure.promise])
  encoder.close()
  const preSkip = preSkipOf(head)
  const neededUs = (samples.length / sampleRate + preSkip / opusRate) * microsecondsPerSecond
  // The last packet is the one in which the sound ends.
  const last = packets.findIndex(({ endsAt }) => endsAt >= neededUs)
  const kept = last === -1 ? packets : packets.slice(0, last + 1)
  return { packets: kept.map(({ packet }) => packet), preSkip }
}

/** From the head that the encoder makes (RFC 7845 §5.1). */
function preSkipOf(head: AllowSharedBufferSource | undefined): number {
  if (head === undefined) return 0
  const view = ArrayBuffer.isView(head)
    ? new DataView(head.buffer, head.byteOffset, head.byteLength)
    : new DataView(head)
  return view.getUint16(10, true)
}
