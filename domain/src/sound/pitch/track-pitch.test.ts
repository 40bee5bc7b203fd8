import { expect, it } from 'vitest'
import { sine } from '../fixtures/synthesised-sound.ts'
import { percentileOf } from '../frame-levels.ts'
import { centsApart, compareTracks } from './fixtures/agreement.ts'
import { praatTable } from './fixtures/praat-table.ts'
import { tabledSounds } from './fixtures/tabled-sounds.ts'
import { sing } from './fixtures/voice-sounds.ts'
import { pitchRate } from './pitch-constants.ts'
import { trackPitch, type PitchTrack } from './track-pitch.ts'

it.each(Object.entries(tabledSounds))('hears in %s what Praat hears', (name, sound) => {
  const asked = praatTable.get(name)
  if (asked === undefined) throw new Error(`The table lacks ${name}.`)
  const own = trackPitch(sound, pitchRate)
  expect(compareTracks(own, asked)).toMatchObject({ grossErrors: 0, voicingErrors: 0 })
  // The table is rounded to a tenth of a hertz: 1.4 cents of the lowest voice.
  expect(Math.max(0, ...centsApart(own, asked))).toBeLessThan(4)
})

const voice = (rate: number) => sing({ rate, seconds: 0.5, hertzAt: (part) => 130 + 80 * part })

it.each([22_050, 44_100, 48_000])('hears the same at %i Hz', (rate) => {
  const inside = ({ hertz }: PitchTrack) => hertz.slice(5, -5)
  const same = inside(trackPitch(voice(pitchRate), pitchRate))
  const ratios = inside(trackPitch(voice(rate), rate)).map((hertz, at) => hertz / (same[at] ?? 0))
  expect(ratios).toHaveLength(36)
  for (const ratio of ratios) expect(Math.abs(ratio - 1)).toBeLessThan(0.01)
})

it('says when each pitch was heard', () => {
  const { firstMs, hertz } = trackPitch(sine(200, 0.5, 1, pitchRate), pitchRate)
  expect(firstMs).toBe(25)
  expect(hertz).toHaveLength(96)
  expect(percentileOf(hertz, 0.5)).toBeCloseTo(200, 1)
})

it('hears no voice in silence, and looks at nothing shorter than three periods', () => {
  expect(trackPitch(new Float32Array(1_600), pitchRate).hertz).toEqual([])
  expect(trackPitch(sine(200, 0.5, 0.04, pitchRate), pitchRate).hertz).toEqual([])
  expect(trackPitch(new Float32Array(), 48_000).hertz).toEqual([])
  expect(trackPitch(sine(200, 0.5, 0.05, pitchRate), pitchRate).hertz).toHaveLength(1)
})
