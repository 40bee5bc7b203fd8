import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  speakersForSecond,
  stateOfContribution,
  type SpeakerJudgement,
} from './contribution-state.ts'

const judgement = (verdict: SpeakerJudgement['verdict'], isTrusted = false) => ({
  verdict,
  isTrusted,
})
const yes = judgement('confirm')
const no = judgement('contest')
const trustedYes = judgement('confirm', true)
const trustedNo = judgement('contest', true)

test.each([
  ['nobody', [], 'waiting'],
  ['one speaker for it', [yes], 'waiting'],
  ['two speakers for it', [yes, yes], 'checked'],
  ['a trusted speaker for it', [trustedYes], 'checked'],
  ['one against it', [no], 'contested'],
  ['one each', [yes, no], 'waiting'],
  ['two for it and one against', [yes, yes, no], 'waiting'],
  ['three for it and one against', [yes, yes, yes, no], 'checked'],
  ['a trusted speaker against one', [yes, trustedNo], 'contested'],
  ['two trusted speakers who disagree', [trustedYes, trustedNo], 'waiting'],
] as const)('%s: %j is %s', (_, judgements, state) => {
  expect(stateOfContribution(judgements)).toBe(state)
})

const decided = (verdict: SpeakerJudgement['verdict']) => ({
  ...judgement(verdict),
  isDecision: true,
})

test.each([
  ['for it, against all others', [no, no, trustedNo, decided('confirm')], 'checked'],
  ['against it, against all others', [yes, yes, trustedYes, decided('contest')], 'contested'],
  ['of two coordinators who disagree', [decided('confirm'), yes, decided('contest')], 'waiting'],
] as const)('a decision %s: %j is %s', (_, judgements, state) => {
  expect(stateOfContribution(judgements)).toBe(state)
  expect(stateOfContribution(judgements.toReversed(), speakersForSecond)).toBe(state)
})

test.each([
  ['nobody', [], 'waiting'],
  ['one speaker for it', [yes], 'checked'],
  ['one each', [yes, no], 'waiting'],
  ['two for it and one against', [yes, yes, no], 'checked'],
  ['a trusted speaker against one', [yes, trustedNo], 'contested'],
  ['a trusted speaker for it against one', [trustedYes, no], 'checked'],
] as const)('of what another has said already, %s: %j is %s', (_, judgements, state) => {
  expect(stateOfContribution(judgements, speakersForSecond)).toBe(state)
})

const judgements = fc.array(
  fc.record({
    verdict: fc.constantFrom('confirm' as const, 'contest' as const),
    isTrusted: fc.boolean(),
    isDecision: fc.boolean(),
  }),
)

test('the order does not matter, and another confirmation never harms', () => {
  const rank = { contested: 0, waiting: 1, checked: 2 }
  fc.assert(
    fc.property(judgements, fc.boolean(), (all, isTrusted) => {
      const state = stateOfContribution(all)
      expect(stateOfContribution(all.toReversed())).toBe(state)
      const more = stateOfContribution([...all, judgement('confirm', isTrusted)])
      expect(rank[more]).toBeGreaterThanOrEqual(rank[state])
    }),
  )
})
