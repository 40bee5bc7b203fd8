import { api, longestTakeSearch, shownTakesLimit } from '@mboa/contract'
import { defineRoute, type Route } from '../../../http/route.ts'
import { succeed } from '../../../result.ts'
import { findConceptOfTake, findTextsOfTakes } from '../../contributions/index.ts'
import { listLanguagesOf } from '../../speakers/index.ts'
import { findHeardBy } from '../../published/index.ts'
import { countWaiting } from '../queue.repository.ts'
import { searchTakes } from './search-takes.ts'
import {
  countByState,
  countDecidedSince,
  countToRecordAgain,
  listShownTakes,
  listShownTakesOf,
} from './repository.ts'
import { presentShownTake } from '../present-take.ts'

export const shownTakeRoutes: readonly Route[] = [
  defineRoute(api.listShownTakes, {
    summary: 'One’s own takes, the newest first, a page at a time',
    access: 'signed-in',
    compressed: true,
    async handle({ context, actor, query: { search, state, course, before } }) {
      const { queries } = context.database
      const filter = { state, course, before }
      const text = search.trim().slice(0, longestTakeSearch)
      const found =
        text === '' ? undefined : await searchTakes(context, actor.accountId, filter, text)
      const rows =
        found === undefined
          ? await listShownTakes(queries, actor.accountId, filter, shownTakesLimit + 1)
          : await listShownTakesOf(
              queries,
              found
                .filter((id) => before === undefined || id < before)
                .slice(0, shownTakesLimit + 1),
            )
      const shown = rows.slice(0, shownTakesLimit)
      const prompts = await findTextsOfTakes(context, shown)
      const takes = shown.map((row) => {
        const concept = findConceptOfTake(context.library, row)
        return presentShownTake(row, { prompt: prompts.get(row.id), concept })
      })
      const matches = found && { matches: found.length }
      return succeed({ takes, more: rows.length > shownTakesLimit, ...matches })
    },
  }),
  defineRoute(api.countTakes, {
    summary: 'How many takes one has, by what became of them, and what waits for one',
    access: 'signed-in',
    async handle({ context: { database, clock }, actor: { accountId }, query }) {
      const { queries } = database
      const languages = await listLanguagesOf(queries, accountId)
      const countToReview = async (course: string) => ({
        course,
        count: await countWaiting(queries, accountId, course),
      })
      const [counts, toRecordAgain, decidedSince, toReview, heardBy] = await Promise.all([
        countByState(queries, accountId),
        countToRecordAgain(queries, accountId),
        countDecidedSince(queries, accountId, query.since),
        Promise.all(languages.map(({ language }) => countToReview(language))),
        findHeardBy(queries, accountId, clock.now()),
      ])
      return succeed({ counts, toRecordAgain, decidedSince, toReview, heardBy })
    },
  }),
]
