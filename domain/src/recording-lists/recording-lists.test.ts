import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseRecordingList, type RecordingListChoice } from './choose-recording-list.ts'
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
const known = (item: string, recordings: number, askedForBy = 0): KnownRecordings => ({
  item,
  askedForBy,
  approved: recordings === 0 ? [] : [{ dialect: null, recordings }],
})

const recordables = ['a', 'b', 'c', 'd', 'e', 'f'].map((item) => word(item))
const given = {
  recordables: [...recordables, word('g', 'farm', null)],
  ownTakes: [take('a', 'waiting'), take('b', 'sent-back')],
  known: [known('b', 1), known('c', 2), known('d', 1, 3), known('e', 0, 2)],
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

test('the concepts to begin with stand in their order, contributed or not, until they are recorded', () => {
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
    known: [known('said', 1)],
  })
  const chosen = chooseRecordingList(listed, { kind: 'core' })
  expect(chosen.map(({ item }) => item)).toEqual(['first', 'second', 'third'])
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

test('a recording in another dialect leaves the item missing in this one', () => {
  const inEton: KnownRecordings = {
    ...known('a', 0),
    approved: [{ dialect: 'Eton', recordings: 1 }],
  }
  const own = { ...take('b', 'approved'), dialect: 'Eton' }
  const states = (dialect: string | null) =>
    composeRecordingList({
      dialect,
      known: [inEton],
      ownTakes: [own],
      recordables: [word('a'), word('b')],
    }).map(({ prompt }) => prompt.state)
  expect(states('Bene')).toEqual(['missing', 'missing'])
  expect(states('Eton')).toEqual(['recorded', 'recorded'])
  expect(states(null)).toEqual(['recorded', 'recorded'])
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
      approved: fc.array(fc.record({ dialect, recordings: fc.integer({ min: 1, max: 3 }) })),
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
      const sentBack = all.map(({ state }) => state === 'sent-back')
      expect(sentBack).toEqual(sentBack.toSorted((a, b) => Number(a) - Number(b)))
      for (const kind of ['missing', 'asked-for', 'sent-back'] as const) {
        const part = chooseRecordingList(listed, { kind }).map((prompt) => prompt.item)
        expect(part).toEqual(all.map((prompt) => prompt.item).filter((name) => part.includes(name)))
      }
      const own = new Set<string>(
        facts.ownTakes
          .filter(({ state }) => state === 'waiting' || state === 'approved')
          .filter((each) => facts.dialect === null || each.dialect === facts.dialect)
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
