import { describe, expect, it } from 'vitest'
import { readMp3Header } from './read-mp3.ts'

/** A frame of MPEG 1, layer III: 48 kbit/s at 48 kHz, one channel, 144 bytes. */
const frame = (fill = 0) => Uint8Array.of(0xff, 0xfb, 0x34, 0xc4, ...Array<number>(140).fill(fill))

/** The same as its encoder writes it before the others: how many there are. */
function countOf(frames: number): Uint8Array {
  const counted = frame()
  counted.set(
    Array.from('Info', (letter) => letter.charCodeAt(0)),
    4 + 17,
  )
  counted.set([0, 0, 0, 1, 0, 0, 0, frames], 4 + 17 + 4)
  return counted
}

const joined = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((each) => [...each]))
const id3 = Uint8Array.of(0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 3, 1, 2, 3)
const tag = Uint8Array.of(0x54, 0x41, 0x47, ...Array<number>(125).fill(32))
const two = { sampleRate: 48_000, sampleCount: 2 * 1152 }

describe('the frames of an MP3', () => {
  it.each([
    ['alone', joined(frame(), frame(9)), two],
    ['between tags', joined(id3, frame(), frame(), tag), two],
    ['behind their count, which is no sound', joined(countOf(2), frame(), frame()), two],
    [
      'of MPEG 2, half as long',
      Uint8Array.of(0xff, 0xf3, 0x64, 0xc4, ...Array<number>(140).fill(0)),
      { sampleRate: 24_000, sampleCount: 576 },
    ],
  ])('are found %s', (_, bytes, found) => {
    expect(readMp3Header(bytes)).toEqual(found)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['text', new TextEncoder().encode('ID3 or not, this is no sound at all')],
    ['an end in the middle of a frame', joined(frame(), frame()).subarray(0, 200)],
    ['fewer frames than were counted', joined(countOf(3), frame(), frame())],
    ['a count alone', countOf(0)],
    [
      'another rate in between',
      joined(frame(), Uint8Array.of(0xff, 0xfb, 0x30, 0xc4, ...Array<number>(152).fill(0))),
    ],
    ['something else behind them', joined(frame(), new TextEncoder().encode('<html>'))],
  ])('are not taken where there is %s', (_, bytes) => {
    expect(readMp3Header(bytes)).toBeUndefined()
  })
})
