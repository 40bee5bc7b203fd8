import { FormatError } from '../model.ts'
import { expect } from 'vitest'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''
/** How many broken files are read of each format. */
export const brokenFiles = isLong ? 10_000 : 300
const mostMs = 1_000
const mostMemory = 200_000_000

/** Numbers that look random and are the same in each run (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const pieces = [
  '<',
  '>',
  '&',
  '&#0;',
  '&lol;',
  '"',
  ']]>',
  '<!--',
  '<![CDATA[',
  '</entry>',
  '<entry id="a">',
  '\\lx ',
  '\\',
  '\n',
  '\r',
  '\0',
  '\uFEFF',
  '\u202E',
  '<?x',
  '<!DOCTYPE a [<!ENTITY b "c">]>',
]

/** The file with a few bytes changed, cut, doubled, moved or put in. */
export function breakFile(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
  let broken = Buffer.from(bytes)
  for (let times = 1 + random(4); times > 0; times--) {
    const at = random(broken.length + 1)
    const to = Math.min(broken.length, at + random(200))
    const [before, inside, after] = [
      broken.subarray(0, at),
      broken.subarray(at, to),
      broken.subarray(to),
    ]
    switch (random(6)) {
      case 0:
        broken = Buffer.from(before)
        break
      case 1:
        broken = Buffer.concat([before, after])
        break
      case 2:
        broken = Buffer.concat([before, inside, inside, inside, after])
        break
      case 3:
        broken = Buffer.concat([before, Buffer.from(pieces[random(pieces.length)] ?? ''), after])
        break
      case 4:
        broken = Buffer.concat([before, Buffer.from([random(256)]), broken.subarray(at + 1)])
        break
      default:
        broken = Buffer.concat([after, before, inside])
    }
  }
  return broken
}

/**
 * Reads files that are broken at random, and holds that each is read or refused with one sentence,
 * in time and memory. Gives how many were refused.
 */
export async function readBrokenFiles(
  name: string,
  makeBroken: (random: (below: number) => number) => Uint8Array,
  read: (bytes: Uint8Array) => Promise<void>,
): Promise<number> {
  const random = createRandom(1)
  let [slowestMs, refused] = [0, 0]
  const { heapUsed: heapBefore, external: externalBefore } = process.memoryUsage()
  const before = heapBefore + externalBefore
  let most = 0
  for (let file = 0; file < brokenFiles; file++) {
    const broken = makeBroken(random)
    const startedAt = performance.now()
    try {
      await read(broken)
    } catch (error) {
      if (!(error instanceof FormatError)) {
        throw new Error(`file ${file}: ${Buffer.from(broken).toString('utf8').slice(0, 400)}`, {
          cause: error,
        })
      }
      refused++
      expect([error.message, error.line > 0]).toEqual([
        expect.stringMatching(/^[\p{L}\d<"\\][^\n]{3,200}$/u),
        true,
      ])
    }
    slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    const { heapUsed, external } = process.memoryUsage()
    most = Math.max(most, heapUsed + external - before)
  }
  expect(slowestMs).toBeLessThan(mostMs)
  expect(most).toBeLessThan(mostMemory)
  process.stdout.write(
    `${name}: ${brokenFiles} broken files, ${refused} refused, slowest ${slowestMs.toFixed(0)} ms, ${(most / 1e6).toFixed(0)} MB\n`,
  )
  return refused
}
