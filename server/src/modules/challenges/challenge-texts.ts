import type { InterfaceLanguage } from '@mboa/contract'

/** What a message shows of a challenge's link, in one language. */
interface LinkTexts {
  /** @param name the language that the words are of */
  title: (name: string, words: number) => string
  description: string
}

const english: LinkTexts = {
  title: (name, words) =>
    words === 1 ? `Do you know this ${name} word?` : `Do you know these ${words} ${name} words?`,
  description: 'Two minutes, no account needed. Guess: you’ll see the answer right away.',
}

const french: LinkTexts = {
  title: (name, words) =>
    words === 1
      ? `${name}\u00a0: connaissez-vous ce mot\u00a0?`
      : `${name}\u00a0: connaissez-vous ces ${words} mots\u00a0?`,
  description: 'Deux minutes, sans compte. Devinez\u00a0: la réponse s’affiche tout de suite.',
}

export const linkTexts: Readonly<Record<InterfaceLanguage, LinkTexts>> = {
  en: english,
  fr: french,
}
