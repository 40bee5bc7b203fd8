import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeFlac, encodeFlac, findMp3Part, listMp3Frames, readOggOpus } from '@mboa/domain'
import { expect, it } from 'vitest'
import { hum } from '../../testing/takes.ts'
import { clipFlaws, convertClip, verifyClip, type ClipEnding } from './read-clip.ts'

const said = await readFile(join(import.meta.dirname, '../../testing/said.mp3'))
const kind = 'sentence'

/** As recorders of field linguists write it: two channels of 16 bits. */
function makeWav(samples: Int16Array, sampleRate = 48_000): Uint8Array {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(2, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt16LE(4, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length * 4, 40)
  const twice = Int16Array.from({ length: samples.length * 2 }, (_, at) => samples[at >> 1] ?? 0)
  return Buffer.concat([head, Buffer.from(twice.buffer)])
}

it('makes of a clip what is played of a take', async () => {
  const playable = await convertClip({ bytes: said, ending: 'mp3', kind })
  expect(playable?.sound).toMatchObject({ sampleRate: 24_000, quality: { verdict: 'good' } })
  const { cut = { start: 0, end: 0 }, archive, files } = playable ?? {}
  expect(decodeFlac(archive ?? new Uint8Array())?.length).toBe(playable?.sampleCount)
  const heard = readOggOpus(files?.listening ?? new Uint8Array())
  expect(heard?.sampleCount).toBe((cut.end - cut.start) * 2)
  const whole = decodeFlac(archive ?? new Uint8Array())
  expect(decodeFlac(files?.flac ?? new Uint8Array())).toEqual(whole?.slice(cut.start, cut.end))
})

it('keeps a sound without compression as FLAC, sample by sample', async () => {
  const verified = await verifyClip({ bytes: makeWav(hum()), ending: 'wav', kind })
  if (verified.flaw !== undefined) throw new Error(verified.flaw)
  expect(decodeFlac(verified.flac ?? new Uint8Array())).toEqual(hum())
  expect(verified.durationMs).toBe(1_000)
})

it.each([
  [1_000, 2_000],
  [0, 700],
  [3_213, 5_987],
  [5_000, 6_500],
])('cuts a part out of a long MP3 as it sounds in it: %i to %i ms', async (begin, end) => {
  const { starts } = listMp3Frames(said) ?? { starts: [] }
  const sound = said.subarray(starts[0], starts.at(-1))
  const long = Buffer.concat([sound, sound, sound, sound])
  const frames = listMp3Frames(long)
  const whole = decodeFlac(
    (await convertClip({ bytes: long, ending: 'mp3', kind }))?.archive ?? long,
  )
  if (frames === undefined || whole === undefined) throw new Error('The sound is none.')
  const part = findMp3Part(frames, { begin, end })
  if (part === undefined) throw new Error('It ends before the part.')
  const bytes = long.subarray(part.start, part.end)
  const verified = await verifyClip({ bytes, ending: 'mp3', kind, part })
  if (verified.flaw !== undefined) throw new Error(verified.flaw)
  expect(verified.durationMs).toBe(end - begin)
  const cut = decodeFlac(verified.flac ?? bytes) ?? new Int16Array()
  const [from, to] = [begin, end].map((ms) => (ms * frames.sampleRate) / 1000)
  const same = whole.slice(from, to)
  expect(cut.length).toBe(same.length)
  const farthest = cut.reduce(
    (most, each, at) => Math.max(most, Math.abs(each - (same[at] ?? 0))),
    0,
  )
  expect(farthest).toBeLessThan(40)
})

it('knows where a long MP3 ends', () => {
  const frames = listMp3Frames(said)
  expect(frames && findMp3Part(frames, { begin: 0, end: 60_000 })).toBeUndefined()
})

it.each<[string, Uint8Array, ClipEnding, keyof typeof clipFlaws]>([
  ['half a WAV', makeWav(hum()).subarray(0, 50_000), 'wav', 'no-sound'],
  ['a WAV that is called MP3', makeWav(hum()), 'mp3', 'no-sound'],
  ['silence', encodeFlac(new Int16Array(24_000), 48_000), 'flac', 'silent'],
  ['half a minute', encodeFlac(new Int16Array(30 * 8_000), 8_000), 'flac', 'too-long'],
  ['a rate that nobody hears', makeWav(hum(), 500), 'wav', 'no-sound'],
])('refuses %s', async (_, bytes, ending, flaw) => {
  expect(await verifyClip({ bytes, ending, kind })).toEqual({ flaw })
})

it('says of every broken MP3 that it is none, or hears something, and goes on', async () => {
  const outcomes = new Set<string | undefined>()
  for (let nth = 0; nth < 60; nth += 1) {
    const broken = Buffer.from(said)
    // Within frames, where nothing but decoding shows it, and in their heads.
    for (let change = 0; change < 1 + (nth % 20); change += 1) {
      broken[(nth * 7919 + change * 104_729) % broken.length] = (nth * 31 + change * 17) % 256
    }
    outcomes.add((await verifyClip({ bytes: broken, ending: 'mp3', kind })).flaw)
  }
  expect([...outcomes].every((flaw) => flaw === undefined || flaw in clipFlaws)).toBe(true)
  expect(outcomes).toContain('no-sound')
  expect((await verifyClip({ bytes: said, ending: 'mp3', kind })).flaw).toBeUndefined()
})
