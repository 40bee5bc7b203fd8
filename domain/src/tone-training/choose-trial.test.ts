import { describe, expect, test } from 'vitest'
import { seededRandom } from '../seeds/seeded-random.ts'
import { chooseTrial, type ToneTrial } from './choose-trial.ts'
import { adaptiveOrder, randomOrder, trainEars } from '../testing/train-ears.ts'

const contrasts = ['high-low', 'falling-rising', 'high-rising']
const voices = ['a', 'b', 'c']
const random = seededRandom('the next trial')

const trialsOf = (
  number: number,
  { contrast = 'high-low', voice = 'a', right = number }: Partial<ToneTrial> & { right?: number },
): ToneTrial[] =>
  Array.from({ length: number }, (_, nth) => ({ contrast, voice, isRight: nth < right }))

const chosen = (past: readonly ToneTrial[], of = contrasts) =>
  Array.from({ length: 200 }, () =>
    chooseTrial({ contrasts: of, voicesOf: () => voices, past }, random),
  )
const voicesIn = (past: readonly ToneTrial[]) =>
  [...new Set(chosen(past).map(({ voice }) => voice))].sort()
const share = (past: readonly ToneTrial[], contrast: string) =>
  chosen(past).filter((each) => each.contrast === contrast).length / 200

test('begins with the easiest contrast, and opens the next once that has been heard a while', () => {
  expect(new Set(chosen([]).map(({ contrast }) => contrast))).toEqual(new Set(['high-low']))
  const opened = chosen(trialsOf(10, { right: 5 }))
  expect(new Set(opened.map(({ contrast }) => contrast))).toEqual(
    new Set(['high-low', 'falling-rising']),
  )
})

test('stays with one voice until 16 of its last 20 were right, then with a second, then mixes', () => {
  expect(voicesIn(trialsOf(40, { right: 15 }))).toEqual(['a'])
  const first = trialsOf(20, { right: 16 })
  expect(voicesIn(first)).toEqual(['b'])
  const second = trialsOf(20, { voice: 'b' })
  expect(voicesIn([...first, ...second])).toEqual(voices)
})

test('what was passed once stays passed, whatever came after', () => {
  const passed = [...trialsOf(20, {}), ...trialsOf(30, { right: 0 })]
  expect(voicesIn(passed)).toEqual(['b'])
})

test('a contrast that is heard poorly keeps its voice for a block, a good one is mixed', () => {
  const both = [...trialsOf(20, {}), ...trialsOf(20, { voice: 'b', right: 16 })]
  const poorly = [...both, ...trialsOf(10, { contrast: 'falling-rising', voice: 'c', right: 5 })]
  const next = chosen(poorly)
  const voicesOf = (contrast: string) =>
    new Set(next.filter((each) => each.contrast === contrast).map(({ voice }) => voice))
  expect(voicesOf('falling-rising')).toEqual(new Set(['c']))
  expect(voicesOf('high-low').size).toBe(3)
  const block = [...poorly, ...trialsOf(10, { contrast: 'falling-rising', voice: 'c', right: 5 })]
  expect(voicesIn(block).length).toBeGreaterThan(1)
})

test('what is heard poorly comes more often, and nothing is left out', () => {
  const past = [
    ...trialsOf(20, {}),
    ...trialsOf(20, { contrast: 'falling-rising', right: 10 }),
    ...trialsOf(20, { contrast: 'high-rising', right: 19 }),
  ]
  expect(share(past, 'falling-rising')).toBeGreaterThan(0.8)
  for (const contrast of ['high-low', 'high-rising']) {
    const many = Array.from({ length: 10 }, () => share(past, contrast))
    expect(Math.max(...many)).toBeGreaterThan(0)
  }
})

const levels = (process.env['TEST_LONG'] ?? '') === '' ? [0.65] : [0.55, 0.65, 0.75]

describe('an ear that begins at', () => {
  const median = (trials: readonly (number | undefined)[]) =>
    trials.map((each) => each ?? Infinity).sort((a, b) => a - b)[
      Math.floor((trials.length - 1) / 2)
    ] ?? Infinity

  test.each(levels)('%f needs at least 15 %% fewer trials than by chance', (level) => {
    const given = { ears: 21, level }
    const adaptive = trainEars(given, adaptiveOrder)
    expect(adaptive).not.toContain(undefined)
    expect(median(adaptive)).toBeLessThanOrEqual(0.85 * median(trainEars(given, randomOrder)))
  })
})
