import type { Lesson, Sentence, Word } from '@mboa/contract'
import type { Finding } from '../problem.ts'
import { orderedSets } from './sets.ts'

type Language = 'en' | 'fr'
type Items = ReadonlyMap<string, Word | Sentence>

const articles = {
  en: /^(?:to|the|an?) /,
  fr: /^(?:les? |la |l’|une? |des |du |de la |de l’|s’|se )/,
}
const lettersOf = { en: /^the letters? ./, fr: /^les? lettres? ./ }
const rangeOf = { en: /^(\S+) to (\S+)$/, fr: /^(?:de |d’)(\S+) à (\S+)$/ }
const last = { en: / and /, fr: / et / }

/**
 * A title of several parts (after a comma, a semicolon, a question) is a list and promises each of its parts: a meaning of an
 * item that the lesson shows. A title that counts from one number to another promises all between.
 * Any other title names a theme, and is read by people. None names letters: it says what one will be
 * able to say.
 */
export function checkTitle(lesson: Lesson, items: Items): Finding[] {
  const shown = lesson.steps.flatMap((step) =>
    step.step === 'present' || step.step === 'sentences'
      ? step.items.flatMap((id) => items.get(id) ?? [])
      : [],
  )
  return (['en', 'fr'] as const).flatMap((language): Finding[] => {
    const held = new Set(shown.flatMap((item) => listNames(item, language)))
    const title = lesson.title[language]
    if (lettersOf[language].test(title.toLowerCase())) {
      const message = 'the title names letters: say what one will be able to say'
      return [{ path: ['title', language], code: 'title', message }]
    }
    const broken = listPromises(title, language, items).filter((promise) => !held.has(promise))
    if (broken.length === 0) return []
    const message = `the title promises what the lesson does not hold: ${broken.join(', ')}`
    return [{ path: ['title', language], code: 'title', message }]
  })
}

/** What a list names, one by one; nothing where the title is a theme. */
function listPromises(title: string, language: Language, items: Items): string[] {
  const parts = title.toLowerCase().split(/[,;]|[?!]\s/)
  if (parts.length === 1) return findRange(parts[0] ?? '', language, items) ?? []
  return parts
    .map((part) => part.trim())
    .flatMap((part) => {
      const range = findRange(part, language, items)
      if (range !== undefined) return range
      return part.split(last[language]).map((named) => normalise(named, language))
    })
    .filter((promise) => promise !== '')
}

/** From one to five: the meanings of what is counted, as the course has them. */
function findRange(part: string, language: Language, items: Items): string[] | undefined {
  const [, from = '', to = ''] = rangeOf[language].exec(part) ?? []
  for (const set of Object.values(orderedSets)) {
    const members = set.map((member) =>
      (language === 'en' ? member : (french(member, items) ?? member)).toLowerCase(),
    )
    const [first, end] = [members.indexOf(from), members.indexOf(to)]
    if (first >= 0 && end > first) return members.slice(first, end + 1)
  }
  return undefined
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
