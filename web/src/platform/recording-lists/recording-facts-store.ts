import {
  api,
  type ConceptSection,
  type ReceivedTake,
  type RecordingOverview,
  type RecordingPart,
} from '@mboa/contract'
import { withLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { isQuotaExceeded, writeIfRoom } from '../device-store/write-durably.ts'
import { call, type ApiResult } from '../network/api-client.ts'

/** What a course's recording lists are made from, beside its packs and one's own takes. */
export interface RecordingFacts {
  readonly overview: RecordingOverview
  /** In the order of the list; what waits for a network is not there yet. */
  readonly concepts: readonly ConceptSection[]
  /** One's own that the server has, from whatever device. */
  readonly takes: readonly ReceivedTake[]
}

/** As the server cut them, each with the mark that distinguishes it. */
interface StoredPage {
  mark: string
  takes: readonly ReceivedTake[]
}

interface StoredSection {
  revision: string
  section: ConceptSection
}

const sectionKey = (section: string) => `concepts:${section}`
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
      | RecordingOverview
      | undefined
    const pages = await readPages(database)
    return overview && pages && factsOf(overview, await readSections(database, overview), pages)
  })
}

/** Asks the server, and keeps on the device what it answers. */
export async function refreshRecordingFacts(
  userId: string,
  course: string,
): Promise<ApiResult<RecordingFacts>> {
  const asked = await fetchOverview(userId, course)
  if (!asked.ok) return asked
  const overview = asked.value
  return withLearnerDatabase(userId, async (database) => {
    const concepts = await fetchSections(database, overview)
    if (!concepts.ok) return concepts
    const pages = await prefetchPages(userId, (await readPages(database)) ?? [])
    if (!pages.ok) return pages
    await saveIfRoom(database, overviewKey(course), overview)
    await saveIfRoom(database, takesKey, pages.value)
    return { ok: true, value: factsOf(overview, concepts.value, pages.value) }
  })
}

/** With the rows of those parts that this device has as they are by now; of the others, page by page. */
async function fetchOverview(
  userId: string,
  course: string,
): Promise<ApiResult<RecordingOverview>> {
  const held = await withLearnerDatabase(
    userId,
    async (database) =>
      (await database.get('values', overviewKey(course))) as RecordingOverview | undefined,
  )
  const items = partsOf(held?.items, held?.parts.items)
  const contributed = partsOf(held?.contributed, held?.parts.contributed)
  for (;;) {
    const known = [...items.keys(), ...contributed.keys()]
    const asked = await call(api.readRecordingList, {
      params: { course },
      query: { known: known.join('.') },
      account: userId,
    })
    if (!asked.ok) return asked
    const { parts, more, ...overview } = asked.value
    takeIn(items, parts.items, overview.items)
    takeIn(contributed, parts.contributed, overview.contributed)
    if (more === true) continue
    return {
      ok: true,
      value: {
        ...overview,
        parts,
        items: parts.items.flatMap(({ mark }) => items.get(mark) ?? []),
        contributed: parts.contributed.flatMap(({ mark }) => contributed.get(mark) ?? []),
      },
    }
  }
}

/** By their marks, the rows of parts. */
function partsOf<Row>(
  rows: readonly Row[] = [],
  parts: readonly RecordingPart[] = [],
): Map<string, readonly Row[]> {
  let at = 0
  return new Map(parts.map(({ mark, count }) => [mark, rows.slice(at, (at += count))]))
}

/**
 * Adds what came to what is held.
 * @param fresh the rows of the first parts that are not held, one after the other
 */
function takeIn<Row>(
  held: Map<string, readonly Row[]>,
  parts: readonly RecordingPart[],
  fresh: readonly Row[],
): void {
  const before = new Set(held.keys())
  let at = 0
  for (const { mark, count } of parts) {
    if (before.has(mark)) continue
    // What there was no room for comes with a further answer.
    if (at + count > fresh.length) return
    held.set(mark, fresh.slice(at, (at += count)))
  }
}

function factsOf(
  overview: RecordingOverview,
  concepts: readonly ConceptSection[],
  pages: readonly StoredPage[],
): RecordingFacts {
  return { overview, concepts, takes: pages.flatMap(({ takes }) => takes) }
}

async function readPages(database: LearnerDatabase): Promise<StoredPage[] | undefined> {
  // Only `refreshRecordingFacts` writes this value.
  return (await database.get('values', takesKey)) as StoredPage[] | undefined
}

/** Only what has changed since travels: rows of years grow long, and few of them change. */
async function prefetchPages(
  userId: string,
  held: readonly StoredPage[],
): Promise<ApiResult<StoredPage[]>> {
  const pages: StoredPage[] = []
  for (let after = ''; ;) {
    const known = held[pages.length]
    const page = await call(api.listTakes, {
      query: { after, known: known?.mark },
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

async function readSections(
  database: LearnerDatabase,
  { concepts }: RecordingOverview,
): Promise<ConceptSection[]> {
  const stored = await Promise.all(concepts.map(({ section }) => readSection(database, section)))
  return stored.flatMap((stored) => stored?.section ?? [])
}

async function readSection(
  database: LearnerDatabase,
  section: string,
): Promise<StoredSection | undefined> {
  return (await database.get('values', sectionKey(section))) as StoredSection | undefined
}

/** Side by side, and only those that have changed; each is kept as it comes. */
async function fetchSections(
  database: LearnerDatabase,
  { concepts }: RecordingOverview,
): Promise<ApiResult<ConceptSection[]>> {
  const sections: ConceptSection[] = []
  for (const fetched of await Promise.all(concepts.map((each) => fetchSection(database, each)))) {
    if (!fetched.ok) return fetched
    sections.push(fetched.value)
  }
  return { ok: true, value: sections }
}

async function fetchSection(
  database: LearnerDatabase,
  { section, revision }: RecordingOverview['concepts'][number],
): Promise<ApiResult<ConceptSection>> {
  const stored = await readSection(database, section)
  if (stored?.revision === revision) return { ok: true, value: stored.section }
  const asked = await call(api.readConcepts, { params: { section, revision } })
  if (!asked.ok) return asked
  const fresh: StoredSection = { revision, section: asked.value }
  await saveIfRoom(database, sectionKey(section), fresh)
  return asked
}

/** What a full device cannot keep is there as long as the page is open. */
async function saveIfRoom(database: LearnerDatabase, key: string, value: unknown): Promise<void> {
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
