import { i18n, type Messages } from '@lingui/core'
import type { InterfaceLanguage } from '@mboa/contract'

type Loader = () => Promise<{ messages: Messages }>

/** The texts of each part of the app, divided as `lingui.config.ts` collects them. */
const loaders = {
  start: {
    en: () => import('./locales/start.en.po'),
    fr: () => import('./locales/start.fr.po'),
  },
  accounts: {
    en: () => import('./locales/accounts.en.po'),
    fr: () => import('./locales/accounts.fr.po'),
  },
  'signed-in': {
    en: () => import('./locales/signed-in.en.po'),
    fr: () => import('./locales/signed-in.fr.po'),
  },
  courses: {
    en: () => import('./locales/courses.en.po'),
    fr: () => import('./locales/courses.fr.po'),
  },
  consent: {
    en: () => import('./locales/consent.en.po'),
    fr: () => import('./locales/consent.fr.po'),
  },
  recordings: {
    en: () => import('./locales/recordings.en.po'),
    fr: () => import('./locales/recordings.fr.po'),
  },
  studio: {
    en: () => import('./locales/studio.en.po'),
    fr: () => import('./locales/studio.fr.po'),
  },
  profile: {
    en: () => import('./locales/profile.en.po'),
    fr: () => import('./locales/profile.fr.po'),
  },
  progress: {
    en: () => import('./locales/progress.en.po'),
    fr: () => import('./locales/progress.fr.po'),
  },
  search: {
    en: () => import('./locales/search.en.po'),
    fr: () => import('./locales/search.fr.po'),
  },
  lessons: {
    en: () => import('./locales/lessons.en.po'),
    fr: () => import('./locales/lessons.fr.po'),
  },
  practice: {
    en: () => import('./locales/practice.en.po'),
    fr: () => import('./locales/practice.fr.po'),
  },
  'practice-more': {
    en: () => import('./locales/practice-more.en.po'),
    fr: () => import('./locales/practice-more.fr.po'),
  },
  sentences: {
    en: () => import('./locales/sentences.en.po'),
    fr: () => import('./locales/sentences.fr.po'),
  },
  'this-device': {
    en: () => import('./locales/this-device.en.po'),
    fr: () => import('./locales/this-device.fr.po'),
  },
} satisfies Record<string, Record<InterfaceLanguage, Loader>>

export type Catalogue = keyof typeof loaders

/** The catalogues in use: a change of language brings them all along, and no others. */
const inUse = new Set<Catalogue>(['start'])

async function fetchMessages(
  language: InterfaceLanguage,
  catalogues: Iterable<Catalogue>,
): Promise<Messages> {
  const parts = await Promise.all(
    Array.from(catalogues, (catalogue) => loaders[catalogue][language]()),
  )
  return Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages
}

/** The language that was chosen last: it is the interface's, or its texts are on their way. */
let chosen: InterfaceLanguage = 'en'

/**
 * Makes a language the interface's, with all texts that are in use. Where another one is chosen
 * before they are here, it is that one's turn.
 */
export async function activateLanguage(language: InterfaceLanguage): Promise<void> {
  chosen = language
  let messages: Messages
  let brought: number
  do {
    brought = inUse.size
    try {
      messages = await fetchMessages(language, inUse)
    } catch (error) {
      if (chosen !== language) return
      throw error
    }
    if (chosen !== language) return
    // A part of the app that was opened meanwhile has texts as well.
  } while (brought < inUse.size)
  i18n.load(language, messages)
  i18n.activate(language)
}

/** Brings the texts of a further part of the app, in the language that is shown. */
export async function bringTextsOf(catalogue: Catalogue): Promise<void> {
  inUse.add(catalogue)
  // None is shown yet while the app starts.
  const language = parseInterfaceLanguage(i18n.locale || chosen)
  i18n.load(language, await fetchMessages(language, [catalogue]))
}

export function parseInterfaceLanguage(tag: string | null | undefined): InterfaceLanguage {
  return tag?.toLowerCase().startsWith('fr') === true ? 'fr' : 'en'
}
