import { expect, it } from 'vitest'
import { createSessionSounds } from './session-sounds.ts'

const aSound = (id: string, value: number) => ({
  id,
  samples: new Float32Array(100).fill(value),
  sampleRate: 48_000,
  cut: { start: 20, end: 60 },
})

it('keeps the cut of a take as it was heard, and what is cut again in place of it', () => {
  const sounds = createSessionSounds()
  sounds.keep(aSound('a', 0.5))
  const found = sounds.find('a')
  expect(found?.cut).toEqual({ start: 0, end: 40 })
  expect(found?.samples).toHaveLength(40)
  expect(found?.samples[0]).toBeCloseTo(0.5, 4)
  sounds.keep({ ...aSound('a', 0.5), cut: { start: 20, end: 30 } })
  expect(sounds.find('a')?.samples).toHaveLength(10)
  expect(sounds.find('b')).toBeUndefined()
})

it('lets go of the oldest where they grow too many, never of the newest', () => {
  const sounds = createSessionSounds(100)
  for (const id of ['a', 'b', 'c']) sounds.keep(aSound(id, 0.1))
  expect(['a', 'b', 'c'].map((id) => sounds.has(id))).toEqual([false, true, true])
  // Said again, it is the newest.
  sounds.keep(aSound('b', 0.2))
  sounds.keep(aSound('d', 0.1))
  expect(['b', 'c', 'd'].map((id) => sounds.has(id))).toEqual([true, false, true])
  sounds.keep({ ...aSound('e', 0.1), samples: new Float32Array(900), cut: { start: 0, end: 900 } })
  expect(['b', 'd', 'e'].map((id) => sounds.has(id))).toEqual([false, false, true])
})
