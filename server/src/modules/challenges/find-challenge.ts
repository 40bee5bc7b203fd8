import type { LoadedCourse } from '@mboa/content'
import { learnersOnlyLicence, type UnitPack, type Word } from '@mboa/contract'
import { findChallengeWords, readChallengeCode } from '@mboa/domain'
import type { Context } from '../../context.ts'

/** With fewer words there is too little to choose among. */
const wordsToChooseAmong = 12

/** What a code stands for at this moment. */
interface FoundChallenge {
  readonly summary: LoadedCourse['summary']
  readonly words: readonly Word[]
  readonly gone: number
  readonly beside: readonly Word[]
}

/**
 * Reads a challenge's code: nothing of it is stored. What its speaker gave to learners alone is
 * left out, as are words that the course has no longer. Undefined for a code that is none, and for
 * a course that is not shown.
 */
export async function findChallenge(
  { readCurrentCourses }: Pick<Context, 'readCurrentCourses'>,
  course: string,
  code: string,
): Promise<FoundChallenge | undefined> {
  const keys = readChallengeCode(course, code)
  if (keys === undefined) return undefined
  const found = (await readCurrentCourses()).findCourse(course)
  if (found === undefined) return undefined
  const open = found.packs.map(({ words }) =>
    words.filter(({ licence }) => licence !== learnersOnlyLicence),
  )
  const words = findChallengeWords(keys, open.flat())
  return {
    summary: found.summary,
    words,
    gone: keys.length - words.length,
    beside: words.length === 0 ? [] : listBeside(open, words),
  }
}

/** Others of the same units first: they are what the words are mistaken for. */
function listBeside(open: readonly UnitPack['words'][], words: readonly Word[]): Word[] {
  const asked = new Set(words)
  const [near, far] = [true, false].map((isNear) =>
    open.filter((unit) => unit.some((word) => asked.has(word)) === isNear).flat(),
  )
  const others = [...(near ?? []), ...(far ?? [])].filter((word) => !asked.has(word))
  return others.slice(0, wordsToChooseAmong - words.length)
}
