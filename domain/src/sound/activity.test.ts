import { describe, expect, it } from 'vitest'
import { createActivityDetector, type Segment, type SpokenSegment, padSegment } from './activity.ts'
import type { SpeechKind } from './constants.ts'
import {
  hasEspeak,
  hasRecordings,
  readRecording,
  recordedRate,
  speak,
  spokenRate,
} from './fixtures/real-speech.ts'
import { concatenate, noise, rmsOf, sine, twoSyllables } from './fixtures/synthesised-sound.ts'
import { blocksOf, speakList, type SpokenList } from './fixtures/word-list.ts'
import { createLevelMeter, percentileOf, dbToAmplitude } from './frame-levels.ts'

function detect(samples: Float32Array, sampleRate: number, kind: SpeechKind): SpokenSegment[] {
  const detector = createActivityDetector(sampleRate, kind)
  const found = [...blocksOf(samples)].flatMap((block) => [...detector.push(block)])
  return [...found, ...detector.stop()]
}

/** How far the found boundaries are off, and whether the padded cut takes anything away. */
function compare(list: SpokenList, found: readonly Segment[], sampleRate: number) {
  const errors = list.truth.flatMap((truth, nth) => {
    const segment = found[nth]
    if (segment === undefined) return []
    return [segment.start - truth.start, segment.end - truth.end]
  })
  const clipped = list.truth.filter((truth, nth) => {
    const segment = found[nth]
    if (segment === undefined) return true
    const cut = padSegment(segment, sampleRate, { start: 0, end: list.samples.length })
    return cut.start > truth.start || cut.end < truth.end
  })
  const worstMs = (Math.max(...errors.map(Math.abs)) / sampleRate) * 1000
  return { cut: found.length, worstMs, clipped: clipped.length }
}

const rates = [16_000, 44_100, 48_000]

describe.each(rates)('synthesised words at %i Hz', (sampleRate) => {
  it.each([40, 30, 20])('are each found at %i dB above the room', (snrDb) => {
    const words = Array.from({ length: 8 }, () => twoSyllables(sampleRate))
    const list = speakList(words, sampleRate, snrDb, `synthesised/${sampleRate}/${snrDb}`)
    const { cut, worstMs, clipped } = compare(
      list,
      detect(list.samples, sampleRate, 'word'),
      sampleRate,
    )
    expect([cut, clipped]).toEqual([words.length, 0])
    expect(worstMs).toBeLessThan(150)
  })
})

const spokenWords = [
  'water',
  'fire',
  'mother',
  'father',
  'house',
  'path',
  'sun',
  'three',
  'hand',
  'goat',
  'six',
  'night',
  'tree',
  'fish',
  'speak',
  'one',
]

describe.runIf(hasEspeak)('words said by espeak-ng', () => {
  it('are each found within 100 ms, and none is clipped by the cut', () => {
    const words = spokenWords.map((word) => speak(word, 'en'))
    let [all, cut, clipped, worstMs] = [0, 0, 0, 0]
    for (const snrDb of [40, 30, 20]) {
      const list = speakList(words, spokenRate, snrDb, `espeak/${snrDb}`)
      const result = compare(list, detect(list.samples, spokenRate, 'word'), spokenRate)
      process.stdout.write(
        `words at ${snrDb} dB SNR: ${result.cut} of ${words.length} cut, worst boundary ${result.worstMs.toFixed(0)} ms off, ${result.clipped} clipped\n`,
      )
      all += words.length
      cut += result.cut
      clipped += result.clipped
      worstMs = Math.max(worstMs, result.worstMs)
    }
    expect([cut, clipped]).toEqual([all, 0])
    expect(worstMs).toBeLessThan(100)
  })
})

describe.runIf(hasRecordings)('sentences said by people', () => {
  it.each(['goforward.raw', 'cards/001.wav', 'cards/003.wav', 'cards/005.wav', 'numbers.raw'])(
    '%s is one sentence in a room as noisy as its own',
    (path) => {
      const recording = readRecording(path)
      const roomDb = percentileOf(createLevelMeter(recordedRate)(recording), 0.1)
      const room = noise(dbToAmplitude(roomDb), 2 * recordedRate, path)
      const found = detect(concatenate([room, recording, room]), recordedRate, 'sentence')
      expect(found.map(({ endedBy }) => endedBy)).toEqual(['pause'])
      const [{ start, end } = { start: 0, end: 0 }] = found
      // Their first and last tenth of a second are the room before and after the words.
      const edge = recordedRate / 10
      expect(start).toBeGreaterThan(room.length - edge)
      expect(end).toBeLessThan(room.length + recording.length + edge)
      expect(end - start).toBeGreaterThan(recording.length / 2)
    },
  )
})

