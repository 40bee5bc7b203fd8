import { readApkg } from './apkg/read-apkg.ts'
import type { Mapping } from './choose-item.ts'
import { readCldf } from './cldf/read-cldf.ts'
import { readEaf } from './eaf/read-eaf.ts'
import { readLift } from './lift/read-lift.ts'
import { writeLift } from './lift/write-lift.ts'
import type { Chunks, Entry, Header, ReadPart } from './model.ts'
import { readSfm } from './sfm/read-sfm.ts'
import { writeSfm } from './sfm/write-sfm.ts'
import { readTable, rowsOf, writeTable } from './table/table.ts'
import { readTmx, writeTmx } from './tmx/tmx.ts'
import { readXlsx } from './xlsx/read-xlsx.ts'
import { writeXlsx } from './xlsx/write-xlsx.ts'

export const formatNames = ['lift', 'sfm', 'tmx', 'csv', 'tsv', 'xlsx'] as const
export type FormatName = (typeof formatNames)[number]

/** Formats that are read; how the last of them are written is not a file. */
export const readNames = [...formatNames, 'cldf', 'eaf', 'apkg'] as const
export type ReadName = (typeof readNames)[number]

/** What is said of a whole file where its format does not say it. */
export interface FileLanguage {
  /** Tag of the language that the words are of. */
  readonly language: string
  /** Other files of a set, by their names in its folder. */
  readonly openBeside?: (name: string) => Promise<Chunks | undefined>
}

export interface FormatReader {
  readonly title: string
  /** What names of such files end in. */
  readonly endings: readonly string[]
  /** @throws FormatError when the file as a whole cannot be read */
  read(chunks: Chunks, mapping: Mapping, of: FileLanguage): AsyncGenerator<ReadPart, void>
}

export interface Format extends FormatReader {
  write(
    header: Header,
    entries: AsyncIterable<Entry> | Iterable<Entry>,
    of: FileLanguage,
  ): AsyncGenerator<string | Uint8Array, void>
}

export const formats: Readonly<Record<FormatName, Format>> = {
  lift: {
    title: 'LIFT 0.13 (FLEx)',
    endings: ['.lift'],
    read: (chunks) => readLift(chunks),
    write: writeLift,
  },
  sfm: {
    title: 'SFM with the markers of MDF (Toolbox, Shoebox)',
    endings: ['.sfm', '.db', '.mdf', '.txt'],
    read: (chunks, mapping, { language }) => readSfm(chunks, mapping, language),
    write: writeSfm,
  },
  tmx: {
    title: 'TMX 1.4 (translation memories)',
    endings: ['.tmx'],
    read: (chunks, mapping, { language }) => readTmx(chunks, mapping, language),
    write: (header, entries, { language }) => writeTmx(header, entries, language),
  },
  csv: {
    title: 'a table (CSV)',
    endings: ['.csv'],
    read: (chunks, mapping, { language }) => readTable(chunks, mapping, language),
    write: (_header, entries, { language }) => writeTable(entries, language),
  },
  tsv: {
    title: 'a table (TSV)',
    endings: ['.tsv', '.tab'],
    read: (chunks, mapping, { language }) => readTable(chunks, mapping, language),
    write: (_header, entries, { language }) => writeTable(entries, language, '\t'),
  },
  xlsx: {
    title: 'a sheet of a workbook (XLSX)',
    endings: ['.xlsx', '.xlsm'],
    read: (chunks, mapping, { language }) => readXlsx(chunks, mapping, language),
    write: (_header, entries, { language }) => writeXlsx(rowsOf(entries, language)),
  },
}

export const readers: Readonly<Record<ReadName, FormatReader>> = {
  ...formats,
  cldf: {
    title: 'CLDF (Wordlist or Dictionary)',
    endings: ['metadata.json', '.zip'],
    read: readCldf,
  },
  eaf: {
    title: 'a transcription of ELAN',
    endings: ['.eaf'],
    read: (chunks, mapping, { language }) => readEaf(chunks, mapping, language),
  },
  apkg: {
    title: 'a package of Anki (.apkg)',
    endings: ['.apkg', '.colpkg'],
    read: (chunks, mapping, { language }) => readApkg(chunks, mapping, language),
  },
}

/** The format that a file's name speaks of. */
export function findFormat(fileName: string): ReadName | undefined {
  const name = fileName.toLowerCase()
  return readNames.find((each) => readers[each].endings.some((ending) => name.endsWith(ending)))
}
