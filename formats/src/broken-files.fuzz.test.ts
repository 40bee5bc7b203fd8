import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openZip } from './archive/zip.ts'
import { defaultMapping } from './choose-item.ts'
import { readers, type ReadName } from './formats.ts'
import { breakFile, brokenFiles, readBrokenFiles } from './testing/break-file.ts'
import { apkgParts } from './testing/make-apkg.ts'
import { packParts, xlsxParts } from './testing/make-xlsx.ts'
import { makeZip, type Packed } from './testing/make-zip.ts'
import { readEntries, writeCldfSet } from './testing/read-whole.ts'

/** 10,000 files of each format in the long run, 300 in the short one. */
const limitMs = brokenFiles > 300 ? 600_000 : 120_000

const fixtures = join(import.meta.dirname, 'fixtures')
const sound: readonly (readonly [ReadName, string])[] = [
  ['lift', 'flex-shape.lift'],
  ['sfm', 'toolbox-shape.sfm'],
  ['tmx', 'memory-shape.tmx'],
  ['csv', 'table-shape.csv'],
  ['eaf', 'transcription-shape.eaf'],
]

async function readParts(format: ReadName, broken: Uint8Array, language = 'bas'): Promise<void> {
  const parts = readers[format].read([broken], defaultMapping, { language })
  for await (const part of parts) {
    if (part.part === 'problem') expect(part.problem.message).toMatch(/^\S.*[^.]$/)
  }
}

test.each(sound)(
  '%s: broken files are read or refused with a plain message',
  async (format, name) => {
    const bytes = await readFile(join(fixtures, name))
    const refused = await readBrokenFiles(
      format,
      (random) => breakFile(bytes, random),
      (broken) => readParts(format, broken),
    )
    expect(refused).toBeGreaterThan(format === 'csv' || format === 'sfm' ? 0 : brokenFiles / 4)
  },
  limitMs,
)

test(
  'zip: broken archives are read or refused with a plain message',
  async () => {
    const bytes = makeZip([
      { name: 'a/', mode: 0o040755, method: 0 },
      { name: 'a/one.csv', bytes: 'text,english\n'.repeat(200) },
      { name: 'two.csv', bytes: 'ŋ', method: 0 },
    ])
    const refused = await readBrokenFiles(
      'zip',
      (random) => breakFile(bytes, random),
      async (broken) => {
        const archive = await openZip([broken])
        for (const name of archive.names) for await (const chunk of archive.read(name)) void chunk
      },
    )
    expect(refused).toBeGreaterThan(brokenFiles / 4)
  },
  limitMs,
)

/** An archive one file of which is broken, or the archive itself. */
function breakArchive(
  parts: Readonly<Record<string, string>>,
  random: (below: number) => number,
): Uint8Array {
  if (random(4) === 0) return breakFile(packParts(parts), random)
  const names = Object.keys(parts)
  const name = names[random(names.length)] ?? ''
  return packParts({ ...parts, [name]: breakFile(Buffer.from(parts[name] ?? ''), random) })
}

const row = (place: number) =>
  `<row r="${place}"><c r="A${place}" t="s"><v>0</v></c><c r="B${place}" s="2"><v>45352.5</v></c></row>`

test(
  'xlsx: broken workbooks are read or refused with a plain message',
  async () => {
    const head = '<row r="1"><c r="A1" t="s"><v>1</v></c><c r="B1" t="s"><v>0</v></c></row>'
    const parts = xlsxParts(
      `${head}${Array.from({ length: 20 }, (_, at) => row(at + 2)).join('')}`,
      '<si><r><t>taba</t></r></si><si><t>text</t></si>',
    )
    const refused = await readBrokenFiles(
      'xlsx',
      (random) => breakArchive(parts, random),
      (broken) => readParts('xlsx', broken),
    )
    expect(refused).toBeGreaterThan(brokenFiles / 4)
  },
  limitMs,
)

async function readWordlist(): Promise<Readonly<Record<string, string>>> {
  const folder = join(fixtures, 'wordlist-shape')
  const names = await readdir(folder)
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return Object.fromEntries(names.map((name, at) => [name, texts[at] ?? '']))
}

/** As we write one, with what its columns have no place for. */
async function makeDictionary(): Promise<Readonly<Record<string, string>>> {
  const entries = await readEntries('lift', await readFile(join(fixtures, 'flex-shape.lift')))
  return writeCldfSet(entries, 'ewo')
}

test.each([
  ['Wordlist', readWordlist],
  ['Dictionary', makeDictionary],
])(
  'cldf: a broken %s is read or refused with a plain message',
  async (module, make) => {
    const parts = await make()
    const refused = await readBrokenFiles(
      `cldf (${module})`,
      (random) => breakArchive(parts, random),
      (broken) => readParts('cldf', broken, 'ewo'),
    )
    expect(refused).toBeGreaterThan(brokenFiles / 10)
  },
  limitMs,
)

/** A package one file of which is broken, as it lies in the archive or before it was packed. */
function breakPackage(parts: readonly Packed[], random: (below: number) => number): Uint8Array {
  const whole = () => makeZip(parts)
  if (random(8) === 0) return breakFile(whole(), random)
  const files = parts.filter(({ name }) => /^(media|collection\.anki2(1|1b)?)$/.test(name))
  // The collection that is read is the last one.
  const wanted = random(4) === 0 ? 'media' : (files.findLast(isCollection)?.name ?? '')
  return makeZip(
    parts.map((file): Packed => {
      if (file.name !== wanted) return file
      const bytes = Buffer.from(file.bytes ?? '')
      const isZstd = bytes.length > 4 && bytes.readUInt32LE() === 0xfd2fb528
      if (!isZstd || random(4) === 0) return { ...file, bytes: breakFile(bytes, random) }
      return { ...file, bytes: zstdCompressSync(breakFile(zstdDecompressSync(bytes), random)) }
    }),
  )
}

const isCollection = ({ name }: Packed) => name.startsWith('collection.')

test.each(['anki2', 'anki21', 'anki21b'] as const)(
  'apkg: broken packages with collection.%s are read or refused with a plain message',
  async (container) => {
    const notes = Array.from({ length: 60 }, (_, at) => [
      `word ${at}`,
      '<b>one</b>',
      'un',
      '[sound:a.mp3]',
    ])
    const parts = apkgParts[container](notes, ['a.mp3', 'b.jpg'])
    const refused = await readBrokenFiles(
      `apkg (${container})`,
      (random) => breakPackage(parts, random),
      (broken) => readParts('apkg', broken),
    )
    expect(refused).toBeGreaterThan(brokenFiles / 10)
  },
  1_200_000,
)
