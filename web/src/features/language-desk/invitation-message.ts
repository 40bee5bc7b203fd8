import type { Bilingual, GlossLanguage } from '@mboa/contract'

interface Invited {
  name: Bilingual
  link: string
}

type Messages = Readonly<Record<GlossLanguage, string>>

/**
 * What is sent along with a link to somebody who may read the other language than who sends it:
 * apart from the catalogues, which speak the language of the screen, in the languages of the country.
 */
export const invitationMessages = ({ name, link }: Invited): Messages => ({
  en: `Hello! I’d like to invite you to record ${name.en} for Mboa, where people learn the languages of Cameroon. Open this link to begin:\n${link}`,
  fr: `Bonjour\u00A0! Je vous invite à enregistrer votre langue pour Mboa, où l’on apprend les langues du Cameroun. Langue\u00A0: ${name.fr}. Ouvrez ce lien pour commencer\u00A0:\n${link}`,
})

/** The same of a workshop, for those who record the language already. */
export const workshopMessages = (invited: Invited & { workshop: string }): Messages => {
  const { name, link, workshop } = invited
  return {
    en: `Hello! We’re recording ${name.en} together in Mboa, in the workshop “${workshop}”. Log in to Mboa on your phone, then open this link to join. If you don’t record in Mboa yet, tell me first and I’ll invite you.\n${link}`,
    fr: `Bonjour\u00A0! Nous enregistrons ensemble dans Mboa, à l’atelier «\u00A0${workshop}\u00A0». Langue\u00A0: ${name.fr}. Connectez-vous à Mboa sur votre téléphone, puis ouvrez ce lien pour nous rejoindre. Si vous n’enregistrez pas encore dans Mboa, dites-le-moi d’abord\u00A0: je vous inviterai.\n${link}`,
  }
}

/** The same of a list, for somebody who records the language. */
export const listMessages = (asked: Invited & { title: Bilingual }): Messages => {
  const { name, link, title } = asked
  return {
    en: `Hello! Could you record this list in ${name.en} for Mboa: “${title.en}”? Log in to Mboa, then open this link:\n${link}`,
    fr: `Bonjour\u00A0! Pouvez-vous enregistrer cette liste pour Mboa\u00A0: «\u00A0${title.fr}\u00A0»\u00A0? Langue\u00A0: ${name.fr}. Connectez-vous à Mboa, puis ouvrez ce lien\u00A0:\n${link}`,
  }
}

/** Opens WhatsApp, on a phone or in a browser, with the message written. */
export const whatsAppAddress = (message: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message)}`
