import { api, type KnownItem, type RecordingOverview } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import { selectCourseChanges } from '../contributions/index.ts'
import { countHeardVoices, type ApprovedCount } from '../takes/index.ts'
import { selectPublishedMarks } from '../published/index.ts'
import { listAsked, readWanted, type Asked } from '../reports/index.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import { defineRoute, type Route } from '../../http/route.ts'
import { cutParts } from './cut-parts.ts'

/** What one person types is shown to coordinators alone: speakers read what more than one asks for. */
const askedBySeveral = 2
const wantedShown = 6
/** Bytes of JSON in all rows of one answer. */
const pageBytes = 160_000

/** Where the changes of consents are counted, see `readCourseChanges`. */
const ofConsents = ''

/** What there is to record, as recorders see it. */
export const recordingListRoutes: readonly Route[] = [
  defineRoute(api.readRecordingList, {
    summary: 'What of a course is recorded, asked for, and contributed beyond its packs',
    access: 'recorder',
    compressed: true,
    handle: ({ context, actor, params: { course }, query }) =>
      getRecordingOverview(context, actor, {
        course,
        known: new Set(query.known?.split('.')),
      }),
  }),
]

/** What is known of a course's recordings, for one of its recorders; `not-found` for others. */
async function getRecordingOverview(
  context: Context,
  { accountId: recorderId }: Actor,
  { course, known }: { course: string; known: ReadonlySet<string> },
): Promise<Result<RecordingOverview>> {
  const { queries } = context.database
  const language = await findRecorderLanguage(queries, recorderId, course)
  if (language === undefined) return refuse('not-found')
  // Before what they stand for: what changes meanwhile is read with the next.
  const marks = await readMarks(queries, course)
  const [approved, asked, contributed, wanted] = await Promise.all([
    context.countApproved(course, marks.heard),
    listAsked(queries, course),
    context.listRecordableItems({ course, recorderId, changes: marks.contributed }),
    readWanted(context, course),
  ])
  const inDialects = await countInDialects(queries, course, approved)
  const items = await cutParts(composeKnownItems(approved, inDialects, asked), {
    known,
    room: pageBytes,
  })
  const cut = await cutParts(contributed, { known, room: items.isWhole ? items.room : 0 })
  return succeed({
    course,
    concepts: context.library.concepts.map(({ section, revision }) => ({ section, revision })),
    first: [...context.library.listFirstAsked(course)],
    wanted: wanted
      .filter(({ isConcept, learners }) => !isConcept && learners >= askedBySeveral)
      .slice(0, wantedShown)
      .map(({ text, language: of, learners }) => ({ text, language: of, learners })),
    items: items.rows,
    contributed: cut.rows,
    parts: { items: items.parts, contributed: cut.parts },
    ...(!(items.isWhole && cut.isWhole) && { more: true }),
  })
}

/** What of a course is the same until its recordings, or consents, and its contributions are others. */
async function readMarks(
  queries: Queries,
  course: string,
): Promise<{ heard: string; contributed: string }> {
  const marks = await selectCourseChanges(queries)
    .where('course', 'in', [course, ofConsents])
    .unionAll(selectPublishedMarks(queries).where('course', '=', course))
    .execute()
  const countOf = (what: string, of: string) =>
    marks.find((mark) => mark.what === what && mark.of === of)?.count ?? 0
  return {
    heard: `${countOf('published', course)} ${countOf('contributed', ofConsents)}`,
    contributed: String(countOf('contributed', course)),
  }
}

/** Of an item said in several dialects, one may have said it in two: these alone are counted again. */
async function countInDialects(
  queries: Queries,
  course: string,
  approved: readonly ApprovedCount[],
): Promise<ReadonlyMap<string, number>> {
  const inDialects = [...Map.groupBy(approved, ({ item }) => item).values()].flatMap(
    ([first, ...others]) => (first === undefined || others.length === 0 ? [] : first.item),
  )
  const counted = await countHeardVoices(queries, course, inDialects)
  return new Map([...approved, ...counted].map(({ item, voices }) => [item, voices]))
}

/** Who asked before the newest recording was approved has got what they asked for. */
function composeKnownItems(
  approved: readonly ApprovedCount[],
  voices: ReadonlyMap<string, number>,
  asked: readonly Asked[],
): KnownItem[] {
  const approvedByItem = Map.groupBy(approved, ({ item }) => item)
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
      voices: voices.get(item) ?? 0,
      askedForBy: stillAsking.length,
    }
  })
}
