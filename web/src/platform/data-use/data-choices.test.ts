import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubConnection } from '../../testing/stub-browser.ts'
import { changeDataChoices, mayPrefetch, readDataChoices } from './data-choices.ts'

// What was chosen in another file of tests stands there as well.
beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it.each([
  [{ type: 'cellular' }, true],
  [{ type: 'wifi', saveData: true }, true],
  [{ type: 'wifi' }, false],
  [{}, false],
])('spares data by itself where the device reports %j: %s', (connection, isSpared) => {
  stubConnection(connection)
  expect(readDataChoices()).toEqual({ wifiOnly: isSpared, saver: isSpared })
  expect(mayPrefetch()).toBe(!isSpared)
  changeDataChoices({ wifiOnly: !isSpared, saver: !isSpared })
  expect(readDataChoices()).toEqual({ wifiOnly: !isSpared, saver: !isSpared })
})
