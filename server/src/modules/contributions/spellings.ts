import { conceptItem, type ReceivedContribution } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import { contributionOf } from './contribution-presenter.ts'
import { findContribution, type ContributionRow } from './repository.ts'
import { judgeContribution } from './judge-contributions.ts'
import type { OfConcept } from './spelling-parts.ts'
import { findSpoken, listSpellings } from './spellings.repository.ts'
import { presentAll } from './walk-contributions.ts'

/** Why what somebody wrote of a take is refused for good; undefined where it is not. */
export async function findSpellingRefusal(
  queries: Queries,
  { course, concept, take, instead }: OfConcept,
): Promise<string | undefined> {
  const earlier = instead === undefined ? undefined : await findContribution(queries, instead)
  const isOfConcept = earlier !== undefined && isWordFor(earlier, course, concept)
  if (instead !== undefined && !isOfConcept) return `invalid-value: no spelling "${instead}"`
  if (take === undefined) return undefined
  const spoken = await findSpoken(queries, take)
  if (spoken?.course !== course || spoken.item !== conceptItem(course, concept)) {
    return `invalid-value: no take "${take}" of "${concept}"`
  }
  if (earlier === undefined || earlier.takeId === take) return undefined
  return `invalid-value: no spelling "${instead}"`
}

function isWordFor(row: ContributionRow, course: string, concept: string): boolean {
  const known = contributionOf(row)
  return row.course === course && known.kind === 'concept' && known.concept === concept
}

/**
 * Who writes a take, or the word for a concept, otherwise than somebody before contests that: the same again changes nothing.
 * One's own, and what others have decided on meanwhile, stays as it is.
 */
export async function contestEarlier(
  context: Context,
  actor: Actor,
  row: ContributionRow,
): Promise<void> {
  const { instead, text } = contributionOf(row) as OfConcept
  if (instead === undefined) return
  const earlier = await findContribution(context.database.queries, instead)
  if (earlier === undefined || earlier.checkedAt !== null) return
  await judgeContribution(context, actor, instead, {
    judgement: { verdict: 'contest', reason: `→ ${text}` },
    // Nobody has to have heard what they contest.
    proveHeard: () => Promise.resolve(refuse('not-heard')),
  })
}

/** A page of what others wrote of others' takes and somebody may judge by ear, the oldest first. */
export async function listSpellingsToJudge(
  queries: Queries,
  asked: { course: string; judgeId: string },
  page: { after: string; limit: number },
): Promise<readonly { readonly takeId: string; readonly received: ReceivedContribution }[]> {
  const rows = await listSpellings(queries, asked, page)
  const received = await presentAll(queries, rows, asked.judgeId)
  return rows.flatMap(({ takeId }, at) => {
    const shown = received[at]
    return shown === undefined ? [] : [{ takeId, received: shown }]
  })
}
