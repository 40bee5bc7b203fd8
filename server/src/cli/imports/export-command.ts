import { createWriteStream, type WriteStream } from 'node:fs'
import { access, mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { type Entry, formatNames, formats, type Header, writeCldf } from '@mboa/formats'
import { listEntries, listImports, type ImportRow } from '../../modules/contributions/index.ts'
import type { Queries } from '../../platform/database/database.ts'
import { walkPages } from '../../platform/database/walk-pages.ts'
import { MisuseError, type Command } from '../command.ts'
import { withDatabase } from '../with-database.ts'
import { formatOf } from './import-arguments.ts'

const pageSize = 500

export const exportFile: Command = {
  name: 'export',
  operands: '<import> --to <file> [--format <name>|cldf]',
  summary:
    'Write what was imported, with all that came with it, in the format of the file’s name (cldf: into a folder).',
  async run(args, terminal) {
    const options = { to: { type: 'string' }, format: { type: 'string' } } as const
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [id, ...others] = positionals
    const { to } = values
    if (id === undefined || others.length > 0) throw new MisuseError('Name one import.')
    if (to === undefined) throw new MisuseError('Name the file to write with --to.')
    const format = values.format === 'cldf' ? 'cldf' : formatOf(to, values.format, formatNames)
    const isTaken = await access(to).then(
      () => true,
      () => false,
    )
    if (isTaken) throw new MisuseError(`${to} already exists: give another name.`)
    return withDatabase(terminal, async ({ queries }) => {
      const found = (await listImports(queries)).find((each) => each.id === id)
      if (found === undefined) throw new MisuseError(`There is no import ${id}.`)
      if (found.undoneAt !== null) {
        terminal.complain('This import was undone: nothing of it is left.')
        return 1
      }
      const entries = walkEntries(queries, id)
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
      terminal.write(`Wrote ${found.entries} entries to ${basename(to)}.`)
      return 0
    })
  },
}

async function writeFolder(
  folder: string,
  { course, fileName, citation, licence }: ImportRow,
  entries: AsyncIterable<Entry>,
): Promise<void> {
  await mkdir(folder)
  const streams = new Map<string, WriteStream>()
  const set = { language: course, title: fileName, citation, licence }
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

async function* walkEntries(queries: Queries, importId: string): AsyncGenerator<Entry, void> {
  const read = (page: { after: number | undefined; limit: number }) =>
    listEntries(queries, importId, page)
  for await (const rows of walkPages(read, ({ place }) => place, pageSize)) {
    for (const { entry } of rows) yield JSON.parse(entry) as Entry
  }
}
