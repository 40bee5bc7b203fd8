import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildUnit } from '../testing/course-words.ts'
import {
  challengeKeyOf,
  challengeLength,
  encodeChallenge,
  findChallengeWords,
  readChallengeCode,
} from './challenge-code.ts'

const { words } = buildUnit(300)
const someIds = fc
  .uniqueArray(fc.constantFrom(...words), { minLength: 1, maxLength: challengeLength })
  .map((chosen) => chosen.map(({ id }) => id))

test('a code brings back its words, in their order', () => {
  fc.assert(
    fc.property(someIds, (ids) => {
      const keys = readChallengeCode('tst', encodeChallenge('tst', ids))
      expect(findChallengeWords(keys ?? [], words).map(({ id }) => id)).toEqual(ids)
    }),
  )
})

test('a code is short, and made of what every place keeps as it is', () => {
  const code = encodeChallenge(
    'tst',
    words.slice(0, challengeLength).map(({ id }) => id),
  )
  expect(code).toMatch(/^[0-9A-Za-z]{52}$/)
})

test('a code of old is read as it was: links are kept', () => {
  const ids = ['ewo.day-sunday', 'ewo.day-monday', 'ewo.today']
  expect(encodeChallenge('ewo', ids)).toBe('0z1jUKrbJMRuhbqFQ')
})

test('words that are gone are left out, and the others stay', () => {
  const ids = words.slice(0, 4).map(({ id }) => id)
  const keys = readChallengeCode('tst', encodeChallenge('tst', ids)) ?? []
  const left = words.filter(({ id }) => id !== ids[1])
  expect(keys).toHaveLength(4)
  expect(findChallengeWords(keys, left).map(({ id }) => id)).toEqual([ids[0], ids[2], ids[3]])
})

test('whatever is no code is known to be none, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const keys = readChallengeCode('tst', text)
      // One in 3,844 texts of the right length and digits passes by chance.
      if (keys !== undefined) expect(text).toMatch(/^[0-9A-Za-z]{7,52}$/)
    }),
  )
  for (const text of ['', '0', '<script>', '../..', '0'.repeat(7), '0'.repeat(57), 'é'.repeat(7)]) {
    expect(readChallengeCode('tst', text)).toBeUndefined()
  }
})

test('a code that was cut, lengthened, changed in one place or is of another course is none', () => {
  const code = encodeChallenge(
    'tst',
    words.slice(0, 3).map(({ id }) => id),
  )
  const broken = [code.slice(0, -1), code.slice(0, -5), `${code}A`, code.toLowerCase(), ` ${code}`]
  for (const text of broken) expect(readChallengeCode('tst', text)).toBeUndefined()
  expect(readChallengeCode('ewo', code)).toBeUndefined()
  const changed = Array.from(code, (digit, at) => {
    return code.slice(0, at) + (digit === 'z' ? 'y' : 'z') + code.slice(at + 1)
  })
  const passed = changed.filter((text) => readChallengeCode('tst', text) !== undefined)
  expect(passed).toEqual([])
})

test('none is made of no words, of too many, or of one word twice', () => {
  const ids = words.slice(0, challengeLength + 1).map(({ id }) => id)
  expect(() => encodeChallenge('tst', [])).toThrow('No challenge')
  expect(() => encodeChallenge('tst', ids)).toThrow('No challenge')
  expect(() => encodeChallenge('tst', ['tst.a', 'tst.a'])).toThrow('No challenge')
  const twice = challengeKeyOf('tst.a').repeat(2)
  const digits = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz')
  const read = digits.flatMap((first) =>
    digits.flatMap((second) => readChallengeCode('tst', twice + first + second) ?? []),
  )
  expect(read).toEqual([])
})
