import type { RecordingOverview, KnownItem } from '@mboa/contract'
import type { Actor } from '../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import type { ContributionArchive } from '../contributions/index.ts'
import type { TakeArchive } from '../recordings/index.ts'
import type { ReportArchive } from '../reports/index.ts'

/** What is known of a course's recordings, for one of its recorders; `not-found` for others. */
export type GetRecordingOverview = (
  actor: Actor,
  course: string,
) => Promise<Outcome<RecordingOverview>>

export function createGetRecordingOverview(parts: {
  isRecorderOf: (accountId: string, language: string) => Promise<boolean>
  contributions: Pick<ContributionArchive, 'listRecordable'>
  takes: Pick<TakeArchive, 'countApproved'>
  reports: Pick<ReportArchive, 'listAsked'>
  library: { readonly concepts: { readonly revision: string } }
}): GetRecordingOverview {
  return async ({ accountId }, course) => {
    if (!(await parts.isRecorderOf(accountId, course))) return refuse('not-found')
    return succeed({
      course,
      conceptsRevision: parts.library.concepts.revision,
      items: composeKnownItems(
        await parts.takes.countApproved(course),
        await parts.reports.listAsked(course),
      ),
      contributed: [
        ...(await parts.contributions.listRecordable({ course, recorderId: accountId })),
      ],
    })
  }
}

type Approved = Awaited<ReturnType<TakeArchive['countApproved']>>
type Asked = Awaited<ReturnType<ReportArchive['listAsked']>>

/** Who asked before the newest recording was approved has got what they asked for. */
function composeKnownItems(approved: Approved, asked: Asked): KnownItem[] {
  const approvedByItem = Map.groupBy(approved, ({ item }) => item)
  const askedByItem = Map.groupBy(asked, ({ item }) => item)
  const items = [...new Set([...approvedByItem.keys(), ...askedByItem.keys()])].sort()
  return items.map((item) => {
    const recordings = approvedByItem.get(item) ?? []
    const newest = Math.max(0, ...recordings.map(({ newestApprovedAt }) => newestApprovedAt))
    const stillAsking = (askedByItem.get(item) ?? []).filter(({ askedAt }) => askedAt > newest)
    return {
      item,
      approved: recordings.map(({ dialect, count }) => ({ dialect, recordings: count })),
      askedForBy: stillAsking.length,
    }
  })
}
