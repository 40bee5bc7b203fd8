import { createWriteStream, type WriteStream } from 'node:fs'
import { access, mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import {
  type Entry,
  type FormatName,
  formatNames,
  formats,
  type Header,
  type Mapping,
  withConvention,
  writeCldf,
} from '@mboa/formats'
import { MisuseError, type ExitStatus, type Terminal } from '../../../../server/src/cli/command.ts'
import { formatOf } from '../../../../server/src/cli/format-of.ts'
import { withDatabase } from '../../../../server/src/cli/with-database.ts'
import {
  listImports,
  mayBePassedOn,
  type ImportRow,
} from '../../../../server/src/modules/contributions/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import { walkPages } from '../../../../server/src/platform/database/walk-pages.ts'
import { listEntries } from '../words/repository.ts'

const pageSize = 500

export async function exportFile(
  terminal: Terminal,
  id: string,
  options: { to: string; format?: FormatName | 'cldf' },
): Promise<ExitStatus> {
  const { to } = options
  const format = options.format === 'cldf' ? 'cldf' : formatOf(to, options.format, formatNames)
  const isTaken = await access(to).then(
    () => true,
    () => false,
  )
  if (isTaken) throw new MisuseError(`${to} already exists: choose another name.`)
  return withDatabase(terminal, async ({ queries }) => {
    const found = (await listImports(queries)).find((each) => each.id === id)
    if (found === undefined) throw new MisuseError(`There is no import ${id}.`)
    if (found.undoneAt !== null) {
      terminal.complain('This import was undone: nothing of it is left.')
      return 1
    }
    const count = { written: 0, withheld: 0 }
    const entries = walkEntries(queries, found, count)
    try {
      if (format === 'cldf') await writeFolder(to, found, entries)
      else {
        const header = JSON.parse(found.header) as Header
        const pieces = formats[format].write(header, entries, { language: found.course })
        await pipeline(Readable.from(pieces), createWriteStream(to, { flags: 'wx' }))
      }
    } catch (error) {
      // Half a file looks like a whole one.
      await rm(to, { recursive: true, force: true })
      throw error
    }
    if (count.withheld > 0) {
      terminal.complain(
        `${count.withheld} left out: their licence, or that of the whole file, does not allow it.`,
      )
    }
    if (count.written === 0) {
      await rm(to, { recursive: true, force: true })
      terminal.complain('Nothing is left to write.')
      return 1
    }
    terminal.write(`Wrote ${count.written} entries to ${basename(to)}.`)
    return 0
  })
}

async function writeFolder(
  folder: string,
  { course, citation, licence, header: said }: ImportRow,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  await mkdir(folder)
  const streams = new Map<string, WriteStream>()
  const header = JSON.parse(said) as Header
  const set = { language: course, title: citation, citation, licence, header }
  for await (const { file, text } of writeCldf(entries, set)) {
    const stream = streams.get(file) ?? createWriteStream(join(folder, file), { flags: 'wx' })
    streams.set(file, stream)
    if (!stream.write(text)) await new Promise((resolve) => stream.once('drain', resolve))
  }
  for (const stream of streams.values()) {
    stream.end()
    await finished(stream)
  }
}

/** Those that may leave; how many do, and how many stay, is counted on the way. */
async function* walkEntries(
  queries: Queries,
  imported: ImportRow,
  count: { written: number; withheld: number },
): AsyncGenerator<Entry, void> {
  const read = (page: { after: number | undefined; limit: number }) =>
    listEntries(queries, imported.id, page)
  const { conventions = {} } = JSON.parse(imported.mapping) as Partial<Mapping>
  const toForms = (forms: Entry['forms']) => forms.map((form) => withConvention(form, conventions))
  for await (const rows of walkPages(read, ({ place }) => place, pageSize)) {
    for (const row of rows) {
      const entry = JSON.parse(row.entry) as Entry
      const isOpen = mayBePassedOn(entry, imported)
      count[isOpen ? 'written' : 'withheld'] += 1
      // What was said of its writing systems at the import goes along.
      if (isOpen) {
        const { forms, citation } = entry
        yield { ...entry, forms: toForms(forms), ...(citation && { citation: toForms(citation) }) }
      }
    }
  }
}
