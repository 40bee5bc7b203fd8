import {
  api,
  conceptItem,
  spellingsLimit,
  type HeardConcept,
  type HeardTake,
  type SpelledConcept,
  type Spellings,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import { fitPage } from '../../http/fit-page.ts'
import type { Actor } from '../../http/request-scope.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import {
  countSpellings,
  countUnwritten,
  judgeContribution,
  listSpellingsToJudge,
  listUnwritten,
} from '../contributions/index.ts'
import { findHeardTakes } from '../takes/index.ts'
import { findTakesToConfirm, proveSpellingHeard } from '../reviews/index.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import { listWordsToCheck } from './words-to-check.ts'

/** What somebody said and others write down. */
export const spellingRoutes: readonly Route[] = [
  defineRoute(api.listSpellings, {
    summary: 'Takes that wait to be written down, and what was written of them, to be judged',
    access: 'recorder',
    handle: ({ context, actor, query: { course, after, 'after-spelling': afterSpelling } }) =>
      listSpellings(context, actor, { course, after, afterSpelling }),
  }),
  defineRoute(api.listWaitingContributions, {
    summary: 'What others have contributed about a language, to be confirmed or contested',
    access: 'recorder',
    handle: ({ context, actor, query }) => listWordsToCheck(context, actor, query),
  }),
  defineRoute(api.judgeContribution, {
    summary: 'Confirm or contest what another recorder has contributed',
    access: 'recorder',
    handle: ({ context, actor, params: { id }, body }) =>
      judgeContribution(context, actor, id, {
        judgement: body,
        proveHeard: (queries, takeId) =>
          proveSpellingHeard(context, queries, { accountId: actor.accountId, takeId }),
      }),
  }),
]

interface Wanted {
  readonly course: string
  /** The last of each that were shown before; empty for the first page. */
  readonly after: string
  readonly afterSpelling: string
}

async function listSpellings(
  context: Context,
  { accountId }: Actor,
  { course, after, afterSpelling }: Wanted,
): Promise<Result<Spellings>> {
  const { queries } = context.database
  const language = await findRecorderLanguage(queries, accountId, course)
  if (language === undefined) return refuse('not-found')
  const { library } = context
  const asked = { course, judgeId: accountId }
  const written = await listSpellingsToJudge(queries, asked, {
    after: afterSpelling,
    limit: spellingsLimit + 1,
  })
  const unwritten = await listUnwritten(queries, course, { after, limit: spellingsLimit + 1 })
  const toWrite = unwritten.slice(0, spellingsLimit)
  const toConfirm = fitPage(written, spellingsLimit)
  const unwrittenTakes = await findHeardTakes(queries, toWrite)
  const writtenTakes = await findTakesToConfirm(
    queries,
    toConfirm.map(({ takeId }) => takeId),
  )
  return succeed({
    toWrite: toWrite.flatMap((id) => describeHeard(library, course, unwrittenTakes.get(id))),
    toConfirm: toConfirm.flatMap(({ takeId, received }) =>
      describeHeard(library, course, writtenTakes.get(takeId)).map((heard): SpelledConcept => ({
        ...heard,
        received,
      })),
    ),
    waiting: {
      toWrite: await countToWrite(context, course),
      toConfirm: await countSpellings(queries, asked),
    },
    next: {
      after: toWrite.length < unwritten.length ? (toWrite.at(-1) ?? null) : null,
      afterSpelling:
        toConfirm.length < written.length
          ? (toConfirm.at(-1)?.received.contribution.id ?? null)
          : null,
    },
  })
}

/** Leaves out takes of concepts that are no longer in the list. */
async function countToWrite(
  { database: { queries }, library }: Context,
  course: string,
): Promise<number> {
  const counts = await countUnwritten(queries, course)
  return counts.reduce(
    (sum, { item, count }) => sum + (findConceptOf(library, course, item) ? count : 0),
    0,
  )
}

const findConceptOf = (library: Context['library'], course: string, item: string) =>
  library.findConcept(item.slice(conceptItem(course, '').length))

/** Empty for a take that has gone, or whose concept is no longer in the list. */
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
