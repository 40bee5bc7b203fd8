import { afterEach, expect, it } from 'vitest'
import { applyRememberedColours, chooseColours } from './colours.ts'

const shownTheme = () => document.documentElement.dataset['theme']

afterEach(() => {
  chooseColours('automatic')
})

it('chosen colours are shown at once and again at the next start', () => {
  chooseColours('dark')
  expect(shownTheme()).toBe('dark')
  delete document.documentElement.dataset['theme']
  applyRememberedColours()
  expect(shownTheme()).toBe('dark')
})

it('automatic leaves the colours to the device', () => {
  chooseColours('light')
  chooseColours('automatic')
  expect(shownTheme()).toBeUndefined()
  applyRememberedColours()
  expect(shownTheme()).toBeUndefined()
})
