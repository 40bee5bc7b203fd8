import { splitTokens } from '@mboa/domain'
import type { Sentence, Word } from '@mboa/contract'
import type { Course } from '../../platform/course-store/course-store.ts'
import { glossIn } from '../../i18n/interface-language.ts'
import { findWord } from '../exercise-part.ts'

/** A piece of a sentence as it stands there; with a meaning where the sources give one. */
export interface SentencePiece {
  text: string
  meaning?: string | undefined
}

/** The sentence in pieces: its words, and what stands between them. */
export function listPieces(
  course: Course,
  { text, tokens = [] }: Pick<Sentence, 'text' | 'tokens'>,
  locale: string,
): SentencePiece[] {
  const pieces: SentencePiece[] = []
  let from = 0
  for (const { text: token, word, gloss } of tokens) {
    const at = text.indexOf(token, from)
    if (at < 0) continue
    if (at > from) pieces.push({ text: text.slice(from, at) })
    const ofWord = word === undefined ? undefined : firstMeaning(findWord(course, word), locale)
    pieces.push({ text: token, meaning: gloss === undefined ? ofWord : glossIn(gloss, locale) })
    from = at + token.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

const firstMeaning = (word: Word | undefined, locale: string) =>
  word && glossIn(word.gloss, locale)[0]

/** What a tile means: by the sentence's own words first, then by the words of the course. */
export function meaningOfTile(
  course: Course,
  sentence: Sentence | undefined,
  locale: string,
): (tile: string) => string | undefined {
  const isTile = (text: string, tile: string) => text.toLowerCase() === tile.toLowerCase()
  const pieces = sentence === undefined ? [] : listPieces(course, sentence, locale)
  const words = course.units.flatMap((unit) => unit.words)
  const own = sentence === undefined ? [] : splitTokens(sentence.text)
  return (tile) => {
    const piece = pieces.find(({ text }) => isTile(text, tile))
    if (piece !== undefined) return piece.meaning
    // The sources do not say what this sentence's words are: a word that looks alike may be another.
    if (own.some((text) => isTile(text, tile))) return undefined
    return firstMeaning(
      words.find(({ text }) => isTile(text, tile)),
      locale,
    )
  }
}
