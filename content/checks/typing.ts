import type { Alphabet, Sentence, UnitPack, Word } from '@mboa/contract'
import { findLanguage, listUntypable, toneOf } from '@mboa/domain'
import type { Finding, TextFinding } from '../problem.ts'
import type { Path } from '../yaml-file.ts'
import { codePoint } from './text.ts'

/** What the note of an item names. */
export function checkNoteTyping({ note }: Word | Sentence, course: string): Finding[] {
  return textsOf(note, ['note']).flatMap(({ text, path }) => at(path, checkTyping(text, course)))
}

/** The titles of a unit and of its lessons, and what its notes say. */
export function checkTextTyping(unit: UnitPack): Finding[] {
  const texts = [
    ...textsOf(unit.title, ['title']),
    ...textsOf(unit.goal, ['goal']),
    ...(unit.lessons ?? []).flatMap(({ title, steps }, lesson) => [
      ...textsOf(title, ['lessons', lesson, 'title']),
      ...steps.flatMap((step, index) =>
        step.step === 'note' ? textsOf(step.text, ['lessons', lesson, 'steps', index, 'text']) : [],
      ),
    ]),
  ]
  return texts.flatMap(({ text, path }) => at(path, checkTyping(text, unit.course)))
}

/** The tones that a course teaches to mark must have keys. */
export function checkToneKeys(
  alphabet: Alphabet,
  course: string,
  language = findLanguage(course),
): Finding[] {
  if (language === undefined) return []
  const marked = new Set<string>(language.tone?.marked ?? [])
  return alphabet.toneMarks.flatMap(({ tone, example }, index): Finding[] => {
    const named = Array.from(example.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? []).map(toneOf)
    if (named.some((written) => marked.has(written))) return []
    const message = `the keys of ${course} have no tone ${tone}: its profile does not mark it`
    return [{ path: ['alphabet', 'toneMarks', index], code: 'untypable', message }]
  })
}

/** Every letter of the text is on a plain keyboard or in the language's row of keys. */
export function checkTyping(
  text: string,
  course: string,
  language = findLanguage(course),
): TextFinding[] {
  if (language === undefined) return []
  return listUntypable(text, language).map((letter) => {
    const signs = Array.from(letter.normalize('NFD')).map(codePoint).join(' ')
    const message = `"${letter}" (${signs}) cannot be typed with the keys of ${course}`
    return { code: 'untypable', message }
  })
}

function textsOf(texts: { en: string; fr: string } | undefined, path: Path) {
  if (texts === undefined) return []
  return (['en', 'fr'] as const).map((language) => ({
    text: texts[language],
    path: [...path, language],
  }))
}

const at = (path: Path, found: TextFinding[]) => found.map((finding) => ({ ...finding, path }))
