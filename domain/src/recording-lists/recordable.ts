import type { Turn } from './recording-prompt.ts'

/** Something of a course that can be recorded: a word, a sentence, or a concept. */
export interface Recordable {
  readonly item: string
  readonly kind: 'word' | 'sentence'
  /** Null: a concept that nobody has given the words for yet. */
  readonly text: string | null
  readonly gloss: { readonly en: string; readonly fr: string }
  readonly picture?: string
  /** Who says it to whom, and when. */
  readonly note?: { readonly en: string; readonly fr: string }
  /** Who says it in a conversation: the first of the two, or the other. */
  readonly turn?: Turn
  /** Its place among the concepts that are asked for first, from 1. */
  readonly core?: number
  /** The trainer of tones asks about it: it is to be heard in more voices. */
  readonly isForTones?: boolean
  /** The unit or the theme of concepts that it belongs to. */
  readonly theme: string
}

/** One of the recorder's own takes, wherever it is: on the device, on its way, or judged. */
export interface OwnTake {
  readonly item: string
  readonly dialect: string | null
  /** Epoch ms. */
  readonly recordedAt: number
  /** `unusable`: withdrawn by its recorder, or not taken by the server: it counts for nothing. */
  readonly state: 'waiting' | 'approved' | 'sent-back' | 'unusable'
  readonly sentBackReason?: string
}

/** What is known of everybody's recordings of an item. */
export interface KnownRecordings {
  readonly item: string
  readonly approved: readonly KnownOfDialect[]
  /** Different speakers of all of these. */
  readonly voices: number
  /** Learners who miss it or complain of it. */
  readonly askedForBy: number
}

interface KnownOfDialect {
  /** Null: those who recorded them named none. */
  readonly dialect: string | null
  readonly recordings: number
  /** Different speakers of these. */
  readonly voices: number
}
