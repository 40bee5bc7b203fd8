import { compareWords, headingLetter } from '../orthography/alphabetical-order.ts'
import type { Spelling } from '../orthography/language-profile.ts'

/** A word as a dictionary needs it; those of a pack fit as they are. */
interface DictionaryWord {
  readonly id: string
  readonly text: string
}

interface DictionarySentence {
  readonly text: string
  readonly tokens?: readonly { readonly word?: string | undefined }[] | undefined
}

export interface DictionaryEntry<Word, Sentence> {
  readonly word: Word
  /** The shortest sentence that is known to hold the word. */
  readonly example: Sentence | undefined
}

export interface DictionaryLetter<Word, Sentence> {
  /** Small, digraphs whole; undefined above what begins with no letter of the alphabet. */
  readonly letter: string | undefined
  readonly entries: readonly DictionaryEntry<Word, Sentence>[]
}

/**
 * A dictionary of words, by the language's own alphabet. An example is a sentence whose source
 * takes it apart: none is found by its letters.
 */
export function composeDictionary<Word extends DictionaryWord, Sentence extends DictionarySentence>(
  { words, sentences }: { words: readonly Word[]; sentences: readonly Sentence[] },
  language: Spelling,
): readonly DictionaryLetter<Word, Sentence>[] {
  const examples = new Map<string, Sentence>()
  for (const sentence of sentences) {
    for (const { word } of sentence.tokens ?? []) {
      if (word === undefined) continue
      const known = examples.get(word)
      if (known === undefined || sentence.text.length < known.text.length)
        examples.set(word, sentence)
    }
  }
  const letters = new Map<string | undefined, DictionaryEntry<Word, Sentence>[]>()
  for (const word of [...words].sort((a, b) => compareWords(a.text, b.text, language))) {
    const letter = headingLetter(word.text, language)
    const entry = { word, example: examples.get(word.id) }
    const entries = letters.get(letter)
    if (entries === undefined) letters.set(letter, [entry])
    else entries.push(entry)
  }
  return [...letters].map(([letter, entries]) => ({ letter, entries }))
}
