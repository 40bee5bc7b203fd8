import type { EncodedTake, RecordedTake } from './encoded-take.ts'

/** Page to worker. */
export interface EncoderQuestion {
  readonly id: number
  readonly take: RecordedTake
}

/** Worker to page. */
export type EncoderAnswer =
  | { readonly id: number; readonly encoded: EncodedTake }
  | { readonly id: number; readonly problem: string }
