import {
  courseOfProfile,
  indexConcepts,
  linkPictureFile,
  listFirstAsked,
  packsFolder,
  pictureFile,
  type KnownConcept,
  type LoadedCourse,
  type LoadedUnit,
} from '@mboa/content'
import { languages } from '@mboa/domain'
import type {
  Alphabet,
  ConceptTheme,
  CourseDescription,
  CoursesResponse,
  CourseSummary,
  deskUnitStates,
  Bilingual,
  GlossLanguage,
  Lesson,
  Mission,
  Sentence,
  UnitPack,
  Word,
} from '@mboa/contract'
import type { StaticFile } from '../../http/web-build/static-file.ts'
import { bundlePacks, fitPacks } from './bundle-packs.ts'
import {
  compiledFile,
  findCompiledParts,
  fingerprintSources,
  writeCompiledParts,
} from './compiled-library.ts'
import {
  createSummarise,
  type ShownCourse,
  type SoundsOfCourses,
  type summariseCourse,
} from './course-totals.ts'
import {
  compressFile,
  compressPacks,
  packKey,
  readLibraryParts,
  type LibraryParts,
} from './library-parts.ts'

/** The drawings of all pictures, in memory and compressed. */
interface PictureLibrary {
  /** The drawing of an emoji, if there is one. */
  find(emoji: string): StaticFile | undefined
}

/** What learners' devices fetch. */
export interface ServedCourses {
  /** The list of courses, those of most speakers first, with the current revision of each unit. */
  readonly courses: StaticFile
  /** The same for who speaks these languages: with those that have nothing to learn in yet. */
  coursesFor(spoken: readonly string[]): Promise<StaticFile>
  /**
   * Those of the units that there are in the revision named, in the order in which they are named,
   * up to `maxPacksBytes`; undefined when there is none.
   */
  findPacks(course: string, units: readonly UnitRevision[]): Promise<FoundPacks | undefined>
  /** What the course is and holds; undefined for one that is not shown. */
  findCourse(course: string): ServedCourse | undefined
}

export interface UnitRevision {
  readonly unit: string
  readonly revision: string
}

interface FoundPacks {
  readonly file: StaticFile
  /** Every unit that was named is in it. */
  readonly isWhole: boolean
}

/** A course as it is now. */
interface ServedCourse {
  readonly summary: LoadedCourse['summary']
  readonly packs: readonly UnitPack[]
}

/** What a theme has of its speakers, and what became of it as a unit. */
export interface SpeakersTheme {
  readonly theme: string
  readonly title: Bilingual
  /** As a coordinator has named it. */
  readonly given: Bilingual | null
  readonly state: (typeof deskUnitStates)[number]
  readonly words: readonly Word[]
  readonly sentences: readonly Word[]
  /** How many words have a place in a lesson. */
  readonly heard: number
  readonly wordLessons: readonly Lesson[]
  readonly sentenceLessons: readonly Lesson[]
  /** Its conversations, to be had once their lines were met. */
  readonly talks: readonly Mission[]
}

/** The courses as they are at this moment. */
export interface CurrentCourses extends ServedCourses {
  /** What its speakers gave that is taught, also what learners do not have (yet, or any more). */
  listSpeakersThemes(course: string): readonly SpeakersTheme[]
}

/** All courses, in memory and compressed: a few hundred kilobytes at most. */
export interface CourseLibrary extends ServedCourses {
  readonly pictures: PictureLibrary
  /** What stands beside a course's links in messages; undefined for one that has none drawn. */
  findLinkPicture(course: string, language: GlossLanguage): StaticFile | undefined
  /** The sections of the list of concepts, the same for every course. */
  readonly concepts: readonly {
    readonly section: string
    readonly revision: string
    readonly themes: readonly ConceptTheme[]
    readonly file: StaticFile
  }[]
  findConcept(concept: string): KnownConcept | undefined
  /** The concepts that a course's speakers are asked for before all others, in their order. */
  listFirstAsked(course: string): readonly string[]
  /** What an item of a course is; undefined where its packs have none of that id. */
  findItemKind(course: string, item: string): 'word' | 'sentence' | undefined
  /** The same item, as the packs have it. */
  findItem(course: string, item: string): Word | Sentence | undefined
  findAlphabet(course: string): Alphabet | undefined
  /** How a language is written here, also one of which there is no pack. */
  findDescription(course: string): CourseDescription | undefined
  /** Those of which learners see nothing until the operator has published them. */
  readonly unlisted: ReadonlySet<string>
  /** The themes of the list of concepts, in its order. */
  readonly themes: readonly ConceptTheme[]
  /**
   * The courses as they are now; the library by itself serves those that are not unlisted. A language
   * without a pack is one of them once it has a unit.
   */
  compose(changes: CourseChanges): Promise<ServedCourses>
}

