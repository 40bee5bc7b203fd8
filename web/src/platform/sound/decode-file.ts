import {
  decodeFlac,
  mixDown,
  readFlacHeader,
  readSoundFormat,
  toFloats,
  type SoundContainer,
  type SoundFormat,
} from '@mboa/domain'

/** Why the sound of a file cannot be had. */
export type DecodingTrouble =
  /** This browser has no decoder for what the file holds. */
  | 'not-supported'
  /** Not sound, or damaged. */
  | 'not-readable'
  | 'too-long'

export interface DecodedFile {
  readonly samples: Float32Array<ArrayBuffer>
  readonly sampleRate: number
  readonly container: SoundContainer
}

type Decoded =
  | { readonly ok: true; readonly file: DecodedFile }
  | { readonly ok: false; readonly trouble: DecodingTrouble; readonly container: SoundContainer }

/** What every browser decodes at, where the file does not state it or states something odd. */
const usualRate = 48_000
const [lowestRate, highestRate] = [8_000, 96_000]

/** Asked of the browser where it could not read a file, to say why. */
const playedAs: Partial<Record<SoundContainer, string>> = {
  mp4: 'audio/mp4; codecs="mp4a.40.2"',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg; codecs="opus"',
  flac: 'audio/flac',
}

/**
 * The sound of a file as one channel, at the file's own rate where the browser allows.
 * @param longestSeconds what is longer is not wanted, and would fill the memory of a phone
 */
export async function decodeFile(file: Blob, longestSeconds: number): Promise<Decoded> {
  const bytes = await file.arrayBuffer()
  const format = readSoundFormat(new Uint8Array(bytes))
  const { container } = format
  const decoded = decodeOwnFlac(bytes, longestSeconds) ?? (await decodeByBrowser(bytes, format))
  if (decoded === undefined) return { ok: false, trouble: whyNot(container), container }
  if (decoded.samples.length > longestSeconds * decoded.sampleRate) {
    return { ok: false, trouble: 'too-long', container }
  }
  return { ok: true, file: { ...decoded, container } }
}

type Sound = Pick<DecodedFile, 'samples' | 'sampleRate'>

/** What our own studio writes: every sample as it was. */
function decodeOwnFlac(bytes: ArrayBuffer, longestSeconds: number): Sound | undefined {
  const header = readFlacHeader(new Uint8Array(bytes))
  if (header === undefined || header.sampleCount > longestSeconds * header.sampleRate) {
    return undefined
  }
  const whole = decodeFlac(new Uint8Array(bytes))
  if (whole === undefined) return undefined
  const samples = toFloats(whole)
  return { samples, sampleRate: header.sampleRate }
}

async function decodeByBrowser(
  bytes: ArrayBuffer,
  { sampleRate: statedRate = usualRate }: SoundFormat,
): Promise<Sound | undefined> {
  const sampleRate = statedRate >= lowestRate && statedRate <= highestRate ? statedRate : usualRate
  try {
    const context = new OfflineAudioContext(1, 1, sampleRate)
    const buffer = await context.decodeAudioData(bytes)
    const channels = Array.from({ length: buffer.numberOfChannels }, (_, channel) =>
      buffer.getChannelData(channel),
    )
    return { samples: mixDown(channels), sampleRate }
  } catch (error) {
    // An EncodingError is the browser's word for "I cannot read this"; it says no more.
    if (error instanceof DOMException) return undefined
    throw error
  }
}

function whyNot(container: SoundContainer): DecodingTrouble {
  const type = playedAs[container]
  if (type === undefined) return 'not-readable'
  return new Audio().canPlayType(type) === '' ? 'not-supported' : 'not-readable'
}
