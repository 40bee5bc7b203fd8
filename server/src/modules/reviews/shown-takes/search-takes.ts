import { setImmediate } from 'node:timers/promises'
import { indexItems, searchItems, type ItemIndex, type SearchableItem } from '@mboa/domain'
import type { UnitPack } from '@mboa/contract'
import type { Context } from '../../../context.ts'
import { walkById } from '../../../platform/database/walk-pages.ts'
import { findConceptOfTake, findTextsOfTakes } from '../../contributions/index.ts'
import type { ShownTakesFilter } from './repository.ts'
import { stateOf, listReceivedTakes, type ReceivedTakeRow } from '../../takes/index.ts'

const pageSize = 500

type SearchContext = Pick<Context, 'database' | 'library' | 'readCurrentCourses'>

/**
 * Which of one's takes hold a word: as it is written, with or without tones and special letters, or
 * by what it means in English or French, as learners search a course. The ids of all, the newest first.
 */
export async function searchTakes(
  context: SearchContext,
  recorderId: string,
  { state, course }: Pick<ShownTakesFilter, 'state' | 'course'>,
  text: string,
): Promise<readonly string[]> {
  const { queries } = context.database
  const asked: ReceivedTakeRow[] = []
  for await (const rows of walkById(
    (page) => listReceivedTakes(queries, recorderId, page),
    pageSize,
  )) {
    asked.push(...rows.filter((row) => isAsked(row, { state, course })))
  }
  const courses = await context.readCurrentCourses()
  const found: string[] = []
  for (const [code, takes] of Map.groupBy(asked, (take) => take.course)) {
    const units: SearchableUnit[] = []
    for (const pack of courses.findCourse(code)?.packs ?? []) {
      units.push(indexUnit(code, pack))
      await setImmediate()
    }
    const ofCourse = new Set(units.flatMap(({ index }) => searchItems(index, text)))
    const beyond = takes.filter(({ item }) => !units.some(({ items }) => items.has(item)))
    const ofBeyond = new Set<string>()
    // Sorted by item, so that the texts of each item are read once.
    const byItem = beyond.toSorted((one, other) => (one.item < other.item ? -1 : 1))
    for (let from = 0; from < byItem.length; from += pageSize) {
      const described = await describe(context, byItem.slice(from, from + pageSize))
      for (const id of searchItems(indexItems(described, code), text)) ofBeyond.add(id)
    }
    found.push(
      ...takes.filter(({ id, item }) => ofCourse.has(item) || ofBeyond.has(id)).map(({ id }) => id),
    )
  }
  return found.sort().reverse()
}

function isAsked(
  row: ReceivedTakeRow,
  { state, course }: Pick<ShownTakesFilter, 'state' | 'course'>,
): boolean {
  const isOfState = state === undefined ? row.withdrawnAt === null : stateOf(row) === state
  return isOfState && (course === undefined || row.course === course)
}

interface SearchableUnit {
  readonly items: ReadonlySet<string>
  readonly index: ItemIndex
}

/** Made once for each content of a unit. */
const ready = new WeakMap<UnitPack, SearchableUnit>()

function indexUnit(code: string, pack: UnitPack): SearchableUnit {
  const known = ready.get(pack)
  if (known !== undefined) return known
  const items = [...pack.words, ...(pack.sentences ?? [])]
  const made = { items: new Set(items.map(({ id }) => id)), index: indexItems(items, code) }
  ready.set(pack, made)
  return made
}

/** What is in no course that is shown, by the ids of the takes: two may say one thing in two ways. */
async function describe(
  context: SearchContext,
  takes: readonly ReceivedTakeRow[],
): Promise<readonly SearchableItem[]> {
  const texts = await findTextsOfTakes(context, takes)
  return takes.map((take): SearchableItem => {
    const { id, course, item } = take
    const ofFiles = context.library.findItem(course, item)
    if (ofFiles !== undefined) return { ...ofFiles, id }
    const told = texts.get(id)
    const gloss = told?.gloss ?? findConceptOfTake(context.library, take)?.gloss
    return {
      id,
      text: told?.text ?? '',
      gloss: {
        en: gloss === undefined ? [] : [gloss.en],
        fr: gloss === undefined ? [] : [gloss.fr],
      },
    }
  })
}
