import type { InterfaceLanguage, ReminderMessage } from '@mboa/contract'
import type { MailTexts } from './platform/mail/compose-mail.ts'

/** All that the server itself says to people, in one language. */
interface ServerTexts {
  /**
   * @param greeted as `greetedName` puts it after the greeting, or nothing
   * @param isInvited whether they signed up by an invitation to record
   */
  verification: (greeted: string, isInvited: boolean) => MailTexts
  passwordReset: (greeted: string) => MailTexts
  passwordChanged: (greeted: string) => MailTexts
  emailChanged: (greeted: string) => MailTexts
  accountDeleted: (greeted: string) => MailTexts
  /** @param recorded the language that is to be recorded, by its name in this one */
  invitation: (greeted: string, recorded: string) => MailTexts
  /** For browsers that keep the popup of a sign-in open. */
  googlePopup: { title: string; done: string; back: string }
  /** The same words as the calendar's reminder (`reminder-field.tsx`): they ask, and blame nobody. */
  reminder: Omit<ReminderMessage, 'path'>
  /** What a message shows of a challenge's link. */
  challengeLink: {
    /** @param name the language that the words are of */
    title: (name: string, words: number) => string
    description: string
  }
  /** What a message shows of a word's link. */
  wordLink: {
    title: (text: string, meaning: string) => string
    /** @param name the language that the word is of */
    description: (name: string) => string
  }
}

const english: ServerTexts = {
  verification: (greeted, isInvited) => ({
    subject: 'Verify your email for Mboa',
    greeting: `Hello${greeted},`,
    before: isInvited
      ? 'Please verify your email address to start recording with Mboa:'
      : 'Please verify your email address to start learning with Mboa:',
    action: 'Verify my email',
    after: 'The link expires in 3 minutes. After that, it lets you request a new one.',
    footer: 'If you didn’t create a Mboa account, you can ignore this email.',
  }),
  passwordReset: (greeted) => ({
    subject: 'Choose a new password for Mboa',
    greeting: `Hello${greeted},`,
    before: 'You asked for a new password for Mboa. Choose it here:',
    action: 'Choose a new password',
    after: 'The link expires in 60 minutes and works once.',
    footer: 'If you didn’t ask for this, you can ignore this email: your password stays the same.',
  }),
  passwordChanged: (greeted) => ({
    subject: 'Your Mboa password was changed',
    greeting: `Hello${greeted},`,
    before:
      'Your Mboa password was just changed, and your other devices were signed out. If this wasn’t you, choose a new password right away:',
    action: 'Choose a new password',
    after: 'If it was you, there’s nothing to do.',
    footer: 'You received this email because it concerns the security of your account.',
  }),
  emailChanged: (greeted) => ({
    subject: 'Your Mboa account has a new email address',
    greeting: `Hello${greeted},`,
    before:
      'Your Mboa account now has a different email address, and all devices were signed out. You log in with the new address from now on:',
    action: 'Log in',
    after: 'If you didn’t ask for this, please reply to this email right away.',
    footer: 'You received this email because it concerns the security of your account.',
  }),
  accountDeleted: (greeted) => ({
    subject: 'Your Mboa account was deleted',
    greeting: `Hello${greeted},`,
    before:
      'Your Mboa account and everything in it have been permanently deleted. You’re welcome to come back with a new one at any time:',
    action: 'Create an account',
    after: 'If you didn’t ask for this, please reply to this email.',
    footer: 'This is the last email we’ll send you.',
  }),
  invitation: (greeted, recorded) => ({
    subject: `Record ${recorded} for Mboa`,
    greeting: `Hello${greeted},`,
    before: `You are invited to record ${recorded} for Mboa, where people learn the languages of Cameroon. Follow this link, then sign up or log in:`,
    action: 'Accept the invitation',
    after: 'The link is valid for 7 days and works once.',
    footer: 'If you don’t want to record, you can ignore this email.',
  }),
  googlePopup: {
    title: 'Sign-in with Google',
    done: 'You can close this window.',
    back: 'Back to Login',
  },
  reminder: {
    title: 'Mboa: a few words today',
    body: 'Five minutes is enough.',
    off: 'Turn off reminders',
  },
  challengeLink: {
    title: (name, words) =>
      words === 1 ? `Do you know this ${name} word?` : `Do you know these ${words} ${name} words?`,
    description: 'Two minutes, no account needed. Guess: you’ll see the answer right away.',
  },
  wordLink: {
    title: (text, meaning) => `${text}: ${meaning}`,
    description: (name) =>
      `A word in ${name}. Read it, listen to it if it’s recorded, and learn more with Mboa.`,
  },
}

