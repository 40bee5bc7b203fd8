import {
  apiPaths,
  conceptListSchema,
  profileSchema,
  recordingOverviewSchema,
  takesSchema,
  type ConceptList,
  type RecordingOverview,
  type Take,
} from '@mboa/contract'
import { openLearnerDatabase, type LearnerDatabase } from '../device-store/learner-database.ts'
import { callApi, type ApiResult } from '../network/api-client.ts'

/** What a course's recording lists are made from, beside its packs and one's own takes. */
export interface RecordingFacts {
  readonly overview: RecordingOverview
  readonly concepts: ConceptList
  /** One's own that the server has, from whatever device. */
  readonly takes: readonly ReceivedTake[]
}

export type ReceivedTake = Pick<
  Take,
  | 'id'
  | 'course'
  | 'item'
  | 'dialect'
  | 'recordedAt'
  | 'state'
  | 'sentBackReason'
  | 'sentBackComment'
>

interface StoredConcepts {
  revision: string
  list: ConceptList
}

const languagesKey = 'recorder-languages'
const conceptsKey = 'concepts'
const takesKey = 'received-takes'
const overviewKey = (course: string) => `recording-overview:${course}`
const dialectKey = (course: string) => `recording-dialect:${course}`

async function withDatabase<Value>(
  userId: string,
  work: (database: LearnerDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openLearnerDatabase(userId)
  try {
    return await work(database)
  } finally {
    database.close()
  }
}

/** The languages that this person records, as this device last heard; undefined before. */
export function readRecorderLanguages(userId: string): Promise<readonly string[] | undefined> {
  // Only `refreshRecorderLanguages` writes this value.
  return withDatabase(
    userId,
    async (database) => (await database.get('values', languagesKey)) as string[] | undefined,
  )
}

export async function refreshRecorderLanguages(
  userId: string,
): Promise<ApiResult<readonly string[]>> {
  const asked = await callApi(apiPaths.profile, { answer: profileSchema, account: userId })
  if (!asked.ok) return asked
  const { recorderLanguages } = asked.value
  await withDatabase(userId, (database) => database.put('values', recorderLanguages, languagesKey))
  return { ok: true, value: recorderLanguages }
}

/** As this device has them, for recording without a network; undefined before they first came. */
export function readRecordingFacts(
  userId: string,
  course: string,
): Promise<RecordingFacts | undefined> {
  return withDatabase(userId, async (database) => {
    // Only `refreshRecordingFacts` writes these values.
    const overview = (await database.get('values', overviewKey(course))) as
      RecordingOverview | undefined
    const concepts = (await database.get('values', conceptsKey)) as StoredConcepts | undefined
    const takes = (await database.get('values', takesKey)) as ReceivedTake[] | undefined
    return overview && concepts && takes && { overview, concepts: concepts.list, takes }
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
  return withDatabase(userId, async (database) => {
    const concepts = await bringConcepts(database, overview.conceptsRevision)
    if (!concepts.ok) return concepts
    const takes = await listReceivedTakes(userId)
    if (!takes.ok) return takes
    await database.put('values', overview, overviewKey(course))
    await database.put('values', takes.value, takesKey)
    return { ok: true, value: { overview, concepts: concepts.value, takes: takes.value } }
  })
}

async function listReceivedTakes(userId: string): Promise<ApiResult<ReceivedTake[]>> {
  const received: ReceivedTake[] = []
  for (let after = ''; ;) {
    const page = await callApi(`${apiPaths.takes}?after=${after}`, {
      ...{ answer: takesSchema, account: userId },
    })
    if (!page.ok) return page
    const { takes, more } = page.value
    for (const take of takes) {
      const { id, course, item, dialect, recordedAt, state } = take
      const { sentBackReason, sentBackComment } = take
      received.push({
        ...{ id, course, item, dialect, recordedAt, state },
        ...{ sentBackReason, sentBackComment },
      })
    }
    const last = takes.at(-1)
    if (!more || last === undefined) return { ok: true, value: received }
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
  await database.put('values', fresh, conceptsKey)
  return asked
}

/** The dialect that is recorded in this language on this device; null where none is named. */
export async function readRecordingDialect(userId: string, course: string): Promise<string | null> {
  return withDatabase(userId, async (database) => {
    const stored = await database.get('values', dialectKey(course))
    return typeof stored === 'string' ? stored : null
  })
}

export async function writeRecordingDialect(
  userId: string,
  course: string,
  dialect: string | null,
): Promise<void> {
  await withDatabase(userId, (database) => database.put('values', dialect, dialectKey(course)))
}
