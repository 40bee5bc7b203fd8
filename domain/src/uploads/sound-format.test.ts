import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { encodeFlac } from '../sound/flac/encode-flac.ts'
import { writeOggOpus } from '../sound/ogg-opus/ogg-opus.ts'
import { writeEmptyM4a, writeSilentMp3, writeWav } from '../testing/sound-files.ts'
import { readSoundFormat } from './sound-format.ts'

const second = new Float32Array(22_050)
const opus = writeOggOpus({
  packets: [new Uint8Array([0xfc, 0xff, 0xfe])],
  preSkip: 312,
  sampleCount: 600,
  inputRate: 44_100,
})

/** A tag as players write it, with room for a title. */
const tagged = Uint8Array.from([
  0x49,
  0x44,
  0x33,
  4,
  0,
  0,
  0,
  0,
  1,
  0,
  ...new Uint8Array(128),
  ...writeSilentMp3(2),
])

test.each([
  ['WAV', writeWav([second, second], 22_050), { container: 'wav', sampleRate: 22_050 }],
  ['FLAC', encodeFlac(new Int16Array(4_410), 44_100), { container: 'flac', sampleRate: 44_100 }],
  ['Ogg Opus', opus, { container: 'ogg', sampleRate: 48_000 }],
  ['MP3', writeSilentMp3(3), { container: 'mp3', sampleRate: 44_100 }],
  ['MP3 with a tag', tagged, { container: 'mp3', sampleRate: 44_100 }],
  ['M4A', writeEmptyM4a(44_100), { container: 'mp4', sampleRate: 44_100 }],
  ['text', new TextEncoder().encode('RIFFRAFF is no sound'), { container: 'unknown' }],
  ['nothing', new Uint8Array(), { container: 'unknown' }],
])('recognises %s and its rate by the bytes', (_, bytes, format) => {
  expect(readSoundFormat(bytes)).toEqual(format)
})

it('survives files cut off anywhere', () => {
  const files = [writeWav([second], 8_000), opus, tagged, writeEmptyM4a(48_000)]
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(200), (file, length) => {
      readSoundFormat(file.subarray(0, length))
    }),
  )
})

it('survives any bytes', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => void readSoundFormat(bytes)))
})
