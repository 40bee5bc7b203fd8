import { api, type LanguageAct } from '@mboa/contract'
import type { Context } from '../../context.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { succeed } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import { changeUnit, orderUnits, readUnits, setPublishing } from '../content/index.ts'
import { agentOf, recordAct, type Agent } from '../language-acts/index.ts'

const acts = {
  publish: 'unit-published',
  'take-back': 'unit-taken-back',
  name: 'unit-named',
} as const

/** Units of what speakers gave: ordered, named, published and taken back. */
export const unitRoutes: readonly Route[] = [
  defineRoute(api.listDeskUnits, {
    summary: 'The units of what the speakers of the language gave, also those not shown',
    access: 'coordinator',
    handle: async ({ context, params: { language } }) =>
      succeed(await readUnits(context, language)),
  }),
  defineRoute(api.orderDeskUnits, {
    summary: 'Put the units into an order',
    access: 'coordinator',
    handle: ({ context, actor, body: { order }, params: { language } }) => {
      const onDone = recorder(context, { by: agentOf(actor), language, act: 'units-ordered' })
      return orderUnits(context, language, { order, onDone })
    },
  }),
  defineRoute(api.changeDeskUnit, {
    summary: 'Name, publish or take back a unit',
    access: 'coordinator',
    handle: ({ context, actor, body: wanted, params: { language, id: theme } }) => {
      const onDone = recorder(context, {
        by: agentOf(actor),
        language,
        act: acts[wanted.act],
        thing: theme,
      })
      return changeUnit(context, language, { theme, wanted, onDone })
    },
  }),
  defineRoute(api.setDeskPublishing, {
    summary: 'Say from when on units are shown by themselves, if they are',
    access: 'coordinator',
    handle: ({ context, actor, body: { leastWords }, params: { language } }) => {
      const onDone = recorder(context, { by: agentOf(actor), language, act: 'publishing-set' })
      return setPublishing(context, language, { leastWords, onDone })
    },
  }),
]

const recorder =
  (context: Context, act: { by: Agent; language: string; act: LanguageAct; thing?: string }) =>
  (queries: Queries) =>
    recordAct(queries, context, act)
