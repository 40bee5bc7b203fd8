import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../result.ts'
import { agentOf } from '../language-acts/index.ts'
import { decideReports, decideWord, readReports, readWords, undoWord } from './decisions.ts'

/** Words, corrections and reports, as its coordinators decide them. */
export const decisionRoutes: readonly Route[] = [
  defineRoute(api.listDeskWords, {
    summary: 'Words and corrections that nobody has decided, a page of them',
    access: 'coordinator',
    handle: async ({ context, actor, query, params: { language } }) =>
      succeed(await readWords(context, { actor, by: agentOf(actor), language }, query.after)),
  }),
  defineRoute(api.decideDeskWord, {
    summary: 'Decide what another speaker has contributed',
    access: 'coordinator',
    handle: ({ context, actor, body: decision, params: { language, id } }) =>
      decideWord(context, { actor, by: agentOf(actor), language }, { id, decision }),
  }),
  defineRoute(api.reopenDeskWord, {
    summary: 'Take a decision back: what others said of it counts again',
    access: 'coordinator',
    handle: ({ context, actor, params: { language, id } }) =>
      undoWord(context, { actor, by: agentOf(actor), language }, id),
  }),
  defineRoute(api.listDeskReports, {
    summary: 'What learners report of words and sentences, a page of them',
    access: 'coordinator',
    handle: async ({ context, actor, query, params: { language } }) =>
      succeed(await readReports(context, { actor, by: agentOf(actor), language }, query.after)),
  }),
  defineRoute(api.settleDeskReports, {
    summary: 'Decide what learners report of an item, or take that back',
    access: 'coordinator',
    handle: ({ context, actor, body, params: { language } }) =>
      decideReports(context, { actor, by: agentOf(actor), language }, body),
  }),
]
