import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasCameroonLength, joinPhoneNumber } from './join-phone-number.ts'
import { countries, defaultCountryFlag, findCountry, splitPhoneNumber } from './phone-numbers.ts'

test('the six countries of the specification head the list in its order', () => {
  expect(countries.slice(0, 6).map(({ flag, dialCode }) => [flag, dialCode])).toEqual([
    ['CM', '+237'],
    ['US', '+1'],
    ['GB', '+44'],
    ['FR', '+33'],
    ['DE', '+49'],
    ['NG', '+234'],
  ])
})

test('all others follow by English name, and each country stands once', () => {
  const rest = countries.slice(6).map(({ name }) => name.en)
  expect(rest).toEqual([...rest].sort(new Intl.Collator('en').compare))
  expect(new Set(countries.map(({ flag }) => flag)).size).toBe(countries.length)
  expect(countries.length).toBeGreaterThan(200)
})

test('each country has both names, a dial code and a flag of two letters', () => {
  for (const { flag, dialCode, name } of countries) {
    expect(flag).toMatch(/^[A-Z]{2}$/)
    expect(dialCode).toMatch(/^\+[1-9][0-9]{0,2}$/)
    expect(name.en).not.toBe('')
    expect(name.fr).not.toBe('')
  }
  expect(findCountry(defaultCountryFlag)?.name).toEqual({ en: 'Cameroon', fr: 'Cameroun' })
})

test.each([
  ['+237670000000', 'CM', '670000000'],
  [' +237 6 70 00 00 00', 'CM', '6 70 00 00 00'],
  ['+2 3 7 6', 'CM', '6'],
  ['+(237) 670-000-000', 'CM', '670-000-000'],
  ['+237', 'CM', ''],
  ['+2348012345678', 'NG', '8012345678'],
  ['+14165550100', 'US', '4165550100'],
  ['+441481700000', 'GB', '1481700000'],
  ['+77010000000', 'RU', '7010000000'],
  ['+212600000000', 'MA', '600000000'],
  ['＋33 1', 'FR', '1'],
] as const)('%j splits into %s and %j', (typed, flag, localNumber) => {
  const split = splitPhoneNumber(typed)
  expect(split?.country.flag).toBe(flag)
  expect(split?.localNumber).toBe(localNumber)
})

test.each(['', '+', '+2', '+23', '670000000', '00237670000000', '+abc', '+0 1', '6+237'])(
  '%j stays as it was typed',
  (typed) => {
    expect(splitPhoneNumber(typed)).toBeUndefined()
  },
)

test.each([
  ['+237', '6 70 00 00 00', '+237670000000'],
  ['+39', '06 0000', '+39060000'],
  ['+237', '+33 6 00', '+33600'],
  ['+237', '00 33 6 00', '+33600'],
  ['+237', '٦٧٠ ۰۰ ０１', '+2376700001'],
  ['+237', '', ''],
  ['+237', ' - ', ''],
] as const)('%s and %j join to %j', (dialCode, localNumber, joined) => {
  expect(joinPhoneNumber(dialCode, localNumber)).toBe(joined)
})

test.each([
  '670000000',
  '237670000000',
  '+237 (0) 6 70 00 00 00',
  '(0) 670 000 000',
  '0670000000',
  '00237 670 000 000',
  '00237 0 670 000 000',
  '+237 237 670 000 000',
  '237 0670000000',
  '\u202A6\u00A070\u00A000\u00A000\u00A000\u202C',
])('%j is one number of Cameroon, however it is typed', (typed) => {
  expect(joinPhoneNumber('+237', typed)).toBe('+237670000000')
  const split = splitPhoneNumber(typed)
  if (split !== undefined) expect(joinPhoneNumber('+237', split.localNumber)).toBe('+237670000000')
})

test('a landline that begins like the dial code keeps all its digits', () => {
  expect(joinPhoneNumber('+237', '237 00 00 00')).toBe('+237237000000')
})

test.each([
  ['+237670000000', true],
  ['+237222200000', true],
  ['+23788012345', true],
  ['+23795123456', false],
  ['+23767000000', false],
  ['+2376700000001', false],
  ['+33612', true],
])('%s has as many digits as its country may ask: %s', (number, expected) => {
  expect(hasCameroonLength(number)).toBe(expected)
})

test('what was split joins to the same number again', () => {
  // A local number that begins with 00 is international already and keeps its own code.
  const digits = fc.stringMatching(/^[0-9]{1,12}$/).filter((local) => !local.startsWith('00'))
  fc.assert(
    fc.property(fc.constantFrom(...countries), digits, ({ dialCode }, local) => {
      fc.pre(dialCode !== '+237' || !/^(0|237)/.test(local))
      const split = splitPhoneNumber(dialCode + local)
      expect(split?.country.dialCode).toBe(dialCode)
      expect(joinPhoneNumber(split?.country.dialCode ?? '', split?.localNumber ?? '')).toBe(
        dialCode + local,
      )
    }),
  )
})

test('00 with nothing after it is no number', () => {
  expect(joinPhoneNumber('+237', '00')).toBe('')
})