/** What of the courses changes while the server runs. */
export interface CourseChanges {
  /** The unlisted courses that are shown anyway. */
  readonly published: ReadonlySet<string>
  /** The units of a course as they are shown: its own, others in place of some, and further ones. */
  readonly compose: (course: LoadedCourse) => readonly LoadedUnit[]
  readonly sounds: SoundsOfCourses
}

/**
 * The library of the product's own packs: as the build left it, or read from the packs where
 * anything has changed since.
 * @throws PackProblemsError when one of them, or the list of concepts, is wrong.
 */
export async function openCourseLibrary(): Promise<CourseLibrary> {
  const compiled = await findCompiledParts(compiledFile, await fingerprintSources())
  return createCourseLibrary(compiled ?? (await readLibraryParts(packsFolder)))
}

/**
 * Leaves the product's own packs, read and checked, for `openCourseLibrary`, unless they are there.
 * @throws PackProblemsError as `openCourseLibrary`.
 */
export async function compileCourseLibrary(): Promise<void> {
  const fingerprint = await fingerprintSources()
  if ((await findCompiledParts(compiledFile, fingerprint)) !== undefined) return
  await writeCompiledParts(compiledFile, fingerprint, await readLibraryParts(packsFolder))
}

async function createCourseLibrary(parts: LibraryParts): Promise<CourseLibrary> {
  const { courses, packs } = parts
  const pictures: PictureLibrary = { find: (emoji) => parts.pictures.get(pictureFile(emoji)) }
  const concepts = indexConcepts(parts.concepts)
  const items = listItems(courses)
  const known = new Set(courses.map(({ summary }) => summary.course))
  const withoutPacks = languages
    .filter(({ code }) => !known.has(code))
    .map((language) => courseOfProfile(language))
  const alphabets = new Map(
    [...courses, ...withoutPacks].map(({ summary }) => [summary.course, summary.alphabet]),
  )
  const descriptions = new Map(
    [...courses, ...withoutPacks].map(({ description }) => [description.course, description]),
  )
  const firstAsked = new Map(
    [...courses, ...withoutPacks].map((course) => [
      course.summary.course,
      listFirstAsked(course, parts.concepts),
    ]),
  )
  const unlisted = new Set(
    courses.flatMap(({ description: { course, state } }) => (state === 'unlisted' ? [course] : [])),
  )
  /** What the courses had beyond the packs when they were composed last, by `packKey`. */
  let compressed: ReadonlyMap<string, StaticFile> = new Map()
  const summarise = createSummarise()
  const listed = (published: ReadonlySet<string>) =>
    courses.filter(({ summary: { course } }) => !unlisted.has(course) || published.has(course))
  return {
    ...(await serveCourses(listed(new Set()), { packs, pictures, withoutPacks, summarise })),
    pictures,
    themes: parts.concepts.flatMap(({ themes }) => themes),
    findLinkPicture: (course, language) =>
      parts.linkPictures.get(linkPictureFile(course, language)),
    concepts: parts.concepts,
    findConcept: (concept) => concepts.get(concept),
    listFirstAsked: (course) => firstAsked.get(course) ?? [],
    findItemKind: (course, item) => items.get(keyOf(course, item))?.kind,
    findItem: (course, item) => items.get(keyOf(course, item))?.item,
    findAlphabet: (course) => alphabets.get(course),
    findDescription: (course) => descriptions.get(course),
    unlisted,
    async compose({ published, compose, sounds }) {
      const before = compressed
      const shown = [...listed(published), ...withoutPacks]
      const composed = shown.map((course) => ({ ...course, units: compose(course) }))
      const isNew = (course: string, { summary: { unit, revision } }: LoadedUnit) =>
        !packs.has(packKey(course, unit, revision)) && !before.has(packKey(course, unit, revision))
      const added = composed.map((course) => ({
        ...course,
        units: course.units.filter((unit) => isNew(course.summary.course, unit)),
      }))
      const more = new Map([...before, ...(await compressPacks(added))])
      const keys = composed.flatMap(({ summary: { course }, units }) =>
        units.map(({ summary: { unit, revision } }) => packKey(course, unit, revision)),
      )
      const now = new Set(keys)
      compressed = new Map([...more].filter(([key]) => now.has(key)))
      const served = {
        packs: new Map([...packs, ...compressed]),
        pictures,
        sounds,
        withoutPacks,
        summarise,
      }
      return serveCourses(
        composed.filter(({ units }) => units.length > 0),
        served,
      )
    },
  }
}