const french: ServerTexts = {
  verification: (greeted, isInvited) => ({
    subject: 'Confirmez votre adresse e‑mail pour Mboa',
    greeting: `Bonjour${greeted},`,
    before: isInvited
      ? 'Confirmez votre adresse e‑mail pour commencer à enregistrer avec Mboa\u00A0:'
      : 'Confirmez votre adresse e‑mail pour commencer à apprendre avec Mboa\u00A0:',
    action: 'Confirmer mon adresse',
    after: 'Le lien expire dans 3 minutes. Passé ce délai, il permet d’en demander un nouveau.',
    footer: 'Si vous n’avez pas créé de compte Mboa, vous pouvez ignorer ce message.',
  }),
  passwordReset: (greeted) => ({
    subject: 'Choisissez un nouveau mot de passe pour Mboa',
    greeting: `Bonjour${greeted},`,
    before: 'Vous avez demandé un nouveau mot de passe pour Mboa. Choisissez-le ici\u00A0:',
    action: 'Choisir un mot de passe',
    after: 'Le lien expire dans 60 minutes et ne sert qu’une fois.',
    footer:
      'Si vous n’avez rien demandé, vous pouvez ignorer ce message\u00A0: votre mot de passe ne change pas.',
  }),
  passwordChanged: (greeted) => ({
    subject: 'Votre mot de passe Mboa a été changé',
    greeting: `Bonjour${greeted},`,
    before:
      'Le mot de passe de votre compte Mboa vient d’être changé, et vos autres appareils ont été déconnectés. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00A0:',
    action: 'Choisir un mot de passe',
    after: 'Si c’était vous, il n’y a rien à faire.',
    footer: 'Vous recevez ce message parce qu’il concerne la sécurité de votre compte.',
  }),
  emailChanged: (greeted) => ({
    subject: 'Votre compte Mboa a une nouvelle adresse e‑mail',
    greeting: `Bonjour${greeted},`,
    before:
      'L’adresse e‑mail de votre compte Mboa a été remplacée, et tous les appareils ont été déconnectés. Connectez-vous désormais avec la nouvelle adresse\u00A0:',
    action: 'Se connecter',
    after: 'Si vous n’avez rien demandé, répondez tout de suite à ce message.',
    footer: 'Vous recevez ce message parce qu’il concerne la sécurité de votre compte.',
  }),
  accountDeleted: (greeted) => ({
    subject: 'Votre compte Mboa a été supprimé',
    greeting: `Bonjour${greeted},`,
    before:
      'Votre compte Mboa et tout ce qu’il contenait ont été supprimés définitivement. Vous pouvez revenir à tout moment avec un nouveau compte\u00A0:',
    action: 'Créer un compte',
    after: 'Si vous n’avez rien demandé, répondez à ce message.',
    footer: 'Vous ne recevrez plus de message de notre part.',
  }),
  invitation: (greeted, recorded) => ({
    subject: `Enregistrez pour Mboa\u00A0: ${recorded}`,
    greeting: `Bonjour${greeted},`,
    before: `Nous vous invitons à enregistrer des mots et des phrases pour Mboa, où l’on apprend les langues du Cameroun. Langue\u00A0: ${recorded}. Ouvrez ce lien, puis inscrivez-vous ou connectez-vous\u00A0:`,
    action: 'Accepter l’invitation',
    after: 'Le lien est valable 7 jours et ne sert qu’une fois.',
    footer: 'Si vous ne souhaitez pas enregistrer, vous pouvez ignorer ce message.',
  }),
  googlePopup: {
    title: 'Connexion avec Google',
    done: 'Vous pouvez fermer cette fenêtre.',
    back: 'Retour à la connexion',
  },
  reminder: {
    title: 'Mboa\u00A0: quelques mots aujourd’hui',
    body: 'Cinq minutes suffisent.',
    off: 'Ne plus me rappeler',
  },
  challengeLink: {
    title: (name, words) =>
      words === 1
        ? `${name}\u00A0: connaissez-vous ce mot\u00A0?`
        : `${name}\u00A0: connaissez-vous ces ${words} mots\u00A0?`,
    description: 'Deux minutes, sans compte. Devinez\u00A0: la réponse s’affiche tout de suite.',
  },
  wordLink: {
    title: (text, meaning) => `${text}\u00A0: ${meaning}`,
    description: (name) =>
      `${name}\u00A0: un mot à lire, à écouter s’il est enregistré, et d’autres à apprendre avec Mboa.`,
  },
}

export const serverTexts: Readonly<Record<InterfaceLanguage, ServerTexts>> = {
  en: english,
  fr: french,
}
