import {
  conceptItem,
  spellingsLimit,
  spellingsSchema,
  type HeardConcept,
  type HeardTake,
  type SpelledConcept,
  type Spellings,
  recorderApiPaths,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import { findUnwritten, listSpellingsToJudge } from '../contributions/index.ts'
import { findHeardTakes, listSpokenTakes } from '../recordings/index.ts'
import { findRecorderLanguage } from '../speakers/index.ts'

/** What somebody said and others write down. */
export const spellingRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.spellings,
    summary: 'Takes that wait to be written down, and what was written of them, to be judged',
    access: 'recorder',
    answer: spellingsSchema,
    handle: ({ context, actor, c }) => listSpellings(context, actor, c.req.query('course') ?? ''),
  }),
]

async function listSpellings(
  context: Context,
  { accountId }: Actor,
  course: string,
): Promise<Outcome<Spellings>> {
  const { queries } = context.database
  const language = await findRecorderLanguage(queries, accountId, course)
  if (language === undefined) return refuse('not-found')
  const beginning = conceptItem(course, '')
  const spoken = (await listSpokenTakes(queries, course, beginning)).filter(
    ({ item }) => context.library.findConcept(item.slice(beginning.length)) !== undefined,
  )
  const unwritten = await findUnwritten(queries, course, spoken)
  const written = await listSpellingsToJudge(queries, { course, judgeId: accountId })
  const shown = written.slice(0, spellingsLimit)
  const takes = await findHeardTakes(queries, [
    ...unwritten.slice(0, spellingsLimit).map(({ id }) => id),
    ...shown.map(({ takeId }) => takeId),
  ])
  const describe = (id: string) => describeHeard(context.library, course, takes.get(id))
  return succeed({
    toWrite: unwritten.flatMap(({ id }) => describe(id)),
    toConfirm: shown.flatMap(({ takeId, received }) =>
      describe(takeId).map((heard): SpelledConcept => ({ ...heard, received })),
    ),
    waiting: { toWrite: unwritten.length, toConfirm: written.length },
  })
}

/** Nothing for a take that went meanwhile, or of a concept that the list has lost. */
function describeHeard(
  library: Context['library'],
  course: string,
  take: HeardTake | undefined,
): HeardConcept[] {
  if (take === undefined) return []
  const concept = take.item.slice(conceptItem(course, '').length)
  const known = library.findConcept(concept)
  if (known === undefined) return []
  return [{ take, concept, gloss: known.gloss, picture: known.picture ?? null }]
}
