import { toLoadedUnit, type LoadedCourse, type LoadedUnit } from '@mboa/content'
import type { Sentence, Word } from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { readOnce, readWithin } from '../../platform/reads.ts'
import {
  changeItem,
  readContributedItems,
  readCourseChanges,
  selectCourseChanges,
  type ContributedItems,
} from '../contributions/index.ts'
import { listHeardItems, readPublishedMarks, selectPublishedMarks } from '../published/index.ts'
import {
  listCourseDecisions,
  listPublished,
  selectDecisionsMark,
} from './course-decisions.repository.ts'
import type { CourseLibrary, CurrentCourses, SpeakersTheme } from './course-library.ts'
import type { SoundsOfCourses } from './course-totals.ts'
import {
  listArrangements,
  selectArrangementsMark,
  type Arrangement,
} from './desk-units.repository.ts'
import {
  listLessonPlaces,
  placeItems,
  type LessonPlace,
  type Unplaced,
} from './lesson-places.repository.ts'
import { shareReads } from './share-reads.ts'
import { arrangeThemes, composeSpeakersUnits, listUnplaced } from './speakers-units.ts'

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
      arrangements: ReadonlyMap<string, Arrangement>,
    ]
  >
  /** Gives these their places in lessons, for ever; without any, tells the places that are given. */
  place(items: readonly Unplaced[]): Promise<readonly LessonPlace[]>
}

export function changingContentOf(
  context: Pick<Context, 'database' | 'library' | 'log'>,
): ChangingContent {
  const { queries } = context.database
  const readContributed = readChanged(
    () => readContributedMarks(queries),
    (course) => readContributedItems(context, course),
  )
  const readHeard = readChanged(
    () => readHeardMarks(queries),
    (course) => listHeardItems(queries, course),
  )
  return {
    async readMark() {
      // In one statement: everybody who opens the app waits for it.
      const marks = await selectCourseChanges(queries)
        .unionAll(selectPublishedMarks(queries))
        .unionAll(selectDecisionsMark(queries))
        .unionAll(selectArrangementsMark(queries))
        .execute()
      return marks
        .map(({ what, of, count }) => `${what} ${of} ${count}`)
        .sort()
        .join('\n')
    },
    read: () =>
      Promise.all([
        readContributed(),
        readHeard(),
        listCourseDecisions(queries).then(listPublished),
        listArrangements(queries),
      ]),
    async place(items) {
      try {
        return await placeItems(context.database, items)
      } catch (error) {
        // A full disk keeps nobody from the courses: what has no place is practised and not taught.
        context.log.error({ err: error }, 'Words of speakers were given no place in lessons')
        return listLessonPlaces(queries)
      }
    },
  }
}

/** What speakers gave changes with each contribution and judgement, and with each consent. */
async function readContributedMarks(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const changes = await readCourseChanges(queries)
  const courses = [...changes].filter(([course]) => course !== '')
  return new Map(courses.map(([course, count]) => [course, `${count} ${changes.get('')}`]))
}

/** What can be heard changes with each recording, and with each consent. */
async function readHeardMarks(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const [published, changes] = await Promise.all([
    readPublishedMarks(queries),
    readCourseChanges(queries),
  ])
  return new Map([...published].map(([course, mark]) => [course, `${mark} ${changes.get('')}`]))
}

/**
 * Reads by course, and again only what has another mark by now: a language to which something is
 * added every minute makes nobody read the others.
 */
function readChanged<Value>(
  readMarks: () => Promise<ReadonlyMap<string, string>>,
  read: (course: string) => Promise<Value>,
): () => Promise<ReadonlyMap<string, Value>> {
  // Who gives up waiting for all of them leaves what is read for the next who asks.
  const readOf = readOnce(read)
  return async () => {
    const values = new Map<string, Value>()
    for (const [course, mark] of await readMarks()) values.set(course, await readOf(course, mark))
    return values
  }
}

/**
 * The packs of the library with what can be heard of them and, as the last units of a course, what
 * its speakers contributed: composed once after each change, from what is in memory.
 */
export function createReadCurrentCourses(
  library: CourseLibrary,
  changing: ChangingContent,
): Context['readCurrentCourses'] {
  let newest: { mark: string; courses: Promise<CurrentCourses> } | undefined
  /** By course, for as long as what it was composed from is the same. */
  const held = new Map<string, ComposedCourse>()

  async function composeAll(): Promise<CurrentCourses> {
    const [items, sounds, published, arrangements] = await readWithin(patienceMs, () =>
      changing.read(),
    )
    const { themes } = library
    const known = Map.groupBy(await readWithin(patienceMs, () => changing.place([])), courseOf)
    const inputsOf = (course: string, places: readonly LessonPlace[] = []) => [
      items.get(course),
      sounds.get(course),
      places.length,
      nameArrangement(arrangements.get(course)),
    ]
    const changed = [...items].filter(
      ([course]) => !isSame(held.get(course)?.inputs, inputsOf(course, known.get(course))),
    )
    const unplaced = changed.flatMap(([course, given]) => {
      const heard = new Set(sounds.get(course)?.keys())
      return listUnplaced(course, given, { themes, places: known.get(course) ?? [], heard })
    })
    const placed =
      unplaced.length === 0
        ? known
        : Map.groupBy(await readWithin(patienceMs, () => changing.place(unplaced)), courseOf)
    for (const [course, given] of changed) {
      const places = placed.get(course) ?? []
      const arrangement = arrangements.get(course)
      held.set(course, {
        inputs: inputsOf(course, places),
        arranged: arrangeThemes(course, given, { themes, places, arrangement }),
        units: undefined,
      })
    }
    const composed = await library.compose({
      published,
      sounds,
      compose(course) {
        const given = items.get(course.summary.course)
        if (given === undefined) return course.units
        const before = held.get(course.summary.course)
        if (before?.units !== undefined) return before.units
        const units = [
          ...course.units.map((unit) => changeUnit(course, unit, given.changes)),
          ...composeSpeakersUnits(course, given, before?.arranged ?? []),
        ]
        if (before !== undefined) before.units = units
        return units
      },
    })
    const arranged = new Map([...held].map(([course, each]) => [course, each.arranged]))
    return { ...composed, listSpeakersThemes: (course) => arranged.get(course) ?? [] }
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

/** What of a course with contributions is the same until one of the inputs is another. */
interface ComposedCourse {
  readonly inputs: readonly unknown[]
  readonly arranged: readonly SpeakersTheme[]
  /** Undefined until they are asked for. */
  units: readonly LoadedUnit[] | undefined
}

const courseOf = ({ course }: LessonPlace) => course

const isSame = (before: readonly unknown[] | undefined, now: readonly unknown[]) =>
  before?.every((each, at) => each === now[at]) === true

const nameArrangement = (arrangement: Arrangement | undefined) =>
  arrangement && JSON.stringify({ ...arrangement, units: [...arrangement.units] })

/** The same unit where nobody changed anything in it. */
function changeUnit(
  { description }: LoadedCourse,
  unit: LoadedUnit,
  changes: ContributedItems['changes'],
): LoadedUnit {
  const { words, sentences } = unit.pack
  const isChanged = [...words, ...(sentences ?? [])].some(({ id }) => changes.has(id))
  if (!isChanged) return unit
  const change = <Item extends Word | Sentence>(item: Item): Item => {
    const found = changes.get(item.id)
    return found === undefined ? item : changeItem(item, found)
  }
  const pack = {
    ...unit.pack,
    words: words.map(change),
    ...(sentences && { sentences: sentences.map(change) }),
  }
  return toLoadedUnit(pack, description.orthography)
}
