import { toLoadedUnit, type LoadedCourse, type LoadedUnit } from '@mboa/content'
import { packFormat, toldUnit, type Sentence, type Word } from '@mboa/contract'
import type { CourseLibrary, ServedCourses } from './course-library.ts'
import type { SoundsOfCourses } from './course-totals.ts'
import { readWithin } from '../../platform/read-within.ts'
import { shareReads } from './share-reads.ts'

/** All who open the app share these reads: a database that hangs must not hold them all. */
const patienceMs = 10_000

interface CourseItems {
  readonly words: readonly Word[]
  readonly sentences: readonly Sentence[]
}

/** What speakers told and others checked, by course. `modules/contributions` knows. */
export interface ToldItems {
  /** Another one after every change of what `list` answers; asked for again and again. */
  readMark(): Promise<string>
  list(): Promise<ReadonlyMap<string, CourseItems>>
}

/** What can be heard of the courses. `modules/recordings` knows. */
export interface PublishedSounds {
  /** Another one after every change of what `list` answers; asked for again and again. */
  readMark(): Promise<string>
  list(): Promise<SoundsOfCourses>
}

/** The packs of the library with what can be heard of them and, as the last unit of a course, what its speakers told. */
export type ReadCurrentCourses = () => Promise<ServedCourses>

/** Composes them once after each change, from what is in memory. */
export function createReadCurrentCourses(parts: {
  library: CourseLibrary
  toldItems: ToldItems
  publishedSounds: PublishedSounds
}): ReadCurrentCourses {
  const { library, toldItems, publishedSounds } = parts
  let newest: { mark: string; courses: Promise<ServedCourses> } | undefined

  async function composeAll(): Promise<ServedCourses> {
    const [items, sounds] = await readWithin(patienceMs, () =>
      Promise.all([toldItems.list(), publishedSounds.list()]),
    )
    const compose = (course: LoadedCourse) => composeUnit(course, items.get(course.summary.course))
    return library.withUnits(compose, sounds)
  }

  // What is told is counted for it, of all courses: many who open the app at once share that.
  const readMark = shareReads(patienceMs, async () => {
    const marks = await Promise.all([toldItems.readMark(), publishedSounds.readMark()])
    return marks.join()
  })

  return async () => {
    // Before what it stands for is read: what changes meanwhile changes the next one.
    const mark = await readMark()
    if (newest?.mark === mark) return newest.courses
    const composed = { mark, courses: composeAll() }
    newest = composed
    try {
      return await composed.courses
    } catch (error) {
      if (newest === composed) newest = undefined
      throw error
    }
  }
}

/** A unit has words: sentences wait for the first of them. */
function composeUnit(
  { summary, units }: LoadedCourse,
  items: CourseItems | undefined,
): LoadedUnit | undefined {
  if (items === undefined || items.words.length === 0) return undefined
  return toLoadedUnit({
    format: packFormat,
    course: summary.course,
    unit: toldUnit,
    order: Math.max(0, ...units.map(({ pack }) => pack.order)) + 1,
    title: { en: 'From speakers', fr: 'Par les locuteurs' },
    orthography: summary.orthography.id,
    words: [...items.words],
    ...(items.sentences.length > 0 && { sentences: [...items.sentences] }),
  })
}
