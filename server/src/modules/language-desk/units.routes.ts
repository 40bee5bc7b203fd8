import {
  changeUnitSchema,
  deskUnitsSchema,
  orderUnitsSchema,
  recorderApiPaths,
  setPublishingSchema,
  type LanguageAct,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../outcome.ts'
import type { Queries } from '../../platform/database/database.ts'
import { changeUnit, orderUnits, readUnits, setPublishing } from '../content/index.ts'
import { recordAct, type Agent } from '../language-acts/index.ts'
import { atDesk } from './language-desk.service.ts'

const acts = {
  publish: 'unit-published',
  'take-back': 'unit-taken-back',
  name: 'unit-named',
} as const

/** Units of what speakers gave: ordered, named, published and taken back. */
export const unitRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskUnits,
    summary: 'The units of what the speakers of the language gave, also those not shown',
    access: 'recorder',
    answer: deskUnitsSchema,
    handle: ({ context, actor, params: { language = '' } }) =>
      atDesk(context, actor, language, async () => succeed(await readUnits(context, language))),
  }),
  defineRoute({
    method: 'PUT',
    path: recorderApiPaths.deskUnits,
    summary: 'Put the units into an order',
    access: 'recorder',
    body: orderUnitsSchema,
    handle: ({ context, actor, body: { order }, params: { language = '' } }) =>
      atDesk(context, actor, language, (by) => {
        const onDone = recorder(context, { by, language, act: 'units-ordered' })
        return orderUnits(context, language, { order, onDone })
      }),
  }),
  defineRoute({
    method: 'PUT',
    path: recorderApiPaths.deskUnit,
    summary: 'Name, publish or take back a unit',
    access: 'recorder',
    body: changeUnitSchema,
    handle: ({ context, actor, body: wanted, params: { language = '', id: theme = '' } }) =>
      atDesk(context, actor, language, (by) => {
        const onDone = recorder(context, { by, language, act: acts[wanted.act], thing: theme })
        return changeUnit(context, language, { theme, wanted, onDone })
      }),
  }),
  defineRoute({
    method: 'PUT',
    path: recorderApiPaths.deskPublishing,
    summary: 'Say from when on units are shown by themselves, if they are',
    access: 'recorder',
    body: setPublishingSchema,
    handle: ({ context, actor, body: { leastWords }, params: { language = '' } }) =>
      atDesk(context, actor, language, (by) => {
        const onDone = recorder(context, { by, language, act: 'publishing-set' })
        return setPublishing(context, language, { leastWords, onDone })
      }),
  }),
]

const recorder =
  (context: Context, act: { by: Agent; language: string; act: LanguageAct; thing?: string }) =>
  (queries: Queries) =>
    recordAct(queries, context, act)
