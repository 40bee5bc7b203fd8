import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formats, type FormatName } from './formats.ts'
import { defaultMapping } from './choose-item.ts'
import { FormatError } from './model.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''
const files = isLong ? 10_000 : 300
const mostMs = 1_000
const mostMemory = 200_000_000

const fixtures = join(import.meta.dirname, 'fixtures')
const sound: readonly (readonly [FormatName, string])[] = [
  ['lift', 'flex-shape.lift'],
  ['sfm', 'toolbox-shape.sfm'],
  ['tmx', 'memory-shape.tmx'],
  ['csv', 'table-shape.csv'],
]

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
function breakFile(bytes: Uint8Array, random: (below: number) => number): Uint8Array {
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

test.each(sound)(
  '%s: broken files are read or refused with a plain message',
  async (format, name) => {
    const bytes = await readFile(join(fixtures, name))
    const random = createRandom(1)
    let [slowestMs, refused] = [0, 0]
    const before = process.memoryUsage().heapUsed
    let most = 0
    for (let file = 0; file < files; file++) {
      const broken = breakFile(bytes, random)
      const startedAt = performance.now()
      try {
        const parts = formats[format].read([broken], defaultMapping, { language: 'bas' })
        for await (const part of parts) {
          if (part.part === 'problem') expect(part.problem.message).toMatch(/^\S.*[^.]$/)
        }
      } catch (error) {
        if (!(error instanceof FormatError)) {
          throw new Error(`file ${file}: ${Buffer.from(broken).toString('utf8').slice(0, 400)}`, {
            cause: error,
          })
        }
        refused++
        expect([error.message, error.line > 0]).toEqual([
          expect.stringMatching(/^[\p{L}\d<\\][^\n]{3,200}$/u),
          true,
        ])
      }
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
      most = Math.max(most, process.memoryUsage().heapUsed - before)
    }
    expect(slowestMs).toBeLessThan(mostMs)
    expect(most).toBeLessThan(mostMemory)
    expect(refused).toBeGreaterThan(format === 'csv' || format === 'sfm' ? 0 : files / 4)
    process.stdout.write(
      `${format}: ${files} broken files, ${refused} refused, slowest ${slowestMs.toFixed(0)} ms, ${(most / 1e6).toFixed(0)} MB\n`,
    )
  },
  600_000,
)
