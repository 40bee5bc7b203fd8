import type { Bilingual, CourseDescription, SetCategory, UnitPack, Word } from '@mboa/contract'
import type { Finding } from '../problem.ts'

/** What an ordered set holds, by its members' English meanings. */
export const orderedSets: Readonly<Record<SetCategory, readonly string[]>> = {
  number: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  month: ['January', 'February', 'March', 'April', 'May', 'June'].concat([
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ]),
}

/** What a member of a set means in English: the first meaning that is one. */
function findMember({ category, gloss }: Word): string | undefined {
  const members = category in orderedSets ? orderedSets[category as SetCategory] : []
  return gloss.en.find((meaning) => members.includes(meaning))
}

/**
 * A course that has begun an ordered set has all of it, or names under `missing` what it lacks;
 * what it has is not missing. Found in the course's description.
 */
export function checkSets(course: CourseDescription, units: readonly UnitPack[]): Finding[] {
  const words = units.flatMap((unit) => unit.words)
  const has = new Set(words.map(findMember).filter((member) => member !== undefined))
  const { missing = [] } = course
  const named = new Set(missing.map(({ gloss }) => gloss.en))
  const findings = missing.flatMap(({ category, gloss }, index): Finding[] => {
    const path = ['missing', index]
    if (!orderedSets[category].includes(gloss.en)) {
      return [incomplete(path, `"${gloss.en}" is no member of the set "${category}"`)]
    }
    return has.has(gloss.en)
      ? [incomplete(path, `"${gloss.en}" is not missing: the course has it`)]
      : []
  })
  for (const [category, members] of Object.entries(orderedSets)) {
    if (!words.some((word) => word.category === category)) continue
    const lacking = members.filter((member) => !has.has(member) && !named.has(member))
    if (lacking.length === 0) continue
    const message = `the set "${category}" lacks ${lacking.join(', ')}: name them under "missing"`
    findings.push(incomplete(['missing'], message))
  }
  return findings
}

const incomplete = (path: (string | number)[], message: string): Finding => ({
  path,
  code: 'incomplete-set',
  message,
})

/** The first lesson of a course greets; where nobody is greeted, its description says so. */
export function checkGreetings(course: CourseDescription, units: readonly UnitPack[]): Finding[] {
  const items = units.flatMap(({ words, sentences = [] }) => [...words, ...sentences])
  const greetings = new Set(items.filter(isGreeting).map(({ id }) => id))
  if (greetings.size === 0) {
    if (says(course.description, { en: /greet/i, fr: /salu/i })) return []
    const message = 'the course greets nobody: its "description" must say so and ask for help'
    return [{ path: ['description'], code: 'greetings', message }]
  }
  const [first] = units.flatMap(({ lessons = [] }) => lessons)
  const isFirst = first?.steps.some(
    (step) => step.step === 'present' && step.items.some((id) => greetings.has(id)),
  )
  if (isFirst !== false) return []
  const message = `the course has greetings, and its first lesson, ${first?.id}, teaches none`
  return [{ path: [], code: 'greetings', message }]
}

const isGreeting = ({ category }: { category: string }) => category === 'greeting'

const says = (text: Bilingual | undefined, words: { en: RegExp; fr: RegExp }) =>
  text !== undefined && words.en.test(text.en) && words.fr.test(text.fr)
