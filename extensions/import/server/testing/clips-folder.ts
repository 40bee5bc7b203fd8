import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Less than two seconds of somebody humming, made by LAME. */
const said = await readFile(join(import.meta.dirname, '../../../../server/src/testing/said.mp3'))

/** The same sound as another file: a tag before it, which says nothing, names it. */
export function clipOf(name: string): Buffer {
  const head = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, name.length])
  return Buffer.concat([head, Buffer.from(name, 'latin1'), said])
}

export interface TableRow {
  readonly client_id?: string
  readonly path: string
  readonly sentence?: string
  readonly age?: string
  readonly gender?: string
  readonly accents?: string
  readonly locale?: string
}

const columns = [
  'client_id',
  'path',
  'sentence_id',
  'sentence',
  'age',
  'gender',
  'accents',
  'locale',
] as const

/** A folder as Common Voice has one of each language, with a sound for each row. */
export async function makeClipsFolder(folder: string, rows: readonly TableRow[]): Promise<string> {
  await mkdir(join(folder, 'clips'), { recursive: true })
  const lines = rows.map((row) => {
    const cells: Record<string, string | undefined> = {
      client_id: 'voice-1',
      sentence: 'Mə nə.',
      locale: 'ewo',
      ...row,
    }
    return columns.map((column) => cells[column] ?? '').join('\t')
  })
  await writeFile(join(folder, 'validated.tsv'), `${[columns.join('\t'), ...lines].join('\n')}\n`)
  for (const { path } of rows) await writeFile(join(folder, 'clips', path), clipOf(path))
  return folder
}
