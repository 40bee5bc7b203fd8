import type { Queries } from '../../platform/database/database.ts'
import { walkById } from '../../platform/database/walk-pages.ts'
import { chooseWords, type AskedTake } from './choose-words.ts'
import { contributionOf, itemIdOf } from './contribution-presenter.ts'
import { detachContributions, listContributionsOf } from './repository.ts'

/** How somebody leaves. */
export interface Leaving {
  /** Whether recordings of theirs stay, nameless, with what they consented to. */
  readonly staysAsSpeaker: boolean
  /** Everybody's recordings of these items that stay. */
  readonly listSaying: (course: string, items: readonly string[]) => Promise<readonly AskedTake[]>
}

const pageSize = 500

/**
 * Has the words that recordings say stay without their contributor, since a recording without its
 * word is of use to nobody. Where the contributor's own recordings stay, so do their consents, and
 * with them the word's place in its course; where none do, the word only names the recordings of
 * others.
 */
export async function settleContributions(
  queries: Queries,
  contributorId: string,
  { staysAsSpeaker, listSaying }: Leaving,
): Promise<void> {
  const said: string[] = []
  const pages = walkById((page) => listContributionsOf(queries, contributorId, page), pageSize)
  for await (const rows of pages) {
    const standing = rows.filter(({ withdrawnAt }) => withdrawnAt === null)
    const ids = new Set(standing.map(({ id }) => id))
    for (const [course, ofCourse] of Map.groupBy(standing, (row) => row.course)) {
      const items = new Set(ofCourse.map((row) => itemIdOf(contributionOf(row))))
      const words = await chooseWords(queries, await listSaying(course, [...items]))
      said.push(...[...words.values()].map(({ row }) => row.id).filter((id) => ids.has(id)))
    }
  }
  await detachContributions(queries, [...new Set(said)], { staysAsSpeaker })
}
