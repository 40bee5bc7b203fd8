import { decodeFlac, findLanguage, hearContour, scheduleHum } from '@mboa/domain'
import { expect, it } from 'vitest'
import { hum } from './demo-hum.ts'

/** How many semitones above its lowest a hum lies in its first and in its last fifth. */
function endsOf(text: string) {
  const tones = scheduleHum(text, findLanguage('bas')) ?? []
  const { archive, sampleRate } = hum({ hertz: 150, tones, seed: text })
  const samples = decodeFlac(archive)
  if (samples === undefined) throw new Error('The archive is broken.')
  const sound = Float32Array.from(samples, (sample) => sample / 32_768)
  const { semitones } = hearContour(sound, sampleRate)
  const lowest = Math.min(...semitones)
  const part = Math.floor(semitones.length / 5)
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value - lowest, 0) / values.length
  return [mean(semitones.slice(0, part)), mean(semitones.slice(-part))].map(
    (value) => Math.round(value * 10) / 10,
  )
}

it('a hum carries the tones of its word', () => {
  const [high = 0, low = 0] = endsOf('sámàl')
  expect(high - low).toBeCloseTo(7, 0)
  const [from = 0, to = 0] = endsOf('mòó')
  expect(to - from).toBeGreaterThan(4)
  expect(endsOf('ɓás')).toEqual([0, 0])
})
