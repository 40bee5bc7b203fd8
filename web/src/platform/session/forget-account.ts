import {
  deleteDatabase,
  takeDatabaseNameOf,
  learnerDatabaseNameOf,
} from '../device-store/databases.ts'
import { forgetLastHome } from '../last-home.ts'
import { forgetVerificationDeadline } from '../verification/verification-deadlines.ts'
import { noteRemovedHere } from '../device-store/accounts-here.ts'
import { forgetUser } from './remembered-user.ts'

/**
 * Removes everything of an account from this device: courses, practice, recordings, what waits to
 * be sent. For accounts that are gone; a logout leaves all of it where it is.
 */
export async function forgetAccount(userId: string): Promise<void> {
  forgetUser(userId)
  forgetLastHome()
  forgetVerificationDeadline(userId)
  noteRemovedHere(userId)
  await deleteDatabase(learnerDatabaseNameOf(userId))
  await deleteDatabase(takeDatabaseNameOf(userId))
}
