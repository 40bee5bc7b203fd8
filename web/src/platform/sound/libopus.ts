import { Application, createEncoder, loadLibopus } from 'libopus-wasm'
import type { OpusPackets } from './encoded-take.ts'

// The build makes this module a file of its own and the service worker keeps it under its name:
// whatever else it imported would give it another name with every release.

const rate = 48_000
/** 20 ms. */
const packetSamples = 960

/** Compiles the encoder. Rejects where the browser cannot. */
export async function startLibopus(): Promise<void> {
  await loadLibopus()
}

/** Where the browser has no encoder of its own: libopus as WebAssembly, one channel of 48 kHz. */
export async function encodeByLibopus(
  samples: Float32Array<ArrayBuffer>,
  bitsPerSecond: number,
): Promise<OpusPackets> {
  const encoder = await createEncoder({
    sampleRate: rate,
    channels: 1,
    frameSize: packetSamples,
    application: Application.Audio,
    bitrate: bitsPerSecond,
  })
  try {
    const preSkip = encoder.getLookahead()
    const count = Math.ceil((preSkip + samples.length) / packetSamples)
    // The last packet is filled up with silence.
    const fed = new Float32Array(count * packetSamples)
    fed.set(samples)
    const packets = Array.from({ length: count }, (_, nth) =>
      encoder.encodeFloat(fed.subarray(nth * packetSamples, (nth + 1) * packetSamples)),
    )
    return { packets, preSkip }
  } finally {
    encoder.free()
  }
}
