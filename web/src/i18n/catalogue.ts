import { i18n, type Messages } from '@lingui/core'
import { parseInterfaceLanguage, type InterfaceLanguage } from '@mboa/contract'

/** The texts of each part of the app, divided as `lingui.config.ts` collects them. */
export type Catalogue =
  | 'start'
  | 'login'
  | 'accounts'
  | 'signed-in'
  | 'courses'
  | 'consent'
  | 'recordings'
  | 'studio'
  | 'profile'
  | 'progress'
  | 'search'
  | 'lessons'
  | 'practice'
  | 'practice-more'
  | 'typing'
  | 'sentences'
  | 'speaking'
  | 'by-ear'
  | 'this-device'

/** What the pages that people open first need; where the others' are comes when one is wanted. */
const files = import.meta.glob<{ messages: Messages }>(
  './{start,login,accounts,signed-in,courses,practice,practice-more,typing}.*.po',
  { base: './locales' },
)

async function importCatalogue(catalogue: Catalogue, language: InterfaceLanguage) {
  const name = `./${catalogue}.${language}.po`
  const load = files[name] ?? (await import('./further-catalogues.ts')).files[name]
  if (load === undefined) throw new Error(`No texts: ${catalogue}`)
  return load()
}

/** The catalogues in use: a change of language brings them all along, and no others. */
const inUse = new Set<Catalogue>(['start'])

async function fetchMessages(
  language: InterfaceLanguage,
  wanted: Iterable<Catalogue>,
): Promise<Messages> {
  const parts = await Promise.all(
    Array.from(wanted, (catalogue) => importCatalogue(catalogue, language)),
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

/** Loads the texts of a further part of the app, in the language that is shown. */
export async function loadCatalogue(catalogue: Catalogue): Promise<void> {
  inUse.add(catalogue)
  // None is shown yet while the app starts.
  const language = parseInterfaceLanguage(i18n.locale || chosen)
  i18n.load(language, await fetchMessages(language, [catalogue]))
}
