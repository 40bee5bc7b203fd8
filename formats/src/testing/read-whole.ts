import { defaultMapping, type Mapping } from '../choose-item.ts'
import { writeCldf } from '../cldf/write-cldf.ts'
import { formats, readers, type FormatName, type ReadName } from '../formats.ts'
import type { Entry, FormatProblem, Header, ReadPart } from '../model.ts'

export const bytesOf = (text: string): Uint8Array[] => [new TextEncoder().encode(text)]

export async function collect<T>(parts: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const part of parts) all.push(part)
  return all
}

/** A file of `bas` as it would be written. */
export async function writeWhole(
  format: FormatName,
  entries: readonly Entry[],
  header: Header = {},
): Promise<Buffer> {
  const pieces = await collect(formats[format].write(header, entries, { language: 'bas' }))
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
}

/** What is said of a set of CLDF that a test writes. */
export const saidOfSet = { title: 'Made', citation: 'Made, 2024', licence: 'CC-BY-4.0' }

/** The files of a set of CLDF as it would be written, by their names. */
export async function writeCldfSet(
  entries: readonly Entry[],
  language: string,
  header: Header = {},
): Promise<Readonly<Record<string, string>>> {
  const files: Record<string, string> = {}
  for (const { file, text } of await collect(
    writeCldf(entries, { ...saidOfSet, language, header }),
  )) {
    files[file] = (files[file] ?? '') + text
  }
  return files
}

export interface WholeFile {
  readonly headers: readonly Header[]
  readonly entries: readonly Entry[]
  readonly problems: readonly FormatProblem[]
}

/** All parts of a file at once, as a test wants them; words are of `bas` by default. */
export async function readWhole(
  format: ReadName,
  file: string | Uint8Array,
  mapping: Partial<Mapping> = {},
): Promise<WholeFile> {
  const chunks = typeof file === 'string' ? bytesOf(file) : [file]
  const whole = { ...defaultMapping, ...mapping }
  const parts = await collect<ReadPart>(readers[format].read(chunks, whole, { language: 'bas' }))
  return {
    headers: parts.flatMap((each) => (each.part === 'header' ? [each.header] : [])),
    entries: parts.flatMap((each) => (each.part === 'entry' ? [each.entry] : [])),
    problems: parts.flatMap((each) => (each.part === 'problem' ? [each.problem] : [])),
  }
}

export async function readEntries(
  format: ReadName,
  file: string | Uint8Array,
): Promise<readonly Entry[]> {
  return (await readWhole(format, file)).entries
}
