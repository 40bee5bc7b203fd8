import type { CourseSummary, Word } from '@mboa/contract'
import { findLanguage, scheduleHum, withoutTone } from '@mboa/domain'

/**
 * For each letter a word to hear it in, the shortest: said by somebody where one is, else one whose
 * melody can be hummed. Letters without such a word are left out.
 *
 * @example findLetterExamples(basaa, words, isRecorded).get('ɓ')?.text // ɓɔ̀t
 */
export function findLetterExamples(
  { course, alphabet }: Pick<CourseSummary, 'course' | 'alphabet'>,
  words: readonly Word[],
  isRecorded: (item: string) => boolean,
): ReadonlyMap<string, Word> {
  const language = findLanguage(course)
  const rank = ({ id, text }: Word) =>
    isRecorded(id) ? 0 : scheduleHum(text, language) === undefined ? undefined : 1
  const heard = words
    .flatMap((word) => {
      const place = rank(word)
      return place === undefined ? [] : [{ word, place }]
    })
    .sort((a, b) => a.place - b.place || a.word.text.length - b.word.text.length)
  const examples = new Map<string, Word>()
  for (const { word } of heard) {
    const text = withoutTone(word.text.toLowerCase(), language?.letterMarks)
    for (const letter of listLetters(text, alphabet.letters)) {
      if (!examples.has(letter)) examples.set(letter, word)
    }
  }
  return examples
}

/** The letters of a word in their order, the longest first: `kp` is not a `k`. */
function listLetters(text: string, letters: readonly string[]): string[] {
  const longestFirst = [...letters].sort((a, b) => b.length - a.length)
  const found: string[] = []
  let at = 0
  while (at < text.length) {
    const letter = longestFirst.find((each) => text.startsWith(each, at))
    if (letter !== undefined) found.push(letter)
    at += letter?.length ?? 1
  }
  return found
}
