import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideTake, type TakeReview } from './decide-take.ts'

/** `+` approves, `T` approves and is trusted, `-` sends back, `!` is a learner's report. */
function decide(story: string) {
  const steps = Array.from(story, (sign, at) => ({ sign, at: at + 1 }))
  const reviews = steps
    .filter(({ sign }) => sign !== '!')
    .map(({ sign, at }): TakeReview => ({
      verdict: sign === '-' ? 'send-back' : 'approve',
      isTrusted: sign === 'T',
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
  ] as const)('with reports, %s is %s', (story, state, isDoubted) => {
    expect(decide(story)).toEqual({ state, isDoubted })
  })
})

const review = fc.record({
  verdict: fc.constantFrom('approve', 'send-back'),
  isTrusted: fc.boolean(),
  reviewedAt: fc.integer({ min: 1, max: 20 }),
})
const story = fc.tuple(fc.array(review), fc.array(fc.integer({ min: 1, max: 20 })))

it('never plays what more speakers are against than for', () => {
  fc.assert(
    fc.property(story, ([reviews, doubts]) => {
      const against = reviews.filter(({ verdict }) => verdict === 'send-back').length
      const { state } = decideTake(reviews, doubts)
      expect(against > reviews.length - against && state !== 'sent-back').toBe(false)
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
      const last: TakeReview = { verdict: 'approve', isTrusted: false, reviewedAt: 21 }
      expect(decideTake([...reviews, last], doubts).isDoubted).toBe(false)
    }),
  )
})
