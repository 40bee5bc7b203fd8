import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { storageTroubleOf, type StorageTrouble } from '../platform/device-store/storage-trouble.ts'

/** Why something was not stored on this device, and what to do. */
export const notSavedTexts: Record<StorageTrouble, MessageDescriptor> = {
  'storage-full': msg`This couldn’t be saved: this device’s storage is full. Free up some space, then try again.`,
  'storage-failed': msg`This couldn’t be saved: this device’s storage isn’t responding. Try again. If that doesn’t help, reload the page.`,
}

/** Why something was not deleted from this device, and what to do. */
export const notDeletedTexts: Record<StorageTrouble, MessageDescriptor> = {
  'storage-full': msg`This couldn’t be deleted: this device’s storage is full. Free up some space, then try again.`,
  'storage-failed': msg`This couldn’t be deleted: this device’s storage isn’t responding. Try again. If that doesn’t help, reload the page.`,
}

/** Refuses a form whose content this device could not store; what was typed stays in it. */
export const refuseNotSaved = (error: unknown) => ({
  failure: notSavedTexts[storageTroubleOf(error)],
})
