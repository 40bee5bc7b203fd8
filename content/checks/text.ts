import type { Path } from '../yaml-file.ts'
import type { Finding, TextFinding } from '../problem.ts'
import { checkCitation } from './citations.ts'
import { isRecord } from './shape.ts'

/** Space, and the no-break spaces of French punctuation. */
const plainSpaces = /[ \u00A0\u202F]/
const invisible = /[\p{Cc}\p{Cf}\p{Zs}\p{Zl}\p{Zp}]/u
const lookAlike = /\p{Script=Greek}|\p{Script=Cyrillic}/u
/** A mark that stands on nothing: at the beginning, or after a space. */
const looseMark = /(?:^|\s)\p{M}/u
/** Everything but U+2019 that is typed or pasted for an apostrophe. */
const apostropheLike = /['‘ʼʻ´`ꞌʹ′＇]/
/** The same without those that are letters, which a note may have to name. */
const typedApostrophe = /['‘´`′＇]/

/** Every text in the value with its place, keys left out. */
function* textsOf(value: unknown, path: Path = []): Generator<[string, Path]> {
  if (typeof value === 'string') yield [value, path]
  else if (Array.isArray(value)) {
    for (const [index, element] of value.entries()) yield* textsOf(element, [...path, index])
  } else if (isRecord(value)) {
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner, [...path, key])
  }
}

/** What no text of a pack may hold, whatever language it is in. */
export function checkTexts(value: unknown): Finding[] {
  return [...textsOf(value)].flatMap(([text, path]) => {
    // Emoji are joined by what no other text may hold; what a picture is has a check of its own.
    const findings = path.at(-1) === 'picture' ? [] : checkCharacters(text)
    if (path.includes('gloss')) findings.push(...checkApostrophes(text, apostropheLike))
    else if (isForPeople(path)) findings.push(...checkApostrophes(text, typedApostrophe))
    if (path.at(-1) === 'citation') findings.push(...checkCitation(text))
    return findings.map((finding) => ({ ...finding, path }))
  })
}

function checkCharacters(text: string): TextFinding[] {
  const findings: TextFinding[] = []
  if (text !== text.normalize('NFC')) {
    findings.push({
      code: 'not-normalised',
      message: `"${text}" is not normalised: write "${text.normalize('NFC')}" (Unicode NFC)`,
    })
  }
  for (const character of new Set(text)) {
    if (invisible.test(character) && !plainSpaces.test(character)) {
      const message = `"${text}" holds the invisible character ${codePoint(character)}`
      findings.push({ code: 'invisible-character', message })
    }
    if (lookAlike.test(character)) {
      const alphabet = /\p{Script=Greek}/u.test(character) ? 'Greek' : 'Cyrillic'
      const message = `"${character}" (${codePoint(character)}) is a ${alphabet} letter`
      findings.push({ code: 'look-alike', message })
    }
  }
  if (looseMark.test(text)) {
    findings.push({ code: 'loose-mark', message: `"${text}" has a mark that stands on no letter` })
  }
  return findings
}

/** Texts in English and French; words and citations are written as their own rules say. */
function isForPeople(path: Path): boolean {
  return path.includes('en') || path.includes('fr')
}

function checkApostrophes(text: string, wrong: RegExp): TextFinding[] {
  const found = wrong.exec(text)?.[0]
  if (found === undefined) return []
  const message = `"${found}" (${codePoint(found)}) for an apostrophe: write "’" (U+2019)`
  return [{ code: 'apostrophe', message }]
}

/** @example `codePoint('ɛ')` is `'U+025B'` */
export function codePoint(character: string): string {
  const number = character.codePointAt(0) ?? 0
  return `U+${number.toString(16).toUpperCase().padStart(4, '0')}`
}
