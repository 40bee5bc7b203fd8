import { deleteLearnerDatabase } from '../device-store/delete-learner-database.ts'
import { forgetVerificationDeadline } from '../verification/verification-deadlines.ts'
import { forgetUser } from './remembered-user.ts'

/**
 * Removes everything of an account from this device: courses, practice, what waits to be sent.
 * For accounts that are gone; a logout leaves all of it where it is.
 */
export async function forgetAccount(userId: string): Promise<void> {
  forgetUser()
  forgetVerificationDeadline(userId)
  await deleteLearnerDatabase(userId)
}
