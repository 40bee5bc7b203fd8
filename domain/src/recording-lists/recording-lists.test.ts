import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseRecordingList,
  isAnythingWaiting,
  type RecordingListChoice,
} from './choose-recording-list.ts'
import { composeRecordingList } from './compose-recording-list.ts'
import type { KnownRecordings, OwnTake, Recordable } from './recordable.ts'

const word = (item: string, theme = 'days', text: string | null = item): Recordable => ({
  item,
  kind: 'word',
  text,
  theme,
  gloss: { en: item, fr: item },
})
const take = (item: string, state: OwnTake['state'], recordedAt = 1): OwnTake => ({
  item,
  state,
  recordedAt,
  dialect: null,
  ...(state === 'sent-back' && { sentBackReason: 'noise' }),
})
/** Recordings by as many speakers, who named no dialect. */
const known = (item: string, voices: number, askedForBy = 0): KnownRecordings => ({
  item,
  askedForBy,
  voices,
  approved: voices === 0 ? [] : [{ dialect: null, recordings: voices, voices }],
})

const recordables = ['a', 'b', 'c', 'd', 'e', 'f'].map((item) => word(item))
const given = {
  recordables: [...recordables, word('g', 'farm', null)],
  ownTakes: [take('a', 'waiting'), take('b', 'sent-back')],
  known: [known('b', 1), known('c', 3), known('d', 3, 3), known('e', 0, 2)],
  dialect: null,
}
const items = (choice: RecordingListChoice) =>
  chooseRecordingList(composeRecordingList(given), choice).map(({ item }) => item)

test('what has no recording comes first, then what is asked for, then what was sent back', () => {
  expect(items({ kind: 'all' })).toEqual(['e', 'f', 'd', 'b'])
})

test.each([
  ['missing', ['e', 'f']],
  ['asked-for', ['e', 'd']],
  ['sent-back', ['b']],
] as const)('the list "%s" can be chosen alone', (kind, expected) => {
  expect(items({ kind })).toEqual(expected)
})

test('a theme holds what is to be recorded of it, concepts without a word too', () => {
  expect(items({ kind: 'theme', theme: 'days' })).toEqual(['e', 'f', 'd', 'b'])
  expect(items({ kind: 'theme', theme: 'farm' })).toEqual(['g'])
})

test('the concepts to begin with stand in their order, what nobody has said first, until they are recorded', () => {
  const concepts = [
    { ...word('third', 'people', null), core: 3 },
    { ...word('first', 'body', null), core: 1 },
    { ...word('second', 'body'), core: 2 },
    { ...word('said', 'body'), core: 4 },
    word('beyond', 'body', null),
  ]
  const listed = composeRecordingList({
    ...given,
    recordables: concepts,
    known: [known('said', 3), known('first', 1)],
  })
  const chosen = chooseRecordingList(listed, { kind: 'core' })
  expect(chosen.map(({ item }) => item)).toEqual(['second', 'third', 'first'])
})

test('one item can be recorded again by itself, even where nothing more is needed of it', () => {
  expect(items({ kind: 'item', item: 'b' })).toEqual(['b'])
  expect(items({ kind: 'item', item: 'a' })).toEqual(['a'])
  expect(items({ kind: 'item', item: 'nowhere' })).toEqual([])
})

test('the newest take counts: redone after it was sent back, it is recorded', () => {
  const state = (...ownTakes: OwnTake[]) =>
    composeRecordingList({ ...given, ownTakes, known: [], recordables: [word('a')] })[0]?.prompt
  expect(state(take('a', 'sent-back', 1))).toMatchObject({
    state: 'sent-back',
    sentBackReason: 'noise',
  })
  expect(state(take('a', 'waiting', 2), take('a', 'sent-back', 1))?.state).toBe('recorded')
  expect(state(take('a', 'waiting', 1), take('a', 'unusable', 2))?.state).toBe('recorded')
  expect(state(take('a', 'unusable', 1))?.state).toBe('missing')
})

