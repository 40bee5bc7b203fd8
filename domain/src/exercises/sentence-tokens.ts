import { expandAccepted } from '../answers/expand-accepted.ts'
import type { CourseSentence, SentenceToken, CourseWord } from './course-items.ts'

/** Punctuation around a word; an apostrophe may be the letter of a glottal stop and stays. */
const aroundWord = /^(?:(?!['’ʼꞌ])[\p{P}\p{S}])+|(?:(?!['’ʼꞌ])[\p{P}\p{S}])+$/gu
const hasLetter = /[\p{L}\p{N}]/u

/** The words of a text as they are written, without the punctuation around them. */
export function splitTokens(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((part) => part.replace(aroundWord, ''))
    .filter((part) => hasLetter.test(part))
}

/** All tokens of everything that some texts in the notation of packs stand for. */
export function listAcceptedTokens(accepted: readonly string[]): ReadonlySet<string> {
  return new Set(accepted.flatMap(expandAccepted).flatMap(splitTokens))
}

/** The shortest of what a meaning stands for: without what may be left out. */
export function plainMeaning(meaning: string): string {
  return expandAccepted(meaning).reduce((short, each) =>
    each.length < short.length ? each : short,
  )
}

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

function withSmallInitial(text: string): string {
  const [initial = '', ...rest] = text
  return initial.toLowerCase() + rest.join('')
}

/**
 * The tokens as tiles: a capital that only the beginning of the sentence asks for would give the
 * first tile away. Names keep theirs: they are written alike on both sides.
 */
export function listTiles(
  tokens: readonly string[],
  { keepsCapital }: { keepsCapital: (token: string) => boolean },
): string[] {
  return tokens.map((token, at) =>
    at === 0 && isCapital(token) && !keepsCapital(token) ? withSmallInitial(token) : token,
  )
}

/** English writes "I" as a capital wherever it stands. */
export const isEnglishI = (token: string): boolean => /^I(?:['’]|$)/.test(token)

/** Whether a token is a name: it is written with a capital in the meaning as well. */
export function isName(token: string, { gloss }: Pick<CourseWord, 'gloss'>): boolean {
  if (!isCapital(token)) return false
  return [...gloss.en, ...gloss.fr].some((meaning) => splitTokens(meaning).includes(token))
}

/** The first way in which the sentence may be said: the one that is shown. */
export const firstSaying = ({ text }: CourseSentence): string => expandAccepted(text)[0] ?? ''

/** The sentence's tokens, with the words that the sources take them for. */
export function listTokens(sentence: CourseSentence): readonly SentenceToken[] {
  if (sentence.tokens !== undefined) return sentence.tokens
  return splitTokens(firstSaying(sentence)).map((text) => ({ text }))
}
