import { expect, it } from 'vitest'
import { nameLanguage } from './name-language.ts'

it.each([
  ['ewo', 'Ewondo', 'éwondo'],
  ['fub', 'Adamawa Fulfulde', 'fulfulde de l’Adamaoua (peul)'],
  ['eto', 'Eton', 'éton'],
  ['qqq', 'qqq', 'qqq'],
])('calls %s by a name wherever there is one', (code, en, fr) => {
  expect(nameLanguage(code)).toEqual({ en, fr })
})
