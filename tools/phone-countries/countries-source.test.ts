import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countriesSource } from './countries-source.ts'

test('the committed table of countries is the one that the installed packages give', () => {
  const committed = new URL('../../domain/src/phone-numbers/countries.ts', import.meta.url)
  expect(countriesSource()).toBe(readFileSync(committed, 'utf8'))
})
