import { msg } from '@lingui/core/macro'

/** What stands under a field, in every form that has it (specification §5 and §8). */
export const fieldTexts = {
  noFullName: msg`Full name is required`,
  malformedEmail: msg`Invalid email format. Enter email of type 'name@example.com'`,
  noEmail: msg`Email is required`,
  noPhoneNumber: msg`This field is required`,
  impossiblePhoneNumber: msg`This phone number isn’t valid. Please check it.`,
  takenPhoneNumber: msg`That phone number already exists. Please use a different number or log in.`,
  noPassword: msg`Password is required`,
  shortPassword: msg`Password must be at least 6 characters`,
  otherPassword: msg`Passwords do not match`,
  weakPassword: msg`Password is too weak. Please choose a stronger password.`,
  wrongPassword: msg`Incorrect password. Please try again.`,
  tooLong: msg`This is too long.`,
}

/** What a form says of itself as a whole (specification §8). */
export const formTexts = {
  unexpected: msg`An unexpected error occurred. Please try again.`,
  noNetwork: msg`Please check your connection and try again.`,
  accountDisabled: msg`Your account has been disabled. Please contact support.`,
}
