import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defaultMapping, type ReadName, readNames, readers, type ReadPart } from '@mboa/formats'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../server/src/testing/temporary-folder.ts'
import { readApart } from './read-apart.ts'

const fixtures = join(import.meta.dirname, '../../../../../formats/src/fixtures')
const question = (format: ReadName, path: string) => ({
  format,
  mapping: defaultMapping,
  language: 'bas',
  path,
})

async function write(text: string): Promise<string> {
  const path = join(await temporaryFolder(), 'file')
  await writeFile(path, text)
  return path
}

async function collect(parts: AsyncIterable<ReadPart>): Promise<ReadPart[]> {
  const all: ReadPart[] = []
  for await (const part of parts) all.push(part)
  return all
}

const files: Partial<Record<ReadName, string>> = {
  lift: 'flex-shape.lift',
  sfm: 'toolbox-shape.sfm',
  tmx: 'memory-shape.tmx',
  csv: 'table-shape.csv',
  xlsx: 'workbook-shape.xlsx',
  eaf: 'transcription-shape.eaf',
  apkg: 'deck-shape.apkg',
}

it.each(readNames.filter((format) => files[format] !== undefined))(
  'reads %s in a process of its own as in this one',
  { tags: 'long' },
  async (format) => {
    const path = join(fixtures, files[format] ?? '')
    const bytes = await readFile(path)
    const here = await collect(
      readers[format].read([bytes], defaultMapping, { language: 'bas' }),
    ).catch((error: unknown) => error)
    const inParts = await collect(readApart(question(format, path))).catch(
      (error: unknown) => error,
    )
    expect(JSON.parse(JSON.stringify(inParts))).toEqual(JSON.parse(JSON.stringify(here)))
  },
)

it('says what is wrong with a file, and where', async () => {
  const path = await write('<lift version="0.13">\n<entry>')
  const reading = collect(readApart(question('lift', path)))
  await expect(reading).rejects.toMatchObject({
    message: 'the file breaks off before its end',
    line: 2,
    reason: 'damaged',
  })
})

it('gives up a file that takes too long', async () => {
  const path = join(fixtures, 'table-shape.csv')
  const reading = collect(readApart(question('csv', path), { silenceMs: 1 }))
  await expect(reading).rejects.toMatchObject({
    message: 'reading this file takes too long',
    reason: 'unreadable-file',
  })
})

it('gives up a file that takes more memory than it may', async () => {
  const path = await write('a,\n'.repeat(1_000_000))
  await expect(collect(readApart(question('csv', path), { heap: 30 }))).rejects.toMatchObject({
    message: 'reading this file takes more than 500 MB of memory',
    reason: 'unreadable-file',
  })
})

it('stops reading where nobody asks any further', async () => {
  const path = await write(`text,english,french\n${'a,b,c\n'.repeat(100_000)}`)
  for await (const part of readApart(question('csv', path))) {
    if (part.part === 'entry') break
  }
  const children = () =>
    process.getActiveResourcesInfo().filter((resource) => resource === 'ProcessWrap')
  await expect.poll(children).toEqual([])
})
