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
import { expandAccepted } from '@mboa/domain'
import { keepFrenchSpaces } from './french-spaces.ts'

export type LoadedUnit = {
  pack: UnitPack
  summary: UnitSummary
  /** The pack as browsers get it; `summary.revision` is the hash of exactly these bytes. */
  json: string
}

export type LoadedCourse = {
  description: CourseDescription
  summary: CourseSummary
  /** In the order of the course. */
  units: LoadedUnit[]
}

/** 64 bits of SHA-256: enough to tell the versions of one unit apart, short in an address. */
const revisionLength = 16

export function revisionOf(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, revisionLength)
}

export function toLoadedUnit(file: UnitPack): LoadedUnit {
  const pack = keepFrenchSpaces(acceptInUnit(file))
  const json = JSON.stringify(pack)
  const { unit, order, title, words, sentences = [], lessons = [] } = pack
  const summary: UnitSummary = {
    unit,
    order,
    title,
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
 * of it, and what another dialect says, is accepted.
 */
function accept<Item extends Word | Sentence>(item: Item): Item {
  const [text = item.text] = expandAccepted(item.text)
  const accepted = [
    ...(text === item.text ? [] : [item.text]),
    ...(item.accepted ?? []),
    ...(item.variants ?? []).map((variant) => variant.text),
  ]
  return { ...item, text, ...(accepted.length > 0 && { accepted }) }
}

function acceptInUnit(pack: UnitPack): UnitPack {
  const { words, sentences } = pack
  return {
    ...pack,
    words: words.map(accept),
    ...(sentences && { sentences: sentences.map(accept) }),
  }
}

export function toLoadedCourse(description: CourseDescription, units: LoadedUnit[]): LoadedCourse {
  const { course, htmlLang, autonym, name, region, orthography, alphabet, sources } = description
  const described = { course, htmlLang, autonym, name, region, orthography, alphabet, sources }
  return { description, summary: { ...described, units: units.map((u) => u.summary) }, units }
}
