import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../seeds/seeded-random.ts'
import { earliestHeard, missingMs } from './hearing.ts'
import { clipsPerProbe, fullWeight, isProbePlace, weightAfterProbe } from './probes.ts'
import { spoilSound } from './spoil-sound.ts'

/** When each of some clips can have been heard, approved in this order. */
function hearAll(clips: readonly { servedAt: number; lengthMs: number }[]): number[] {
  let heardUntil = 0
  return clips.map((clip) => (heardUntil = earliestHeard(clip, heardUntil)))
}

describe('an ear', () => {
  it('hears what came together one after the other', () => {
    const clip = { servedAt: 1_000, lengthMs: 2_000 }
    expect(hearAll([clip, clip, clip])).toEqual([3_000, 5_000, 7_000])
  })

  it('begins with what came later when it came', () => {
    expect(
      hearAll([
        { servedAt: 0, lengthMs: 500 },
        { servedAt: 9_000, lengthMs: 500 },
      ]),
    ).toEqual([500, 9_500])
  })

  it('never hears more than the time that has passed, whatever came when', () => {
    const clip = fc.record({
      servedAt: fc.nat(60_000),
      lengthMs: fc.integer({ min: 1, max: 5_000 }),
    })
    fc.assert(
      fc.property(fc.array(clip, { minLength: 1 }), (clips) => {
        const first = Math.min(...clips.map(({ servedAt }) => servedAt))
        const sounded = clips.reduce((sum, { lengthMs }) => sum + lengthMs, 0)
        expect(hearAll(clips).at(-1)).toBeGreaterThanOrEqual(first + sounded)
      }),
    )
  })

  it('is given a quarter of a second, for sounds that end before their clocks', () => {
    expect([missingMs(1_250, 1_000), missingMs(1_251, 1_000)]).toEqual([0, 251])
  })
})

describe('a probe', () => {
  it('stands once in each twenty, in a place that cannot be foreseen', () => {
    const places = Array.from({ length: 50 * clipsPerProbe }, (_, nth) => nth).filter((nth) =>
      isProbePlace('somebody', nth),
    )
    expect(places.map((nth) => Math.floor(nth / clipsPerProbe))).toEqual(
      Array.from({ length: 50 }, (_, round) => round),
    )
    expect(new Set(places.map((nth) => nth % clipsPerProbe)).size).toBeGreaterThan(10)
  })

  it('lowers who misses it and restores who refuses it, a step each', () => {
    const weigh = (story: string) =>
      Array.from(story).reduce((weight, sign) => weightAfterProbe(weight, sign === '+'), fullWeight)
    expect(['', '+', '-', '--', '---', '-+', '---+', '---++'].map(weigh)).toEqual([
      2, 2, 1, 0, 0, 2, 1, 2,
    ])
  })
})

/** What somebody weighs on average who catches so many of 100 probes, over 200 of them. */
function averageWeight(caughtOf100: number): number {
  const random = seededRandom(`catches ${caughtOf100}`)
  let [weight, sum] = [fullWeight, 0]
  for (let nth = 0; nth < 200; nth += 1) {
    weight = weightAfterProbe(weight, random.below(100) < caughtOf100)
    sum += weight
  }
  return sum / 200
}

it('weighs who listens, who says yes to all and who tosses a coin as they deserve', () => {
  const [careful, random, careless] = [97, 50, 3].map(averageWeight) as [number, number, number]
  process.stdout.write(
    `average weight of ${fullWeight}: careful ${careful.toFixed(2)}, random ${random.toFixed(2)}, careless ${careless.toFixed(2)}\n`,
  )
  expect(careful).toBeGreaterThan(0.95 * fullWeight)
  expect(random).toBeLessThan(0.6 * fullWeight)
  expect(careless).toBeLessThan(0.05 * fullWeight)
})

describe('a sound that is made bad', () => {
  const rate = 1_000
  const word = Int16Array.from({ length: 1_650 }, (_, at) => (at % 2 === 0 ? 8_000 : -8_000))

  it('ends before the middle of the word', () => {
    const cut = spoilSound(word, rate, { flaw: 'cut-short', seed: 'a' })
    // 300 ms before the word, and 45 of its 100 parts.
    expect(cut).toHaveLength(750)
    expect(cut).toEqual(word.slice(0, 750))
  })

  it('has noise all over, the same each time', () => {
    const noisy = spoilSound(word, rate, { flaw: 'noise', seed: 'a' })
    expect(noisy).toHaveLength(word.length)
    const added = noisy.map((sample, at) => sample - (word[at] ?? 0))
    const power = added.reduce((sum, each) => sum + each * each, 0) / added.length
    expect(Math.sqrt(power)).toBeGreaterThan(1_200)
    expect(spoilSound(word, rate, { flaw: 'noise', seed: 'a' })).toEqual(noisy)
  })

  it('is left as it is where it is another word', () => {
    expect(spoilSound(word, rate, { flaw: 'other-word', seed: 'a' })).toEqual(word)
  })
})
