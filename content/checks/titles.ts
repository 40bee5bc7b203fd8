import type { Lesson, Sentence, SetCategory, Word } from '@mboa/contract'
import type { Finding } from '../problem.ts'
import { orderedSets } from './sets.ts'

type Language = 'en' | 'fr'
type Items = ReadonlyMap<string, Word | Sentence>

const articles = {
  en: /^(?:to|the|an?) /,
  fr: /^(?:les? |la |l’|une? |des |du |de la |de l’|s’|se )/,
}
const lettersOf = { en: /^the letters? (.+)$/, fr: /^les? lettres? (.+)$/ }
const rangeOf = { en: /^(?:from )?(\S+) to (\S+)$/, fr: /^de (\S+) à (\S+)$/ }
const last = { en: / and /, fr: / et / }

/**
 * A title with a comma or a semicolon is a list and promises each of its parts: a meaning of an
 * item that the lesson shows, or letters that it shows. A title that counts from one number to
 * another promises all between. Any other title names a theme, and is read by people.
 */
export function checkTitle(lesson: Lesson, items: Items): Finding[] {
  const shown = lesson.steps.flatMap((step) =>
    step.step === 'present' || step.step === 'sentences'
      ? step.items.flatMap((id) => items.get(id) ?? [])
      : [],
  )
  const letters = new Set(
    lesson.steps.flatMap((step) =>
      step.step === 'letters' ? step.letters.map(({ letter }) => letter) : [],
    ),
  )
  return (['en', 'fr'] as const).flatMap((language): Finding[] => {
    const held = new Set(shown.flatMap((item) => listNames(item, language)))
    const broken = listPromises(lesson.title[language], language, items).filter(
      (promise) => !held.has(promise) && !letters.has(promise),
    )
    if (broken.length === 0) return []
    const message = `the title promises what the lesson does not hold: ${broken.join(', ')}`
    return [{ path: ['title', language], code: 'title', message }]
  })
}

/** What a list names, one by one; nothing where the title is a theme. */
function listPromises(title: string, language: Language, items: Items): string[] {
  const range = rangeOf[language].exec(title.toLowerCase())
  if (range !== null) return listRange(range, language, items)
  if (!/[,;]/.test(title)) return []
  return title.split(/[,;]/).flatMap((listed) =>
    listed.split(last[language]).flatMap((part) => {
      const plain = normalise(part, language)
      const [, letters] = lettersOf[language].exec(part.trim().toLowerCase()) ?? []
      if (letters !== undefined) return letters.split(' ')
      return plain === '' ? [] : [plain]
    }),
  )
}

/** From one to five: the meanings of what is counted, as the course has them. */
function listRange([, from, to]: RegExpExecArray, language: Language, items: Items): string[] {
  const meaning = (member: string): string =>
    language === 'en' ? member : (french(member, items) ?? member)
  for (const set of Object.keys(orderedSets) as SetCategory[]) {
    const members = orderedSets[set].map((member) => meaning(member).toLowerCase())
    const [first, end] = [members.indexOf(from ?? ''), members.indexOf(to ?? '')]
    if (first >= 0 && end > first) return members.slice(first, end + 1)
  }
  return []
}

function french(member: string, items: Items): string | undefined {
  for (const { gloss } of items.values()) if (gloss.en.includes(member)) return gloss.fr[0]
  return undefined
}

/** All that an item may be called in a title: its meanings, and itself. */
function listNames({ text, gloss }: Word | Sentence, language: Language): string[] {
  return [text, ...gloss[language].flatMap((meaning) => [meaning, ...meaning.split(', ')])].map(
    (name) => normalise(name, language),
  )
}

function normalise(name: string, language: Language): string {
  return name
    .toLowerCase()
    .replace(/\([^)]*\)/g, '')
    .replace(/[…?!.:]/g, '')
    .trim()
    .replace(articles[language], '')
    .trim()
}
