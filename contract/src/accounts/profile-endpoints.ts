import { courseCodeSchema } from '../courses/content-items.ts'
import type { Endpoint } from '../endpoint.ts'
import { idSchema } from '../fields.ts'
import {
  changePasswordRequestSchema,
  deckWishesSchema,
  deleteProfileRequestSchema,
  deletionConsequencesSchema,
  profileChangesSchema,
  profileExportSchema,
  profileSchema,
  signedInDevicesSchema,
} from './profile.ts'

export const readProfile = {
  method: 'GET',
  path: '/api/profile',
  answer: profileSchema,
} as const satisfies Endpoint

export const changeProfile = {
  method: 'PATCH',
  path: '/api/profile',
  body: profileChangesSchema,
  answer: profileSchema,
  refuses: ['invalid-phone-number', 'phone-number-already-exists'],
} as const satisfies Endpoint

export const replacePhoto = {
  method: 'PUT',
  path: '/api/profile/photo',
  body: 'bytes',
  answer: profileSchema,
  refuses: ['invalid-photo'],
} as const satisfies Endpoint

export const removePhoto = {
  method: 'DELETE',
  path: '/api/profile/photo',
  answer: profileSchema,
} as const satisfies Endpoint

/** Returns a photo; its name in the address is impossible to guess. */
export const readPhoto = {
  method: 'GET',
  path: '/api/photos/:photo',
  answer: 'file',
  refuses: ['not-found'],
} as const satisfies Endpoint

export const changePassword = {
  method: 'POST',
  path: '/api/profile/password',
  body: changePasswordRequestSchema,
  refuses: ['wrong-password', 'weak-password', 'operation-not-allowed', 'password-too-short'],
} as const satisfies Endpoint

export const listDevices = {
  method: 'GET',
  path: '/api/profile/sessions',
  answer: signedInDevicesSchema,
} as const satisfies Endpoint

export const logOutOtherDevices = {
  method: 'DELETE',
  path: '/api/profile/sessions',
} as const satisfies Endpoint

export const logOutDevice = {
  method: 'DELETE',
  path: '/api/profile/sessions/:id',
  params: { id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

export const exportProfile = {
  method: 'GET',
  path: '/api/profile/export',
  answer: profileExportSchema,
} as const satisfies Endpoint

export const describeDeletion = {
  method: 'GET',
  path: '/api/profile/delete',
  answer: deletionConsequencesSchema,
} as const satisfies Endpoint

export const deleteProfile = {
  method: 'POST',
  path: '/api/profile/delete',
  body: deleteProfileRequestSchema,
  answer: deletionConsequencesSchema,
  refuses: ['wrong-password', 'sign-in-again', 'not-found'],
} as const satisfies Endpoint

/** Downloads the words a learner has met in a course, as an Anki package. */
export const downloadDeck = {
  method: 'GET',
  path: '/api/profile/decks/:course',
  params: { course: courseCodeSchema },
  query: deckWishesSchema,
  answer: 'file',
  refuses: ['not-found'],
} as const satisfies Endpoint
