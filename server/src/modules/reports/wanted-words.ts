import { createHash } from 'node:crypto'
import {
  conceptItem,
  languageFacts,
  longestWantedWord,
  wantedItem,
  wantedWordsADay,
  type Report,
  type WantedWord,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Queries } from '../../platform/database/database.ts'
import { countVoices } from '../takes/index.ts'
import { countWantedOf, listWanted } from './wanted-words.repository.ts'

/** As many as one reads before deciding what to record. */
const shownAtMost = 30

/** Some are there by now and fall away: so many are looked through. */
const readAtMost = 200

const dayMs = 24 * 60 * 60 * 1000

type Library = Pick<Context['library'], 'concepts'>

/**
 * Files what somebody asks the word for: under the concept that speakers are asked for with this
 * meaning, else under what is written, however it is cased and marked. Undefined for what is none.
 */
export function fileWanted(library: Library, report: Report): Report | undefined {
  const { course, language } = report
  const text = report.answer.trim().replace(/\s+/gu, ' ')
  const isOne = /\p{L}/u.test(text) && !/[\p{Cc}\p{Cs}]/u.test(text)
  if (language === undefined || !isOne || text.length > longestWantedWord) return undefined
  const key = keyOf(text)
  const concept = library.concepts
    .flatMap(({ themes }) => themes.flatMap(({ concepts }) => concepts))
    .find(
      ({ hidden, gloss }) =>
        hidden === undefined && keysOf(gloss[languageFacts[language].glosses]).includes(key),
    )
  // By ids alone it stands in the record of what was decided: a learner's own words do not.
  const hash = createHash('sha256').update(`${language} ${key}`).digest('hex').slice(0, 16)
  const item = concept ? conceptItem(course, concept.concept) : `${wantedItem(course)}-${hash}`
  return { ...report, answer: text, item }
}

/** How many more a learner may ask for today. */
export async function wantedLeft(
  queries: Queries,
  { learnerId, receivedAt }: { learnerId: string; receivedAt: number },
): Promise<number> {
  const window = { now: receivedAt, windowMs: dayMs }
  return wantedWordsADay - (await countWantedOf(queries, learnerId, window))
}

/** What learners ask the word for and neither course nor recordings have, the most asked for first. */
export async function readWanted(
  { database: { queries }, readCurrentCourses }: Context,
  course: string,
): Promise<readonly WantedWord[]> {
  const rows = await listWanted(queries, course, readAtMost)
  if (rows.length === 0) return []
  const packs = (await readCurrentCourses()).findCourse(course)?.packs ?? []
  const items = packs.flatMap(({ words, sentences = [] }) => [...words, ...sentences])
  const told = new Set(
    items.flatMap(({ gloss }) => [
      ...gloss.en.flatMap((meaning) => keysOf(meaning).map((key) => `en ${key}`)),
      ...gloss.fr.flatMap((meaning) => keysOf(meaning).map((key) => `fr ${key}`)),
    ]),
  )
  const heard = new Set(
    (await countVoices(queries, course)).flatMap(({ item, voices }) => (voices > 0 ? [item] : [])),
  )
  return rows
    .flatMap(({ report, item, learners, newestAt }): WantedWord[] => {
      const { answer: text, language = 'en' } = JSON.parse(report) as Report
      if (heard.has(item) || told.has(`${language} ${keyOf(text)}`)) return []
      const isConcept = !item.startsWith(wantedItem(course))
      return [{ item, text, language, learners, newestAt, isConcept }]
    })
    .slice(0, shownAtMost)
}

/** Meanings beside each other, each for itself. */
const keysOf = (gloss: string): string[] => gloss.split(/[;,/]/u).map(keyOf)

/** Without case, marks, what stands in brackets, and the article that dictionaries give or leave out. */
function keyOf(text: string): string {
  return text
    .replace(/\([^)]*\)/gu, ' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/gu, "'")
    .trim()
    .replace(/^(?:(?:an?|the|to|une?|l[ea]s?|des|du)\s+|l')/u, '')
    .replace(/\s+/gu, ' ')
}
