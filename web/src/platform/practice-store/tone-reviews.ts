import type { ReviewEvent } from '@mboa/contract'
import { compareDated, effectiveAt } from '@mboa/domain'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { toFoldable } from '../fold-snapshot/to-foldable.ts'

/**
 * The reviews of contrasts that this device has, in the order of the fold. They are read from its
 * store, because a fold that comes out of a snapshot holds no single review.
 * @param items `contrastItem` of each
 */
export function listToneReviews(
  userId: string,
  items: readonly string[],
): Promise<readonly ReviewEvent[]> {
  return withLearnerDatabase(userId, async (database) => {
    const stored = await Promise.all(
      items.map((item) => database.getAllFromIndex('events', 'card', [item, 'tone'])),
    )
    return stored
      .flat()
      .map(toFoldable)
      .map((event) => ({ event, at: effectiveAt(event) }))
      .sort(compareDated)
      .flatMap(({ event }) => (event.type === 'review' ? [event] : []))
  })
}
