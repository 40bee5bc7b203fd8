import type { Lesson, Sentence, UnitPack, Word } from '@mboa/contract'
import { within, type Finding } from '../problem.ts'
import { orderedSets } from './sets.ts'

type Language = 'en' | 'fr'
type Items = ReadonlyMap<string, Word | Sentence>

const lettersOf = { en: /^the letters? ./, fr: /^les? lettres? ./ }
const rangeOf = { en: /(\S+) to (\S+)$/, fr: /(?:de |d’)(\S+) à (\S+)$/ }
const countOf = { en: /\bcount\b.*\bto (\S+)/, fr: /\bcompter\b.* jusqu’à (\S+)/ }

/**
 * A title says what one will be able to say: it lists no words and names no letters. One that
 * counts, or goes from one day, month or number to another, promises what it names, which the
 * lesson shows. What else it says is read by people.
 */
export function checkTitle(lesson: Lesson, items: Items): Finding[] {
  const shown = lesson.steps.flatMap((step) =>
    step.step === 'present' || step.step === 'sentences'
      ? step.items.flatMap((id) => items.get(id) ?? [])
      : [],
  )
  return (['en', 'fr'] as const).flatMap((language): Finding[] => {
    const held = new Set(shown.flatMap(({ gloss }) => gloss[language].map(toLowerCase)))
    const title = lesson.title[language].toLowerCase()
    const wrong = (message: string): Finding[] => [
      { path: ['title', language], code: 'title', message },
    ]
    if (lettersOf[language].test(title)) {
      return wrong('the title names letters: say what one will be able to say')
    }
    if (/[,;]/.test(title)) return wrong('the title lists words: say what one will be able to say')
    const broken = listPromises(title, language, items).filter((promise) => !held.has(promise))
    if (broken.length === 0) return []
    return wrong(`the title promises what the lesson does not hold: ${broken.join(', ')}`)
  })
}

/** It is read after “You will be able to”, and before a full stop. */
export function checkGoal({ goal, missions = [] }: UnitPack): Finding[] {
  const goals = [
    ...(goal === undefined ? [] : [{ goal, path: ['goal'] }]),
    ...missions.map((mission, index) => ({
      goal: mission.goal,
      path: ['missions', index, 'goal'],
    })),
  ]
  return goals.flatMap(({ goal: texts, path }) =>
    (['en', 'fr'] as const).flatMap((language): Finding[] => {
      if (/^\p{Ll}.*[^.!?\s]$/u.test(texts[language])) return []
      const message = 'a goal goes on after “You will be able to”: a small letter, no full stop'
      return [within({ path: [language], code: 'title', message }, path)]
    }),
  )
}

/** What a title counts to, or from one to another, as the course calls it. */
function listPromises(title: string, language: Language, items: Items): string[] {
  const [, from = '', to = ''] = rangeOf[language].exec(title) ?? []
  const [, last = ''] = countOf[language].exec(title) ?? []
  return Object.values(orderedSets).flatMap((set) => {
    const members = set.map((member) =>
      toLowerCase(language === 'en' ? member : (french(member, items) ?? member)),
    )
    const [first, end] = [members.indexOf(from), members.indexOf(to)]
    return first >= 0 && end > first
      ? members.slice(first, end + 1)
      : members.filter((member) => member === last)
  })
}

function french(member: string, items: Items): string | undefined {
  for (const { gloss } of items.values()) if (gloss.en.includes(member)) return gloss.fr[0]
  return undefined
}

const toLowerCase = (text: string) => text.toLowerCase()
