import { expandAccepted } from '../answers/expand-accepted.ts'
import type { CourseSentence, CourseWord, SentenceToken } from './course-items.ts'
import { firstSaying, splitTokens } from './sentence-tokens.ts'

/** A capital at the beginning of a sentence makes no other word of it; a tone does. */
const keyOf = (text: string): string => text.normalize('NFC').toLowerCase()

/** Words by how they are written; undefined for a spelling that several have. */
export type WrittenWords = ReadonlyMap<string, string | undefined>

/** Of those that are one word alone: what is written in several is no token. */
export function indexWritten(words: Iterable<Pick<CourseWord, 'id' | 'text'>>): WrittenWords {
  const written = new Map<string, string | undefined>()
  for (const { id, text } of words) {
    for (const saying of expandAccepted(text)) {
      const [token, further] = splitTokens(saying)
      if (token === undefined || further !== undefined) continue
      const key = keyOf(token)
      written.set(key, !written.has(key) || written.get(key) === id ? id : undefined)
    }
  }
  return written
}

/**
 * The words of a sentence that nobody has taken apart, each with the word of the course that is
 * written so, tone by tone. Undefined where none is: nothing is known of what it is made of.
 */
export function linkTokens(
  sentence: CourseSentence,
  written: WrittenWords,
): SentenceToken[] | undefined {
  const tokens = splitTokens(firstSaying(sentence)).map((text): SentenceToken => {
    const word = written.get(keyOf(text))
    return word === undefined ? { text } : { text, word }
  })
  return tokens.some(({ word }) => word !== undefined) ? tokens : undefined
}
