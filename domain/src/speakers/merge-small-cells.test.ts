import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fewestInCell, mergeSmallCells, type SpeakerCell } from './merge-small-cells.ts'

const of = (count: number, cell: Partial<SpeakerCell>): SpeakerCell[] =>
  Array.from({ length: count }, () => ({ ageBand: null, sex: null, dialect: null, ...cell }))
const named = (cells: readonly SpeakerCell[]) => new Map(cells.map((cell, at) => [at, cell]))
const told = (cells: readonly SpeakerCell[]) => [...mergeSmallCells(named(cells)).values()]

const elder = { ageBand: '60-over', sex: 'female', dialect: 'Yezum' }

it('tells all of five people who are alike, and of four no age', () => {
  expect(told(of(5, elder))).toEqual(of(5, elder))
  expect(told(of(4, elder))).toEqual(of(4, {}))
  const young = { ...elder, ageBand: '18-29' }
  expect(told([...of(4, elder), ...of(1, young)])).toEqual(of(5, { ...elder, ageBand: null }))
})

it('leaves the dialect out last, and counts those who are told already for nobody', () => {
  const man = { ...elder, sex: 'male' }
  expect(told([...of(3, elder), ...of(2, man)])).toEqual(of(5, { dialect: 'Yezum' }))
  // Whose age is left out beside five whose age is told would be known by it.
  expect(told([...of(5, elder), ...of(1, { ...elder, ageBand: '18-29' })])).toEqual([
    ...of(5, elder),
    ...of(1, {}),
  ])
})

it('never tells of fewer than five, never tells more than is known, and forgets nobody', () => {
  const cell = fc.record({
    ageBand: fc.constantFrom('18-29', '60-over', null),
    sex: fc.constantFrom('female', 'male', null),
    dialect: fc.constantFrom('Yezum', 'Mvele', null),
  })
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 60 }), (cells) => {
      const known = named(cells)
      const answer = mergeSmallCells(known)
      expect(answer.size).toBe(known.size)
      const counts = new Map<string, number>()
      for (const [name, shown] of answer) {
        const key = JSON.stringify(shown)
        counts.set(key, (counts.get(key) ?? 0) + 1)
        for (const part of ['ageBand', 'sex', 'dialect'] as const) {
          expect([null, known.get(name)?.[part]]).toContain(shown[part])
        }
      }
      counts.delete(JSON.stringify({ ageBand: null, sex: null, dialect: null }))
      for (const count of counts.values()) expect(count).toBeGreaterThanOrEqual(fewestInCell)
    }),
  )
})
