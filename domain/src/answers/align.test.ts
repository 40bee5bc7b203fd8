import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseClusters } from '../orthography/clusters.ts'
import { getLanguage } from '../orthography/languages.ts'
import { align } from './align.ts'
import { getLetterRules } from './letter-rules.ts'

const fub = getLanguage('fub')
const rules = getLetterRules(fub)

/** Few letters, so that digraphs, glottals, swaps and repeats meet all the time. */
const text = fc
  .array(fc.constantFrom('a', 'n', 'y', 'ñ', 'ŋ', 'g', 'ʼ', 'ɓ', 'b', ' '), { maxLength: 9 })
  .map((parts) => parts.join(''))

const parse = (written: string) => parseClusters(written, fub)

test('the narrow search finds whatever the whole table would find within its slips', () => {
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 3 }), (left, right, edits) => {
      const whole = align(parse(left), parse(right), rules, 100)
      const slips = whole?.steps.filter((step) => step.op !== 'match').length ?? 0
      if (slips > edits) return
      expect(align(parse(left), parse(right), rules, edits)?.cost).toBe(whole?.cost)
    }),
    { numRuns: 2000 },
  )
})

test('the steps cover both texts once, in order, and their costs add up', () => {
  fc.assert(
    fc.property(text, text, (left, right) => {
      const found = align(parse(left), parse(right), rules, 100)
      let expectedAt = 0
      let gotAt = 0
      let cost = 0
      for (const step of found?.steps ?? []) {
        expect([step.expectedAt, step.gotAt]).toEqual([expectedAt, gotAt])
        expectedAt += step.expected
        gotAt += step.got
        cost += step.cost
      }
      expect([expectedAt, gotAt, cost]).toEqual([
        parse(left).length,
        parse(right).length,
        found?.cost,
      ])
    }),
    { numRuns: 2000 },
  )
})

test('costs are the same in both directions', () => {
  fc.assert(
    fc.property(text, text, (left, right) => {
      expect(align(parse(left), parse(right), rules, 100)?.cost).toBe(
        align(parse(right), parse(left), rules, 100)?.cost,
      )
    }),
  )
})
