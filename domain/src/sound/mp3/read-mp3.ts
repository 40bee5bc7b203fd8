/** An MP3 file as its frames say it is; nothing of it is decoded. */
export interface Mp3Header {
  readonly sampleRate: number
  /** Of one channel, with the silence that encoders put around it. */
  readonly sampleCount: number
}

/** kbit/s by the index in a frame's header, layer III (ISO 11172-3 §2.4.2.3, ISO 13818-3). */
const bitrates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const
const rates = [44_100, 48_000, 32_000] as const
const layerThree = 1
/** What stands in the two bits of a version; 1 is none. */
const versions: Readonly<Record<number, { readonly divisor: number; readonly isOne: boolean }>> = {
  0: { divisor: 4, isOne: false },
  2: { divisor: 2, isOne: false },
  3: { divisor: 1, isOne: true },
}
const tagBytes = 128
/** Offset in the first frame of what its encoder counted, by whether it is MPEG 1 and mono. */
const sideBytes = { one: { mono: 17, other: 32 }, two: { mono: 9, other: 17 } } as const

interface Frame {
  readonly bytes: number
  readonly samples: number
  readonly sampleRate: number
  readonly sideBytes: number
}

/**
 * Takes the frames of an MP3 file apart. Undefined for anything else, and for one that breaks off:
 * in the middle of a frame, or before as many frames as its encoder counted.
 */
export function readMp3Header(bytes: Uint8Array): Mp3Header | undefined {
  const found = listMp3Frames(bytes)
  if (found === undefined) return undefined
  const { sampleRate, frameSamples, starts } = found
  return { sampleRate, sampleCount: (starts.length - 1) * frameSamples }
}

/** Where the frames of the sound stand in a file. */
export interface Mp3Frames {
  readonly sampleRate: number
  /** Of each, in one channel. */
  readonly frameSamples: number
  /** Offsets, with the end of the last. */
  readonly starts: Uint32Array
}

/** The same for who wants a part of a long file. */
export function listMp3Frames(bytes: Uint8Array): Mp3Frames | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfFrames(bytes)
  const start = startOfFrames(bytes)
  const first = readFrame(view, start)
  if (first === undefined) return undefined
  const counted = readCount(view, start, first)
  // The frame that holds the count is none of the sound.
  let at = counted === undefined ? start : start + first.bytes
  const starts: number[] = []
  while (at < end) {
    const frame = readFrame(view, at)
    const isOfSame = frame?.sampleRate === first.sampleRate && frame.samples === first.samples
    if (!isOfSame || at + frame.bytes > end) return undefined
    starts.push(at)
    at += frame.bytes
  }
  if (starts.length === 0 || starts.length < (counted ?? 0)) return undefined
  const { sampleRate, samples: frameSamples } = first
  return { sampleRate, frameSamples, starts: Uint32Array.from([...starts, at]) }
}

/** A frame may borrow from those before it: what is decoded without them is not the sound. */
const borrowedFrames = 10

/**
 * Which bytes of a file hold a part of its sound, with what it borrows from; of what is decoded of
 * them, the part is the last `count` samples before `after` more. Undefined where it ends before.
 */
export function findMp3Part(
  { sampleRate, frameSamples, starts }: Mp3Frames,
  part: { readonly begin: number; readonly end: number },
): { start: number; end: number; count: number; after: number } | undefined {
  const [from, to] = [part.begin, part.end].map((ms) => Math.round((ms * sampleRate) / 1000))
  if (from === undefined || to === undefined || to > (starts.length - 1) * frameSamples) {
    return undefined
  }
  const last = Math.ceil(to / frameSamples)
  const first = Math.max(0, Math.floor(from / frameSamples) - borrowedFrames)
  const [start = 0, end = 0] = [starts[first], starts[last]]
  return { start, end, count: to - from, after: last * frameSamples - to }
}

function readFrame(view: DataView, at: number): Frame | undefined {
  if (at + 4 > view.byteLength) return undefined
  const head = view.getUint32(at)
  const version = versions[(head >>> 19) & 3]
  const isSound = head >>> 21 === 0x7ff && ((head >>> 17) & 3) === layerThree
  if (!isSound || version === undefined) return undefined
  const { divisor, isOne } = version
  const kilobits = (isOne ? bitrates.one : bitrates.two)[(head >>> 12) & 15] ?? 0
  const rate = rates[(head >>> 10) & 3]
  if (rate === undefined || kilobits === 0) return undefined
  const sampleRate = rate / divisor
  const samples = isOne ? 1152 : 576
  const padding = (head >>> 9) & 1
  const bytes = Math.floor((samples * kilobits * 125) / sampleRate) + padding
  const isMono = ((head >>> 6) & 3) === 3
  const side = isOne ? sideBytes.one : sideBytes.two
  return { bytes, samples, sampleRate, sideBytes: isMono ? side.mono : side.other }
}

/** How many frames the encoder wrote, where it says so in the first one (Xing and LAME). */
function readCount(view: DataView, start: number, first: Frame): number | undefined {
  const at = start + 4 + first.sideBytes
  if (at + 12 > view.byteLength || first.bytes < first.sideBytes + 16) return undefined
  const name = [0, 1, 2, 3].map((nth) => String.fromCharCode(view.getUint8(at + nth))).join('')
  if (name !== 'Xing' && name !== 'Info') return undefined
  const hasFrames = (view.getUint32(at + 4) & 1) === 1
  return hasFrames ? view.getUint32(at + 8) : 0
}

/** Behind what ID3v2 says of the file. */
function startOfFrames(bytes: Uint8Array): number {
  const [i, d, three, , , flags = 0, a = 0, b = 0, c = 0, e = 0] = bytes
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0
  const footer = (flags & 0x10) === 0 ? 0 : 10
  return 10 + footer + ((a & 127) << 21) + ((b & 127) << 14) + ((c & 127) << 7) + (e & 127)
}

/** Before what ID3v1 says of it. */
function endOfFrames(bytes: Uint8Array): number {
  const tag = bytes.length - tagBytes
  const hasTag =
    tag > 0 && bytes[tag] === 0x54 && bytes[tag + 1] === 0x41 && bytes[tag + 2] === 0x47
  return hasTag ? tag : bytes.length
}
