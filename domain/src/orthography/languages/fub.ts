import type { LanguageFacts, LanguageProfile } from '../language-profile.ts'

export const fub: LanguageProfile = {
  code: 'fub',
  aliases: ['ff'],
  names: { en: 'Adamawa Fulfulde', fr: 'Fulfulde de l’Adamaoua (peul)' },
  htmlLang: 'ff-Latn-CM',
  alphabet: 'a b ɓ c d ɗ e f g h i j k l m n ñ ŋ o p r s t u w y ƴ ʼ',
  tone: null,
  glottal: 'ʼ',
  schwa: 'ə',
  pairs: [
    ['ny', 'ñ'],
    ['ŋ', 'ng'],
    ['ƴ', 'ʼy'],
    ['ɓ', 'ʼb'],
    ['ɗ', 'ʼd'],
  ],
  variants: [['ny', 'ñ']],
}

export const fubFacts: LanguageFacts = {
  autonym: 'Fulfulde',
  tag: 'fub-Latn-CM',
  basis: 'published',
  sources: [
    'CLDR 48.2 exemplar characters (Unicode-3.0), of ff: the letters are shared, the western words are not',
  ],
}
