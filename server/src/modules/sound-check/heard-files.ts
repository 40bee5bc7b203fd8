import { encodeFlac, opusRate, resample, toFloats, writeOggOpus } from '@mboa/domain'

type Cut = Readonly<{ start: number; end: number }>

/** Files for everybody but the recorder: only the cut of the archive. */
export interface HeardFiles {
  /** FLAC at the archive's rate; undefined where the cut is the whole archive. */
  readonly flac: Uint8Array | undefined
  /** Ogg Opus. */
  readonly listening: Uint8Array
}

const opusBitsPerSecond = 24_000
/** 20 ms of 48 kHz. */
const packetSamples = 960

/** Makes the files of a cut, so that reviewers and learners hear the same sound of the archive. */
export async function makeHeardFiles(
  archive: Int16Array,
  sampleRate: number,
  { start, end }: Cut,
): Promise<HeardFiles> {
  const heard = archive.slice(start, end)
  return {
    flac: heard.length === archive.length ? undefined : encodeFlac(heard, sampleRate),
    listening: await encodeOpus(toFloats(heard), sampleRate),
  }
}

/** One channel of 24 kbit/s: about 7 kB for a word of 2 s. */
export async function encodeOpus(
  samples: Float32Array<ArrayBuffer>,
  sampleRate: number,
): Promise<Uint8Array> {
  const { Application, createEncoder } = await import('libopus-wasm')
  const encoder = await createEncoder({
    sampleRate: opusRate,
    channels: 1,
    frameSize: packetSamples,
    application: Application.Audio,
    bitrate: opusBitsPerSecond,
  })
  try {
    const preSkip = encoder.getLookahead()
    const resampled = resample(samples, sampleRate, opusRate)
    const count = Math.ceil((preSkip + resampled.length) / packetSamples)
    const fed = new Float32Array(count * packetSamples)
    fed.set(resampled)
    const packets = Array.from({ length: count }, (_, nth) =>
      encoder.encodeFloat(fed.subarray(nth * packetSamples, (nth + 1) * packetSamples)),
    )
    const sampleCount = Math.round((samples.length * opusRate) / sampleRate)
    return writeOggOpus({ packets, preSkip, sampleCount, inputRate: sampleRate })
  } finally {
    encoder.free()
  }
}