describe('how many voices', () => {
  const own = (state: OwnTake['state']) => take('a', state)
  const tones = { ...word('a'), isForTones: true }
  const bySpeakers = (voices: number, recordings = voices): KnownRecordings => ({
    ...known('a', voices),
    approved: [{ dialect: null, recordings, voices }],
  })

  test.each([
    ['nobody has said it', word('a'), bySpeakers(0), [], 'missing', undefined],
    ['one has', word('a'), bySpeakers(1), [], 'more-voices', 2],
    ['one has, often', word('a'), bySpeakers(1, 9), [], 'more-voices', 2],
    ['two have', word('a'), bySpeakers(2), [], 'more-voices', 1],
    ['three have', word('a'), bySpeakers(3), [], 'recorded', undefined],
    ['three have, and tones are trained with it', tones, bySpeakers(3), [], 'more-voices', 3],
    ['six have, and tones are trained with it', tones, bySpeakers(6), [], 'recorded', undefined],
    [
      'nobody has, and one is waiting',
      word('a'),
      bySpeakers(0),
      [own('waiting')],
      'recorded',
      undefined,
    ],
    ['one has: oneself', word('a'), bySpeakers(1), [own('approved')], 'recorded', undefined],
    ['one was sent back', word('a'), bySpeakers(1), [own('sent-back')], 'sent-back', undefined],
    ['one was withdrawn', word('a'), bySpeakers(1), [own('unusable')], 'more-voices', 2],
    ['enough have, and learners complain', word('a'), known('a', 3, 1), [], 'asked-for', undefined],
  ] as const)('are wanted where %s', (_, recordable, of, ownTakes, state, moreVoices) => {
    const listed = composeRecordingList({
      recordables: [recordable],
      ownTakes,
      known: [of],
      dialect: null,
    })
    expect(listed[0]?.prompt.state).toBe(state)
    expect(listed[0]?.prompt.moreVoices).toBe(moreVoices)
  })

  test('what nobody has said comes first, then what one has said, then two', () => {
    const listed = composeRecordingList({
      recordables: [...recordables, word('g', 'farm', null)],
      ownTakes: [take('f', 'sent-back')],
      known: [known('a', 2), known('b', 1), known('c', 3), known('d', 2, 1), known('g', 1)],
      dialect: null,
    })
    const named = (choice: RecordingListChoice) =>
      chooseRecordingList(listed, choice).map((prompt) => prompt.item)
    expect(named({ kind: 'all' })).toEqual(['e', 'd', 'f', 'b', 'a'])
    expect(named({ kind: 'more-voices' })).toEqual(['b', 'a'])
    expect(named({ kind: 'missing' })).toEqual(['e'])
    expect(named({ kind: 'theme', theme: 'farm' })).toEqual(['g'])
  })
})

describe('a dialect', () => {
  const compose = (
    dialect: string | null,
    approved: KnownRecordings['approved'],
    ownTakes: OwnTake[] = [],
  ) =>
    composeRecordingList({
      dialect,
      ownTakes,
      known: [{ item: 'a', askedForBy: 0, approved, voices: 3 }],
      recordables: [word('a')],
    })
  const voices = (dialect: string | null, speakers: number) => ({
    dialect,
    recordings: speakers,
    voices: speakers,
  })

  test.each([
    ['voices of another dialect leave it missing', [voices('Eton', 3)], 'missing', false],
    ['its own voices count', [voices('Bene', 3)], 'recorded', false],
    ['those of no dialect count', [voices(null, 2), voices('Eton', 1)], 'more-voices', false],
    ['those of no dialect close it, and leave it open', [voices(null, 3)], 'recorded', true],
    ['both together close it', [voices(null, 2), voices('Bene', 1)], 'recorded', true],
    ['one speaker in both is one', [voices(null, 3), voices('Bene', 3)], 'recorded', false],
  ] as const)('of who records it: %s', (_, approved, state, isOpen) => {
    const listed = compose('Bene', approved)
    expect(listed[0]?.prompt.state).toBe(state)
    expect(chooseRecordingList(listed, { kind: 'in-dialect' })).toHaveLength(isOpen ? 1 : 0)
    expect(compose(null, approved)[0]?.prompt.state).toBe('recorded')
    expect(chooseRecordingList(compose(null, approved), { kind: 'in-dialect' })).toEqual([])
  })

  test('counts who said it with and without a dialect once', () => {
    const one = { ...known('a', 1), approved: [voices(null, 1), voices('Bene', 1)] }
    const listed = composeRecordingList({ ...given, dialect: 'Bene', ownTakes: [], known: [one] })
    expect(listed.find(({ prompt }) => prompt.item === 'a')?.voices).toBe(1)
  })

  test('that is named afterwards makes nothing to do of what was said before', () => {
    const before = [take('a', 'waiting')]
    expect(compose('Bene', [], before)[0]?.prompt.state).toBe('recorded')
    const inEton = [{ ...take('a', 'waiting'), dialect: 'Eton' }]
    expect(compose('Bene', [], inEton)[0]?.prompt.state).toBe('missing')
    expect(compose('Eton', [], inEton)[0]?.prompt.state).toBe('recorded')
    expect(compose(null, [], inEton)[0]?.prompt.state).toBe('recorded')
    const enough = [voices(null, 3)]
    expect(isAnythingWaiting(compose('Bene', enough))).toBe(false)
  })
})

