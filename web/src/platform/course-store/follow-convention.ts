import type { CourseSummary } from '@mboa/contract'
import { foldEvents, type Foldable } from '@mboa/domain'
import { withLearnerDatabase } from '../device-store/learner-database.ts'
import { toFoldable } from '../fold-snapshot/to-foldable.ts'
import { findSeenConvention, listSeenConventions, settleConvention } from './seen-convention.ts'

/**
 * Writes a course in the spelling that the learner chose, on whichever device, for when it is opened
 * next. Of courses without a choice nothing is read.
 */
export async function followConvention(userId: string, summary: CourseSummary): Promise<void> {
  if (listSeenConventions(summary).length === 0) return
  const chosen = await withLearnerDatabase(userId, async (database) => {
    const settings: Foldable[] = []
    // One by one: who has practised for years has more events than a page holds.
    const { store } = database.transaction('events')
    for (let at = await store.openCursor(); at !== null; at = await at.continue()) {
      if (at.value.event.type === 'setting') settings.push(toFoldable(at.value))
    }
    return findSeenConvention(summary, foldEvents(settings))
  })
  await settleConvention(userId, summary, chosen)
}
