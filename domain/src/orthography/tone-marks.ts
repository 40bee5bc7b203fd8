/**
 * The tone marks of the General Alphabet of Cameroon Languages (1979) and of the texts written
 * in it. U+1DC4–1DC7 lie outside the block of combining diacritics that most software strips.
 */
const markNames = {
  '\u0301': 'high',
  '\u0300': 'low',
  '\u0304': 'mid',
  '\u0302': 'falling',
  '\u030C': 'rising',
  '\u030D': 'mid-low',
  '\u030B': 'extra-high',
  '\u030F': 'extra-low',
  '\u1DC4': 'mid-to-high',
  '\u1DC5': 'low-to-mid',
  '\u1DC6': 'mid-to-low',
  '\u1DC7': 'high-to-mid',
} as const

/** A tone that one mark writes. `mid-to-low` glides from the first level to the second. */
export type Tone = (typeof markNames)[keyof typeof markNames]

/** What a cluster's marks say; `several` where a letter carries more than one tone mark. */
export type WrittenTone = Tone | 'unmarked' | 'several'

const names = new Map<string, Tone>(Object.entries(markNames))
const marks = new Map<Tone, string>(Array.from(names, ([mark, tone]) => [tone, mark]))

/** Every tone, in the order keys are laid out. */
export const tones: readonly Tone[] = [...marks.keys()]

/** True for one combining character that writes a tone, e.g. U+0301. */
export function isToneMark(character: string): boolean {
  return names.has(character)
}

/** The combining character that writes a tone: `'high'` → U+0301. */
export function markOfTone(tone: Tone): string {
  return marks.get(tone) ?? ''
}

/**
 * Names the tone written on one grapheme cluster: `'ǒ'` → `'rising'`, `'o'` → `'unmarked'`.
 * It says what is written, not what is sounded: an unmarked vowel differs by language.
 */
export function toneOf(cluster: string): WrittenTone {
  const found = Array.from(cluster.normalize('NFD')).filter(isToneMark)
  const [mark] = found
  if (mark === undefined) return 'unmarked'
  return found.length > 1 ? 'several' : (names.get(mark) ?? 'unmarked')
}

/**
 * A cluster or text without its tone marks; the marks of letters stay: `'ʉ̈́'` → `'ʉ̈'`, `'ǒ'` → `'o'`.
 *
 * @param letterMarks marks that belong to letters in this spelling (`LanguageProfile.letterMarks`)
 */
export function withoutTone(text: string, letterMarks = ''): string {
  return Array.from(text.normalize('NFD'))
    .filter((part) => !isToneMark(part) || letterMarks.includes(part))
    .join('')
    .normalize('NFC')
}
