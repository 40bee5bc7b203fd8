import { quoted } from '../archive/zip.ts'
import type { Mapping } from '../choose-item.ts'
import { FormatError, type FoundLanguage, type LeftOut, type ReadPart } from '../model.ts'
import { columnOf } from '../table/table.ts'
import { countCells, countRows } from './cldf-cells.ts'
import type { CldfRow } from './cldf-files.ts'

export interface Spoken {
  readonly lang: string
  readonly dialect: string | undefined
}

export interface Languages {
  readonly problems: readonly ReadPart[]
  /** Cells about languages that are not read, and words in others that no problem names. */
  readonly leftOut: readonly LeftOut[]
  /** The first that is that of the course. */
  readonly first: Spoken
  /** By what a row says of its language; undefined where the set has no such language. */
  find(reference: string): Spoken | 'other' | undefined
}

/** The languages of a set with the number of their words, by what names them in the mapping. */
export function countLanguages(
  languages: readonly CldfRow[],
  rows: readonly CldfRow[],
): FoundLanguage[] {
  const counts = countWords(rows)
  if (languages.length === 0) {
    return [...counts].filter(([tag]) => tag !== '').map(([tag, count]) => ({ tag, count }))
  }
  return languages.map((row) => {
    const [tag, name] = [row.cell('id'), row.cell('name')]
    return { tag, ...(name !== '' && { name }), count: counts.get(tag) ?? 0 }
  })
}

function countWords(rows: readonly CldfRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const id = row.cell('languageReference')
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return counts
}

/**
 * Which of a set's languages are that of the course: by their code of ISO 639-3, or by the id or
 * glottocode that the mapping names. Where several are, each is a dialect.
 * @throws FormatError when none is
 */
export function findLanguages(
  languages: readonly CldfRow[],
  rows: readonly CldfRow[],
  mapping: Mapping,
  language: string,
): Languages {
  const wanted = mapping.text.length > 0 ? mapping.text : [language]
  const tagOf = (codes: readonly string[]) => wanted.find((each) => codes.includes(each))
  const counts = countWords(rows)
  if (languages.length === 0) {
    const lang = tagOf([...counts.keys()])
    if (lang === undefined && rows.length > 0) {
      throw noneOf([...counts.keys()], { wanted, file: rows[0]?.file })
    }
    return {
      problems: [],
      leftOut: countRows(
        rows.filter((row) => tagOf([row.cell('languageReference')]) === undefined),
      ),
      first: { lang: lang ?? language, dialect: undefined },
      find(reference) {
        const own = tagOf([reference])
        return own === undefined ? 'other' : { lang: own, dialect: undefined }
      },
    }
  }
  const matched = languages.flatMap((row) => {
    const lang = tagOf(codeTerms.map((term) => row.cell(term)))
    return lang === undefined ? [] : [{ row, lang }]
  })
  const own = new Map(
    matched.map(({ row, lang }): [string, Spoken] => [
      row.cell('id'),
      { lang, dialect: dialectOf(row, mapping, matched.length) },
    ]),
  )
  const [first] = own.values()
  if (first === undefined) throw noneOf(languages.map(nameOf), { wanted, file: languages[0]?.file })
  return {
    first,
    leftOut: countCells(languages, (row) =>
      row
        .others(['name', ...codeTerms])
        .filter(({ name }) => !own.has(row.cell('id')) || columnOf(name, mapping) !== 'dialect'),
    ),
    problems: languages.flatMap((row): ReadPart[] => {
      const count = counts.get(row.cell('id')) ?? 0
      if (own.has(row.cell('id')) || count === 0) return []
      const message = `${count} of its words are left out: it is another language`
      const { file, line } = row
      const reason = 'other-language'
      return [{ part: 'problem', problem: { file, line, entry: nameOf(row), message, reason } }]
    }),
    find(reference) {
      if (own.has(reference)) return own.get(reference)
      return languages.some((row) => row.cell('id') === reference) ? 'other' : undefined
    },
  }
}

function noneOf(
  names: readonly string[],
  { wanted, file }: { wanted: readonly string[]; file: string | undefined },
): FormatError {
  const shown = names.slice(0, mostNamed).map((name) => (name === '' ? 'words without one' : name))
  const all = `${shown.join(', ')}${names.length > mostNamed ? ', …' : ''}`
  const message = `no language of the set is ${quoted(wanted.join(', '))}, it has ${all}`
  return new FormatError(`${message}: say the id of one in "text"`, 1, 'other-language', file)
}

const codeTerms = ['id', 'iso639P3code', 'glottocode'] as const
const mostNamed = 5

function nameOf(row: CldfRow): string {
  const [name, id] = [row.cell('name'), row.cell('id')]
  return name === '' || name === id ? id : `${name} (${id})`
}

function dialectOf(row: CldfRow, mapping: Mapping, languages: number): string | undefined {
  const said = row.others([]).find(({ name }) => columnOf(name, mapping) === 'dialect')?.text
  return said ?? (languages > 1 ? row.cell('name') || row.cell('id') : undefined)
}
