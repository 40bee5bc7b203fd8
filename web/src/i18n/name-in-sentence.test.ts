import { expect, it } from 'vitest'
import { nameInSentence } from './name-in-sentence.ts'

it('is small in French but for names of places, and as it is in English', () => {
  const names = { en: 'Adamawa Fulfulde', fr: 'Fulfulde de l’Adamaoua (peul)' }
  expect(nameInSentence(names, 'fr')).toBe('fulfulde de l’Adamaoua (peul)')
  expect(nameInSentence({ en: 'Ewondo', fr: 'Éwondo' }, 'fr')).toBe('éwondo')
  expect(nameInSentence(names, 'en')).toBe('Adamawa Fulfulde')
})
