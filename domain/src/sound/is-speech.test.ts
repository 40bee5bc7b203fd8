import { describe, expect, it } from 'vitest'
import { inRoom, saidRms } from './fixtures/in-room.ts'
import {
  hasEspeak,
  hasRecordings,
  readRecording,
  recordedRate,
  speak,
  spokenRate,
} from './fixtures/real-speech.ts'
import { breath, breathKinds, cough, door, doorKinds } from './fixtures/room-sounds.ts'
import { sine, twoSyllables } from './fixtures/synthesised-sound.ts'
import { isSpeech } from './is-speech.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''
const snrsDb = [20, 30, 40]

/** Beside a room so far below it, with half a second before and after. */
function isHeardAsSpeech(sound: Float32Array, rate: number, seed: string, snrDb: number): boolean {
  const { samples, said: where } = inRoom(sound, { rate, quietSeconds: 0.5, snrDb, seed })
  return isSpeech(samples, rate, where)
}

function countSpeech(sounds: readonly Float32Array[], rate: number, seed: string): number {
  const isOne = (sound: Float32Array, nth: number) =>
    isHeardAsSpeech(sound, rate, `${seed} ${nth}`, snrsDb[nth % snrsDb.length] ?? 20)
  return sounds.filter(isOne).length
}

/** Without the silence that espeak-ng puts around it. */
function trimmed(word: Float32Array): Float32Array {
  const least = word.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) * 0.03
  const isSaid = (sample: number) => Math.abs(sample) > least
  return word.slice(word.findIndex(isSaid), word.findLastIndex(isSaid) + 1)
}

/** Written so that an espeak-ng voice for Swahili says about what it should. */
const words =
  'moto muto ana okiri ewolo nyama ndabo mbodi kalati wala kwala sondo meka puccu nagge tan kub fam lob dina ebyamu mulopo kiki yon'.split(
    ' ',
  )
const said = isLong ? words : words.slice(0, 3)
const voices = [
  ['a man', 'sw', {}],
  ['a child', 'sw+f5', { pitch: 99 }],
  ['somebody in a hurry', 'sw+f2', { wordsAMinute: 330 }],
  ['a deep voice that takes its time', 'sw+m3', { wordsAMinute: 130, pitch: 10 }],
  // Some whispered words do not change enough within themselves to be distinguished from a breath.
  ['a man who whispers', 'sw+whisper', {}],
  ['a woman who whispers', 'sw+whisperf', {}],
  ['somebody who whispers in a hurry', 'sw+whisper', { wordsAMinute: 280 }],
] as const

describe.runIf(hasEspeak)('somebody’s voice', () => {
  it.each(voices)('is that of %s', (who, voice, how) => {
    const sounds = said.map((word) => trimmed(speak(word, voice, how)))
    const heard = countSpeech(sounds, spokenRate, who)
    const mayBeMissed = who.includes('whisper') ? Math.ceil(sounds.length / 12) : 0
    expect(sounds.length - heard).toBeLessThanOrEqual(mayBeMissed)
  })
})

describe.runIf(hasRecordings)('people', () => {
  it('are heard in what they say', () => {
    const sounds = ['goforward.raw', 'cards/001.wav', 'cards/003.wav', 'cards/005.wav'].map(
      readRecording,
    )
    expect(countSpeech(sounds, recordedRate, 'people')).toBe(sounds.length)
  })
})

describe.each(isLong ? [16_000, 44_100, 48_000] : [16_000, 48_000])('at %i Hz', (rate) => {
  const count = isLong ? 40 : 2
  const many = (make: (nth: number) => Float32Array) =>
    Array.from({ length: count }, (_, nth) => make(nth))

  it.each(breathKinds)('a breath (%s) is nobody’s voice', (kind) => {
    const breaths = many((nth) => breath(kind, saidRms, rate, `${kind} ${nth}`))
    expect(countSpeech(breaths, rate, kind)).toBe(0)
  })

  it.each(doorKinds)('a door (%s) is nobody’s voice', (kind) => {
    const doors = many((nth) => door(kind, saidRms, rate, `${kind} ${nth}`))
    expect(countSpeech(doors, rate, kind)).toBe(0)
  })

  it('a cough is nobody’s voice', () => {
    const coughs = many((nth) => cough('dry', saidRms, rate, `cough ${nth}`))
    expect(countSpeech(coughs, rate, 'cough')).toBe(0)
  })

  it('few coughs are taken for speech that end with a voice', () => {
    const coughs = many((nth) => cough('voiced', saidRms, rate, `voiced ${nth}`))
    const heard = countSpeech(coughs, rate, 'voiced')
    expect(heard).toBeLessThan(count / 2)
  })

  it('what hums is a voice', () => {
    expect(countSpeech([twoSyllables(rate), sine(220, 0.4, 0.5, rate)], rate, 'hum')).toBe(2)
  })
})

it('nothing is said in nothing', () => {
  expect(isSpeech(new Float32Array(), 48_000, { start: 0, end: 0 })).toBe(false)
  expect(isSpeech(new Float32Array(48_000), 48_000, { start: 0, end: 48_000 })).toBe(false)
})
