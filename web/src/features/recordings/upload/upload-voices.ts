import {
  maySpeak,
  speakerOfTake,
  type SpeakerOfTake,
} from '../../../platform/take-store/speaker-of-take.ts'
import type { SpeakerHere } from '../../../platform/device-store/take-database.ts'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'

/** Whose voice a file holds, and whether recordings of it may be made now. */
export interface UploadVoice {
  readonly mayBeSent: boolean
  /** Undefined of the recorder's own. */
  readonly name: string | undefined
  readonly ofTake: SpeakerOfTake | undefined
}

export type VoiceOf = (upload: Pick<StoredUpload, 'speaker'>) => UploadVoice

/**
 * Whoever spoke when a file was chosen: each by what they agreed to themselves.
 *
 * @param isOwnAllowed the recorder's own consent stands
 */
export function voicesOf(speakers: readonly SpeakerHere[], isOwnAllowed: boolean): VoiceOf {
  return ({ speaker: id }) => {
    if (id === undefined) return { mayBeSent: isOwnAllowed, name: undefined, ofTake: undefined }
    const speaker = speakers.find((each) => each.id === id)
    const ofTake = speaker !== undefined && maySpeak(speaker) ? speakerOfTake(speaker) : undefined
    return { mayBeSent: ofTake !== undefined, name: speaker?.name ?? '…', ofTake }
  }
}
