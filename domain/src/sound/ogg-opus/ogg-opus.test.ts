import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readOggOpus, writeOggOpus } from './ogg-opus.ts'

/** A packet of one frame of 20 ms (configuration 9 of RFC 6716 §3.1), as far as its length goes. */
const packetOf = (bytes: number) => Uint8Array.of(0x48, ...Array<number>(bytes).fill(7))
const packets = Array.from({ length: 120 }, (_, nth) => packetOf(30 + ((nth * 37) % 300)))
const stream = { packets, preSkip: 312, sampleCount: 120 * 960 - 312 - 500, inputRate: 44_100 }

describe('an Ogg Opus file', () => {
  it('comes back as it was written', () => {
    expect(readOggOpus(writeOggOpus(stream))).toEqual(stream)
  })

  it('holds packets of any size, and sounds of any length', () => {
    const lengths = fc.array(fc.integer({ min: 0, max: 1275 }), { minLength: 1, maxLength: 150 })
    fc.assert(
      fc.property(lengths, fc.integer({ min: 0, max: 600 }), (sizes, cut) => {
        const made = { ...stream, packets: sizes.map(packetOf) }
        const sampleCount = sizes.length * 960 - 312 - cut
        fc.pre(sampleCount > 0)
        expect(readOggOpus(writeOggOpus({ ...made, sampleCount }))).toEqual({
          ...made,
          sampleCount,
        })
      }),
    )
  })

  it('is refused with any byte changed', () => {
    const file = writeOggOpus({ ...stream, packets: packets.slice(0, 3), sampleCount: 2500 })
    for (let at = 0; at < file.length; at += 1) {
      const damaged = file.slice()
      damaged[at] = (damaged[at] ?? 0) ^ 0x10
      expect([at, readOggOpus(damaged)]).toEqual([at, undefined])
    }
  })

  it('is refused cut off, continued, or as something else', () => {
    const file = writeOggOpus(stream)
    for (const length of [0, 27, 28, 47, 200, file.length - 1]) {
      expect(readOggOpus(file.subarray(0, length))).toBeUndefined()
    }
    expect(readOggOpus(Uint8Array.of(...file, 0))).toBeUndefined()
    expect(readOggOpus(Uint8Array.of(...file, ...file))).toBeUndefined()
    expect(readOggOpus(new TextEncoder().encode('<html><script>'))).toBeUndefined()
  })

  it('is refused where it plays more than it holds, or hides what it holds', () => {
    const longer = { ...stream, sampleCount: stream.sampleCount + 100_000 }
    const honest = readOggOpus(writeOggOpus(longer))
    expect(honest?.sampleCount).toBe(120 * 960 - 312)
    expect(readOggOpus(writeOggOpus({ ...stream, sampleCount: 960 }))).toBeUndefined()
  })
})
