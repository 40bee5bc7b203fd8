import { splitTokens } from '@mboa/domain'
import type { Sentence } from '@mboa/contract'
import type { Course } from '../../platform/course-store/course-store.ts'
import { findWord } from '../exercise-part.ts'

/** A piece of a sentence as it stands there; with a meaning where the sources give one. */
export interface SentencePiece {
  text: string
  meaning?: string | undefined
}

type MeaningLanguage = 'en' | 'fr'

/** The sentence in pieces: its words, and what stands between them. */
export function listPieces(
  course: Course,
  { text, tokens = [] }: Pick<Sentence, 'text' | 'tokens'>,
  language: MeaningLanguage,
): SentencePiece[] {
  const pieces: SentencePiece[] = []
  let from = 0
  for (const { text: token, word, gloss } of tokens) {
    const at = text.indexOf(token, from)
    if (at < 0) continue
    if (at > from) pieces.push({ text: text.slice(from, at) })
    const ofWord = word === undefined ? undefined : findWord(course, word)?.gloss[language][0]
    pieces.push({ text: token, meaning: gloss?.[language] ?? ofWord })
    from = at + token.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

/** What a tile means: by the sentence's own words first, then by the words of the course. */
export function meaningOfTile(
  course: Course,
  sentence: Sentence | undefined,
  language: MeaningLanguage,
): (tile: string) => string | undefined {
  const isTile = (text: string, tile: string) => text.toLowerCase() === tile.toLowerCase()
  const pieces = sentence === undefined ? [] : listPieces(course, sentence, language)
  const words = course.units.flatMap((unit) => unit.words)
  const own = sentence === undefined ? [] : splitTokens(sentence.text)
  return (tile) => {
    const piece = pieces.find(({ text }) => isTile(text, tile))
    if (piece !== undefined) return piece.meaning
    // The sources do not say what this sentence's words are: a word that looks alike may be another.
    if (own.some((text) => isTile(text, tile))) return undefined
    return words.find(({ text }) => isTile(text, tile))?.gloss[language][0]
  }
}
