import {
  deskWorkshopRequestSchema,
  deskWorkshopsSchema,
  openedWorkshopSchema,
  recorderApiPaths,
} from '@mboa/contract'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../outcome.ts'
import {
  closeWorkshop,
  listDeskWorkshops,
  makeAnotherLink,
  openWorkshop,
} from '../workshops/index.ts'
import { atDesk } from './language-desk.service.ts'

export const deskWorkshopRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskWorkshops,
    summary: 'Which workshops of the language are open',
    access: 'recorder',
    answer: deskWorkshopsSchema,
    handle: ({ context, actor, params: { language = '' } }) =>
      atDesk(context, actor, language, async () =>
        succeed({ workshops: await listDeskWorkshops(context, language) }),
      ),
  }),
  defineRoute({
    method: 'POST',
    path: recorderApiPaths.deskWorkshops,
    summary: 'Open a workshop for some days, with a link by which recorders join it',
    access: 'recorder',
    body: deskWorkshopRequestSchema,
    answer: openedWorkshopSchema,
    status: 201,
    handle: ({ context, actor, body: wanted, params: { language = '' } }) =>
      atDesk(context, actor, language, (by) =>
        openWorkshop(context, language, { wanted, by, actor }),
      ),
  }),
  defineRoute({
    method: 'POST',
    path: recorderApiPaths.deskWorkshopLink,
    summary: 'Make another link to a workshop; the one before works no more',
    access: 'recorder',
    answer: openedWorkshopSchema,
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) => makeAnotherLink(context, language, { id, by })),
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.deskWorkshop,
    summary: 'Close a workshop before its end',
    access: 'recorder',
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) => closeWorkshop(context, language, { id, by })),
  }),
]
