import { describe, expect, it, test } from 'vitest'
import { isTelephoneBand } from './bandwidth.ts'
import { createBiquad, lowPass } from './biquad.ts'
import { inRoom, saidRms, type Room } from './fixtures/in-room.ts'
import {
  hasEspeak,
  hasRecordings,
  readRecording,
  recordedRate,
  speak,
  spokenRate,
} from './fixtures/real-speech.ts'
import { breath } from './fixtures/room-sounds.ts'
import { pinkNoise, twoSyllables } from './fixtures/synthesised-sound.ts'
import { resample } from './resample.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''
const rate = 48_000
const telephoneRate = 8_000

const in16Bits = (samples: Float32Array) =>
  samples.map((sample) => Math.round(sample * 32_767) / 32_768)

const throughLowPass = (samples: Float32Array, hertz: number, at: number) => {
  const filter = createBiquad(lowPass(hertz, at))
  return samples.map((sample) => filter(sample))
}

/** As a headset's microphone gives it over Bluetooth, and the browser at its own rate. */
function telephoned(samples: Float32Array, at = rate): Float32Array {
  const line = throughLowPass(resample(samples, at, telephoneRate), 3_400, telephoneRate)
  return in16Bits(resample(in16Bits(line), telephoneRate, at))
}

/** A word in a room. */
function recorded(word: Float32Array, snrDb: number, hiss?: Room['hiss']): Float32Array {
  const room = { rate, quietSeconds: 0.3, snrDb, seed: `room ${snrDb}` }
  return in16Bits(inRoom(word, hiss === undefined ? room : { ...room, hiss }).samples)
}

const allWords = ['mama', 'okiri', 'fish', 'lolo', 'ana', 'moto', 'nyama', 'kub']
const words = isLong ? allWords : allWords.slice(0, 2)
const voices = ['sw', 'sw+f5', 'sw+m3', 'sw+whisper', 'sw+whisperf']
const roomsDb = isLong ? [20, 30, 40, 60] : [20]

describe.runIf(hasEspeak)('words said by espeak-ng', () => {
  it.each(voices)('by %s are distinguished from the same over a telephone line', (voice) => {
    const said = words.map((word) => resample(speak(word, voice), spokenRate, rate))
    const takes = roomsDb.flatMap((db) =>
      said.flatMap((word) => [recorded(word, db), recorded(word, db, pinkNoise)]),
    )
    const caught = takes.filter((take) => isTelephoneBand(telephoned(take), rate)).length
    const muffled = takes.map((take) => in16Bits(throughLowPass(take, 1_500, rate)))
    const wrongly = [...takes, ...muffled].filter((take) => isTelephoneBand(take, rate)).length
    expect([caught, wrongly]).toEqual([takes.length, 0])
  })
})

describe.runIf(hasRecordings)('people', () => {
  const paths = [
    'goforward.raw',
    'numbers.raw',
    'cards/001.wav',
    'cards/002.wav',
    'cards/003.wav',
    'cards/004.wav',
    'cards/005.wav',
    'something.raw',
  ]

  it('are distinguished from themselves over a telephone line', () => {
    const recordings = paths.map(readRecording)
    const isCaught = (samples: Float32Array) => isTelephoneBand(samples, recordedRate)
    const caught = recordings.filter((each) => isCaught(telephoned(each, recordedRate))).length
    const wrongly = recordings.filter(isCaught).length
    expect([caught, wrongly]).toEqual([paths.length, 0])
  })
})

test.each([
  ['a hum in a quiet room', () => recorded(twoSyllables(rate), 40)],
  ['a breath', () => recorded(breath('out', saidRms, rate, 'breath'), 30)],
  ['digital silence', () => new Float32Array(rate)],
  ['a clean hum without a room', () => in16Bits(twoSyllables(rate))],
  ['nothing', () => new Float32Array()],
])('%s is no telephone', (_, make) => {
  expect(isTelephoneBand(make(), rate)).toBe(false)
})

it('a device that gives 8 kHz is one', () => {
  expect(isTelephoneBand(twoSyllables(telephoneRate), telephoneRate)).toBe(true)
})