interface Served {
  readonly packs: ReadonlyMap<string, StaticFile>
  readonly pictures: PictureLibrary
  readonly sounds?: SoundsOfCourses
  /** Those of which speakers may have given nothing yet. */
  readonly withoutPacks: readonly LoadedCourse[]
  readonly summarise: typeof summariseCourse
}

async function serveCourses(
  courses: readonly ShownCourse[],
  { packs, pictures, sounds = new Map(), withoutPacks, summarise }: Served,
): Promise<ServedCourses> {
  const sizes = {
    packBytes: (course: string, unit: string, revision: string) =>
      packs.get(packKey(course, unit, revision))?.brotli?.byteLength ?? 0,
    pictureBytes: (emoji: string) => pictures.find(emoji)?.brotli?.byteLength ?? 0,
  }
  const shown = new Map(courses.map((course) => [course.summary.course, course]))
  /** By course: what everybody asks for who begins one. */
  const whole = new Map<string, Promise<StaticFile>>()
  const summariseShown = (course: ShownCourse) =>
    summarise(course, sizes, sounds.get(course.summary.course))
  const summaries = courses.toSorted((a, b) => speakersOf(b) - speakersOf(a)).map(summariseShown)
  const answer = (list: readonly CourseSummary[]) => {
    const response: CoursesResponse = { courses: [...list] }
    return compressFile('courses.json', Buffer.from(JSON.stringify(response)))
  }
  const all = await answer(summaries)
  return {
    courses: all,
    async coursesFor(spoken) {
      const more = withoutPacks.filter(
        ({ summary: { course } }) => spoken.includes(course) && !shown.has(course),
      )
      if (more.length === 0) return all
      return answer([...summaries, ...more.map(summariseShown)])
    },
    async findPacks(course, units) {
      const loaded = shown.get(course)
      if (loaded === undefined) return undefined
      const keyOfUnit = ({ unit, revision }: UnitRevision) => packKey(course, unit, revision)
      const found = fitPacks(units.flatMap((unit) => packs.get(keyOfUnit(unit)) ?? []))
      const [first, ...others] = found
      if (first === undefined) return undefined
      const isWhole = found.length === units.length
      if (others.length === 0) return { file: first, isWhole }
      const all = loaded.units.map(({ summary }) => keyOfUnit(summary))
      if (units.map(keyOfUnit).join() !== all.join()) {
        return { file: await bundlePacks(found), isWhole }
      }
      const bundled = whole.get(course) ?? bundlePacks(found)
      whole.set(course, bundled)
      return { file: await bundled, isWhole }
    },
    findCourse(course) {
      const summary = summaries.find((each) => each.course === course)
      const packsOfCourse = shown.get(course)?.units.map(({ pack }) => pack)
      return summary && { summary, packs: packsOfCourse ?? [] }
    },
  }
}

/** Where nobody says, a language comes after those of which somebody does. */
const speakersOf = ({ description }: ShownCourse) => description.speakers ?? 0

interface LibraryItem {
  readonly kind: 'word' | 'sentence'
  readonly item: Word | Sentence
}

function listItems(courses: readonly LoadedCourse[]): ReadonlyMap<string, LibraryItem> {
  const packs = courses.flatMap(({ units }) => units.map(({ pack }) => pack))
  const listed = (
    course: string,
    kind: LibraryItem['kind'],
    items: readonly LibraryItem['item'][],
  ) => items.map((item): [string, LibraryItem] => [keyOf(course, item.id), { kind, item }])
  return new Map(
    packs.flatMap(({ course, words, sentences = [] }) => [
      ...listed(course, 'word', words),
      ...listed(course, 'sentence', sentences),
    ]),
  )
}

function keyOf(...names: readonly string[]): string {
  return names.join('/')
}
