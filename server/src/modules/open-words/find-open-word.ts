import type { LoadedCourse } from '@mboa/content'
import { learnersOnlyLicence, type OpenWord, type Word } from '@mboa/contract'
import type { Context } from '../../context.ts'

interface FoundWord {
  readonly summary: LoadedCourse['summary']
  readonly kind: OpenWord['kind']
  readonly item: Word
}

/**
 * A word or sentence that anybody may read. Undefined for one that its speaker gave to learners
 * alone, as for one that there is not, and for a course that is not shown.
 */
export async function findOpenWord(
  { readCurrentCourses }: Pick<Context, 'readCurrentCourses'>,
  course: string,
  word: string,
): Promise<FoundWord | undefined> {
  const found = (await readCurrentCourses()).findCourse(course)
  if (found === undefined) return undefined
  const id = `${course}.${word}`
  for (const { words, sentences = [] } of found.packs) {
    for (const [kind, items] of [
      ['word', words],
      ['sentence', sentences],
    ] as const) {
      const item = items.find((each) => each.id === id)
      if (item === undefined) continue
      return item.licence === learnersOnlyLicence
        ? undefined
        : { summary: found.summary, kind, item }
    }
  }
  return undefined
}
