import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { FormatError } from '../model.ts'
import { readTar } from './tar.ts'

interface Made {
  readonly name: string
  readonly content?: string
  readonly type?: string
  readonly prefix?: string
}

/** As POSIX.1-1988 has it. */
function blocksOf({ name, content = '', type = '0', prefix = '' }: Made): Buffer {
  const header = Buffer.alloc(512)
  header.write(name, 0)
  header.write(Buffer.byteLength(content).toString(8).padStart(11, '0'), 124)
  header.write('        ', 148)
  header.write(type, 156)
  header.write('ustar', 257)
  header.write(prefix, 345)
  header.write(
    `${header
      .reduce((sum, byte) => sum + byte, 0)
      .toString(8)
      .padStart(6, '0')}\0 `,
    148,
  )
  const data = Buffer.from(content)
  return Buffer.concat([header, data, Buffer.alloc((512 - (data.length % 512)) % 512)])
}

const end = Buffer.alloc(1024)
const archive = (...files: readonly Made[]) => Buffer.concat([...files.map(blocksOf), end])

/** In pieces that fall anywhere. */
function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 97) yield bytes.subarray(at, at + 97)
}

async function read(bytes: Uint8Array, isRead = (_name: string) => true) {
  const files: [string, string][] = []
  for await (const { name, read: content } of readTar(inPieces(bytes))) {
    const held: Uint8Array[] = []
    if (isRead(name)) for await (const piece of content()) held.push(piece)
    files.push([name, Buffer.concat(held).toString()])
  }
  return files
}

test('files come in their order, with their folders and whole', async () => {
  const long = 'x'.repeat(1500)
  const made = archive({ name: 'a.txt', content: long }, { name: 'b.txt', prefix: 'far/away' })
  expect(await read(made)).toEqual([
    ['a.txt', long],
    ['far/away/b.txt', ''],
  ])
  expect(await read(made, (name) => name !== 'a.txt')).toEqual([
    ['a.txt', ''],
    ['far/away/b.txt', ''],
  ])
})

test('names that are longer than their field are read, of GNU and of pax', async () => {
  const [gnu, pax] = [`${'g'.repeat(150)}.mp3`, `${'p'.repeat(150)}.mp3`]
  const made = archive(
    { name: '././@LongLink', type: 'L', content: `${gnu}\0` },
    { name: 'g', content: '1' },
    { name: 'PaxHeaders/p', type: 'x', content: recordOf('mtime', '1.5') + recordOf('path', pax) },
    { name: 'p', content: '2' },
    { name: 'short', content: '3' },
  )
  expect(await read(made)).toEqual([
    [gnu, '1'],
    [pax, '2'],
    ['short', '3'],
  ])
})

/** A record of a pax header: its length in bytes, itself included, then `key=value`. */
function recordOf(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  const digits = String(Buffer.byteLength(rest)).length
  const length = Buffer.byteLength(rest) + digits
  return `${length + (String(length).length - digits)}${rest}`
}

test.each([
  ['a pax header of 20 kB', recordOf('SCHILY.xattr.x', 'x'.repeat(20_000)), 'cv/a.mp3'],
  ['a pax value with a line break', recordOf('comment', 'x\n18 path=other.txt'), 'cv/a.mp3'],
  ['a path with a line break', recordOf('path', 'cv/\nä.mp3'), 'cv/\nä.mp3'],
])('%s is read by the lengths of its records', async (_, content, name) => {
  const made = archive({ name: 'PaxHeaders/a', type: 'x', content }, { name: 'cv/a.mp3' })
  expect(await read(made)).toEqual([[name, '']])
})

test('what the source fails with is passed on', async () => {
  const failure = new Error('the disk is gone')
  function* failing() {
    yield archive({ name: 'a', content: 'x'.repeat(600) }).subarray(0, 800)
    throw failure
  }
  const files = readTar(failing())
  const { value } = await files.next()
  await expect(buffer(Readable.from(value?.read() ?? []))).rejects.toBe(failure)
})

test('links, folders and devices are passed over', async () => {
  const others = ['1', '2', '3', '4', '5', '6', 'g'].map((type) => ({ name: `of-${type}`, type }))
  expect(await read(archive(...others, { name: 'file' }))).toEqual([['file', '']])
})

test.each([
  ['an end in the middle', archive({ name: 'a', content: 'x'.repeat(600) }).subarray(0, 800)],
  ['no end', blocksOf({ name: 'a' })],
  ['something else', Buffer.alloc(2048, 'no tape at all. ')],
  ['a name without end', archive({ name: 'a', type: 'L', content: 'x'.repeat(2 ** 23 + 1) })],
  ['a header that is changed', archive({ name: 'a' }).fill('b', 0, 1)],
])('an archive with %s is refused', async (_, bytes) => {
  await expect(read(bytes)).rejects.toBeInstanceOf(FormatError)
})
