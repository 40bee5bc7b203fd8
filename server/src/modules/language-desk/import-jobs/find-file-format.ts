import { open } from 'node:fs/promises'
import type { ReadName } from '@mboa/formats'

const headBytes = 4_000
/** A list of files stands at the end of a ZIP; those that hold words have short ones. */
const tailBytes = 1_000_000

/** Signs in what is text, and in the names that a ZIP lists. */
const signs: Readonly<Record<'text' | 'zip', readonly (readonly [ReadName, RegExp])[]>> = {
  text: [
    ['lift', /<lift\b/],
    ['tmx', /<tmx\b/],
    ['eaf', /<ANNOTATION_DOCUMENT\b/],
    ['sfm', /^\uFEFF?\s*\\[a-z_]+/],
  ],
  zip: [
    ['apkg', /collection\.anki2/],
    ['cldf', /metadata\.json/],
  ],
}

/** By what is in it: phones name files as they like. */
export async function findFileFormat(path: string): Promise<ReadName> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const read = async (at: number, bytes: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, at)
      return buffer.subarray(0, bytesRead)
    }
    const head = await read(0, headBytes)
    const isZip = head.indexOf('PK\u0003\u0004') === 0
    const isOldOffice = head.indexOf(Buffer.from([0xd0, 0xcf, 0x11, 0xe0])) === 0
    if (isOldOffice) return 'xlsx'
    if (!isZip) return signs.text.find(([, sign]) => sign.test(textOf(head)))?.[0] ?? 'csv'
    const tail = await read(Math.max(0, size - tailBytes), tailBytes)
    const names = head.toString('latin1') + tail.toString('latin1')
    return signs.zip.find(([, sign]) => sign.test(names))?.[0] ?? 'xlsx'
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
