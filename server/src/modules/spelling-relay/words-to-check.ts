import type { ContributionsToCheck, HeardTake, ReceivedContribution } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { succeed, type Result } from '../../result.ts'
import { findTextsOfTakes, itemIdOf, listContributionsToJudge } from '../contributions/index.ts'
import { listOthersTakes } from '../takes/index.ts'

/** One is heard; the others stand in for one that says another word. */
const takesRead = 5

/** What others contributed and somebody may judge by reading, with what they may hear of it. */
export async function listWordsToCheck(
  context: Context,
  actor: Actor,
  wanted: { course: string; after: string },
): Promise<Result<ContributionsToCheck>> {
  const listed = await listContributionsToJudge(context, actor, wanted)
  if (!listed.ok) return listed
  const { contributions } = listed.value
  const takes = await findTakesOf(context, actor, { course: wanted.course, contributions })
  const heard = [...takes].map(([contribution, take]) => ({ contribution, take }))
  return succeed({ ...listed.value, heard })
}

/**
 * By contribution. Of a concept that several have a word for, a take says one of them: beside another it
 * would make that seem wrong.
 */
async function findTakesOf(
  context: Context,
  { accountId: exceptOf }: Actor,
  { course, contributions }: { course: string; contributions: readonly ReceivedContribution[] },
): Promise<ReadonlyMap<string, HeardTake>> {
  const items = [...new Set(contributions.map(({ contribution }) => itemIdOf(contribution)))]
  const { queries } = context.database
  const takes = await listOthersTakes(queries, course, { items, each: takesRead, exceptOf })
  const texts = await findTextsOfTakes(
    context,
    takes.map(({ asked }) => asked),
  )
  const saysOther = (take: string, { contribution: { kind, text } }: ReceivedContribution) => {
    const said = texts.get(take)
    return kind === 'concept' && said !== undefined && said.text !== text
  }
  const byItem = Map.groupBy(takes, ({ heard }) => heard.item)
  return new Map(
    contributions.flatMap((received) => {
      const { id } = received.contribution
      const ofItem = byItem.get(itemIdOf(received.contribution)) ?? []
      const found = ofItem.find(({ heard }) => !saysOther(heard.id, received))
      return found === undefined ? [] : [[id, found.heard] as const]
    }),
  )
}
