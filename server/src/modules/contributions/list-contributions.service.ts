import { contributionsPageLimit, type Contributions } from '@mboa/contract'
import type { Actor } from '../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import type { Database } from '../../platform/database/database.ts'
import { presentContribution } from './contribution-presenter.ts'
import {
  listContributionsOf,
  listToJudge,
  type ContributionRow,
} from './contributions.repository.ts'
import type { FindRecorder } from './course-knowledge.ts'
import { listJudgementsOn } from './judgements.repository.ts'

export interface ListContributions {
  /** The actor's own, also withdrawn ones. */
  own(actor: Actor, after: string): Promise<Contributions>
  /** Others', to be judged or taken back; `not-found` for a language that the actor does not record. */
  toJudge(actor: Actor, course: string, after: string): Promise<Outcome<Contributions>>
}

export function createListContributions(parts: {
  database: Database
  findRecorder: FindRecorder
}): ListContributions {
  const { queries } = parts.database
  const page = (after: string) => ({ after, limit: contributionsPageLimit + 1 })

  async function present(rows: readonly ContributionRow[], actor: Actor): Promise<Contributions> {
    const shown = rows.slice(0, contributionsPageLimit)
    const judgements = await listJudgementsOn(
      queries,
      shown.map(({ id }) => id),
    )
    const byContribution = Map.groupBy(judgements, ({ contributionId }) => contributionId)
    return {
      contributions: shown.map((row) =>
        presentContribution(row, byContribution.get(row.id) ?? [], actor.accountId),
      ),
      more: rows.length > contributionsPageLimit,
    }
  }

  return {
    own: async (actor, after) =>
      present(await listContributionsOf(queries, actor.accountId, page(after)), actor),
    async toJudge(actor, course, after) {
      const speakerId = actor.accountId
      if ((await parts.findRecorder(speakerId, course)) === undefined) return refuse('not-found')
      return succeed(
        await present(await listToJudge(queries, { course, speakerId }, page(after)), actor),
      )
    },
  }
}
