/** What a microphone gave of one take, and which part of it is heard. */
export interface RecordedTake {
  /** One channel, −1 to 1, at the device's own rate. */
  readonly samples: Float32Array<ArrayBuffer>
  readonly sampleRate: number
  /** Samples from `start` up to and without `end`. */
  readonly cut: { readonly start: number; readonly end: number }
}

/** A file to keep and to send, with what proves that it arrived. */
export interface SoundFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** 64 hexadecimal digits. */
  readonly sha256: string
  readonly sampleCount: number
}

export interface EncodedTake {
  /** The whole take as FLAC of 16 bits. */
  readonly archive: SoundFile
}

/** Page to worker. */
export interface EncoderQuestion {
  readonly id: number
  readonly take: RecordedTake
}

/** Worker to page. */
export type EncoderAnswer =
  | { readonly id: number; readonly encoded: EncodedTake }
  | { readonly id: number; readonly problem: string }
