import { hashText } from '../seeds/seeded-random.ts'

/** A challenge is about so many words, or about fewer where the course has no more. */
export const challengeLength = 10

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
/** 62⁵ keys: in a course of 500 words, one in 7,000 courses has two words that share one. */
const keyLength = 5
const checkLength = 2

/**
 * The words of a challenge as a link carries them: a short key of each word's id, and two digits
 * that reveal a code that was cut or changed on its way. Nothing else knows of the challenge.
 *
 * @param items ids, at most `challengeLength`, each once
 * @throws where there are none, too many, or one twice
 */
export function encodeChallenge(course: string, items: readonly string[]): string {
  const keys = items.map(challengeKeyOf)
  if (!isCountOfWords(keys.length) || !areApart(keys)) {
    throw new Error(`No challenge is made of ${items.join(' ')}`)
  }
  const code = keys.join('')
  return code + checkOf(course, code)
}

/**
 * The keys of a challenge's words, in their order. Undefined for whatever `encodeChallenge` has
 * not made for this course.
 */
export function readChallengeCode(course: string, code: string): readonly string[] | undefined {
  const words = code.slice(0, -checkLength)
  const count = words.length / keyLength
  if (!isCountOfWords(count) || !/^[0-9A-Za-z]+$/.test(code)) return undefined
  if (code.slice(-checkLength) !== checkOf(course, words)) return undefined
  const keys = Array.from({ length: count }, (_, at) =>
    words.slice(at * keyLength, (at + 1) * keyLength),
  )
  return areApart(keys) ? keys : undefined
}

/** The words that keys stand for, in the order of the keys; of those that are gone, none. */
export function findChallengeWords<Word extends { readonly id: string }>(
  keys: readonly string[],
  words: readonly Word[],
): Word[] {
  const byKey = new Map(words.map((word) => [challengeKeyOf(word.id), word]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}

/** The same for ever for the same id: links are kept. */
export const challengeKeyOf = (item: string): string => writeNumber(hashText(item), keyLength)

const checkOf = (course: string, words: string) =>
  writeNumber(hashText(`${course}/${words}`), checkLength)

const isCountOfWords = (count: number) =>
  Number.isInteger(count) && count >= 1 && count <= challengeLength

const areApart = (keys: readonly string[]) => new Set(keys).size === keys.length

/** The last `length` digits of a number, to the base of the digits there are. */
function writeNumber(number: number, length: number): string {
  let written = ''
  let rest = number
  for (let at = 0; at < length; at++) {
    written = digits.charAt(rest % digits.length) + written
    rest = Math.floor(rest / digits.length)
  }
  return written
}
