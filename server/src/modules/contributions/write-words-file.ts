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
  const { composeRows, lineOf } = await import('@mboa/content/tables')
  if (format === 'csv') {
    const lines = writeLines(inTurns(composeRows(items)), lineOf)
    return fileOf('text/csv; charset=utf-8', 'csv', lines)
  }
  if (format === 'xlsx') {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    return fileOf(type, 'xlsx', writeXlsx(inTurns(composeRows(items))))
  }
  const { entriesOfItems } = await import('./entries-of-items.ts')
  const entries = inTurns(entriesOfItems(items, language))
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

const fileOf = (type: string, ending: string, bytes: AsyncIterable<Uint8Array>): ItemsFile => ({
  type,
  ending,
  bytes: Readable.from(bytes),
})

/** Items that are written in one turn of the event loop, since writing them never waits. */
const itemsOfTurn = 50

async function* inTurns<Item>(items: Iterable<Item>): AsyncGenerator<Item, void> {
  let count = 0
  for (const item of items) {
    yield item
    count += 1
    if (count % itemsOfTurn === 0) await setImmediate()
  }
}

const pieceCharacters = 16_000

async function* writeLines<Row>(
  rows: AsyncIterable<Row>,
  lineOf: (row: Row) => string,
): AsyncGenerator<Uint8Array, void> {
  // Spreadsheets recognise Unicode by this mark.
  let text = '\uFEFF'
  for await (const row of rows) {
    text += `${lineOf(row)}\r\n`
    if (text.length < pieceCharacters) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
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
