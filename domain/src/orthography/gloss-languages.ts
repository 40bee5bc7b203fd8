import type { Spelling } from './language-profile.ts'

const alphabet = 'a b c d e f g h i j k l m n o p q r s t u v w x y z'

/** English as the language of meanings, not as a language taught. */
export const english: Spelling = {
  code: 'en',
  gloss: 'en',
  tone: null,
  glottal: null,
  schwa: 'ə',
  alphabet,
}

/** French as the language of meanings, not as a language taught. */
export const french: Spelling = { ...english, code: 'fr', gloss: 'fr' }
