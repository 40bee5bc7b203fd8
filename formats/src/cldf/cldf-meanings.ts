import type { Mapping } from '../choose-item.ts'
import {
  compact,
  type FoundColumn,
  type LeftOut,
  type ReadPart,
  type Sense,
  type TaggedText,
} from '../model.ts'
import {
  countRows,
  extraOf,
  findColumns,
  type Flaw,
  idOf,
  notInSet,
  refuse,
  textsIn,
} from './cldf-cells.ts'
import type { Examples } from './cldf-examples.ts'
import type { CldfRow } from './cldf-files.ts'

export interface Parts {
  /** Columns that could be said to be a meaning. */
  readonly columns: readonly FoundColumn[]
  readonly problems: readonly ReadPart[]
  flawOf(row: CldfRow): Flaw | undefined
  sensesOf(row: CldfRow): readonly Sense[]
  /** Rows that no entry was given; call it after all entries are read. */
  leftOut(): readonly LeftOut[]
}

/** In a Wordlist, the names of its concepts are the meaning of a form. */
export function meaningsOfConcepts(rows: readonly CldfRow[], mapping: Mapping): Parts {
  const concepts = new Map(rows.map((row) => [row.cell('id'), row]))
  const { meaningsIn, extraIn, columns } = createMeaningsReader(rows, 'name', mapping)
  const given = new Set<CldfRow>()
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
        given.add(concept)
        const rest = compact<Pick<Sense, 'extra'>>({ extra: extraIn(concept) })
        return { ...rest, glosses: meaningsIn(concept) }
      }),
    leftOut: () => countRows(rows.filter((row) => !given.has(row))),
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

/** Columns that link a row to others and carry no meaning. */
const referring = ['id', 'entryReference', 'exampleReference']

export function sensesOfEntries(
  of: { rows: readonly CldfRow[]; senses: readonly CldfRow[]; examples: Examples },
  mapping: Mapping,
): Parts {
  const { examples } = of
  const byEntry = new Map<string, { row: CldfRow; sense: Sense }[]>()
  const accounted = new Set<CldfRow>()
  const known = new Set(of.rows.map((row) => row.cell('id')))
  const problems: ReadPart[] = []
  const { meaningsIn, extraIn, columns } = createMeaningsReader(of.senses, 'description', mapping)
  for (const row of of.senses) {
    const glosses = meaningsIn(row)
    const entries = row.list('entryReference')
    const lost = entries.find((id) => !known.has(id))
    if (glosses.length === 0) {
      problems.push(refuse(row, { message: 'its meaning is empty' }, row.cell('id')))
      accounted.add(row)
    } else if (lost !== undefined || entries.length === 0) {
      problems.push(refuse(row, notInSet('entry', lost ?? ''), glosses[0]?.text ?? ''))
      accounted.add(row)
    } else {
      // A key names one sense of a file.
      const key = entries.length === 1 ? row.cell('id') || undefined : undefined
      const extra = [...(key === undefined ? idOf(row) : []), ...extraIn(row)]
      const rest = compact<Omit<Sense, 'glosses'>>({ key, extra })
      const found = { row, sense: { ...rest, glosses } }
      for (const id of entries) {
        const others = byEntry.get(id)
        if (others === undefined) byEntry.set(id, [found])
        else others.push(found)
      }
    }
  }
  return {
    columns,
    problems,
    flawOf: () => undefined,
    sensesOf(row) {
      const partOfSpeech = row.cell('partOfSpeech') || undefined
      const own = examples.of('EntryTable', row)
      const bare = { row: undefined, sense: { glosses: [] } }
      const found = byEntry.get(row.cell('id')) ?? [bare]
      return found.map(({ row: senseRow, sense: { glosses, ...rest } }, at) => {
        if (senseRow !== undefined) accounted.add(senseRow)
        const ofSense = senseRow === undefined ? [] : examples.of('SenseTable', senseRow)
        return {
          ...compact<Omit<Sense, 'glosses'>>({
            ...rest,
            partOfSpeech,
            examples: at === 0 ? [...ofSense, ...own] : [...ofSense],
          }),
          glosses,
        }
      })
    },
    leftOut: () => countRows(of.senses.filter((row) => !accounted.has(row))),
  }
}
