import { expect, test } from 'vitest'
import { castTalk } from './cast-talk.ts'
import type { MissionLine } from './mission.ts'

const lines: readonly MissionLine[] = [
  { by: 'other', item: 'a1' },
  { by: 'you', item: 'b1' },
  { by: 'other', item: 'a2' },
  { by: 'you', item: 'b2' },
]
const cast = (speakers: Readonly<Record<string, readonly string[]>>) =>
  castTalk(lines, (item) => speakers[item] ?? [])

test('each person has the voice of who took that turn', () => {
  const said = { a1: ['elder'], b1: ['young'], a2: ['elder'], b2: ['young'] }
  expect(cast(said)).toEqual({ other: 'elder', you: 'young' })
})

test('two are heard where one of them has said all, and one where nobody else has', () => {
  const all = { a1: ['one'], b1: ['one', 'two'], a2: ['one'], b2: ['one', 'two'] }
  expect(cast(all)).toEqual({ other: 'one', you: 'two' })
  expect(cast({ a1: ['one'], b1: ['one'], a2: ['one'], b2: ['one'] })).toEqual({
    other: 'one',
    you: 'one',
  })
})

test('no line is lost for a second voice, and whom the learner prefers is heard first', () => {
  const some = { a1: ['one'], b1: ['one', 'two'], a2: ['one'], b2: ['one'] }
  expect(cast(some)).toEqual({ other: 'one', you: 'one' })
  const both = { a1: ['two', 'one'], b1: ['one', 'two'], a2: ['two', 'one'], b2: ['two', 'one'] }
  expect(cast(both)).toEqual({ other: 'two', you: 'one' })
})

test('nobody is named where nobody is heard', () => {
  expect(cast({})).toEqual({ other: null, you: null })
  expect(cast({ b1: ['one'] })).toEqual({ other: null, you: 'one' })
})
