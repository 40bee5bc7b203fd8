import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from './sealed-stream.ts'

const key = Buffer.alloc(32, 1)
const kib = 1024
const headBytes = 46
const sealedChunk = 64 * kib + 16

const sealAll = (content: Buffer, purpose = 'a file', by = key) =>
  buffer(Readable.from(seal(by, purpose, piecesOf(content))))
const openAll = (sealed: Buffer, purpose = 'a file', by = key) =>
  buffer(Readable.from(unseal(by, purpose, Readable.from(piecesOf(sealed)))))

/** As a disk or a network gives it: never in the pieces that were written. */
function piecesOf(content: Buffer): readonly Buffer[] {
  const pieces: Buffer[] = []
  for (let from = 0; from < content.length; from += 50_001) {
    pieces.push(content.subarray(from, from + 50_001))
  }
  return pieces
}

describe('what is sealed', () => {
  it.each([0, 1, 64 * kib - 1, 64 * kib, 64 * kib + 1, 128 * kib, 300 * kib])(
    'opens as it was, of %i bytes',
    async (bytes) => {
      const content = randomBytes(bytes)
      expect((await openAll(await sealAll(content))).equals(content)).toBe(true)
    },
  )

  it('is another each time, and reveals nothing of what it holds', async () => {
    const content = Buffer.alloc(1000, 'secret')
    const [first, second] = [await sealAll(content), await sealAll(content)]
    expect(first.equals(second)).toBe(false)
    expect(first.includes('secret')).toBe(false)
  })

  it('stays shut for another key, and as another file', async () => {
    const sealed = await sealAll(Buffer.from('ndolo'))
    const refused = 'was sealed with another key or as another file, or is damaged'
    await expect(openAll(sealed, 'a file', Buffer.alloc(32, 2))).rejects.toThrow(refused)
    await expect(openAll(sealed, 'another file')).rejects.toThrow(refused)
  })

  it('is refused where it is cut off, at any place', async () => {
    const sealed = await sealAll(randomBytes(150 * kib))
    const ends = [0, 10, headBytes, headBytes + 5, headBytes + sealedChunk]
    for (const end of [...ends, headBytes + 2 * sealedChunk, sealed.length - 1]) {
      await expect(openAll(sealed.subarray(0, end))).rejects.toThrow(/damaged/)
    }
    // Also between two chunks of the same size, and where something is put behind the last.
    const even = await sealAll(randomBytes(128 * kib))
    await expect(openAll(even.subarray(0, headBytes + sealedChunk))).rejects.toThrow(/damaged/)
    await expect(openAll(Buffer.concat([even, Buffer.alloc(1)]))).rejects.toThrow(
      'is damaged, cut off or reordered after 64 KiB',
    )
  })

  it('is refused where its chunks are exchanged, repeated or changed', async () => {
    const sealed = await sealAll(randomBytes(200 * kib))
    const head = sealed.subarray(0, headBytes)
    const chunkAt = (nth: number) =>
      sealed.subarray(headBytes + nth * sealedChunk, headBytes + (nth + 1) * sealedChunk)
    const last = chunkAt(3)
    for (const order of [
      [1, 0, 2],
      [0, 2, 1],
      [0, 0, 1, 2],
      [0, 2],
    ]) {
      const reordered = Buffer.concat([head, ...order.map(chunkAt), last])
      await expect(openAll(reordered)).rejects.toThrow(/damaged/)
    }
    const flipped = Buffer.from(sealed)
    flipped[sealed.length - 100] = (flipped[sealed.length - 100] ?? 0) ^ 1
    await expect(openAll(flipped)).rejects.toThrow('after 192 KiB')
  })

  it('is distinguished from what never was', async () => {
    await expect(openAll(Buffer.alloc(100))).rejects.toThrow('is not sealed')
  })
})
