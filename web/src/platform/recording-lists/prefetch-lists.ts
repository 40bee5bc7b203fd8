import { api, conceptItem, type Concept, type CourseSummary } from '@mboa/contract'
import { saveConsents, readStoredConsents } from '../consents/stored-consents.ts'
import { listStoredCourses, loadCourse, refreshCourses } from '../course-store/course-store.ts'
import { call } from '../network/api-client.ts'
import {
  readRecordingFacts,
  refreshRecordingFacts,
  type RecordingFacts,
} from './recording-facts-store.ts'
import { prefetchDrawings } from './prefetch-drawings.ts'
import { saveLanguages, readStoredLanguages } from './stored-languages.ts'
import { saveCounts, readStoredCounts } from './stored-lists.ts'

const never = new AbortController().signal

/**
 * Brings what a recorder's pages need without a network, as far as it is not on this device:
 * whatever page was opened while there was one. What does not come now comes another time.
 */
export async function prefetchLists(userId: string): Promise<void> {
  const own = { account: userId }
  if ((await readStoredConsents(userId)) === undefined) {
    const consents = await call(api.readConsents, own)
    if (consents.ok) await saveConsents(userId, consents.value)
  }
  if ((await readStoredCounts(userId)) === undefined) {
    const counts = await call(api.countTakes, own)
    if (counts.ok) await saveCounts(userId, counts.value.counts)
  }
  let languages = await readStoredLanguages(userId)
  if (languages === undefined) {
    const profile = await call(api.readProfile, own)
    if (profile.ok) {
      languages = profile.value.recorderLanguages
      await saveLanguages(userId, languages)
    }
  }
  const courses = await listCourses(userId)
  for (const summary of courses.filter(({ course }) => languages?.includes(course))) {
    await loadCourse(userId, summary)
    const stored = await readRecordingFacts(userId, summary.course)
    const fresh = stored ? undefined : await refreshRecordingFacts(userId, summary.course)
    const facts = fresh?.ok === true ? fresh.value : stored
    if (facts) await prefetchDrawings(picturesToSay(summary.course, facts), never)
  }
}

/** Those that are asked for first come first. */
const placeOf = ({ core = Number.MAX_SAFE_INTEGER }: Concept) => core

/** Of the concepts that this recorder has not said; a course's own pictures come with the course. */
function picturesToSay(course: string, { concepts, takes }: RecordingFacts) {
  const said = new Set(takes.map(({ item }) => item))
  return concepts
    .flatMap(({ themes }) => themes.flatMap((theme) => theme.concepts))
    .filter(
      ({ concept, hidden }) => hidden === undefined && !said.has(conceptItem(course, concept)),
    )
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map(({ picture }) => picture)
}

async function listCourses(userId: string): Promise<readonly CourseSummary[]> {
  const stored = await listStoredCourses(userId)
  if (stored.length > 0) return stored
  const fresh = await refreshCourses(userId)
  return fresh.ok ? fresh.value : []
}
