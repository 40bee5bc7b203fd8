import { courseCodeSchema } from '../courses/content-items.ts'
import type { Endpoint } from '../endpoint.ts'
import { idSchema, pageAfterSchema, pageBeforeSchema, speakerIdSchema } from '../fields.ts'
import { receivedContributionSchema } from '../contributions/contributions.ts'
import {
  deskWorkshopRequestSchema,
  deskWorkshopsSchema,
  openedWorkshopSchema,
} from '../speakers/workshops.ts'
import {
  deskDecisionSchema,
  deskReportsSchema,
  deskWordsSchema,
  settleReportsSchema,
} from './desk-decisions.ts'
import { deskExportWishesSchema } from './desk-imports.ts'
import {
  changeUnitSchema,
  deskUnitsSchema,
  orderUnitsSchema,
  setPublishingSchema,
} from './desk-units.ts'
import {
  coverageQuerySchema,
  coverageSchema,
  deskActsSchema,
  deskCreditsSchema,
  deskInviteSchema,
  deskInvitedSchema,
  deskPeopleSchema,
  deskSpeakersSchema,
  languageDeskSchema,
} from './language-desk.ts'

// Callers who do not coordinate the language get `not-found` from every endpoint in this file.

export const readDesk = {
  method: 'GET',
  path: '/api/language-desk/:language',
  params: { language: courseCodeSchema },
  answer: languageDeskSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const readDeskCoverage = {
  method: 'GET',
  path: '/api/language-desk/:language/coverage',
  params: { language: courseCodeSchema },
  query: coverageQuerySchema,
  answer: coverageSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listDeskPeople = {
  method: 'GET',
  path: '/api/language-desk/:language/people',
  params: { language: courseCodeSchema },
  query: pageAfterSchema,
  answer: deskPeopleSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const removeDeskPerson = {
  method: 'DELETE',
  path: '/api/language-desk/:language/people/:id',
  params: { language: courseCodeSchema, id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

export const nameDeskCoordinator = {
  method: 'PUT',
  path: '/api/language-desk/:language/coordinators/:id',
  params: { language: courseCodeSchema, id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

export const makeDeskInvitation = {
  method: 'POST',
  path: '/api/language-desk/:language/invitations',
  params: { language: courseCodeSchema },
  body: deskInviteSchema,
  answer: deskInvitedSchema,
  refuses: ['invalid-email', 'not-found', 'wait-before-resend', 'quota-reached'],
} as const satisfies Endpoint

export const revokeDeskInvitation = {
  method: 'DELETE',
  path: '/api/language-desk/:language/invitations/:id',
  params: { language: courseCodeSchema, id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listDeskWords = {
  method: 'GET',
  path: '/api/language-desk/:language/words',
  params: { language: courseCodeSchema },
  query: pageAfterSchema,
  answer: deskWordsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const decideDeskWord = {
  method: 'PUT',
  path: '/api/language-desk/:language/words/:id',
  params: { language: courseCodeSchema, id: idSchema },
  body: deskDecisionSchema,
  answer: receivedContributionSchema,
  refuses: ['not-found', 'not-heard'],
} as const satisfies Endpoint

/** Reverses a decision; the word itself stays. */
export const reopenDeskWord = {
  method: 'DELETE',
  path: '/api/language-desk/:language/words/:id',
  params: { language: courseCodeSchema, id: idSchema },
  answer: receivedContributionSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listDeskReports = {
  method: 'GET',
  path: '/api/language-desk/:language/reports',
  params: { language: courseCodeSchema },
  query: pageAfterSchema,
  answer: deskReportsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const settleDeskReports = {
  method: 'POST',
  path: '/api/language-desk/:language/reports',
  params: { language: courseCodeSchema },
  body: settleReportsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listDeskUnits = {
  method: 'GET',
  path: '/api/language-desk/:language/units',
  params: { language: courseCodeSchema },
  answer: deskUnitsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const orderDeskUnits = {
  method: 'PUT',
  path: '/api/language-desk/:language/units',
  params: { language: courseCodeSchema },
  body: orderUnitsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const changeDeskUnit = {
  method: 'PUT',
  path: '/api/language-desk/:language/units/:id',
  params: { language: courseCodeSchema },
  body: changeUnitSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const setDeskPublishing = {
  method: 'PUT',
  path: '/api/language-desk/:language/publishing',
  params: { language: courseCodeSchema },
  body: setPublishingSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listDeskActs = {
  method: 'GET',
  path: '/api/language-desk/:language/acts',
  params: { language: courseCodeSchema },
  query: pageBeforeSchema,
  answer: deskActsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listDeskSpeakers = {
  method: 'GET',
  path: '/api/language-desk/:language/speakers',
  params: { language: courseCodeSchema },
  query: pageAfterSchema,
  answer: deskSpeakersSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const deleteDeskSpeaker = {
  method: 'DELETE',
  path: '/api/language-desk/:language/speakers/:id',
  params: { language: courseCodeSchema, id: speakerIdSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

export const withdrawDeskSpeakerConsent = {
  method: 'DELETE',
  path: '/api/language-desk/:language/speakers/:id/consent',
  params: { language: courseCodeSchema, id: speakerIdSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listDeskCredits = {
  method: 'GET',
  path: '/api/language-desk/:language/credits',
  params: { language: courseCodeSchema },
  query: pageAfterSchema,
  answer: deskCreditsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listDeskWorkshops = {
  method: 'GET',
  path: '/api/language-desk/:language/workshops',
  params: { language: courseCodeSchema },
  answer: deskWorkshopsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const openDeskWorkshop = {
  method: 'POST',
  path: '/api/language-desk/:language/workshops',
  params: { language: courseCodeSchema },
  body: deskWorkshopRequestSchema,
  answer: openedWorkshopSchema,
  refuses: ['not-found', 'quota-reached'],
} as const satisfies Endpoint

export const makeDeskWorkshopLink = {
  method: 'POST',
  path: '/api/language-desk/:language/workshops/:id/link',
  params: { language: courseCodeSchema, id: idSchema },
  answer: openedWorkshopSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const closeDeskWorkshop = {
  method: 'DELETE',
  path: '/api/language-desk/:language/workshops/:id',
  params: { language: courseCodeSchema, id: idSchema },
  refuses: ['not-found'],
} as const satisfies Endpoint

export const exportDeskWords = {
  method: 'GET',
  path: '/api/language-desk/:language/export',
  params: { language: courseCodeSchema },
  query: deskExportWishesSchema,
  answer: 'file',
  refuses: ['not-found'],
} as const satisfies Endpoint
