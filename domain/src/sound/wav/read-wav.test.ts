import { expect, it } from 'vitest'
import { decodeWav, readWavHeader } from './read-wav.ts'

interface Made {
  readonly channels?: number
  readonly bits?: number
  readonly format?: number
  readonly before?: readonly number[]
}

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const number = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, nth) => (value >>> (8 * nth)) & 255)

function makeWav(
  data: readonly number[],
  { channels = 1, bits = 16, format = 1, before = [] }: Made = {},
): Uint8Array {
  return Uint8Array.from([
    ...ascii('RIFF'),
    ...number(0, 4),
    ...ascii('WAVE'),
    ...before,
    ...ascii('fmt '),
    ...number(16, 4),
    ...number(format, 2),
    ...number(channels, 2),
    ...number(16_000, 4),
    ...number(0, 4),
    ...number((channels * bits) / 8, 2),
    ...number(bits, 2),
    ...ascii('data'),
    ...number(data.length, 4),
    ...data,
  ])
}

const quarter = [...new Uint8Array(Float32Array.of(0.25).buffer)]

it.each([
  ['8 bits', [128, 192], { bits: 8 }, [0, 0.5]],
  ['16 bits', [0, 0x40, 0, 0x80], {}, [0.5, -1]],
  ['24 bits', [0, 0, 0x40, 0, 0, 0x80], { bits: 24 }, [0.5, -1]],
  ['32 bits', [0, 0, 0, 0x40], { bits: 32 }, [0.5]],
  ['floating point', quarter, { bits: 32, format: 3 }, [0.25]],
  ['two channels, mixed', [0, 0x40, 0, 0], { channels: 2 }, [0.25]],
  [
    'a chunk of odd length before',
    [0, 0x40],
    { before: [...ascii('note'), ...number(1, 4), 7, 0] },
    [0.5],
  ],
])('samples of %s are read', (_, data, made, samples) => {
  const bytes = makeWav(data, made)
  const head = readWavHeader(bytes)
  expect(head).toMatchObject({ sampleRate: 16_000, dataBytes: data.length })
  if (head === undefined) return
  expect([...decodeWav(bytes.subarray(head.dataStart), head)]).toEqual(samples)
})

it.each([
  ['text', Uint8Array.from(ascii('RIFF, but no more'))],
  ['packed samples', makeWav([0, 0], { format: 2 })],
  ['bits that nobody has', makeWav([0, 0], { bits: 12 })],
  ['no channel', makeWav([0, 0], { channels: 0 })],
])('%s is no such file', (_, bytes) => {
  expect(readWavHeader(bytes)).toBeUndefined()
})
