import { quoted } from '../archive/zip.ts'
import type { Mapping } from '../choose-item.ts'
import { FormatError, type ReadPart } from '../model.ts'
import { columnOf } from '../table/table.ts'
import type { CldfRow } from './cldf-files.ts'

interface Spoken {
  readonly lang: string
  readonly dialect: string | undefined
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
): {
  readonly problems: readonly ReadPart[]
  find(reference: string): Spoken | 'other' | undefined
} {
  const wanted = mapping.text.length > 0 ? mapping.text : [language]
  const tagOf = (codes: readonly string[]) => wanted.find((each) => codes.includes(each))
  if (languages.length === 0) {
    return {
      problems: [],
      find(reference) {
        const lang = tagOf([reference])
        return lang === undefined ? 'other' : { lang, dialect: undefined }
      },
    }
  }
  const matched = languages.flatMap((row) => {
    const lang = tagOf(codeTerms.map((term) => row.cell(term)))
    return lang === undefined ? [] : [{ row, lang }]
  })
  if (matched.length === 0) {
    const names = languages.slice(0, mostNamed).map((row) => nameOf(row))
    const all = `${names.join(', ')}${languages.length > mostNamed ? ', …' : ''}`
    const message = `no language of the set is ${quoted(wanted.join(', '))}, it has ${all}`
    throw new FormatError(
      `${message}: say the id of one in "text"`,
      1,
      'other-language',
      languages[0]?.file,
    )
  }
  const own = new Map(
    matched.map(({ row, lang }): [string, Spoken] => [
      row.cell('id'),
      { lang, dialect: dialectOf(row, mapping, matched.length) },
    ]),
  )
  const counts = new Map<string, number>()
  for (const row of rows) {
    const id = row.cell('languageReference')
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return {
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
