import { open } from 'node:fs/promises'
import type { ReadName } from '@mboa/formats'

const headBytes = 4_000

const signs: readonly (readonly [ReadName, RegExp])[] = [
  ['lift', /<lift\b/],
  ['tmx', /<tmx\b/],
  ['eaf', /<ANNOTATION_DOCUMENT\b/],
  ['sfm', /^\uFEFF?\s*\\[a-z_]+/],
]

/** A ZIP, or a tape, packed or not: what it holds is looked up apart. */
export async function isArchive(path: string): Promise<boolean> {
  const head = await readHead(path)
  const isZip = head.indexOf('PK\u0003\u0004') === 0
  const isPacked = head[0] === 0x1f && head[1] === 0x8b
  return isZip || isPacked || head.toString('latin1', 257, 262) === 'ustar'
}

/** Of what is text, or a workbook of before 2007, which its reader tells what to do about. */
export async function findTextFormat(path: string): Promise<ReadName> {
  const head = await readHead(path)
  if (head.indexOf(oldOffice) === 0) return 'xlsx'
  return signs.find(([, sign]) => sign.test(textOf(head)))?.[0] ?? 'csv'
}

const oldOffice = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function textOf(head: Buffer): string {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return head.toString('utf16le')
  if (first !== 0xfe || second !== 0xff) return head.toString('utf8')
  return Buffer.from(head.subarray(0, head.length & ~1))
    .swap16()
    .toString('utf16le')
}
