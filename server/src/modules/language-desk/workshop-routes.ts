import { api } from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../result.ts'
import { agentOf } from '../language-acts/index.ts'
import {
  closeWorkshop,
  listDeskWorkshops,
  makeAnotherLink,
  openWorkshop,
} from '../workshops/index.ts'

export const deskWorkshopRoutes: readonly Route[] = [
  defineRoute(api.listDeskWorkshops, {
    summary: 'Which workshops of the language are open',
    access: 'coordinator',
    handle: async ({ context, params: { language } }) =>
      succeed({ workshops: await listDeskWorkshops(context, language) }),
  }),
  defineRoute(api.openDeskWorkshop, {
    summary: 'Open a workshop for some days, with a link by which recorders join it',
    access: 'coordinator',
    status: 201,
    handle: ({ context, actor, body: wanted, params: { language } }) =>
      openWorkshop(context, language, { wanted, by: agentOf(actor), actor }),
  }),
  defineRoute(api.makeDeskWorkshopLink, {
    summary: 'Make another link to a workshop; the one before works no more',
    access: 'coordinator',
    handle: ({ context, actor, params: { language, id } }) =>
      makeAnotherLink(context, language, { id, by: agentOf(actor) }),
  }),
  defineRoute(api.closeDeskWorkshop, {
    summary: 'Close a workshop before its end',
    access: 'coordinator',
    handle: ({ context, actor, params: { language, id } }) =>
      closeWorkshop(context, language, { id, by: agentOf(actor) }),
  }),
]
