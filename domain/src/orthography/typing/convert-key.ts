import type { LanguageProfile } from '../language-profile.ts'
import { listAlphabet } from '../language-profile.ts'
import { applyTone } from './apply-tone.ts'
import { deadKeys, deadKeySequences, type KeyboardLayout } from './cameroon-layouts.ts'
import type { TextSelection } from './selection.ts'
import { withCaret } from './selection.ts'
import { hasLetterCodes, letterCodes, starCodes, toneDigits } from './typing-codes.ts'

/** How a learner types on a keyboard with plain keys. */
export interface TypingConventions {
  readonly language: LanguageProfile
  readonly layout: KeyboardLayout
  /** The learner has asked for codes of plain letters; they work in a few languages only. */
  readonly usesLetterCodes: boolean
}

/** What the key before did, as long as nothing else has happened in the field since. */
export interface LastKey {
  readonly kind: 'dead-key' | 'converted'
  readonly key: string
  /** The field after it. */
  readonly field: TextSelection
  /** The field as it would have been without converting. */
  readonly literal: TextSelection
}

export interface ConvertedKey {
  /** The field to be shown; the very one given where nothing was converted. */
  readonly field: TextSelection
  /** To be handed over with the next key. */
  readonly last: LastKey | undefined
}

/**
 * What becomes of a field into which `key` has just been typed, at the caret: a dead key and its
 * letter become a special letter, a digit after a letter its tone, `n*` an ŋ. The same digit or
 * star once more writes itself instead, and so does the dead key pressed twice. Anything else stays
 * as it is.
 *
 * @example
 * convertKey({ text: 'amo7', selectionStart: 4, selectionEnd: 4 }, '7', undefined, ewondo)
 *   .field.text // 'amǒ'
 */
export function convertKey(
  field: TextSelection,
  key: string,
  last: LastKey | undefined,
  conventions: TypingConventions,
): ConvertedKey {
  const unchanged: ConvertedKey = { field, last: undefined }
  const { text, selectionStart: caret, selectionEnd } = field
  if (caret !== selectionEnd || caret < key.length) return unchanged
  const before = withCaret(
    text.slice(0, caret - key.length) + text.slice(caret),
    caret - key.length,
  )
  const previous = isSameField(last?.field, before) ? last : undefined

  if (previous?.kind === 'converted' && previous.key === key) {
    return { field: previous.literal, last: undefined }
  }
  if (previous?.kind === 'dead-key') {
    const written = afterDeadKey(key, conventions)
    if (written !== undefined) return { field: replaceBack(field, 2, written), last: undefined }
  } else if (key === deadKeys[conventions.layout]) {
    return { field, last: { kind: 'dead-key', key, field, literal: field } }
  }
  const converted = applyCode(field, before, key, conventions)
  if (converted === undefined) return unchanged
  // Plain letters often stand twice in a row: only keys that are no letters take themselves back.
  if (/\p{L}/u.test(key)) return { field: converted, last: undefined }
  return { field: converted, last: { kind: 'converted', key, field: converted, literal: field } }
}

function isSameField(a: TextSelection | undefined, b: TextSelection): boolean {
  return a !== undefined && a.text === b.text && a.selectionEnd === b.selectionEnd
}

/** The text in the place of the last few code units before the caret, which goes behind it. */
function replaceBack(field: TextSelection, length: number, written: string): TextSelection {
  const start = field.selectionEnd - length
  const head = (field.text.slice(0, start) + written).normalize('NFC')
  return withCaret(head + field.text.slice(field.selectionEnd), head.length)
}

const glottals = new Set(['ʼ', 'ꞌ'])

function afterDeadKey(key: string, { language, layout }: TypingConventions): string | undefined {
  if (key === deadKeys[layout]) return key
  const written = deadKeySequences[layout].get(key)
  return written !== undefined && glottals.has(written) ? (language.glottal ?? written) : written
}

function applyCode(
  field: TextSelection,
  before: TextSelection,
  key: string,
  { language, usesLetterCodes }: TypingConventions,
): TextSelection | undefined {
  const tone = toneDigits.get(key)
  if (tone !== undefined) {
    if (language.tone === null) return undefined
    const isMarked = language.tone.marked.includes(tone)
    if (!isMarked && language.tone.unmarked !== tone) return undefined
    const toned = applyTone(before, isMarked ? tone : null, language.letterMarks)
    return toned.text === before.text ? undefined : toned
  }
  const code = field.text.slice(0, field.selectionEnd).slice(-2)
  const letter = findCode(code, usesLetterCodes && hasLetterCodes(language))
  const isWritten = letter !== undefined && listAlphabet(language).includes(letter.toLowerCase())
  return isWritten ? replaceBack(field, 2, letter) : undefined
}

/** The letter of a code, a capital where the code begins with one. */
function findCode(code: string, withLetterCodes: boolean): string | undefined {
  const lower = code.toLowerCase()
  const letter = starCodes.get(lower) ?? (withLetterCodes ? letterCodes.get(lower) : undefined)
  const isCapital = code.charAt(0) !== lower.charAt(0)
  return isCapital ? letter?.toUpperCase() : letter
}
