import type { Endpoint } from '../endpoint.ts'
import { pageAfterSchema, pageBeforeSchema } from '../fields.ts'
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
  answer: languageDeskSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const readCoverage = {
  method: 'GET',
  path: '/api/language-desk/:language/coverage',
  query: coverageQuerySchema,
  answer: coverageSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listPeople = {
  method: 'GET',
  path: '/api/language-desk/:language/people',
  query: pageAfterSchema,
  answer: deskPeopleSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const removePerson = {
  method: 'DELETE',
  path: '/api/language-desk/:language/people/:id',
  refuses: ['not-found'],
} as const satisfies Endpoint

export const nameCoordinator = {
  method: 'PUT',
  path: '/api/language-desk/:language/coordinators/:id',
  refuses: ['not-found'],
} as const satisfies Endpoint

export const invite = {
  method: 'POST',
  path: '/api/language-desk/:language/invitations',
  body: deskInviteSchema,
  answer: deskInvitedSchema,
  refuses: ['invalid-email', 'not-found', 'wait-before-resend', 'quota-reached'],
} as const satisfies Endpoint

export const revokeInvitation = {
  method: 'DELETE',
  path: '/api/language-desk/:language/invitations/:id',
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listWordsToDecide = {
  method: 'GET',
  path: '/api/language-desk/:language/words',
  query: pageAfterSchema,
  answer: deskWordsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const decideWord = {
  method: 'PUT',
  path: '/api/language-desk/:language/words/:id',
  body: deskDecisionSchema,
  answer: receivedContributionSchema,
  refuses: ['not-found', 'not-heard'],
} as const satisfies Endpoint

/** Reverses a decision; the word itself stays. */
export const reopenWord = {
  method: 'DELETE',
  path: '/api/language-desk/:language/words/:id',
  answer: receivedContributionSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listReports = {
  method: 'GET',
  path: '/api/language-desk/:language/reports',
  query: pageAfterSchema,
  answer: deskReportsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const settleReports = {
  method: 'POST',
  path: '/api/language-desk/:language/reports',
  body: settleReportsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listUnits = {
  method: 'GET',
  path: '/api/language-desk/:language/units',
  answer: deskUnitsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const orderUnits = {
  method: 'PUT',
  path: '/api/language-desk/:language/units',
  body: orderUnitsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const changeUnit = {
  method: 'PUT',
  path: '/api/language-desk/:language/units/:id',
  body: changeUnitSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const setPublishing = {
  method: 'PUT',
  path: '/api/language-desk/:language/publishing',
  body: setPublishingSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listActs = {
  method: 'GET',
  path: '/api/language-desk/:language/acts',
  query: pageBeforeSchema,
  answer: deskActsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listDeskSpeakers = {
  method: 'GET',
  path: '/api/language-desk/:language/speakers',
  query: pageAfterSchema,
  answer: deskSpeakersSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const deleteDeskSpeaker = {
  method: 'DELETE',
  path: '/api/language-desk/:language/speakers/:id',
  refuses: ['not-found'],
} as const satisfies Endpoint

export const withdrawDeskSpeakerConsent = {
  method: 'DELETE',
  path: '/api/language-desk/:language/speakers/:id/consent',
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listCredits = {
  method: 'GET',
  path: '/api/language-desk/:language/credits',
  query: pageAfterSchema,
  answer: deskCreditsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const listWorkshops = {
  method: 'GET',
  path: '/api/language-desk/:language/workshops',
  answer: deskWorkshopsSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const openWorkshop = {
  method: 'POST',
  path: '/api/language-desk/:language/workshops',
  body: deskWorkshopRequestSchema,
  answer: openedWorkshopSchema,
  refuses: ['not-found', 'quota-reached'],
} as const satisfies Endpoint

export const makeWorkshopLink = {
  method: 'POST',
  path: '/api/language-desk/:language/workshops/:id/link',
  answer: openedWorkshopSchema,
  refuses: ['not-found'],
} as const satisfies Endpoint

export const closeWorkshop = {
  method: 'DELETE',
  path: '/api/language-desk/:language/workshops/:id',
  refuses: ['not-found'],
} as const satisfies Endpoint

export const exportWords = {
  method: 'GET',
  path: '/api/language-desk/:language/export',
  query: deskExportWishesSchema,
  answer: 'file',
  refuses: ['not-found'],
} as const satisfies Endpoint
