import { expect, it, test } from 'vitest'
import { byName, nameInSentence } from './language-names.ts'

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

it('the name of a language is small in French but for names of places, and as it is in English', () => {
  const peul = { en: 'Adamawa Fulfulde', fr: 'Fulfulde de l’Adamaoua (peul)' }
  expect(nameInSentence(peul, 'fr')).toBe('fulfulde de l’Adamaoua (peul)')
  expect(nameInSentence({ en: 'Ewondo', fr: 'Éwondo' }, 'fr')).toBe('éwondo')
  expect(nameInSentence(peul, 'en')).toBe('Adamawa Fulfulde')
})
