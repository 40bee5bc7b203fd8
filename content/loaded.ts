import { createHash } from 'node:crypto'
import type {
  CourseDescription,
  CourseSummary,
  Sentence,
  UnitPack,
  UnitSummary,
  Word,
} from '@mboa/contract'
import { speakersToCheck } from '@mboa/contract'
import { expandAccepted, findLanguage, respell, searchKey, withoutTone } from '@mboa/domain'
import { keepFrenchSpaces } from './french-spaces.ts'
import { spellingsOf } from './checks/conventions.ts'

/** The summary of a unit without sizes, which only a server knows. */
export type UnitContents = Omit<
  UnitSummary,
  'downloadBytes' | 'pictureBytes' | 'soundBytes' | 'voicesBytes'
>

export type LoadedUnit = {
  pack: UnitPack
  summary: UnitContents
  /** The pack as browsers get it; `summary.revision` is the hash of exactly these bytes. */
  json: string
}

export type LoadedCourse = {
  description: CourseDescription
  summary: Omit<CourseSummary, 'units' | 'totals'> & { units: UnitContents[] }
  /** In the order of the course. */
  units: LoadedUnit[]
}

/** 64 bits of SHA-256: enough to distinguish the versions of one unit, short in an address. */
const revisionLength = 16

export function revisionOf(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, revisionLength)
}

/** Without the course's orthography, as for contributions, no other convention is written. */
export function toLoadedUnit(file: UnitPack, orthography?: CourseOrthography): LoadedUnit {
  const pack = keepFrenchSpaces(acceptInUnit(file, orthography))
  const json = JSON.stringify(pack)
  const { unit, order, title, goal, words, sentences = [], lessons = [] } = pack
  const summary: UnitContents = {
    unit,
    order,
    title,
    ...(goal && { goal }),
    revision: revisionOf(json),
    words: words.length,
    checkedWords: words.filter(isChecked).length,
    sentences: sentences.length,
    checkedSentences: sentences.filter(isChecked).length,
    lessons: lessons.length,
    bytes: Buffer.byteLength(json),
  }
  return { pack, summary, json }
}

const isChecked = ({ checkedBy }: Word | Sentence) => checkedBy >= speakersToCheck

/**
 * The item as it is shown and said: the first and fullest form of its text. What may be left out
 * of it, what another dialect says, and how other conventions write it, is accepted. What a form is
 * written like stands under its convention, the first of it as who chose that sees it.
 */
function accept<Item extends Word | Sentence>(item: Item, inOthers: Respelling): Item {
  const [text = item.text] = expandAccepted(item.text)
  const spellings = spellingsOf(item)
  const respelled = inOthers(text)
  const others = [
    ...(text === item.text ? [] : [item.text]),
    ...(item.accepted ?? []),
    ...(item.variants ?? []).map((variant) => variant.text),
    ...Object.values(spellings).flat(),
    ...Object.values(respelled).flat(),
  ]
  const accepted = [...new Set(others)]
  return {
    ...item,
    text,
    ...(Object.keys(spellings).length > 0 && { spellings }),
    ...(Object.keys(respelled).length > 0 && { respelled }),
    ...(accepted.length > 0 && { accepted }),
  }
}

/** What a course's file says of its spelling; undefined where no file says it. */
type CourseOrthography = CourseDescription['orthography'] | undefined

/** A text as the conventions write it that follow from ours by rule, by their ids. */
type Respelling = (text: string) => Record<string, string[]>

/**
 * Only what plain letters do not reach: those are understood as they are, and noted as such.
 * Church `kel` for Basaa `kɛl` could be a keyboard without ɛ, `sôñ` for `soŋ` could not.
 */
function respellingOf(course: string, orthography: CourseOrthography): Respelling {
  const language = findLanguage(course)
  const ruled = (orthography?.others ?? []).flatMap(({ id, letters }) =>
    letters === undefined ? [] : [{ id, letters }],
  )
  if (language === undefined || ruled.length === 0) return () => ({})
  return (text) => {
    const words = text.replace(/[.?!…]+$/u, '').trim()
    const own = withoutTone(words).toLowerCase()
    const isPlain = (other: string) =>
      searchKey(other, language) === searchKey(words, language) &&
      Array.from(other).every((sign) => /^[a-z\s\p{P}]$/u.test(sign) || own.includes(sign))
    return Object.fromEntries(
      ruled
        .map(({ id, letters }) => [id, respell(words, letters)] as const)
        .filter(([, other]) => !isPlain(other))
        .map(([id, other]) => [id, [other]]),
    )
  }
}

function acceptInUnit(pack: UnitPack, orthography: CourseOrthography): UnitPack {
  const { words, sentences, course } = pack
  const inOthers = respellingOf(course, orthography)
  return {
    ...pack,
    words: words.map((word) => accept(word, inOthers)),
    ...(sentences && { sentences: sentences.map((sentence) => accept(sentence, inOthers)) }),
  }
}

export function toLoadedCourse(description: CourseDescription, units: LoadedUnit[]): LoadedCourse {
  const { course, htmlLang, autonym, name, region, speakers, alphabet, sources } = description
  const orthography = describeOrthography(description.orthography, units)
  const described = { course, htmlLang, autonym, name, region, orthography, alphabet, sources }
  const { description: text, missing } = description
  const given = {
    ...(text && { description: text }),
    ...(speakers && { speakers }),
    ...(missing && { missing: missing.map(({ gloss }) => gloss) }),
  }
  const summaries = units.map(({ summary }) => summary)
  const summary = keepFrenchSpaces({ ...described, ...given })
  return { description, summary: { ...summary, units: summaries }, units }
}

/**
 * Without the letters of conventions that follow by rule: answers in them are written out. Those
 * that some item is written in, and that say what with, can be chosen.
 */
function describeOrthography(
  { others, ...own }: CourseDescription['orthography'],
  units: readonly LoadedUnit[],
): CourseSummary['orthography'] {
  const items = units.flatMap(({ pack }) => [...pack.words, ...(pack.sentences ?? [])])
  const written = new Set(items.flatMap(({ spellings = {} }) => Object.keys(spellings)))
  const shown = others?.map(({ id, name, alphabet }) => ({
    id,
    name,
    ...(alphabet && written.has(id) && { alphabet }),
  }))
  return { ...own, ...(shown && { others: shown }) }
}
