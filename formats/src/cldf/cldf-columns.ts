import {
  type Chunks,
  type Entry,
  FormatError,
  type Header,
  type Sense,
  writtenForms,
} from '../model.ts'
import type { CldfRow } from './cldf-files.ts'
import { readLift } from '../lift/read-lift.ts'

/** What the columns of a Dictionary say of an entry. */
export interface EntryColumns {
  readonly headword: string
  readonly partOfSpeech: string
  readonly variants: string
  readonly comment: string
  readonly dialect: string
  /** Where it is from; what CLDF calls a source is a key of a bibliography. */
  readonly attribution: string
  readonly licence: string
  readonly senses: readonly SenseColumns[]
}

interface SenseColumns {
  readonly description: string
  readonly english: string
  readonly french: string
  readonly examples: readonly { readonly text: string; readonly translation: string }[]
}

export function columnsOf(entry: Entry): EntryColumns {
  const written = [...(entry.citation ?? []), ...entry.forms]
  const senses = flatten(entry.senses)
  const variants = [
    ...entry.forms.slice(1),
    ...(entry.variants ?? []).flatMap(({ forms = [] }) => forms),
  ].map(({ text }) => text.replaceAll(';', ','))
  return {
    headword: writtenForms(entry)[0]?.text ?? entry.key,
    partOfSpeech: senses.find(({ partOfSpeech }) => partOfSpeech)?.partOfSpeech ?? '',
    variants: variants.join(';'),
    comment: (entry.notes ?? []).flatMap(({ texts }) => texts.map(({ text }) => text)).join(' · '),
    dialect: written.find(({ dialect }) => dialect !== undefined)?.dialect ?? '',
    attribution: entry.source ?? '',
    licence: entry.licence ?? '',
    senses: senses.flatMap((sense) => {
      const [english, french] = [meaningIn(sense, 'en'), meaningIn(sense, 'fr')]
      const description = english || french || (sense.glosses[0]?.text ?? '')
      // A sense without any meaning has nothing to describe, which CLDF requires.
      if (description.trim() === '') return []
      return [{ description, english, french, examples: examplesOf(sense) }]
    }),
  }
}

function examplesOf({ examples = [] }: Sense): SenseColumns['examples'] {
  return examples.flatMap(({ forms, translations }) => {
    const text = forms?.[0]?.text ?? ''
    const translation = translations?.[0]?.texts[0]?.text ?? ''
    return text.trim() === '' ? [] : [{ text, translation }]
  })
}

function flatten(senses: readonly Sense[]): Sense[] {
  return senses.flatMap((sense) => [sense, ...flatten(sense.senses ?? [])])
}

function meaningIn({ glosses, definitions = [] }: Sense, lang: string): string {
  const isOf = (each: { lang: string }) => each.lang === lang || each.lang.startsWith(`${lang}-`)
  const found = glosses.filter(isOf)
  return (found.length > 0 ? found : definitions.filter(isOf)).map(({ text }) => text).join('; ')
}

/** Whether the columns still say what they did when the whole entry was written beside them. */
export function isUnchanged(whole: Entry, read: Entry, row: CldfRow): boolean {
  const written = columnsOf(whole)
  const said = Object.entries(ownColumns).map(([name, column]) => {
    return [name, row.has(column) ? row.cell(column) : written[name as OwnColumn]]
  })
  const own = Object.fromEntries(said) as Pick<EntryColumns, OwnColumn>
  return saidBy(written) === saidBy({ ...columnsOf(read), ...own })
}

/** What a column alone says, by its name or what CLDF calls it. */
const ownColumns = {
  variants: 'Variants',
  comment: 'comment',
  dialect: 'Dialect',
  attribution: 'Attribution',
  licence: 'Licence',
} as const
type OwnColumn = keyof typeof ownColumns

const entryColumns = [
  'headword',
  'partOfSpeech',
  'variants',
  'comment',
  'dialect',
  'attribution',
  'licence',
] as const

/** Without the English: where a row has none, its description is read as such, whatever it is in. */
function saidBy({ senses, ...entry }: EntryColumns): string {
  const meanings = senses.map(({ description, french, examples }) => [
    description,
    french,
    ...examples.flatMap(({ text, translation }) => [text, translation]),
  ])
  const said = [entryColumns.map((name) => entry[name]), ...meanings]
  return JSON.stringify(
    said.map((cells) => cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim())),
  )
}

type WholePart = { readonly id: string; readonly entry: Entry } | Pick<Header, 'ranges'>

/** The whole entries by the ids of their rows, as far as they can be read. */
export async function* readWhole(chunks: Chunks | undefined): AsyncGenerator<WholePart, void> {
  if (chunks === undefined) return
  let place = 0
  try {
    for await (const part of readLift(chunks)) {
      if (part.part === 'header' && part.header.ranges) yield { ranges: part.header.ranges }
      if (part.part === 'entry' || part.part === 'problem') place++
      if (part.part === 'entry') yield { id: `e${place}`, entry: part.entry }
    }
  } catch (error) {
    // The columns say the rest.
    if (!(error instanceof FormatError)) throw error
  }
}
