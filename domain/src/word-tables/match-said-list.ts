import { searchKey, tonedKey } from '../orthography/keys.ts'
import { english, french, type Spelling } from '../orthography/language-profile.ts'
import { getLanguage } from '../orthography/languages.ts'
import type { RecordingPrompt } from '../recording-lists/recording-prompt.ts'
import type { WordTableEntry } from './read-word-table.ts'

type Known = Pick<RecordingPrompt, 'item' | 'text' | 'gloss'>

/** What a line of the list is of the course. */
export type SaidEntry<Prompt extends Known> = { readonly entry: WordTableEntry } & (
  | { readonly is: 'known'; readonly prompt: Prompt }
  /** The concept is asked for, and nobody has written it yet. */
  | { readonly is: 'unwritten'; readonly prompt: Prompt }
  /** Written alike: told apart by tones or meaning alone, or told to mean something else. */
  | { readonly is: 'several'; readonly prompts: readonly Prompt[] }
  | { readonly is: 'new' }
)

interface Keyed<Prompt> {
  readonly prompt: Prompt
  readonly toned: string
  readonly plain: string
  readonly meanings: readonly string[]
}

/**
 * Finds what the course has of a list: by the word as it is written, else without tones and special
 * letters, else by what it means. Where several are possible, its meaning decides.
 */
export function matchSaidList<Prompt extends Known>(
  entries: readonly WordTableEntry[],
  known: readonly Prompt[],
  course: string,
): readonly SaidEntry<Prompt>[] {
  const language = getLanguage(course)
  const keyed = known.map((prompt): Keyed<Prompt> => {
    const { text, gloss } = prompt
    return {
      prompt,
      toned: text === null ? '' : tonedKey(text, language),
      plain: text === null ? '' : searchKey(text, language),
      meanings: [...keysOf(gloss.en, english), ...keysOf(gloss.fr, french)],
    }
  })
  return entries.map((entry) => ({ entry, ...matchOne(entry, keyed, language) }))
}

/** "une houe" is "houe", "to eat" is "eat". */
const article = /^(?:(?:un|une|le|la|les|l|des|du|se|s|an?|the|to)[ ’'])+/

const keysOf = (text: string, spelling: Spelling) => {
  const key = searchKey(text, spelling).replace(article, '').trim()
  return key === '' ? [] : [`${spelling.code} ${key}`]
}

function matchOne<Prompt extends Known>(
  { text, gloss }: WordTableEntry,
  known: readonly Keyed<Prompt>[],
  language: Spelling,
) {
  const [toned, plain] = [tonedKey(text, language), searchKey(text, language)]
  const told = [...keysOf(gloss.en, english), ...keysOf(gloss.fr, french)]
  const means = ({ meanings }: Keyed<Prompt>) => told.some((each) => meanings.includes(each))
  const written = known.filter((each) => each.toned === toned && toned !== '')
  const alike =
    written.length > 0 ? written : known.filter((each) => each.plain === plain && plain !== '')
  if (alike.length > 0) {
    const meant = alike.filter(means)
    const prompts = (meant.length > 0 ? meant : alike).map(({ prompt }) => prompt)
    const [only] = prompts
    // Told to mean something else, it may be another word that is written alike.
    const isOther = meant.length === 0 && told.length > 0
    if (only === undefined || prompts.length > 1 || isOther)
      return { is: 'several', prompts } as const
    return { is: 'known', prompt: only } as const
  }
  if (told.length > 0) {
    const concept = known.find((each) => each.prompt.text === null && means(each))
    if (concept !== undefined) return { is: 'unwritten', prompt: concept.prompt } as const
    return { is: 'new' } as const
  }
  // A list may name what was said by its meanings.
  const asMeaning = [...keysOf(text, english), ...keysOf(text, french)]
  const named = known.filter(({ meanings }) => asMeaning.some((each) => meanings.includes(each)))
  const [first] = named
  if (first === undefined) return { is: 'new' } as const
  if (named.length === 1) return { is: 'known', prompt: first.prompt } as const
  return { is: 'several', prompts: named.map(({ prompt }) => prompt) } as const
}
