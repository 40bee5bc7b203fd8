import { describe, expect, it, test } from 'vitest'
import { hasEspeak, speak, spokenRate } from '../sound/fixtures/real-speech.ts'
import { cough, door } from '../sound/fixtures/room-sounds.ts'
import { concatenate, noise, twoSyllables } from '../sound/fixtures/synthesised-sound.ts'
import { speakList } from '../sound/fixtures/word-list.ts'
import {
  alignToList,
  leaveOut,
  shiftPlaces,
  standing,
  takeIn,
  type Places,
} from './align-to-list.ts'
import { hearTakes } from './hear-takes.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''

function hear(samples: Float32Array, rate: number) {
  const hearing = hearTakes(samples, rate, 'word')
  for (;;) {
    const step = hearing.next()
    if (step.done === true) return step.value
  }
}

/** Words of several lengths, as somebody reads a list aloud. */
const words = ['Thursday', 'tomorrow', 'yellow', 'mother', 'banana', 'water', 'seven', 'evening']
const spokenWords = words.map((word) => (hasEspeak ? speak(word, 'sw') : twoSyllables(spokenRate)))
const say = (nth: number) => spokenWords[nth % words.length] ?? new Float32Array()

describe('a recording of fifty words, ten minutes long in long runs', () => {
  // A pause as long as the speaker takes to read the next word, now longer, now shorter.
  const pauseOf = (nth: number) => (isLong ? 11 : 1.6) * (0.75 + ((nth * 7) % 11) / 20)
  const spoken = Array.from({ length: 50 }, (_, nth) =>
    concatenate([say(nth), new Float32Array(Math.round(pauseOf(nth) * spokenRate))]),
  )
  const room = { quietSeconds: 1.2, pauseSeconds: 0, noise }
  const list = speakList(spoken, spokenRate, 20, 'fifty', room)
  const takes = hear(list.samples, spokenRate)

  it('is cut into its words, each whole', () => {
    expect(takes).toHaveLength(50)
    list.truth.forEach(({ start, end }, nth) => {
      expect(takes[nth]?.cut.start).toBeLessThan(start + 0.02 * spokenRate)
      expect(takes[nth]?.cut.end).toBeGreaterThan(end - 0.02 * spokenRate)
    })
  })

  const said = takes.map(({ speech }) => ({ startMs: (speech.start / spokenRate) * 1000 }))
  const straight = Array.from({ length: 50 }, (_, place) => place)

  it('follows its list where as many were heard', () => {
    expect(alignToList(said, 50)).toEqual({ places: straight, unsure: new Set() })
    // And where only the beginning of a long one was read.
    expect(alignToList(said, 2_000).places).toEqual(straight)
    const rested = said.map(({ startMs }, at) => ({ startMs: startMs + (at > 6 ? 2_000 : 0) }))
    expect(alignToList(rested.slice(0, 12), 337).places).toEqual(straight.slice(0, 12))
  })

  it.each([7, 23, 41])('with entry %i left unsaid, nothing is shifted silently', (missing) => {
    const heard = said.filter((_, at) => at !== missing)
    const { places, unsure } = alignToList(heard, 50)
    const right = straight.filter((place) => place !== missing)
    const wrong = places.flatMap((place, at) => (place === right[at] ? [] : [at]))
    expect(wrong.length).toBeLessThanOrEqual(2)
    expect(unsure.size).toBeGreaterThan(0)
  })

  it.each([5, 30])('with word %i said twice, nothing is shifted silently', (twice) => {
    const again = { startMs: (said[twice]?.startMs ?? 0) + 900 }
    const heard = [...said.slice(0, twice + 1), again, ...said.slice(twice + 1)]
    const { places, unsure } = alignToList(heard, 50)
    const shifted = places.filter((place, at) => place !== undefined && Math.abs(at - place) > 1)
    expect(shifted).toEqual([])
    expect([...unsure].some((at) => Math.abs(at - twice) <= 2)).toBe(true)
    expect(places.slice(twice + 3)).toEqual(straight.slice(twice + 2))
  })
})

test('a door and a cough are no words, and neither is silence that a program put in', () => {
  const rate = 48_000
  const pause = new Float32Array(rate * 2)
  const parts = [
    twoSyllables(rate),
    pause,
    door('heavy', 0.1, rate, 'door'),
    pause,
    cough('dry', 0.1, rate, 'cough'),
    pause,
  ]
  const { samples } = speakList([concatenate([...parts, twoSyllables(rate)])], rate, 30, 'door')
  samples.fill(0, 0, rate)
  expect(hear(samples, rate)).toHaveLength(2)
  expect(hear(new Float32Array(rate * 3), rate)).toEqual([])
})

test('one act mends what is shifted by one, and its opposite takes it back', () => {
  const places: Places = [0, 1, 2, 3]
  const down = shiftPlaces(places, 2, 1)
  expect(standing(down, 5)).toEqual([0, 1, 3, 4])
  expect(standing(down, 4)).toEqual([0, 1, 3, undefined])
  expect(shiftPlaces(down, 2, -1)).toEqual(places)
  const up = shiftPlaces(places, 2, -1)
  expect(standing(up, 4)).toEqual([0, undefined, 1, 2])
  expect(standing(shiftPlaces(places, 0, -1), 4)).toEqual([undefined, 0, 1, 2])
  expect(leaveOut(places, 1)).toEqual([0, undefined, 1, 2])
  expect(takeIn(leaveOut(places, 1), 1)).toEqual(places)
  expect(takeIn([0, undefined, 2], 1)).toEqual([0, 1, 2])
})