describe('the detector', () => {
  const sampleRate = 48_000
  const room = (seconds: number) => noise(0.002, seconds * sampleRate, 'room')
  const word = twoSyllables(sampleRate)

  it('hears nothing in a room', () => {
    expect(detect(room(5), sampleRate, 'word')).toEqual([])
  })

  it('takes the gaps that a busy device leaves neither for the room nor for a voice', () => {
    const words = Array.from({ length: 6 }, () => twoSyllables(48_000))
    const list = speakList(words, 48_000, 20, 'gaps')
    const holed = list.samples.map((sample, at) => (Math.floor(at / 480) % 5 < 2 ? 0 : sample))
    const pauses = list.samples.map((sample, at) => {
      const isSaid = list.truth.some(({ start, end }) => at >= start && at < end)
      return isSaid ? sample : (holed[at] ?? 0)
    })
    expect(detect(pauses, 48_000, 'word')).toHaveLength(6)
    expect(detect(holed, 48_000, 'word')).toHaveLength(6)
  })

  it('finds words between which there is nothing at all', () => {
    const words = Array.from({ length: 6 }, () => twoSyllables(48_000))
    const list = speakList(words, 48_000, 20, 'gated')
    const gated = list.samples.map((sample, at) =>
      list.truth.some(({ start, end }) => at >= start && at < end) ? sample : 0,
    )
    expect(detect(gated, 48_000, 'word')).toHaveLength(6)
  })

  it('ends a word where it ends, whatever crackles in the pause', () => {
    const crackle = noise(0.006, sampleRate / 100, 'crackle')
    const samples = concatenate([room(1), word, room(0.3), crackle, room(2)])
    const [{ end } = { end: 0 }] = detect(samples, sampleRate, 'word')
    expect(end).toBeLessThan(sampleRate + word.length + sampleRate / 10)
  })

  it('does not take a click for a word', () => {
    const click = sine(900, 0.8, 0.03, sampleRate)
    expect(detect(concatenate([room(1), click, room(1)]), sampleRate, 'word')).toEqual([])
  })

  it('keeps a pause of a sentence inside, and ends a word at it', () => {
    const samples = concatenate([room(1), word, room(0.8), word, room(2)])
    expect(detect(samples, sampleRate, 'sentence')).toHaveLength(1)
    expect(detect(samples, sampleRate, 'word')).toHaveLength(2)
  })

  it('takes a fan that starts for a long word once, and for the room from then on', () => {
    const fan = noise(0.05, 12 * sampleRate, 'fan')
    const samples = concatenate([room(1), fan, word, fan.subarray(0, sampleRate)])
    const found = detect(samples, sampleRate, 'word')
    expect(found.map(({ endedBy }) => endedBy)).toEqual(['longest', 'pause'])
  })

  it('gives what is still being said when the recording stops', () => {
    const samples = concatenate([room(1), word.subarray(0, word.length / 2)])
    expect(detect(samples, sampleRate, 'word').map(({ endedBy }) => endedBy)).toEqual(['stop'])
  })

  it('finds the same whatever the size of the blocks', () => {
    const { samples } = speakList([word, word], sampleRate, 30, 'blocks')
    const whole = createActivityDetector(sampleRate, 'word').push(samples)
    expect(detect(samples, sampleRate, 'word')).toEqual(whole)
  })

  it('reports the level, the room and whether somebody speaks', () => {
    const detector = createActivityDetector(sampleRate, 'word')
    detector.push(room(0.2))
    expect(detector.state).toMatchObject({ isCalibrated: false, isSpeaking: false })
    detector.push(room(0.4))
    expect(detector.state.isCalibrated).toBe(true)
    expect(detector.state.floorDb).toBeCloseTo(20 * Math.log10(rmsOf(room(1))), 0)
    detector.push(sine(300, 0.5, 0.1, sampleRate))
    expect(detector.state.isSpeaking).toBe(true)
    expect(detector.state.levelDb).toBeCloseTo(-9, 0)
  })
})
