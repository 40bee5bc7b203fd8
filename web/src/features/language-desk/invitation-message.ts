import type { Bilingual, GlossLanguage } from '@mboa/contract'

interface Invited {
  name: Bilingual
  link: string
}

/**
 * What is sent along with a link to somebody who may read the other language than who sends it:
 * apart from the catalogues, which speak the language of the screen, in the languages of the country.
 */
export const invitationMessages: Readonly<Record<GlossLanguage, (invited: Invited) => string>> = {
  en: ({ name, link }) =>
    `Hello! I’d like to invite you to record ${name.en} for Mboa, where people learn the languages of Cameroon. Open this link to begin:\n${link}`,
  fr: ({ name, link }) =>
    `Bonjour\u00A0! Je vous invite à enregistrer votre langue pour Mboa, où l’on apprend les langues du Cameroun. Langue\u00A0: ${name.fr}. Ouvrez ce lien pour commencer\u00A0:\n${link}`,
}

/** Opens WhatsApp, on a phone or in a browser, with the message written. */
export const whatsAppAddress = (message: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message)}`
