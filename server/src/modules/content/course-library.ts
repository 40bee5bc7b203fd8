import {
  conceptsFolder,
  loadConcepts,
  loadPacks,
  type LoadedCourse,
  type LoadedUnit,
} from '@mboa/content'
import type { Alphabet, ConceptList, CoursesResponse } from '@mboa/contract'
import type { StaticFile } from '../../http/web-build/static-file.ts'
import { compressFile } from './compress-file.ts'
import { summariseCourse, type SoundsOfCourses } from './course-totals.ts'
import { loadPictureLibrary, type PictureLibrary } from './picture-library.ts'

/** What learners' devices fetch. */
export interface ServedCourses {
  /** The list of courses, the largest first, with the current revision of each unit. */
  readonly courses: StaticFile
  /** The unit's pack; undefined when there is no such unit or the revision is not the current. */
  findPack(course: string, unit: string, revision: string): StaticFile | undefined
}

/** All courses, in memory and compressed: a few hundred kilobytes at most. */
export interface CourseLibrary extends ServedCourses {
  readonly pictures: PictureLibrary
  /** The themed list of concepts, the same for every course. */
  readonly concepts: {
    readonly revision: string
    readonly file: StaticFile
    readonly list: ConceptList
  }
  hasConcept(concept: string): boolean
  findConceptGloss(concept: string): { readonly en: string; readonly fr: string } | undefined
  /** What an item of a course is; undefined where its packs have none of that id. */
  findItemKind(course: string, item: string): 'word' | 'sentence' | undefined
  findAlphabet(course: string): Alphabet | undefined
  /** The same courses with what can be heard of them, and another unit where `compose` answers one. */
  withUnits(
    compose: (course: LoadedCourse) => LoadedUnit | undefined,
    sounds: SoundsOfCourses,
  ): Promise<ServedCourses>
}

/**
 * Reads the packs of a folder, once at the start.
 * @throws PackProblemsError when one of them, or the list of concepts, is wrong; its message lists every problem.
 */
export async function loadCourseLibrary(folder: string): Promise<CourseLibrary> {
  const courses = await loadPacks(folder)
  const pictures = await loadPictureLibrary()
  const packs = await compressPacks(courses)
  const { list, json, revision } = await loadConcepts(conceptsFolder)
  const concepts = new Map(
    list.themes.flatMap((theme) => theme.concepts.map((c) => [c.concept, c.gloss] as const)),
  )
  const items = listItemKinds(courses)
  const alphabets = new Map(courses.map(({ summary }) => [summary.course, summary.alphabet]))
  return {
    ...(await serveCourses(courses, packs, pictures)),
    pictures,
    concepts: { list, revision, file: await compressFile('concepts.json', Buffer.from(json)) },
    hasConcept: (concept) => concepts.has(concept),
    findConceptGloss: (concept) => concepts.get(concept),
    findItemKind: (course, item) => items.get(keyOf(course, item)),
    findAlphabet: (course) => alphabets.get(course),
    async withUnits(compose, sounds) {
      const added = courses.flatMap((course) => {
        const unit = compose(course)
        return unit === undefined ? [] : [{ course, unit }]
      })
      const more = await compressPacks(
        added.map(({ course, unit }) => ({ ...course, units: [unit] })),
      )
      const extended = courses.map((course) => {
        const unit = added.find((each) => each.course === course)?.unit
        return unit === undefined ? course : { ...course, units: [...course.units, unit] }
      })
      return serveCourses(extended, new Map([...packs, ...more]), pictures, sounds)
    },
  }
}

async function serveCourses(
  courses: readonly LoadedCourse[],
  packs: ReadonlyMap<string, StaticFile>,
  pictures: PictureLibrary,
  sounds: SoundsOfCourses = new Map(),
): Promise<ServedCourses> {
  const sizes = {
    packBytes: (course: string, unit: string, revision: string) =>
      packs.get(keyOf(course, unit, revision))?.brotli?.byteLength ?? 0,
    pictureBytes: (emoji: string) => pictures.find(emoji)?.brotli?.byteLength ?? 0,
  }
  const response: CoursesResponse = {
    courses: courses
      .map((course) => summariseCourse(course, sizes, sounds.get(course.summary.course)))
      .sort((a, b) => (b.totals?.words ?? 0) - (a.totals?.words ?? 0)),
  }
  return {
    courses: await compressFile('courses.json', Buffer.from(JSON.stringify(response))),
    findPack: (course, unit, revision) => packs.get(keyOf(course, unit, revision)),
  }
}

async function compressPacks(
  courses: readonly LoadedCourse[],
): Promise<ReadonlyMap<string, StaticFile>> {
  const packs = courses.flatMap(({ summary: { course }, units }) =>
    units.map(async ({ summary: { unit, revision }, json }) => {
      return [
        keyOf(course, unit, revision),
        await compressFile('pack.json', Buffer.from(json)),
      ] as const
    }),
  )
  return new Map(await Promise.all(packs))
}

function listItemKinds(courses: readonly LoadedCourse[]): ReadonlyMap<string, 'word' | 'sentence'> {
  const packs = courses.flatMap(({ units }) => units.map(({ pack }) => pack))
  return new Map(
    packs.flatMap(({ course, words, sentences = [] }) => [
      ...words.map(({ id }) => [keyOf(course, id), 'word'] as const),
      ...sentences.map(({ id }) => [keyOf(course, id), 'sentence'] as const),
    ]),
  )
}

function keyOf(...names: readonly string[]): string {
  return names.join('/')
}
