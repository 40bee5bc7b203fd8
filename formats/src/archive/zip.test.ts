import { expect, test } from 'vitest'
import { FormatError } from '../model.ts'
import { makeZip, type Packed } from '../testing/make-zip.ts'
import { openZip } from './zip.ts'

async function readAll(zip: Uint8Array): Promise<Record<string, string>> {
  const archive = await openZip([zip])
  const read: Record<string, string> = {}
  for (const name of archive.names) {
    const chunks: Uint8Array[] = []
    for await (const chunk of archive.read(name)) chunks.push(chunk)
    read[name] = Buffer.concat(chunks).toString()
  }
  return read
}

test('files are read as they were packed, folders are none', async () => {
  const files = [
    { name: 'a/', mode: 0o040755, method: 0 },
    { name: 'a/ŋ.csv', bytes: 'ɛ'.repeat(100_000) },
    { name: 'stored.csv', bytes: 'b', method: 0 },
    { name: 'none.csv' },
  ]
  expect(await readAll(makeZip(files))).toEqual({
    'a/ŋ.csv': 'ɛ'.repeat(100_000),
    'stored.csv': 'b',
    'none.csv': '',
  })
  const archive = await openZip([makeZip(files)])
  await expect(archive.read('other.csv').next()).rejects.toThrow('has no "other.csv"')
})

/** What packing does not make smaller. */
const noise = Buffer.from(
  Array.from({ length: 1_100_000 }, (_, at) => (at * at * 2_654_435) >>> 13),
)
const zeros = (size: number) => new Uint8Array(size)
const inner = makeZip([{ name: 'b.csv', bytes: 'b' }])
const refused: readonly (readonly [what: string, files: readonly Packed[], message: RegExp])[] = [
  ['a bomb', [{ name: 'a', bytes: zeros(20_000_000) }], /"a" .* more than 200 times larger$/],
  [
    'a bomb that says it is small',
    [{ name: 'a', bytes: zeros(20_000_000), says: { size: 10 } }],
    /"a" in the archive becomes larger than its list says/,
  ],
  ['a size that is a lie', [{ name: 'a', bytes: 'b', says: { size: 99 } }], /becomes smaller/],
  [
    'many that are large together',
    Array.from({ length: 3 }, (_, at) => {
      return { name: `${at}`, bytes: noise, says: { size: 200_000_000 } }
    }),
    /larger than 500 MB/,
  ],
  ['a place above', [{ name: '../a.csv' }], /names a place outside/],
  ['a place above, further in', [{ name: 'a/../../b' }], /names a place outside/],
  ['a place above, as Windows writes it', [{ name: 'a\\..\\..\\b' }], /names a place outside/],
  ['an absolute path', [{ name: '/etc/passwd' }], /names a place outside/],
  ['a drive', [{ name: 'C:\\a' }], /names a place outside/],
  ['a name over two lines', [{ name: 'a\nb' }], /"a\uFFFDb" .*name that no file can have/],
  ['a link', [{ name: 'a', bytes: '/etc/passwd', mode: 0o120777 }], /"a" .*is a link/],
  ['a device', [{ name: 'a', mode: 0o060644 }], /"a" .*is a link/],
  ['an encrypted file', [{ name: 'a', bytes: 'b', flags: 0x801 }], /is encrypted/],
  ['a strongly encrypted file', [{ name: 'a', bytes: 'b', flags: 0x840 }], /is encrypted/],
  ['an encrypted list', [{ name: 'a', bytes: 'b', flags: 0x2800 }], /is encrypted/],
  ['another packing', [{ name: 'a', bytes: 'b', method: 14 }], /a way that is not read here/],
  ['an archive by name', [{ name: 'a/b.TAR.GZ' }], /"a\/b.TAR.GZ" .*is an archive itself/],
  ['an archive by its bytes', [{ name: 'a.csv', bytes: inner }], /"a.csv" .*an archive itself/],
  [
    'a name twice',
    [
      { name: 'a', bytes: 'b' },
      { name: 'a', bytes: 'c' },
    ],
    /"a" .*twice/,
  ],
  [
    'files that share their bytes',
    [
      { name: 'a', bytes: 'b' },
      { name: 'c', bytes: 'b', isOver: true },
    ],
    /"a" in the archive lies over another/,
  ],
  ['a wrong sum', [{ name: 'a', bytes: 'b', says: { crc: 1 } }], /"a" in the archive is damaged/],
  [
    'too many files',
    Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, method: 0 })),
    /more than 10000 files/,
  ],
  ['an endless name', [{ name: `${'a'.repeat(60_000)}.zip` }], /^"a{80}…" in the archive is an/],
]

test.each(refused)('%s: refused, with a plain message', async (_, files, message) => {
  const before = process.memoryUsage().rss
  const error = await readAll(makeZip(files)).catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(FormatError)
  expect((error as FormatError).message).toMatch(message)
  expect((error as FormatError).message).not.toContain('\n')
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000)
})

test.each([
  ['nothing', Buffer.alloc(0), 'the file is empty'],
  ['no ZIP', Buffer.from('text,english'), 'this is no ZIP'],
  ['a ZIP that breaks off', inner.subarray(0, -30), 'it breaks off before its end'],
  ['a list that is none', inner.subarray(5), 'damaged'],
  ['more than we hold', Buffer.alloc(50_000_001), 'larger than 50 MB'],
])('%s is refused', async (_, bytes, message) => {
  await expect(openZip([bytes])).rejects.toThrow(message)
})

test('nothing is unpacked before the whole list is looked through', async () => {
  const files = [{ name: 'good.csv', bytes: 'a' }, { name: 'sub/../../bad.csv' }]
  await expect(openZip([makeZip(files)])).rejects.toThrow('outside')
})
