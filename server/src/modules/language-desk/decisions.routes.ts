import {
  deskDecisionSchema,
  deskReportsSchema,
  deskWordsSchema,
  receivedContributionSchema,
  recorderApiPaths,
  settleReportsSchema,
} from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../outcome.ts'
import { decideReports, decideWord, readReports, readWords, undoWord } from './decisions.ts'
import { atDesk } from './language-desk.service.ts'

/** Words, corrections and reports, as its coordinators decide them. */
export const decisionRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskWords,
    summary: 'Words and corrections that nobody has decided, a page of them',
    access: 'recorder',
    answer: deskWordsSchema,
    handle: ({ context, actor, c, params: { language = '' } }) =>
      atDesk(context, actor, language, async (by) =>
        succeed(await readWords(context, { actor, by, language }, c.req.query('after') ?? '')),
      ),
  }),
  defineRoute({
    method: 'PUT',
    path: recorderApiPaths.deskWord,
    summary: 'Decide what another speaker has contributed',
    access: 'recorder',
    body: deskDecisionSchema,
    answer: receivedContributionSchema,
    handle: ({ context, actor, body: decision, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) =>
        decideWord(context, { actor, by, language }, { id, decision }),
      ),
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.deskWord,
    summary: 'Take a decision back: what others said of it counts again',
    access: 'recorder',
    answer: receivedContributionSchema,
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) => undoWord(context, { actor, by, language }, id)),
  }),
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskReports,
    summary: 'What learners report of words and sentences, a page of them',
    access: 'recorder',
    answer: deskReportsSchema,
    handle: ({ context, actor, c, params: { language = '' } }) =>
      atDesk(context, actor, language, async (by) =>
        succeed(await readReports(context, { actor, by, language }, c.req.query('after') ?? '')),
      ),
  }),
  defineRoute({
    method: 'POST',
    path: recorderApiPaths.deskReports,
    summary: 'Decide what learners report of an item, or take that back',
    access: 'recorder',
    body: settleReportsSchema,
    handle: ({ context, actor, body, params: { language = '' } }) =>
      atDesk(context, actor, language, (by) =>
        decideReports(context, { actor, by, language }, body),
      ),
  }),
]
