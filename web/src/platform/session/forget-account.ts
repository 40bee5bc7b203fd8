import { deleteDatabase } from '../device-store/delete-database.ts'
import { forgetLastHome } from '../last-home.ts'
import { databaseNameOf } from '../device-store/learner-database.ts'
import { takeDatabaseNameOf } from '../device-store/take-database-name.ts'
import { forgetVerificationDeadline } from '../verification/verification-deadlines.ts'
import { noteRemovedHere } from '../device-store/note-removed-here.ts'
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
  await deleteDatabase(databaseNameOf(userId))
  await deleteDatabase(takeDatabaseNameOf(userId))
}
