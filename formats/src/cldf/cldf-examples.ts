import type { Mapping } from '../choose-item.ts'
import {
  compact,
  type Example,
  type FoundColumn,
  type LeftOut,
  type ReadPart,
  type TaggedText,
} from '../model.ts'
import type { CldfRow } from './cldf-files.ts'
import type { Languages } from './cldf-languages.ts'
import { countRows, extraNamed, extraOf, findColumns, idOf, refuse, textsIn } from './cldf-cells.ts'
import type { CldfTable, Metadata } from './cldf-metadata.ts'

interface FoundExample {
  readonly row: CldfRow
  readonly example: Example
  readonly dialect: string | undefined
}

export interface Examples {
  /** Columns that could be said to be a translation. */
  readonly columns: readonly FoundColumn[]
  readonly problems: readonly ReadPart[]
  /** Examples of a sense or entry, linked in either direction. */
  of(component: 'SenseTable' | 'EntryTable', row: CldfRow): readonly Example[]
  /** Unlinked examples in the language of the words, with the ids of senses that are not read. */
  unowned(): readonly FoundExample[]
  /** Unlinked examples in other languages. */
  leftOut(): readonly LeftOut[]
}

export const noExamples: Examples = {
  columns: [],
  problems: [],
  of: () => [],
  unowned: () => [],
  leftOut: () => [],
}

const ownTerms = ['id', 'languageReference', 'primaryText', 'translatedText', 'source']

export function createExamplesReader(
  rows: readonly CldfRow[],
  { metadata, mapping, languages }: { metadata: Metadata; mapping: Mapping; languages: Languages },
): Examples {
  const table = metadata.tables.find(({ component }) => component === 'ExampleTable')
  const owners = ownersIn(table, metadata)
  const terms = [...ownTerms, ...owners.map(({ term }) => term)]
  const byId = new Map<string, FoundExample>()
  const byOwner = new Map<string, FoundExample[]>()
  const all: FoundExample[] = []
  const problems: ReadPart[] = []
  for (const row of rows) {
    if (row.cell('primaryText') === '') {
      const flaw = { message: 'its text is empty', reason: 'no-text' } as const
      problems.push(refuse(row, flaw, row.cell('id')))
      continue
    }
    const found = readExample(row, { terms, mapping, languages })
    all.push(found)
    byId.set(row.cell('id'), found)
    for (const { term, component } of owners) {
      for (const id of row.list(term)) {
        const owner = `${component} ${id}`
        const others = byOwner.get(owner)
        if (others === undefined) byOwner.set(owner, [found])
        else others.push(found)
      }
    }
  }
  const owned = new Set<FoundExample>()
  const isOther = ({ row }: FoundExample) =>
    languages.find(row.cell('languageReference')) === 'other'
  const unowned = () => all.filter((each) => !owned.has(each))
  return {
    columns: findColumns(
      rows.map((row) => row.others(terms)),
      mapping,
    ),
    problems,
    of(component, row) {
      const found = [
        ...(byOwner.get(`${component} ${row.cell('id')}`) ?? []),
        ...row.list('exampleReference').flatMap((id) => byId.get(id) ?? []),
      ]
      for (const each of found) owned.add(each)
      return found.map(({ example }) => example)
    },
    unowned: () =>
      unowned()
        .filter((each) => !isOther(each))
        .map(({ row, example, dialect }) => {
          const links = owners.flatMap(({ column, term }) => extraNamed(column, row.cell(term)))
          const extra = [...(example.extra ?? []), ...links]
          return { row, dialect, example: compact<Example>({ ...example, extra }) }
        }),
    leftOut: () =>
      countRows(
        unowned()
          .filter(isOther)
          .map(({ row }) => row),
      ),
  }
}

/** Columns that name the senses or entries of an example; other links are carried along. */
function ownersIn(table: CldfTable | undefined, { tables }: Metadata) {
  return (table?.references ?? []).flatMap(({ column, url }) => {
    const term = table?.columns.find(({ name }) => name === column)?.term ?? column
    const component = tables.find((each) => each.url === url)?.component ?? ''
    return component === 'SenseTable' || component === 'EntryTable'
      ? [{ column, term, component }]
      : []
  })
}

function readExample(
  row: CldfRow,
  {
    terms,
    mapping,
    languages,
  }: { terms: readonly string[]; mapping: Mapping; languages: Languages },
): FoundExample {
  const spoken = languages.find(row.cell('languageReference'))
  const reference = row.cell('languageReference')
  const other = { lang: reference, dialect: undefined }
  const { lang, dialect } =
    typeof spoken === 'object'
      ? spoken
      : spoken === 'other' && reference !== ''
        ? other
        : languages.first
  const others = row.others(terms)
  const translation = row.cell('translatedText')
  const own = { lang: row.langOf('translatedText') ?? 'en', text: translation }
  const texts: TaggedText[] = [...(translation === '' ? [] : [own]), ...textsIn(others, mapping)]
  const sources = row.list('source')
  const example = compact<Example>({
    forms: [{ lang, text: row.cell('primaryText') }],
    translations: texts.length === 0 ? [] : [{ texts }],
    source: sources.length === 0 ? undefined : sources.join('; '),
    extra: [...idOf(row), ...extraOf(others, mapping)],
  })
  return { row, example, dialect }
}
