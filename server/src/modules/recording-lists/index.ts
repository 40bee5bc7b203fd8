import {
  type KnownItem,
  type RecordingOverview,
  recordingOverviewSchema,
  recorderApiPaths,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Outcome } from '../../outcome.ts'
import { listRecordableItems } from '../contributions/index.ts'
import {
  countApproved,
  countVoices,
  type ApprovedCount,
  type VoicesOfItem,
} from '../recordings/index.ts'
import { listAsked, type Asked } from '../reports/index.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import { defineRoute, type Route } from '../../http/route.ts'

/** What there is to record, as recorders see it. */
export const recordingListRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.recordingList,
    summary: 'What of a course is recorded, asked for, and contributed beyond its packs',
    access: 'recorder',
    answer: recordingOverviewSchema,
    handle: ({ context, actor, params: { course = '' } }) =>
      getRecordingOverview(context, actor, course),
  }),
]

/** What is known of a course's recordings, for one of its recorders; `not-found` for others. */
async function getRecordingOverview(
  context: Context,
  { accountId: recorderId }: Actor,
  course: string,
): Promise<Outcome<RecordingOverview>> {
  const { queries } = context.database
  const language = await findRecorderLanguage(queries, recorderId, course)
  if (language === undefined) return refuse('not-found')
  const approved = await countApproved(queries, course)
  const voices = await countVoices(queries, course)
  const asked = await listAsked(queries, course)
  return succeed({
    course,
    concepts: context.library.concepts.map(({ section, revision }) => ({ section, revision })),
    first: [...context.library.listFirstAsked(course)],
    items: composeKnownItems(approved, voices, asked),
    contributed: await listRecordableItems(context, { course, recorderId }),
  })
}

/** Who asked before the newest recording was approved has got what they asked for. */
function composeKnownItems(
  approved: readonly ApprovedCount[],
  voices: readonly VoicesOfItem[],
  asked: readonly Asked[],
): KnownItem[] {
  const approvedByItem = Map.groupBy(approved, ({ item }) => item)
  const voicesByItem = new Map(voices.map((each) => [each.item, each.voices]))
  const askedByItem = Map.groupBy(asked, ({ item }) => item)
  const items = [...new Set([...approvedByItem.keys(), ...askedByItem.keys()])].sort()
  return items.map((item) => {
    const recordings = approvedByItem.get(item) ?? []
    const newest = Math.max(0, ...recordings.map(({ newestApprovedAt }) => newestApprovedAt))
    const stillAsking = (askedByItem.get(item) ?? []).filter(({ askedAt }) => askedAt > newest)
    return {
      item,
      approved: recordings.map(({ dialect, count, voices: speakers }) => ({
        dialect,
        recordings: count,
        voices: speakers,
      })),
      voices: voicesByItem.get(item) ?? 0,
      askedForBy: stillAsking.length,
    }
  })
}
