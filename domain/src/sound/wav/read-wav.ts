/** How a WAV file of plain samples is built. */
export interface WavHeader {
  readonly sampleRate: number
  readonly channels: number
  readonly bits: 8 | 16 | 24 | 32
  readonly isFloat: boolean
  /** Where its samples begin, and how many bytes of them its head says there are. */
  readonly dataStart: number
  readonly dataBytes: number
}

const headBytes = 44
const plain = 1
const float = 3
const extensible = 0xfffe
/** Everything before the samples of a file that is made for listening. */
export const wavHeadBytes = 65_536

/**
 * Reads the head of a WAV file, of which the first 64 kB are enough; undefined for anything else, or
 * for samples that are packed.
 */
export function readWavHeader(bytes: Uint8Array): WavHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const nameAt = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (nameAt(0) !== 'RIFF' || nameAt(8) !== 'WAVE') return undefined
  let format: Omit<WavHeader, 'dataStart' | 'dataBytes'> | undefined
  let at = 12
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true)
    if (nameAt(at) === 'data') {
      return format && { ...format, dataStart: at + 8, dataBytes: size }
    }
    if (nameAt(at) === 'fmt ' && size >= 16 && at + 8 + size <= bytes.length) {
      format = readFormat(view, at + 8, size)
      if (format === undefined) return undefined
    }
    at += 8 + size + (size % 2)
  }
  return undefined
}

function readFormat(view: DataView, at: number, size: number) {
  const named = view.getUint16(at, true)
  const kind = named === extensible && size >= 26 ? view.getUint16(at + 24, true) : named
  const [channels, sampleRate] = [view.getUint16(at + 2, true), view.getUint32(at + 4, true)]
  const bits = ([8, 16, 24, 32] as const).find((each) => each === view.getUint16(at + 14, true))
  const isFloat = kind === float
  if (bits === undefined || channels === 0 || sampleRate === 0) return undefined
  if (kind !== plain && !(isFloat && bits === 32)) return undefined
  return { sampleRate, channels, bits, isFloat }
}

/** Samples of a part of such a file, its channels mixed into one, −1 to 1. */
export function decodeWav(
  bytes: Uint8Array,
  { channels, bits, isFloat }: Pick<WavHeader, 'channels' | 'bits' | 'isFloat'>,
): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const width = bits / 8
  const read = (at: number): number => {
    if (isFloat) return view.getFloat32(at, true)
    if (bits === 8) return (view.getUint8(at) - 128) / 128
    if (bits === 16) return view.getInt16(at, true) / 32_768
    if (bits === 32) return view.getInt32(at, true) / 2_147_483_648
    return (view.getUint16(at, true) + (view.getInt8(at + 2) << 16)) / 8_388_608
  }
  const count = Math.floor(bytes.length / (width * channels))
  return Float32Array.from({ length: count }, (_, nth) => {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) {
      sum += read((nth * channels + channel) * width)
    }
    return sum / channels
  })
}

/** A part of such a file as a file of its own. */
export function wrapWav(data: Uint8Array, header: WavHeader): Uint8Array {
  const { sampleRate, channels, bits, isFloat } = header
  const file = new Uint8Array(headBytes + data.length)
  const view = new DataView(file.buffer)
  const write = (at: number, text: string) => {
    for (const [nth, letter] of Array.from(text).entries()) file[at + nth] = letter.charCodeAt(0)
  }
  const frameBytes = (bits / 8) * channels
  write(0, 'RIFF')
  view.setUint32(4, file.length - 8, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, isFloat ? float : plain, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * frameBytes, true)
  view.setUint16(32, frameBytes, true)
  view.setUint16(34, bits, true)
  write(36, 'data')
  view.setUint32(40, data.length, true)
  file.set(data, headBytes)
  return file
}
