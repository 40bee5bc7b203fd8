import type { RecordingPrompt } from '@mboa/domain'

export interface StudioScreenProps {
  /** The course's ISO 639-3 code, and the BCP 47 tag its words are marked up with. */
  course: string
  htmlLang: string
  /** Of the language, as the interface calls it. */
  languageName: string
  /** The dialect that is recorded, where the speaker has named one. */
  dialect: string | null
  /** What is asked for, in this order. Taken over when the studio opens. */
  prompts: readonly RecordingPrompt[]
  onLeave: () => void
}
