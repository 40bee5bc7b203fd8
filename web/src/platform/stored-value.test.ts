import { afterEach, expect, it, vi } from 'vitest'
import { parseFields, storedValue } from './stored-value.ts'

const key = 'mboa-test-value'
const count = storedValue(key, {
  name: 'a count',
  parse: (text) => Number(JSON.parse(text ?? '0')),
})

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem(key)
})

it('reads what was saved, and what nothing means where it was removed', () => {
  expect(count.read()).toBe(0)
  expect(count.save(3)).toBe(true)
  expect(localStorage.getItem(key)).toBe('3')
  expect(count.read()).toBe(3)
  count.remove()
  expect(count.read()).toBe(0)
})

it('takes what it cannot read for nothing, and reports it', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  localStorage.setItem(key, 'no JSON')
  expect(count.read()).toBe(0)
  expect(reported).toHaveBeenCalledWith('Problem while reading a count:', expect.any(SyntaxError))
})

it('says where there is no room, and reports it', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const full = new DOMException('full', 'QuotaExceededError')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw full
  })
  expect(count.save(3)).toBe(false)
  expect(reported).toHaveBeenCalledWith('Problem while storing a count:', full)
})

it.each([
  [null, {}],
  ['{"a":1}', { a: 1 }],
  ['null', {}],
  ['7', {}],
])('the fields of %j are %j', (text, fields) => {
  expect(parseFields(text)).toEqual(fields)
})
