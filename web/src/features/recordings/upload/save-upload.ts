import { consentTextVersion } from '@mboa/contract'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'
import type { TakeContext } from '../../../platform/device-store/take-database.ts'
import { readTake } from './check-file.ts'

interface SaveUploadDeps {
  readonly store: TakeStore
  /** Of files that name no dialect themselves. */
  readonly dialect: string | null
  /** The build that makes the takes. */
  readonly appVersion: string
}

/** Makes a take of a file that is ready. `gone`: the device has it no longer. */
export async function saveUpload(
  upload: StoredUpload,
  { store, dialect, appVersion }: SaveUploadDeps,
): Promise<'kept' | 'not-ready' | 'gone' | 'storage-full'> {
  const { check, item, course } = upload
  if (check?.outcome !== 'heard' || item === undefined) return 'not-ready'
  const file = await store.uploads.readFile(upload.id)
  const read = file && (await readTake(file, check.cut))
  if (read === undefined) return 'gone'
  const { container, ...recorded } = read
  const context: TakeContext = {
    course,
    item,
    kind: check.kind,
    dialect: upload.dialect ?? dialect,
    consentTextVersion,
    appVersion,
    // A file holds less than a microphone: what it was, and at which rate.
    microphone: { source: 'file', container, sampleRate: recorded.sampleRate },
  }
  const stored = await store.uploads.saveAsTake(upload, context, recorded)
  return stored.ok ? 'kept' : 'storage-full'
}
