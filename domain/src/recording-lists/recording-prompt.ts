/** Of the two people of a conversation, the first to speak or the other. */
export type Turn = 'A' | 'B'

/** What a recorder is asked to say: one entry of a recording list. */
export interface RecordingPrompt {
  /**
   * The item as a take's description names it: a word or sentence of the course (`ewo.day-sunday`),
   * or a concept in that language (`ewo.concept-hoe`, as the course would name it). Never twice in
   * one list.
   */
  readonly item: string
  /** Which rules of length and pause the take is cut and judged by. A concept is one or the other. */
  readonly kind: 'word' | 'sentence'
  /**
   * What is to be said, NFC, in the orthography of the course. Null: a concept that nobody has
   * given the words for; the speaker says it by its meaning, and may write it as well.
   */
  readonly text: string | null
  /** What it means; never empty. */
  readonly gloss: { readonly en: string; readonly fr: string }
  /** Who says it to whom, and when, where that changes how it is said. */
  readonly note?: { readonly en: string; readonly fr: string }
  /** Who says it in a conversation; absent where it belongs to none. */
  readonly turn?: Turn
  /** One emoji of the picture art that shows the meaning, where there is one. */
  readonly picture?: string
  /**
   * How it stands with the recorder who is asked, in their dialect: `sent-back` is their own newest
   * take that a reviewer refused; `recorded` needs nothing of them: their own take waits or is
   * approved, or enough others are heard with it; `asked-for` is what learners miss; `missing` has
   * no approved recording; `more-voices` has some, and this recorder's voice is wanted too; `again`
   * they have said, and chose to say once more.
   */
  readonly state: 'missing' | 'asked-for' | 'sent-back' | 'more-voices' | 'recorded' | 'again'
  /** How many more speakers are to say it; with `more-voices` only. */
  readonly moreVoices?: number
  /** Why their newest take was sent back, as the reviewer put it; with `sent-back` only. */
  readonly sentBackReason?: string
}
