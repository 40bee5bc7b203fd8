import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../seeds/seeded-random.ts'
import type { Contour } from './contour.ts'
import { sayShape, shapes, speakers, type Speaker } from './fixtures/simulated-speaker.ts'
import { judgeSaying } from './judge-saying.ts'
import { pairLevels, type RegisterPair } from './register.ts'
import { patternContour } from './tone-pattern.ts'
import type { SyllableTone } from '../../melody/syllable-tones.ts'

const isLong = (process.env['TEST_LONG'] ?? '') !== ''
const pairsCount = isLong ? 200 : 80
const fewestRight = 0.85
const mostWrong = 0.02
const takes = 3

const names = Object.keys(shapes)
const written: Readonly<Record<string, readonly SyllableTone[]>> = {
  high: ['high', 'high'],
  low: ['low', 'low'],
  falling: ['high', 'low'],
  rising: ['low', 'high'],
  peak: ['low', 'high', 'low'],
  dip: ['high', 'low', 'high'],
}
const sayings = new Map<string, Contour>()
function say(name: string, speaker: Speaker, seed: string): Contour {
  const key = [name, speaker.name, seed].join()
  const contour = sayings.get(key) ?? sayShape(shapes[name] ?? [], speaker, seed)
  sayings.set(key, contour)
  return contour
}

/** Contours to hold what somebody says against: those of another speaker, or the written tones. */
interface Reference {
  readonly name: string
  readonly contourOf: (shape: string) => Contour
}

function voiceOf(speaker: Speaker, seed: string, take: number): Reference {
  const said = new Map(
    names.map((name) => [name, say(name, speaker, `${seed}, model ${speaker.name} ${take}`)]),
  )
  return { name: speaker.name, contourOf: (shape) => said.get(shape) ?? [] }
}

const writing: Reference = {
  name: 'pattern',
  contourOf: (shape) => patternContour(written[shape] ?? []),
}

/** The five words by which a register becomes known. */
function calibrate(own: Speaker, { name, contourOf }: Reference, seed: string): RegisterPair[] {
  const random = seededRandom(`${seed}, calibration of ${own.name} beside ${name}`)
  return Array.from({ length: 5 }, (_, nth) => {
    const shape = names[random.below(names.length)] ?? ''
    const pair = {
      own: say(shape, own, `${seed}, word ${nth} of ${own.name}`),
      other: contourOf(shape),
    }
    return pairLevels(`word ${nth}`, name, pair)
  })
}

/** Says one of six shapes where another or the same was asked for: is what it was told? */
function playPairs(seed: string, references: (own: Speaker, nth: number) => Reference) {
  const random = seededRandom(seed)
  const known = new Map<string, RegisterPair[]>()
  const told = { right: 0, wrong: 0, unsure: 0 }
  for (let nth = 0; nth < pairsCount; nth += 1) {
    const own = speakers[random.below(speakers.length)] as Speaker
    const reference = references(own, nth)
    const said = names[random.below(names.length)] ?? ''
    const asked = nth % 2 === 0 ? said : (names[random.below(names.length)] ?? '')
    const key = `${own.name} ${reference.name}`
    const pairs = known.get(key) ?? calibrate(own, reference, seed)
    known.set(key, pairs)
    const contourOf = (name: string) => ({ name, contour: reference.contourOf(name) })
    const semitones = say(said, own, `${seed}, saying ${nth}`)
    const verdict = judgeSaying({
      item: 'what is judged',
      own: { semitones, isVoiced: semitones.map(() => true) },
      target: contourOf(asked),
      rivals: names.filter((name) => name !== asked).map(contourOf),
      reference: reference.name,
      pairs,
    })
    if (verdict.kind === 'not-sure' || verdict.kind === 'cannot-judge') told.unsure += 1
    else if (verdict.name === said) told.right += 1
    else told.wrong += 1
  }
  return told
}

describe.each(isLong ? ['one', 'two', 'three', 'four', 'five'] : ['one'])('seed %s', (seed) => {
  const voices = speakers.flatMap((speaker) =>
    Array.from({ length: takes }, (_, take) => ({ speaker, voice: voiceOf(speaker, seed, take) })),
  )
  const others = (own: Speaker, nth: number) => {
    const strange = voices.filter(({ speaker }) => speaker !== own)
    return strange[nth % strange.length]?.voice ?? writing
  }

  it.each([
    ['another speaker', others],
    ['the written tones', () => writing],
  ] as const)('tells what words beside %s are like', (beside, references) => {
    const { right, wrong, unsure } = playPairs(seed, references)
    process.stdout.write(
      `contours beside ${beside}, seed ${seed}: of ${pairsCount}, ${right} told right, ${wrong} wrong, ${unsure} not sure\n`,
    )
    expect(right / pairsCount).toBeGreaterThanOrEqual(fewestRight)
    expect(wrong / pairsCount).toBeLessThanOrEqual(mostWrong)
  })
})
