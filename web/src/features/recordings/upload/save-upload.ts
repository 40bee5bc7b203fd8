import { consentTextVersion } from '@mboa/contract'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { StorageTrouble } from '../../../platform/device-store/storage-trouble.ts'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'
import type { TakeContext } from '../../../platform/device-store/take-database.ts'
import { readTake } from './check-file.ts'
import type { VoiceOf } from './upload-voices.ts'

export interface SaveUploadDeps {
  readonly store: TakeStore
  /** Of files that name no dialect themselves. */
  readonly dialect: string | null
  readonly voiceOf: VoiceOf
  /** The build that makes the takes. */
  readonly appVersion: string
}

/** Makes a take of a file that is ready, of whose voice it is. `gone`: the device has it no longer. */
export async function saveUpload(
  upload: StoredUpload,
  { store, dialect, voiceOf, appVersion }: SaveUploadDeps,
): Promise<'kept' | 'not-ready' | 'gone' | StorageTrouble> {
  const { check, item, course } = upload
  const { mayBeSent, ofTake } = voiceOf(upload)
  if (check?.outcome !== 'heard' || item === undefined || !mayBeSent) return 'not-ready'
  const file = await store.uploads.readFile(upload.id)
  const read = file && (await readTake(file, check.cut))
  if (read === undefined) return 'gone'
  const { container, ...recorded } = read
  const context: TakeContext = {
    course,
    item,
    kind: check.kind,
    consentTextVersion,
    ...ofTake,
    dialect: upload.dialect ?? (ofTake === undefined ? dialect : ofTake.dialect),
    appVersion,
    // A file holds less than a microphone: what it was, and at which rate.
    microphone: { source: 'file', container, sampleRate: recorded.sampleRate },
  }
  const stored = await store.uploads.saveAsTake(upload, context, recorded)
  return stored.ok ? 'kept' : stored.trouble
}
