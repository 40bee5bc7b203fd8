import { readSoundFormat } from '@mboa/domain'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { StorageTrouble } from '../../../platform/device-store/storage-trouble.ts'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'
import { matchOf, type Prompts } from './match-uploads.ts'

/** A file that did not get into the list, and why. */
export interface SkippedFile {
  readonly fileName: string
  readonly because: 'empty' | 'too-large' | 'there-already' | StorageTrouble
}

interface AdmittingDeps {
  readonly store: TakeStore
  readonly course: string
  readonly prompts: Prompts
  readonly uploads: readonly StoredUpload[]
  readonly newId: () => string
  /** Whose voice it is, where that is not the recorder's. */
  readonly speaker: string | undefined
}

/** Copies a chosen file to the device, unless it cannot be of use or is there. */
export async function admitFile(
  file: File,
  { store, course, prompts, uploads, newId, speaker }: AdmittingDeps,
): Promise<StoredUpload | SkippedFile['because']> {
  if (file.size === 0) return 'empty'
  if (await isTooLarge(file)) return 'too-large'
  const { name: fileName, size: bytes, lastModified } = file
  const isSame = (other: StoredUpload) =>
    other.fileName === fileName && other.bytes === bytes && other.lastModified === lastModified
  if (uploads.some(isSame)) return 'there-already'
  const upload: StoredUpload = {
    id: newId(),
    course,
    fileName,
    bytes,
    lastModified,
    ...(speaker !== undefined && { speaker }),
    ...matchOf(prompts, fileName),
  }
  // Its bytes: a chosen file may be gone from its card before it is read again.
  const written = await store.uploads.add(upload, file)
  return written.ok ? upload : written.trouble
}

/** A minute in stereo at 96 kHz and 24 bits. */
const losslessLimitBytes = 36 * 1024 * 1024
/** A minute at the highest rates in use. What is larger decodes to more than a phone can hold. */
const compressedLimitBytes = 3 * 1024 * 1024
/** Tags before the sound may be long; the head of every other kind is within this. */
const headBytes = 64 * 1024

/** Whether a file is too large for one word or sentence, found out without reading all of it. */
async function isTooLarge(file: Blob): Promise<boolean> {
  if (file.size <= compressedLimitBytes) return false
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const { container } = readSoundFormat(head)
  const isLossless = container === 'wav' || container === 'flac'
  return file.size > (isLossless ? losslessLimitBytes : compressedLimitBytes)
}
