import { i18n, type Messages } from '@lingui/core'
import { parseInterfaceLanguage, type InterfaceLanguage } from '@mboa/contract'

type MessagesModule = Promise<{ messages: Messages }>

/** The build has a file for each chunk (`web/build/chunk-messages.ts`), tests and `npm run dev` one for all. */
const importMessages: (chunk: string, language: InterfaceLanguage) => MessagesModule =
  import.meta.env.DEV || import.meta.env.SSR
    ? (_, language) => import(`./locales/messages.${language}.po`) as MessagesModule
    : (chunk, language) =>
        import(/* @vite-ignore */ `./${chunk.replace(/js$/, language)}.js`) as MessagesModule

/** Chunks whose messages are in use: a change of language fetches those of all. */
const inUse = new Set('mboa:messages of start'.split(' '))

/** Chunks whose messages are here, in the language of the interface. */
let here = new Set<string>()

async function fetchMessages(
  language: InterfaceLanguage,
  chunks: Iterable<string>,
): Promise<Messages> {
  const parts = await Promise.all(Array.from(chunks, (chunk) => importMessages(chunk, language)))
  return Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages
}

/** The language that was chosen last: it is the interface's, or its messages are on their way. */
let chosen: InterfaceLanguage = 'en'

/**
 * Makes a language the interface's, with all messages that are in use. If another language is chosen
 * before they are here, that language becomes the interface's.
 */
export async function activateLanguage(language: InterfaceLanguage): Promise<void> {
  chosen = language
  let messages: Messages
  let fetched: Set<string>
  do {
    fetched = new Set(inUse)
    try {
      messages = await fetchMessages(language, fetched)
    } catch (error) {
      if (chosen !== language) return
      throw error
    }
    if (chosen !== language) return
    // A part of the app that was opened meanwhile has messages as well.
  } while (fetched.size < inUse.size)
  here = fetched
  i18n.load(language, messages)
  i18n.activate(language)
}

/**
 * Waits for code and for the messages that come with it, in the language that is shown. The build
 * wraps every dynamic import in it.
 * @param chunks names of files with spaces between them
 * @public
 */
export async function withMessages<Code>(code: Promise<Code>, chunks: string): Promise<Code> {
  const [loaded] = await Promise.all([code, bringMessages(chunks)])
  return loaded
}

async function bringMessages(chunks: string): Promise<void> {
  const missing = chunks.split(' ').filter((chunk) => chunk !== '' && !here.has(chunk))
  if (missing.length === 0) return
  for (const chunk of missing) inUse.add(chunk)
  // None is shown yet while the app starts.
  const language = parseInterfaceLanguage(i18n.locale || chosen)
  i18n.load(language, await fetchMessages(language, missing))
  if (i18n.locale === language) for (const chunk of missing) here.add(chunk)
}
