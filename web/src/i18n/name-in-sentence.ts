/** The name of a language as it stands within a sentence: French writes it with a small letter. */
export function nameInSentence(names: { en: string; fr: string }, language: 'en' | 'fr'): string {
  if (language === 'en') return names.en
  return names.fr.charAt(0).toLocaleLowerCase('fr') + names.fr.slice(1)
}
