import type { Sentence, UnitPack, Word } from '@mboa/contract'
import { listLacks } from './lacks.ts'
import type { LoadedCourse } from './loaded.ts'

type Item = Word | Sentence

/** Categories of calendar, time units and countries: words learned from lists. */
const listCategories: ReadonlySet<string> = new Set([
  'day',
  'month',
  'time',
  'part-of-day',
  'country',
])

/** How much of a course is what. */
export type CourseCounts = {
  words: number
  sentences: number
  lessons: number
  /** Words and sentences to greet, thank, part and answer with. */
  greetings: number
  numbers: number
  /** Words of calendar, time units and countries, from 0 to 1. */
  listShare: number
}

/** @example `countCourse(duala).listShare` // 0.26 */
export function countCourse({ units }: LoadedCourse): CourseCounts {
  const packs = units.map(({ pack }) => pack)
  const words = packs.flatMap((pack) => pack.words)
  const sentences = packs.flatMap((pack) => pack.sentences ?? [])
  const isIn = (category: string) => (item: Item) => item.category === category
  const listed = words.filter(({ category }) => listCategories.has(category))
  return {
    words: words.length,
    sentences: sentences.length,
    lessons: packs.flatMap((pack) => pack.lessons ?? []).length,
    greetings: [...words, ...sentences].filter(isIn('greeting')).length + greetingsInUnit(packs),
    numbers: words.filter(isIn('number')).length,
    listShare: listed.length / words.length,
  }
}

/** Sentences of the unit of greetings that are questions and answers by kind. */
function greetingsInUnit(packs: readonly UnitPack[]): number {
  const greetings = packs.filter(({ unit }) => unit === 'greetings')
  return greetings.flatMap(({ sentences = [] }) => sentences).filter(isNoGreeting).length
}

const isNoGreeting = ({ category }: Item) => category !== 'greeting'

/** Whether every word of calendar, time and countries is taught after all other words. */
export function teachesListsLast({ units }: LoadedCourse): boolean {
  const packs = units.map(({ pack }) => pack)
  const listed = new Set(
    packs
      .flatMap(({ words }) => words.filter(({ category }) => listCategories.has(category)))
      .map(({ id }) => id),
  )
  const lessons = packs.flatMap(({ lessons: ofUnit = [] }) => ofUnit)
  const holdsList = lessons.map(({ steps }) =>
    steps.some((step) => step.step === 'present' && step.items.some((id) => listed.has(id))),
  )
  const first = holdsList.indexOf(true)
  return first < 0 || holdsList.slice(first).every(Boolean)
}

/** Items of a course that most need a speaker: what one says first, and what one source has. */
const checkedFirst = 8

/** `docs/content.md`: what each course holds, from where, what it lacks, what to check first. */
export function describeContent(courses: readonly LoadedCourse[]): string {
  const rows = courses.map((course) => {
    const { words, sentences, lessons, greetings, numbers, listShare } = countCourse(course)
    const share = `${Math.round(listShare * 100)} %`
    const name = `${course.description.name.en} (\`${course.description.course}\`)`
    return `| ${[name, words, sentences, lessons, greetings, numbers, share].join(' | ')} |`
  })
  return [
    '# The courses',
    '',
    'Written by `node content/write-derived.ts` from the packs; change those, not this file. How packs are written: [adding a language](adding-a-language.md).',
    '',
    'No item has been checked by a speaker yet, unless it says so. “Lists” are words of calendar, units of time and countries, in per cent of all words.',
    '',
    '| course | words | sentences | lessons | greetings and courtesies | numbers | lists |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...courses.flatMap(describeCourse),
  ].join('\n')
}

function describeCourse(loaded: LoadedCourse): string[] {
  const { description, units } = loaded
  const { course, name, orthography } = description
  const packs = units.map(({ pack }) => pack)
  const items = packs.flatMap(({ words, sentences = [] }) => [...words, ...sentences])
  const kinds = countBy(items.map(({ category }) => category))
  const works = countBy(items.flatMap(({ sources }) => [...new Set(sources.map(workOf))]))
  const checked = items.filter(({ checkedBy }) => checkedBy > 0).length
  const others = (orthography.others ?? []).map((other) => other.name.en)
  return [
    `## ${name.en} (\`${course}\`)`,
    '',
    ...(description.description === undefined ? [] : [description.description.en, '']),
    `- Kinds: ${kinds}.`,
    `- Sources, by items that cite them: ${works}.`,
    `- Spelling: ${orthography.name.en}${others.length > 0 ? `; also accepted: ${others.join('; ')}` : ''}.`,
    `- Missing, and asked for first: ${missingFrom(loaded, items)}.`,
    `- A speaker should check first: ${listFirst(packs)}.`,
    ...(checked > 0 ? [`- Checked by a speaker: ${checked} of ${items.length}.`] : []),
    '',
  ]
}

function missingFrom(course: LoadedCourse, items: readonly Item[]): string {
  const { courtesies, sets } = listLacks(course)
  const lacking = [
    ...courtesies,
    ...sets.flatMap(({ category, isBegun, members }) =>
      isBegun ? members : [`every ${category}`],
    ),
    ...(items.some((item) => 'tokens' in item || /\s/.test(item.text)) ? [] : ['sentences']),
  ]
  return lacking.length === 0 ? 'no courtesy and no member of a set' : lacking.join(', ')
}

/** What is said first and rests on least: greetings, then numbers, then what a note doubts. */
function listFirst(packs: readonly UnitPack[]): string {
  const rank = (unit: UnitPack, item: Item) => {
    if (item.checkedBy > 0) return 9
    const single = item.sources.length === 1
    if (unit.unit === 'greetings' || item.category === 'greeting') return single ? 0 : 2
    if (item.category === 'number') return single ? 1 : 4
    return item.note === undefined ? 5 : 3
  }
  const ranked = packs
    .flatMap((pack) =>
      [...pack.words, ...(pack.sentences ?? [])].map((item) => ({ item, at: rank(pack, item) })),
    )
    .sort((a, b) => a.at - b.at)
  return ranked
    .slice(0, checkedFirst)
    .map(({ item }) => `${item.text} (${item.gloss.en[0]})`)
    .join(', ')
}

/** The work without page, key or note: `CLDR 48.2`. */
function workOf({ citation }: Item['sources'][number]): string {
  return citation.split(/, (?!in )| \(|: /)[0] ?? citation
}

/** `verb 3, person 2`, the most frequent first. */
function countBy(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([name, count]) => `${name} ${count}`)
    .join(', ')
}
