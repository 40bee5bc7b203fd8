import { toLoadedUnit, type LoadedCourse, type LoadedUnit } from '@mboa/content'
import { packFormat, speakersUnit } from '@mboa/contract'
import type { Context } from '../../context.ts'
import { readWithin } from '../../platform/read-within.ts'
import {
  listContributedItems,
  readContributedItemsMark,
  type ContributedItems,
} from '../contributions/index.ts'
import { listHeardItems, readPublishedMark } from '../recordings/index.ts'
import {
  listCourseDecisions,
  listPublished,
  readDecisionsMark,
} from './course-decisions.repository.ts'
import type { CourseLibrary, ServedCourses } from './course-library.ts'
import type { SoundsOfCourses } from './course-totals.ts'
import { shareReads } from './share-reads.ts'

/** All who open the app share these reads: a database that hangs must not hold them all. */
const patienceMs = 10_000

/** What of the courses is in no file: contributions, what can be heard, and what is shown. */
interface ChangingContent {
  /** Another one after every change of what `read` answers; asked for again and again. */
  readMark(): Promise<string>
  read(): Promise<
    readonly [
      contributed: ReadonlyMap<string, ContributedItems>,
      sounds: SoundsOfCourses,
      published: ReadonlySet<string>,
    ]
  >
}

export function changingContentOf(context: Pick<Context, 'database' | 'library'>): ChangingContent {
  const { queries } = context.database
  return {
    async readMark() {
      const marks = [
        readContributedItemsMark(queries),
        readPublishedMark(queries),
        readDecisionsMark(queries),
      ]
      return (await Promise.all(marks)).join()
    },
    read: () =>
      Promise.all([
        listContributedItems(context),
        listHeardItems(queries),
        listCourseDecisions(queries).then(listPublished),
      ]),
  }
}

/**
 * The packs of the library with what can be heard of them and, as the last unit of a course, what
 * its speakers contributed: composed once after each change, from what is in memory.
 */
export function createReadCurrentCourses(
  library: CourseLibrary,
  changing: ChangingContent,
): Context['readCurrentCourses'] {
  let newest: { mark: string; courses: Promise<ServedCourses> } | undefined

  async function composeAll(): Promise<ServedCourses> {
    const [items, sounds, published] = await readWithin(patienceMs, () => changing.read())
    const compose = (course: LoadedCourse) => composeUnit(course, items.get(course.summary.course))
    return library.compose({ published, compose, sounds })
  }

  // Contributions are counted for it, of all courses: many who open the app at once share that.
  const readMark = shareReads(patienceMs, () => changing.readMark())

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
  items: ContributedItems | undefined,
): LoadedUnit | undefined {
  if (items === undefined || items.words.length === 0) return undefined
  return toLoadedUnit({
    format: packFormat,
    course: summary.course,
    unit: speakersUnit,
    order: Math.max(0, ...units.map(({ pack }) => pack.order)) + 1,
    title: { en: 'From speakers', fr: 'Par les locuteurs' },
    orthography: summary.orthography.id,
    words: [...items.words],
    ...(items.sentences.length > 0 && { sentences: [...items.sentences] }),
  })
}
