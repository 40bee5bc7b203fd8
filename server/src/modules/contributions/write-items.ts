import type { DeskExportFormat } from '@mboa/contract'
import { languageNames } from '@mboa/domain'
import { formats, writeXlsx, zipCldf, type Header } from '@mboa/formats'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Items } from './entries-of-items.ts'
import { strictestOf } from './items-of-contributions.ts'

/** A file of words and sentences as it goes out. */
export interface ItemsFile {
  readonly type: string
  /** Of its name. */
  readonly ending: string
  readonly bytes: AsyncIterable<Uint8Array>
}

/** Words and sentences of a language as a file that comes in again as it is. */
export async function writeItems(
  items: Items,
  language: string,
  format: DeskExportFormat,
): Promise<ItemsFile> {
  // Only here: it brings what reads packs.
  const { composeRows, composeTable } = await import('@mboa/content/import')
  if (format === 'csv') {
    // Spreadsheets know by the mark that it is Unicode.
    const table = `\uFEFF${composeTable(items).join('\r\n')}\r\n`
    return fileOf('text/csv; charset=utf-8', 'csv', [Buffer.from(table)])
  }
  if (format === 'xlsx') {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return fileOf(type, 'xlsx', writeXlsx(composeRows(items)))
  }
  const { entriesOfItems } = await import('./entries-of-items.ts')
  const entries = entriesOfItems(items, language)
  const header = headerOf(items)
  if (format === 'cldf') {
    const name = languageNames[language]?.en ?? language
    const { source: citation, licence } = header
    const set = { language, name, title: `Words and sentences of ${name}, Mboa`, citation, licence }
    return fileOf('application/zip', 'cldf.zip', zipCldf(entries, set))
  }
  const pieces = formats[format].write(header, entries, { language })
  return fileOf('application/xml; charset=utf-8', format, encoded(pieces))
}

const fileOf = (
  type: string,
  ending: string,
  bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): ItemsFile => ({ type, ending, bytes: Readable.from(piecemeal(bytes)) })

/** Yields to the event loop between pieces, because making them never waits. */
async function* piecemeal(bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  for await (const piece of bytes) {
    yield piece
    await setImmediate()
  }
}

/** Beyond these, nobody reads on; each entry says its own. */
const mostNamed = 10

/** All that it is from, and the licence under which all of it may be had together. */
function headerOf({ words, sentences }: Items): Required<Pick<Header, 'source' | 'licence'>> {
  const all = [...words, ...sentences]
  const citations = all.flatMap(({ sources }) => sources.map(({ citation }) => citation))
  const sources = [...new Set(['Mboa', ...citations])]
  const isLong = sources.length > mostNamed
  const licences = all.map(({ licence }) => licence)
  return {
    source: isLong
      ? `Mboa, with ${sources.length - 1} sources, named by the entries`
      : sources.join('; '),
    licence: licences.reduce(strictestOf, 'CC0-1.0'),
  }
}

async function* encoded(
  pieces: AsyncIterable<string | Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  for await (const piece of pieces) yield Buffer.from(piece)
}
