/** Kinds of files that people bring; `unknown` may still be something that a browser decodes. */
export const soundContainers = ['wav', 'flac', 'ogg', 'mp3', 'mp4', 'unknown'] as const
export type SoundContainer = (typeof soundContainers)[number]

export interface SoundFormat {
  readonly container: SoundContainer
  /** Hz, where the file states it: the rate to decode it at, so that nothing is resampled. */
  readonly sampleRate?: number
}

/** Recognised by its content, whatever its name ends with; never throws, whatever the bytes are. */
export function readSoundFormat(bytes: Uint8Array): SoundFormat {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WAVE'))
    return soundFormat('wav', wavRate(bytes, view))
  if (isAt(bytes, 0, 'fLaC')) return soundFormat('flac', flacRate(bytes, 0))
  if (isAt(bytes, 0, 'OggS')) return soundFormat('ogg', oggRate(bytes, view))
  if (isAt(bytes, 4, 'ftyp')) return soundFormat('mp4', mp4Rate(bytes, view))
  const frame = afterTag(bytes)
  const rate = mp3Rate(bytes, frame)
  if (rate !== undefined || frame > 0) return soundFormat('mp3', rate)
  return { container: 'unknown' }
}

function soundFormat(container: SoundContainer, sampleRate: number | undefined): SoundFormat {
  return sampleRate === undefined || sampleRate === 0 ? { container } : { container, sampleRate }
}

function isAt(bytes: Uint8Array, at: number, signature: string): boolean {
  return Array.from(signature).every((sign, index) => bytes[at + index] === sign.charCodeAt(0))
}

function wavRate(bytes: Uint8Array, view: DataView): number | undefined {
  let at = 12
  while (at + 16 <= bytes.length) {
    if (isAt(bytes, at, 'fmt ')) return view.getUint32(at + 12, true)
    // Chunks are padded to an even length.
    at += 8 + Math.ceil(view.getUint32(at + 4, true) / 2) * 2
  }
  return undefined
}

/** 20 bits of the STREAMINFO that every FLAC stream begins with. */
function flacRate(bytes: Uint8Array, at: number): number | undefined {
  const [high, middle, low] = bytes.subarray(at + 18, at + 21)
  if (high === undefined || middle === undefined || low === undefined) return undefined
  return (high << 12) | (middle << 4) | (low >> 4)
}

function oggRate(bytes: Uint8Array, view: DataView): number | undefined {
  const at = 27 + (bytes[26] ?? 0)
  if (isAt(bytes, at, 'OpusHead')) return 48_000
  if (isAt(bytes, at, '\u0001vorbis') && at + 16 <= bytes.length) {
    return view.getUint32(at + 12, true)
  }
  return isAt(bytes, at, '\u007fFLAC') ? flacRate(bytes, at + 9) : undefined
}

/** In the sample entry, which lies before or behind the sound itself. */
function mp4Rate(bytes: Uint8Array, view: DataView): number | undefined {
  for (let at = bytes.indexOf(0x6d); at >= 0; at = bytes.indexOf(0x6d, at + 1)) {
    if (isAt(bytes, at, 'mp4a') && at + 30 <= bytes.length) return view.getUint16(at + 28)
  }
  return undefined
}

/** Where the sound begins behind an ID3v2 tag. */
function afterTag(bytes: Uint8Array): number {
  if (!isAt(bytes, 0, 'ID3')) return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d)
}

/** By MPEG version: 2.5, none, 2, 1. */
const mp3Rates = [[11_025, 12_000, 8_000], [], [22_050, 24_000, 16_000], [44_100, 48_000, 32_000]]
const layerThree = 1

function mp3Rate(bytes: Uint8Array, at: number): number | undefined {
  const [sync = 0, head = 0, rates = 0] = bytes.subarray(at, at + 3)
  if (sync !== 0xff || (head & 0xe0) !== 0xe0 || ((head >> 1) & 3) !== layerThree) return undefined
  return mp3Rates[(head >> 3) & 3]?.[(rates >> 2) & 3]
}
