import { expect, test } from 'vitest'
import { byName } from './by-name.ts'

const names = [
  { name: { en: 'Meta’', fr: 'Metaʼ' } },
  { name: { en: 'Bafia', fr: 'Bafia' } },
  { name: { en: 'Ewondo', fr: 'Éwondo' } },
  { name: { en: 'Fulfulde', fr: 'Peul' } },
]
const sorted = (language: 'en' | 'fr') =>
  names.toSorted(byName(language)).map(({ name }) => name[language])

test('a letter with an accent stands with its letter, in either language', () => {
  expect(sorted('fr')).toEqual(['Bafia', 'Éwondo', 'Metaʼ', 'Peul'])
  expect(sorted('en')).toEqual(['Bafia', 'Ewondo', 'Fulfulde', 'Meta’'])
})
