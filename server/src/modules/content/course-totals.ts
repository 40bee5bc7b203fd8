import type { LoadedCourse, LoadedUnit } from '@mboa/content'
import type { CourseSummary, CourseTotals, UnitSummary } from '@mboa/contract'

/** How much travels to a browser, compressed. */
export interface ContentSizes {
  packBytes: (course: string, unit: string, revision: string) => number
  pictureBytes: (emoji: string) => number
}

interface SoundsOfItem {
  readonly recordings: number
  /** Of one voice, and of up to three: what downloads bring. */
  readonly bytes: number
  readonly voicesBytes: number
}

/** What is to be heard of each item of a course. */
type SoundsOfCourse = ReadonlyMap<string, SoundsOfItem>

/** By course. */
export type SoundsOfCourses = ReadonlyMap<string, SoundsOfCourse>

/** A course with its units as they are shown. */
export type ShownCourse = Omit<LoadedCourse, 'units'> & { readonly units: readonly LoadedUnit[] }

/** The same, again only for courses with other units or other sounds: they are the same values. */
export function createSummarise(): typeof summariseCourse {
  const held = new Map<string, { of: readonly unknown[]; summary: CourseSummary }>()
  return (course, sizes, sounds) => {
    const before = held.get(course.summary.course)
    if (before?.of[0] === course.units && before.of[1] === sounds) return before.summary
    const summary = summariseCourse(course, sizes, sounds)
    held.set(course.summary.course, { of: [course.units, sounds], summary })
    return summary
  }
}

/** The course as the list shows it, with what it and each of its units holds and weighs. */
export function summariseCourse(
  course: ShownCourse,
  sizes: ContentSizes,
  sounds: SoundsOfCourse | undefined,
): CourseSummary {
  const heardOf = (unit: LoadedUnit) =>
    [...unit.pack.words, ...(unit.pack.sentences ?? [])].flatMap(({ id }) => sounds?.get(id) ?? [])
  const heard = course.units.flatMap(heardOf)
  const units = course.units.map((unit): UnitSummary => ({
    ...unit.summary,
    downloadBytes: sizes.packBytes(course.summary.course, unit.summary.unit, unit.summary.revision),
    pictureBytes: sumOf([...emojisOf([unit])], sizes.pictureBytes),
    soundBytes: sumOf(heardOf(unit), ({ bytes }) => bytes),
    voicesBytes: sumOf(heardOf(unit), ({ voicesBytes }) => voicesBytes),
  }))
  const totals: CourseTotals = {
    words: sumOf(units, ({ words }) => words),
    sentences: sumOf(units, ({ sentences }) => sentences),
    lessons: sumOf(units, ({ lessons }) => lessons),
    checkedItems: sumOf(
      units,
      ({ checkedWords, checkedSentences }) => checkedWords + checkedSentences,
    ),
    downloadBytes: sumOf(units, ({ downloadBytes }) => downloadBytes),
    pictureBytes: sumOf([...emojisOf(course.units)], sizes.pictureBytes),
    recordings: sumOf(heard, ({ recordings }) => recordings),
    soundBytes: sumOf(heard, ({ bytes }) => bytes),
    voicesBytes: sumOf(heard, ({ voicesBytes }) => voicesBytes),
  }
  return { ...course.summary, units, totals }
}

function emojisOf(units: readonly LoadedUnit[]): ReadonlySet<string> {
  return new Set(units.flatMap(({ pack }) => pack.words.flatMap(({ picture }) => picture ?? [])))
}

function sumOf<Value>(values: readonly Value[], amount: (value: Value) => number): number {
  return values.reduce((sum, value) => sum + amount(value), 0)
}
