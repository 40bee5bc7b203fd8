import {
  apiPaths,
  shownTakesLimit,
  shownTakesSchema,
  takeCountsSchema,
  takeStates,
} from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { succeed } from '../../../outcome.ts'
import type { Database } from '../../../platform/database/database.ts'
import { instantQuery } from '../instant-query.ts'
import { countWaiting } from '../reviews/reviews.repository.ts'
import type { ListLanguagesOf } from '../reviews/reviews.service.ts'
import type { FindTold } from './find-told.ts'
import {
  countByState,
  countDecidedSince,
  countToRecordAgain,
  listShownTakes,
} from './shown-takes.repository.ts'
import { presentShownTake } from './take-presenter.ts'

export function createShownTakeRoutes(parts: {
  database: Database
  listLanguagesOf: ListLanguagesOf
  findTold: FindTold
}): readonly Route[] {
  const { queries } = parts.database
  return [
    defineRoute({
      method: 'GET',
      path: apiPaths.takesShown,
      summary: 'One’s own takes, the newest first, a page at a time',
      access: 'signed-in',
      answer: shownTakesSchema,
      async handle({ actor, c }) {
        const filter = {
          state: takeStates.find((state) => state === c.req.query('state')),
          course: c.req.query('course'),
          before: c.req.query('before'),
        }
        const rows = await listShownTakes(queries, actor.accountId, filter, shownTakesLimit + 1)
        const shown = rows.slice(0, shownTakesLimit)
        const told = await parts.findTold(shown)
        const takes = shown.map((row) => presentShownTake(row, told.get(row.id)))
        return succeed({ takes, more: rows.length > shownTakesLimit })
      },
    }),
    defineRoute({
      method: 'GET',
      path: apiPaths.takeCounts,
      summary: 'How many takes one has, by what became of them, and what waits for one',
      access: 'signed-in',
      answer: takeCountsSchema,
      async handle({ actor: { accountId }, c }) {
        const languages = await parts.listLanguagesOf(accountId)
        const countToReview = async (course: string) => ({
          course,
          count: await countWaiting(queries, accountId, course),
        })
        const [counts, toRecordAgain, decidedSince, toReview] = await Promise.all([
          countByState(queries, accountId),
          countToRecordAgain(queries, accountId),
          countDecidedSince(queries, accountId, instantQuery(c, 'since')),
          Promise.all(languages.map(({ language }) => countToReview(language))),
        ])
        return succeed({ counts, toRecordAgain, decidedSince, toReview })
      },
    }),
  ]
}
