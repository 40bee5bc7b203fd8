import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planSlots } from './plan-session.ts'
import type { SessionDemand, Slot } from './plan-session.ts'

const short = ({ item, kind }: Slot) => `${item} ${kind === 'type-word' ? 'type' : 'choose'}`
const plan = (demand: Partial<SessionDemand>) =>
  planSlots({ length: 10, due: [], fresh: [], followUps: new Map(), ...demand }).map(short)
const typedLater = (items: readonly string[]) =>
  new Map(items.map((item) => [item, 'type-word'] as const))
/** New words as they come: chosen first, typed later. */
const begun = (...items: string[]) => ({
  fresh: items.map((item): Slot => ({ item, kind: 'choose-meaning' })),
  followUps: typedLater(items),
})
const typed = (...items: string[]) => items.map((item): Slot => ({ item, kind: 'type-word' }))

test('new words are chosen first and typed after others have come between', () => {
  expect(plan({ ...begun('a', 'b', 'c', 'd', 'e') })).toEqual([
    'a choose',
    'b choose',
    'c choose',
    'a type',
    'b type',
    'c type',
    'd choose',
    'e choose',
    'd type',
    'e type',
  ])
})

test('the length counts words, each of them typed before the session ends', () => {
  expect(plan({ length: 5, ...begun('a', 'b', 'c', 'd', 'e', 'f') }).toSorted()).toEqual(
    ['a', 'b', 'c', 'd', 'e'].flatMap((item) => [`${item} choose`, `${item} type`]),
  )
})

test('due words fill the session before new ones begin', () => {
  const due = typed('a', 'b', 'c', 'd', 'e', 'f')
  expect(plan({ length: 5, due, ...begun('n') })).toEqual(
    ['a', 'b', 'c', 'd', 'e'].map((item) => `${item} type`),
  )
})

test('after the first due words, new ones are spread among the others', () => {
  const due = typed('a', 'b', 'c', 'd', 'e', 'f')
  const first = ['a type', 'b type', 'c type']
  expect(plan({ length: 8, due, ...begun('n', 'o') })).toEqual([
    ...first,
    'd type',
    'n choose',
    'e type',
    'o choose',
    'n type',
    'f type',
    'o type',
  ])
  expect(plan({ due: typed('a', 'b', 'c'), ...begun('n') })).toEqual([...first, 'n choose'])
})

test('a due word never typed before is typed later in the session', () => {
  const due: Slot[] = ['a', 'b', 'c'].map((item) => ({ item, kind: 'choose-meaning' }))
  const followUps = typedLater(['a', 'c'])
  expect(plan({ length: 5, due, followUps })).toEqual([
    'a choose',
    'b choose',
    'c choose',
    'a type',
    'c type',
  ])
})

test('one new word alone is not typed right after it was met', () => {
  expect(plan({ ...begun('a') })).toEqual(['a choose'])
})

test('nothing due and nothing new is an empty plan', () => {
  expect(plan({})).toEqual([])
})

const demand = fc.record({
  length: fc.constantFrom(5, 10, 20),
  due: fc.array(fc.constantFrom<Slot['kind']>('choose-meaning', 'type-word'), { maxLength: 25 }),
  fresh: fc.nat({ max: 12 }),
  ripe: fc.array(fc.nat({ max: 25 })),
})

test('whatever is due and new, the plan keeps to its length and never repeats a word at once', () => {
  fc.assert(
    fc.property(demand, ({ length, due, fresh, ripe }) => {
      const words = Array.from({ length: fresh }, (_, at) => `new-${at}`)
      const slots = planSlots({
        length,
        due: due.map((kind, at) => ({ item: `due-${at}`, kind })),
        fresh: words.map((item) => ({ item, kind: 'choose-meaning' })),
        followUps: typedLater([
          ...words,
          ...ripe.filter((at) => due[at] === 'choose-meaning').map((at) => `due-${at}`),
        ]),
      })
      expect(new Set(slots.map(({ item }) => item)).size).toBe(Math.min(length, due.length + fresh))
      for (const [at, { item, kind }] of slots.entries()) {
        expect(slots[at + 1]?.item).not.toBe(item)
        const earlier = slots.slice(0, at).filter((slot) => slot.item === item)
        expect(earlier.every((slot) => slot.kind !== kind)).toBe(true)
        if (item.startsWith('new') && kind === 'type-word') expect(earlier).toHaveLength(1)
      }
      const [firstNew = slots.length] = slots.flatMap(({ item }, at) =>
        item.startsWith('new') ? at : [],
      )
      expect(firstNew).toBeGreaterThanOrEqual(Math.min(3, length, due.length))
      const dueAsked = new Set(
        slots.map(({ item }) => item).filter((item) => item.startsWith('due')),
      )
      expect(dueAsked.size).toBe(Math.min(length, due.length))
    }),
  )
})
