import { afterEach, expect, it, vi } from 'vitest'
import { parseFields, removeStoredValues, storedValue } from './stored-value.ts'

const key = 'mboa.test-value'
const count = storedValue('test-value', {
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

it('removes those that are over, and nothing of others', () => {
  const left = { 'mboa.test-value.2': '2', 'mboa.other': '1', 'mboa-test-value.1': '1' }
  for (const [each, text] of Object.entries({ 'mboa.test-value.1': '1', ...left })) {
    localStorage.setItem(each, text)
  }
  removeStoredValues('test-value.', (text) => text === '1')
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual(left)
  removeStoredValues()
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({ 'mboa-test-value.1': '1' })
  localStorage.clear()
})

it('hears what another tab stores under its key, as it is read', () => {
  const heard: number[] = []
  const stop = count.onChangedElsewhere((value) => heard.push(value))
  dispatchEvent(new StorageEvent('storage', { key: 'mboa.other', newValue: '1' }))
  for (const newValue of ['4', null]) dispatchEvent(new StorageEvent('storage', { key, newValue }))
  stop()
  dispatchEvent(new StorageEvent('storage', { key, newValue: '5' }))
  expect(heard).toEqual([4, 0])
})

it.each([
  [null, {}],
  ['{"a":1}', { a: 1 }],
  ['null', {}],
  ['7', {}],
])('the fields of %j are %j', (text, fields) => {
  expect(parseFields(text)).toEqual(fields)
})
