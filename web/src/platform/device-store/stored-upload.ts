import type { TakeDescription } from '@mboa/contract'
import type { SoundContainer, SoundQuality } from '@mboa/domain'
import type { DecodingTrouble } from '../sound/decode-file.ts'

/** Why nothing of a file can become a take. */
export type UploadTrouble = DecodingTrouble | 'nothing-heard'

/** What was found in a file; its samples are decoded again when they are needed. */
export type UploadCheck =
  | { outcome: 'trouble'; trouble: UploadTrouble; container: SoundContainer }
  | {
      outcome: 'heard'
      container: SoundContainer
      /** Whether it was judged as a word or as a sentence. */
      kind: TakeDescription['kind']
      cut: TakeDescription['cut']
      utterances: number
      quality: Pick<SoundQuality, 'verdict' | 'problems' | 'durationMs'>
    }

/** A file somebody chose, until it is a take or they remove it. */
export interface StoredUpload {
  /** Of the take it becomes. */
  id: string
  course: string
  fileName: string
  bytes: number
  /** Epoch ms, as the file system gives it: the nearest to when it was recorded. */
  lastModified: number
  /** What it holds: known by its name, or by hand. */
  item?: string
  /** Offered where the name leaves several possible. */
  candidates?: string[]
  /** Known by its name; else it is that of whose voice it is. */
  dialect?: string
  /** Whose voice it is, where that is not the recorder's: who spoke when it was chosen. */
  speaker?: string
  /** Absent until it has been listened to. */
  check?: UploadCheck
}
