import {
  apiPaths,
  conceptListSchema,
  recordingOverviewSchema,
  takesSchema,
  type ConceptList,
  type ReceivedTake,
  type RecordingOverview,
} from '@mboa/contract'
import { withLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { isQuotaExceeded, writeIfRoom } from '../device-store/write-durably.ts'
import { callApi, type ApiResult } from '../network/api-client.ts'

/** What a course's recording lists are made from, beside its packs and one's own takes. */
export interface RecordingFacts {
  readonly overview: RecordingOverview
  readonly concepts: ConceptList
  /** One's own that the server has, from whatever device. */
  readonly takes: readonly ReceivedTake[]
}

/** As the server cut them, each with the mark that it is told apart by. */
interface StoredPage {
  mark: string
  takes: readonly ReceivedTake[]
}

interface StoredConcepts {
  revision: string
  list: ConceptList
}

const conceptsKey = 'concepts'
const takesKey = 'received-takes'
const overviewKey = (course: string) => `recording-overview:${course}`
const dialectKey = (course: string) => `recording-dialect:${course}`

/** As this device has them, for recording without a network; undefined before they first came. */
export function readRecordingFacts(
  userId: string,
  course: string,
): Promise<RecordingFacts | undefined> {
  return withLearnerDatabase(userId, async (database) => {
    // Only `refreshRecordingFacts` writes these values.
    const overview = (await database.get('values', overviewKey(course))) as
      RecordingOverview | undefined
    const concepts = (await database.get('values', conceptsKey)) as StoredConcepts | undefined
    const pages = await readPages(database)
    return overview && concepts && pages && factsOf(overview, concepts.list, pages)
  })
}

/** Asks the server, and keeps on the device what it answers. */
export async function refreshRecordingFacts(
  userId: string,
  course: string,
): Promise<ApiResult<RecordingFacts>> {
  const path = apiPaths.recordingList.replace(':course', encodeURIComponent(course))
  const asked = await callApi(path, { answer: recordingOverviewSchema, account: userId })
  if (!asked.ok) return asked
  const overview = asked.value
  return withLearnerDatabase(userId, async (database) => {
    const concepts = await bringConcepts(database, overview.conceptsRevision)
    if (!concepts.ok) return concepts
    const pages = await bringPages(userId, (await readPages(database)) ?? [])
    if (!pages.ok) return pages
    await keepIfRoom(database, overviewKey(course), overview)
    await keepIfRoom(database, takesKey, pages.value)
    return { ok: true, value: factsOf(overview, concepts.value, pages.value) }
  })
}

function factsOf(
  overview: RecordingOverview,
  concepts: ConceptList,
  pages: readonly StoredPage[],
): RecordingFacts {
  return { overview, concepts, takes: pages.flatMap(({ takes }) => takes) }
}

async function readPages(database: LearnerDatabase): Promise<StoredPage[] | undefined> {
  // Only `refreshRecordingFacts` writes this value.
  const stored = (await database.get('values', takesKey)) as
    (StoredPage | ReceivedTake)[] | undefined
  // An earlier version kept the takes as they are: together a page that no server knows.
  const loose = stored?.flatMap((kept) => ('mark' in kept ? [] : [kept])) ?? []
  if (loose.length > 0) return [{ mark: '', takes: loose }]
  return stored?.filter((kept) => 'mark' in kept)
}

/** Only what has changed since travels: rows of years grow long, and few of them change. */
async function bringPages(
  userId: string,
  held: readonly StoredPage[],
): Promise<ApiResult<StoredPage[]>> {
  const pages: StoredPage[] = []
  for (let after = ''; ;) {
    const known = held[pages.length]
    const query = new URLSearchParams({ after, ...(known && { known: known.mark }) })
    const page = await callApi(`${apiPaths.takes}?${query.toString()}`, {
      answer: takesSchema,
      account: userId,
    })
    if (!page.ok) return page
    const { mark, more } = page.value
    const takes = page.value.takes ?? known?.takes ?? []
    pages.push({ mark, takes })
    const last = takes.at(-1)
    if (!more || last === undefined) return { ok: true, value: pages }
    after = last.id
  }
}

async function bringConcepts(
  database: LearnerDatabase,
  revision: string,
): Promise<ApiResult<ConceptList>> {
  const stored = (await database.get('values', conceptsKey)) as StoredConcepts | undefined
  if (stored?.revision === revision) return { ok: true, value: stored.list }
  const path = apiPaths.concepts.replace(':revision', revision)
  const asked = await callApi(path, { answer: conceptListSchema })
  if (!asked.ok) return asked
  const fresh: StoredConcepts = { revision, list: asked.value }
  await keepIfRoom(database, conceptsKey, fresh)
  return asked
}

/** What a full device cannot keep is there as long as the page is open. */
async function keepIfRoom(database: LearnerDatabase, key: string, value: unknown): Promise<void> {
  try {
    await writeIfRoom(database, ['values'], (transaction) =>
      transaction.objectStore('values').put(value, key),
    )
  } catch (error) {
    if (!isQuotaExceeded(error)) throw error
  }
}

/** The dialect that is recorded in this language on this device; null where none is named. */
export async function readRecordingDialect(userId: string, course: string): Promise<string | null> {
  return withLearnerDatabase(userId, async (database) => {
    const stored = await database.get('values', dialectKey(course))
    return typeof stored === 'string' ? stored : null
  })
}

export async function writeRecordingDialect(
  userId: string,
  course: string,
  dialect: string | null,
): Promise<void> {
  await withLearnerDatabase(userId, (database) =>
    database.put('values', dialect, dialectKey(course)),
  )
}
