import { quoted } from '../archive/zip.ts'
import type { Mapping } from '../choose-item.ts'
import { startFindingFields } from '../found-fields.ts'
import {
  compact,
  type Extra,
  type FormatProblem,
  type FoundColumn,
  type ReadPart,
  type Sense,
  type TaggedText,
} from '../model.ts'
import { columnOf } from '../table/table.ts'
import type { Examples } from './cldf-examples.ts'
import type { CldfCell, CldfRow } from './cldf-files.ts'

export const cldf = 'cldf'

/** Names of the extras of a header. */
export const titleProperty = 'dc:title'
export const bibliographyFile = 'sources.bib'

export interface Parts {
  /** Columns that could be said to be a meaning. */
  readonly columns: readonly FoundColumn[]
  readonly problems: readonly ReadPart[]
  flawOf(row: CldfRow): Flaw | undefined
  sensesOf(row: CldfRow): readonly Sense[]
}

/** In a Wordlist a form means what its concepts are named. */
export function meaningsOfConcepts(rows: readonly CldfRow[], mapping: Mapping): Parts {
  const concepts = new Map(rows.map((row) => [row.cell('id'), row]))
  const { meaningsIn, extraIn, columns } = createMeaningsReader(rows, 'name', mapping)
  return {
    columns,
    problems: [],
    flawOf(row) {
      const missing = row.list('parameterReference').find((id) => !concepts.has(id))
      return missing !== undefined && rows.length > 0 ? notInSet('concept', missing) : undefined
    },
    sensesOf: (row) =>
      row.list('parameterReference').map((id) => {
        const concept = concepts.get(id)
        if (concept === undefined) return { glosses: [{ lang: 'en', text: id }] }
        const rest = compact<Pick<Sense, 'extra'>>({ extra: extraIn(concept) })
        return { ...rest, glosses: meaningsIn(concept) }
      }),
  }
}

/** Reads the meaning in the column of a term and in others that are of a language, and the rest. */
function createMeaningsReader(rows: readonly CldfRow[], term: string, mapping: Mapping) {
  const others = (row: CldfRow) => row.others([...referring, term])
  const namedIn = (row: CldfRow) => textsIn(others(row), mapping)
  const isTwice = (row: CldfRow) =>
    namedIn(row).some(({ text, lang }) => text === row.cell(term) && lang !== 'en')
  const hasEnglish = (row: CldfRow) => namedIn(row).some(({ lang }) => lang === 'en')
  // Some sets say the meaning of any language in the column that has to be there. One word may be
  // the same in two, so that a single row tells nothing.
  const isOfAny =
    rows.some(hasEnglish) || rows.every((row) => row.cell(term) === '' || isTwice(row))
  return {
    columns: findColumns(rows.map(others), mapping),
    extraIn: (row: CldfRow) => extraOf(others(row), mapping),
    meaningsIn: (row: CldfRow): TaggedText[] => {
      const named = namedIn(row)
      const own = row.cell(term)
      const lang = row.langOf(term)
      if (own === '') return named
      if (lang !== undefined) return [{ lang, text: own }, ...named]
      const isSaid = hasEnglish(row) || (isOfAny && isTwice(row))
      return isSaid ? named : [{ lang: 'en', text: own }, ...named]
    },
  }
}

/** What a row says of its place in the set, and nothing of what it means. */
const referring = ['id', 'entryReference', 'exampleReference']

/** Cells in columns of a language: by the metadata, or by the mapping. */
export const textsIn = (cells: readonly CldfCell[], mapping: Mapping): TaggedText[] =>
  cells.flatMap((cell) => {
    const lang = languageOf(cell, mapping)
    return lang === undefined ? [] : [{ lang, text: cell.text }]
  })

/** All other cells, under the names of their columns. */
export const extraOf = (cells: readonly CldfCell[], mapping: Mapping): Extra[] =>
  cells.flatMap((cell) => {
    const { name, text: value } = cell
    return languageOf(cell, mapping) === undefined ? [{ format: cldf, name, value }] : []
  })

function languageOf({ name, lang }: CldfCell, mapping: Mapping): string | undefined {
  const column = columnOf(name, mapping)
  return lang ?? (column.startsWith('gloss ') ? column.slice('gloss '.length) : undefined)
}

/** Columns with a few examples of what they say, for whoever says what they hold. */
export function findColumns(
  rows: readonly (readonly CldfCell[])[],
  mapping: Mapping,
): readonly FoundColumn[] {
  const langs = new Map<string, string>()
  const found = startFindingFields((name) => {
    const lang = langs.get(name)
    return lang === undefined ? '' : `gloss ${lang}`
  })
  for (const cell of rows.flat()) {
    found.add(cell.name, cell.text)
    const lang = languageOf(cell, mapping)
    if (lang !== undefined) langs.set(cell.name, lang)
  }
  return found.list((name) => name)
}

export function sensesOfEntries(
  of: { rows: readonly CldfRow[]; senses: readonly CldfRow[]; examples: Examples },
  mapping: Mapping,
): Parts {
  const { examples } = of
  const byEntry = new Map<string, Sense[]>()
  const known = new Set(of.rows.map((row) => row.cell('id')))
  const problems: ReadPart[] = []
  const { meaningsIn, extraIn, columns } = createMeaningsReader(of.senses, 'description', mapping)
  for (const row of of.senses) {
    const glosses = meaningsIn(row)
    const entries = row.list('entryReference')
    const lost = entries.find((id) => !known.has(id))
    if (glosses.length === 0) {
      problems.push(refuse(row, { message: 'its meaning is empty' }, row.cell('id')))
    } else if (lost !== undefined || entries.length === 0) {
      problems.push(refuse(row, notInSet('entry', lost ?? ''), glosses[0]?.text ?? ''))
    } else {
      const rest = { examples: examples.of('SenseTable', row), extra: extraIn(row) }
      const sense = { ...compact<Omit<Sense, 'glosses'>>(rest), glosses }
      for (const id of entries) byEntry.set(id, [...(byEntry.get(id) ?? []), sense])
    }
  }
  return {
    columns,
    problems,
    flawOf: () => undefined,
    sensesOf(row) {
      const partOfSpeech = row.cell('partOfSpeech') || undefined
      const own = examples.of('EntryTable', row)
      const senses = byEntry.get(row.cell('id')) ?? [{ glosses: [] }]
      return senses.map(({ glosses, examples: ofSense = [], ...rest }, at) => ({
        ...compact<Omit<Sense, 'glosses'>>({
          ...rest,
          partOfSpeech,
          examples: at === 0 ? [...ofSense, ...own] : [...ofSense],
        }),
        glosses,
      }))
    },
  }
}

export type Flaw = Pick<FormatProblem, 'message' | 'reason'>

export const notInSet = (what: string, id: string): Flaw => {
  return { message: `its ${what} ${quoted(id)} is not in the set`, reason: 'not-in-set' }
}

export function refuse({ file, line }: CldfRow, flaw: Flaw, entry: string): ReadPart {
  return { part: 'problem', problem: { file, line, ...(entry !== '' && { entry }), ...flaw } }
}
