import type { LanguageDesk } from '@mboa/contract'

/** The desk of Ewondo, at which nothing waits; tests say what differs. */
export const aDesk = (differences: Partial<LanguageDesk> = {}): LanguageDesk => ({
  language: 'ewo',
  name: { en: 'Ewondo', fr: 'éwondo' },
  htmlLang: 'ewo',
  recorders: 2,
  invitations: 0,
  takesWaiting: 0,
  wordsWaiting: 0,
  spellingsWaiting: 0,
  reportsWaiting: 0,
  extensions: ['import'],
  ...differences,
})
