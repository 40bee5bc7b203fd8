import { expect, test } from 'vitest'
import { isPlausiblePhoneNumber } from './plausible-number.ts'

test.each([
  '670000000',
  '6 70 00 00 00',
  '(0)6-70.00–00/00',
  '+237 670 000 000',
  '00237670000000',
  '\u202A670000000\u202C',
  '٦٧٠٠٠٠٠٠٠',
  '６７０００００００',
])('%s may be a phone number', (typed) => {
  expect(isPlausiblePhoneNumber(typed)).toBe(true)
})

test.each(['6 77 é🙂', '670000000 x', '677', '670 000 000 or 699 000 000', '6', '+', ''])(
  '%s cannot be one',
  (typed) => {
    expect(isPlausiblePhoneNumber(typed)).toBe(false)
  },
)
