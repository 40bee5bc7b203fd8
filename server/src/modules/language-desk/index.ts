import {
  coverageSchema,
  deskActsSchema,
  deskCreditsSchema,
  deskInviteSchema,
  deskInvitedSchema,
  deskPeopleSchema,
  deskSpeakersSchema,
  languageDeskSchema,
  recorderApiPaths,
} from '@mboa/contract'
import { parseInstant } from '../../http/parse-body.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../outcome.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import { readCoverage, readGroup } from './coverage.ts'
import { importJobRoutes } from './import-jobs/import-jobs.routes.ts'
import { importRoutes } from './imports.routes.ts'
import { decisionRoutes } from './decisions.routes.ts'
import {
  atDesk,
  invite,
  nameAnother,
  readDesk,
  removePerson,
  revoke,
} from './language-desk.service.ts'
import { readActs, readPeople } from './people.ts'
import { unitRoutes } from './units.routes.ts'
import { readCredits, readSpeakers, takeBackAtDesk } from './speakers.ts'
import { deskWorkshopRoutes } from './workshops.routes.ts'

export { importingFolderOf } from './import-jobs/importing-folder.ts'
export { createImportRunner, type ImportRunner } from './import-jobs/import-runner.ts'
export { sweepImportJobs } from './import-jobs/import-jobs.service.ts'

/** Mails go to whomever they name: more than a meeting's worth an hour is no invitation. */
const inviteLimit: Limit = { name: 'desk-invite', hits: 40, windowMs: 60 * 60_000 }

/** What the coordinators of a language see of it and do for it; each act stands in its record. */
export const languageDeskRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.languageDesk,
    summary: 'What waits at the desk of a language, counted',
    access: 'recorder',
    answer: languageDeskSchema,
    handle: ({ context, actor, params: { language = '' } }) =>
      atDesk(context, actor, language, () => readDesk(context, language)),
  }),
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskCoverage,
    summary: 'Which themes have how many voices, of all or of one group, a page of them',
    access: 'recorder',
    answer: coverageSchema,
    handle: ({ context, actor, c, params: { language = '' } }) =>
      atDesk(context, actor, language, () => {
        const { from, by, of } = c.req.query()
        const wanted = { from: parseInstant(from), group: readGroup(by, of) }
        return readCoverage(context, language, wanted)
      }),
  }),
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskPeople,
    summary: 'Who records the language, a page of them, and which invitations are open',
    access: 'recorder',
    answer: deskPeopleSchema,
    handle: ({ context, actor, c, params: { language = '' } }) =>
      atDesk(context, actor, language, async () =>
        succeed(await readPeople(context, language, c.req.query('after') ?? '')),
      ),
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.deskPerson,
    summary: 'Take the right to record the language from somebody',
    access: 'recorder',
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) => removePerson(context, language, { id, by })),
  }),
  defineRoute({
    method: 'PUT',
    path: recorderApiPaths.deskCoordinator,
    summary: 'Name a recorder of the language its coordinator too',
    access: 'recorder',
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) => nameAnother(context, language, { id, by })),
  }),
  defineRoute({
    method: 'POST',
    path: recorderApiPaths.deskInvitations,
    summary: 'Invite somebody to record the language by mail, or make a link for several',
    access: 'recorder',
    body: deskInviteSchema,
    answer: deskInvitedSchema,
    status: 201,
    accountLimit: inviteLimit,
    handle: ({ context, actor, body: wanted, params: { language = '' } }) =>
      atDesk(context, actor, language, (by) => invite(context, language, { wanted, by })),
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.deskInvitation,
    summary: 'Revoke an invitation that is open',
    access: 'recorder',
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) => revoke(context, language, { id, by })),
  }),
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskSpeakers,
    summary: 'Who speaks the language without an account, a page of them',
    access: 'recorder',
    answer: deskSpeakersSchema,
    handle: ({ context, actor, c, params: { language = '' } }) =>
      atDesk(context, actor, language, async () =>
        succeed(await readSpeakers(context, language, c.req.query('after') ?? '')),
      ),
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.deskSpeaker,
    summary: 'Delete a speaker who asks for it, with all that they said',
    access: 'recorder',
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) =>
        takeBackAtDesk(context, language, { id, wish: 'delete', by }),
      ),
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.deskSpeakerConsent,
    summary: 'Withdraw a speaker who asks for it: nobody hears them any more',
    access: 'recorder',
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) =>
        takeBackAtDesk(context, language, { id, wish: 'withdraw', by }),
      ),
  }),
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskCredits,
    summary: 'Who is named as a speaker of the language, a page of them',
    access: 'recorder',
    answer: deskCreditsSchema,
    handle: ({ context, actor, c, params: { language = '' } }) =>
      atDesk(context, actor, language, async () =>
        succeed(await readCredits(context, language, c.req.query('after') ?? '')),
      ),
  }),
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskActs,
    summary: 'What was done to the language and its people, the newest first',
    access: 'recorder',
    answer: deskActsSchema,
    handle: ({ context, actor, c, params: { language = '' } }) =>
      atDesk(context, actor, language, async () =>
        succeed(await readActs(context, language, c.req.query('before'))),
      ),
  }),
  ...decisionRoutes,
  ...unitRoutes,
  ...importRoutes,
  ...importJobRoutes,
  ...deskWorkshopRoutes,
]
