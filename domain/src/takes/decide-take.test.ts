import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideTake, type TakeReview } from './decide-take.ts'
import { fullWeight } from './probes.ts'

/**
 * `+` approves, `T` approves and is trusted, `-` sends back; `h`, `t` and `m` do so weighing half,
 * `0` approves weighing nothing; `!` is a learner's report.
 */
function decide(story: string) {
  const steps = Array.from(story, (sign, at) => ({ sign, at: at + 1 }))
  const reviews = steps
    .filter(({ sign }) => sign !== '!')
    .map(({ sign, at }): TakeReview => ({
      verdict: '-m'.includes(sign) ? 'send-back' : 'approve',
      isTrusted: 'Tt'.includes(sign),
      weight: sign === '0' ? 0 : 'htm'.includes(sign) ? fullWeight / 2 : fullWeight,
      reviewedAt: at,
    }))
  return decideTake(
    reviews,
    steps.filter(({ sign }) => sign === '!').map(({ at }) => at),
  )
}

describe('a take', () => {
  it.each([
    ['', 'received'],
    ['+', 'received'],
    ['++', 'approved'],
    ['T', 'approved'],
    ['-', 'sent-back'],
    ['+-', 'received'],
    ['-+', 'received'],
    ['+--', 'sent-back'],
    ['++-', 'approved'],
    ['++--', 'approved'],
    ['++---', 'sent-back'],
    ['T-', 'approved'],
    ['T--', 'sent-back'],
    ['t', 'received'],
    ['t+', 'approved'],
    ['th', 'received'],
    ['+h', 'received'],
    ['+hh', 'approved'],
    ['0000', 'received'],
    ['m', 'sent-back'],
    ['m+', 'received'],
    ['h-', 'sent-back'],
  ] as const)('judged %s is %s', (story, state) => {
    expect(decide(story)).toEqual({ state, isDoubted: false })
  })

  it.each([
    ['++!', 'approved', true],
    ['T!', 'approved', true],
    ['++!!', 'received', true],
    ['++!!+', 'approved', false],
    ['++!+', 'approved', false],
    ['++!-', 'sent-back', false],
    // Said before anybody reported it: it agrees with no report.
    ['++-!', 'approved', true],
    ['++!-+', 'approved', false],
    ['++!+!', 'approved', true],
    ['!++', 'approved', false],
    ['!', 'received', false],
    ['+!', 'received', false],
    ['-!', 'sent-back', false],
    // Who weighs less answers no doubt, and confirms one only where they weigh something.
    ['++!h', 'approved', true],
    ['++!m', 'sent-back', false],
  ] as const)('with reports, %s is %s', (story, state, isDoubted) => {
    expect(decide(story)).toEqual({ state, isDoubted })
  })
})

const review = fc.record({
  verdict: fc.constantFrom('approve', 'send-back'),
  isTrusted: fc.boolean(),
  weight: fc.integer({ min: 0, max: fullWeight }),
  reviewedAt: fc.integer({ min: 1, max: 20 }),
})
const story = fc.tuple(fc.array(review), fc.array(fc.integer({ min: 1, max: 20 })))

it('never plays what more speakers are against than for', () => {
  fc.assert(
    fc.property(story, ([reviews, doubts]) => {
      const weigh = (asked: TakeReview['verdict']) =>
        reviews.reduce((sum, { verdict, weight }) => sum + (verdict === asked ? weight : 0), 0)
      const { state } = decideTake(reviews, doubts)
      expect(weigh('send-back') > weigh('approve') && state !== 'sent-back').toBe(false)
    }),
  )
})

it('does not hang on the order in which it learns of them', () => {
  fc.assert(
    fc.property(story, ([reviews, doubts]) => {
      expect(decideTake(reviews.toReversed(), doubts.toReversed())).toEqual(
        decideTake(reviews, doubts),
      )
    }),
  )
})

it('is settled by whoever approves it last', () => {
  fc.assert(
    fc.property(story, ([reviews, doubts]) => {
      const last: TakeReview = {
        verdict: 'approve',
        isTrusted: false,
        weight: fullWeight,
        reviewedAt: 21,
      }
      expect(decideTake([...reviews, last], doubts).isDoubted).toBe(false)
    }),
  )
})