test('what was said can be said once more, the longest ago first, where one chooses that', () => {
  const ownTakes = [
    take('a', 'approved', 2),
    take('b', 'waiting', 1),
    take('c', 'sent-back', 3),
    take('d', 'unusable', 3),
    take('e', 'approved', 1),
    take('e', 'waiting', 4),
  ]
  const listed = composeRecordingList({ ...given, ownTakes, known: [known('f', 3)] })
  const again = chooseRecordingList(listed, { kind: 'again' })
  expect(again.map((prompt) => prompt.item)).toEqual(['b', 'a', 'e'])
  expect(new Set(again.map(({ state }) => state))).toEqual(new Set(['again']))
  const all = chooseRecordingList(listed, { kind: 'all' })
  expect(all.map((prompt) => prompt.item)).toEqual(['d', 'c'])
})

const item = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'z')
const dialect = fc.constantFrom(null, 'Eton', 'Bene')
const anything = fc.record({
  recordables: fc.array(
    fc
      .tuple(item, fc.constantFrom('days', 'farm'), fc.boolean())
      .map(([name, theme, hasText]) => word(name, theme, hasText ? name : null)),
  ),
  ownTakes: fc.array(
    fc.record({
      item,
      dialect,
      recordedAt: fc.nat(5),
      state: fc.constantFrom('waiting', 'approved', 'sent-back', 'unusable'),
    }),
  ),
  known: fc.uniqueArray(
    fc.record({
      item,
      approved: fc.uniqueArray(
        fc.record({
          dialect,
          recordings: fc.integer({ min: 1, max: 9 }),
          voices: fc.integer({ min: 1, max: 4 }),
        }),
        { selector: (each) => each.dialect },
      ),
      voices: fc.integer({ min: 1, max: 4 }),
      askedForBy: fc.nat(3),
    }),
    { selector: (each) => each.item },
  ),
  dialect,
})

test('whatever is known: every item once, nothing recorded in a list, the order of reasons kept', () => {
  fc.assert(
    fc.property(anything, (facts) => {
      const listed = composeRecordingList(facts)
      const names = listed.map(({ prompt }) => prompt.item)
      expect(new Set(names)).toEqual(new Set(facts.recordables.map((each) => each.item)))
      expect(names).toHaveLength(new Set(names).size)
      const all = chooseRecordingList(listed, { kind: 'all' })
      expect(all.map(({ state }) => state)).not.toContain('recorded')
      const wanted = all.map(({ state }) => ['sent-back', 'more-voices'].indexOf(state))
      expect(wanted).toEqual(wanted.toSorted((a, b) => a - b))
      for (const kind of ['missing', 'asked-for', 'sent-back', 'more-voices'] as const) {
        const part = chooseRecordingList(listed, { kind }).map((prompt) => prompt.item)
        expect(part).toEqual(all.map((prompt) => prompt.item).filter((name) => part.includes(name)))
      }
      const own = new Set<string>(
        facts.ownTakes
          .filter(({ state }) => state === 'waiting' || state === 'approved')
          .filter(({ dialect: named }) => [null, named].includes(facts.dialect) || named === null)
          .map((each) => each.item),
      )
      for (const { item: name, state } of all) {
        if (own.has(name)) expect([name, state]).toEqual([name, 'sent-back'])
      }
    }),
  )
})

test('the same facts in another order make the same list, but for the order given', () => {
  fc.assert(
    fc.property(anything, (facts) => {
      const turned = { ...facts, known: facts.known.toReversed() }
      expect(composeRecordingList(turned)).toEqual(composeRecordingList(facts))
    }),
  )
})
