import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../result.ts'
import type { Limit } from '../../platform/throttles/throttles.ts'
import { removeRecorder } from '../accounts/index.ts'
import { agentOf } from '../language-acts/index.ts'
import { readCoverage } from './coverage.ts'
import { exportWords } from './export-words.ts'
import { decisionRoutes } from './decision-routes.ts'
import { invite, nameAnother, readDesk, revoke } from './service.ts'
import { readActs, readPeople } from './list-people.ts'
import { unitRoutes } from './unit-routes.ts'
import { readCredits, readSpeakers, takeBackAtDesk } from './speakers.ts'
import { deskWorkshopRoutes } from './workshop-routes.ts'

/** Mails go to whomever they name: more than a meeting's worth an hour is no invitation. */
const inviteLimit: Limit = { name: 'desk-invite', hits: 40, windowMs: 60 * 60_000 }

/** What the coordinators of a language see of it and do for it; each act stands in its record. */
export const languageDeskRoutes: readonly Route[] = [
  defineRoute(api.readDesk, {
    summary: 'What waits at the desk of a language, counted',
    access: 'coordinator',
    handle: ({ context, params: { language } }) => readDesk(context, language),
  }),
  defineRoute(api.readDeskCoverage, {
    summary: 'Which themes have how many voices, of all or of one group, a page of them',
    access: 'coordinator',
    handle: ({ context, query: { from, by, of }, params: { language } }) => {
      const group = by === undefined || of === undefined ? undefined : { by, value: of }
      return readCoverage(context, language, { from, group })
    },
  }),
  defineRoute(api.listDeskPeople, {
    summary: 'Who records the language, a page of them, and which invitations are open',
    access: 'coordinator',
    handle: async ({ context, query, params: { language } }) =>
      succeed(await readPeople(context, language, query.after)),
  }),
  defineRoute(api.removeDeskPerson, {
    summary: 'Take the right to record the language from somebody',
    access: 'coordinator',
    handle: ({ context, actor, params: { language, id } }) =>
      removeRecorder(context, { accountId: id, language }, agentOf(actor)),
  }),
  defineRoute(api.nameDeskCoordinator, {
    summary: 'Name a recorder of the language its coordinator too',
    access: 'coordinator',
    handle: ({ context, actor, params: { language, id } }) =>
      nameAnother(context, language, { id, by: agentOf(actor) }),
  }),
  defineRoute(api.makeDeskInvitation, {
    summary: 'Invite somebody to record the language by mail, or make a link for several',
    access: 'coordinator',
    status: 201,
    accountLimit: inviteLimit,
    handle: ({ context, actor, body: wanted, params: { language } }) =>
      invite(context, language, { wanted, by: agentOf(actor) }),
  }),
  defineRoute(api.revokeDeskInvitation, {
    summary: 'Revoke an invitation that is open',
    access: 'coordinator',
    handle: ({ context, actor, params: { language, id } }) =>
      revoke(context, language, { id, by: agentOf(actor) }),
  }),
  defineRoute(api.listDeskSpeakers, {
    summary: 'Who speaks the language without an account, a page of them',
    access: 'coordinator',
    handle: async ({ context, query, params: { language } }) =>
      succeed(await readSpeakers(context, language, query.after)),
  }),
  defineRoute(api.deleteDeskSpeaker, {
    summary: 'Delete a speaker who asks for it, with all that they said',
    access: 'coordinator',
    handle: ({ context, actor, params: { language, id } }) =>
      takeBackAtDesk(context, language, { id, wish: 'delete', by: agentOf(actor) }),
  }),
  defineRoute(api.withdrawDeskSpeakerConsent, {
    summary: 'Withdraw a speaker who asks for it: nobody hears them any more',
    access: 'coordinator',
    handle: ({ context, actor, params: { language, id } }) =>
      takeBackAtDesk(context, language, { id, wish: 'withdraw', by: agentOf(actor) }),
  }),
  defineRoute(api.listDeskCredits, {
    summary: 'Who is named as a speaker of the language, a page of them',
    access: 'coordinator',
    handle: async ({ context, query, params: { language } }) =>
      succeed(await readCredits(context, language, query.after)),
  }),
  defineRoute(api.listDeskActs, {
    summary: 'What was done to the language and its people, the newest first',
    access: 'coordinator',
    handle: async ({ context, query, params: { language } }) =>
      succeed(await readActs(context, language, query.before)),
  }),
  defineRoute(api.exportDeskWords, {
    summary:
      'The words that speakers confirmed and give to open data, as a table (CSV, XLSX), LIFT, CLDF or TMX',
    access: 'coordinator',
    async handle({ context, query, c, params: { language } }) {
      const file = await exportWords(context, language, query.format)
      c.header('Content-Type', file.type)
      const name = `mboa-${language}.${file.ending}`
      c.header('Content-Disposition', `attachment; filename="${name}"`)
      c.header('Cache-Control', 'no-store')
      return c.body(ReadableStream.from(file.bytes), 200)
    },
  }),
  ...decisionRoutes,
  ...unitRoutes,
  ...deskWorkshopRoutes,
]
