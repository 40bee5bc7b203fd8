import { splitClusters } from './clusters.ts'
import { isToneMark } from './tone-marks.ts'

/** The letters and tone marks that a course writes with; the contract's `Alphabet` is one. */
export interface CourseAlphabet {
  /** Small letters, also those of several signs (`dz`). */
  readonly letters: readonly string[]
  /** Letters found only in names. */
  readonly nameLetters?: readonly string[] | undefined
  readonly toneBearers: readonly string[]
  /** Each as a code point: `U+0301`. */
  readonly toneMarks: readonly { readonly mark: string }[]
  /** The one apostrophe that its words use, where they use one. */
  readonly apostrophe?: string | undefined
}

/**
 * What a spelling may have that its course does not know: a capital inside a word, a tone mark
 * that the course does not write, a tone mark on a letter that carries none, the other schwa,
 * another apostrophe, a letter outside the alphabet.
 */
export const spellingFindings = [
  'stray-capital',
  'unknown-tone-mark',
  'toneless-letter',
  'other-schwa',
  'other-apostrophe',
  'letter',
] as const

export interface SpellingFinding {
  readonly code: (typeof spellingFindings)[number]
  /** The letter as written, with its marks; cut where it has more than any letter has. */
  readonly letter: string
  /** The first word with it; cut where it is longer than any word. */
  readonly word: string
  /** What the course writes instead, where that is known. */
  readonly instead?: string
}

/** A text with more is in another language or alphabet, so more findings explain nothing. */
const maxSpellingFindings = 10
/** Code points. */
const maxLetterLength = 8
const maxWordLength = 60

const betweenWords = /[\s\-‑(){}|,;:!?.…«»“”]+/u
const apostrophes = /['‘’ʼʻ´`ꞌʹ′＇]/u

interface Letter {
  readonly plain: string
  readonly tones: readonly string[]
  readonly written: string
}

/**
 * Compares a text, word by word, with what its course is written with. Each kind of finding is
 * reported once for each letter, `maxSpellingFindings` of them in all. Says nothing about whether
 * the word exists, or which tone it should have.
 *
 * @example checkSpelling('xa', ewondo) // [{ code: 'letter', letter: 'x', word: 'xa' }]
 */
export function checkSpelling(text: string, alphabet: CourseAlphabet): readonly SpellingFinding[] {
  const found = new Map<string, SpellingFinding>()
  for (const word of text.normalize('NFC').split(betweenWords)) {
    if (word === '') continue
    const letters = splitClusters(word).map((written) => toLetter(written, alphabet))
    const ofWord = [
      ...findStrayCapital(word, letters),
      ...findTones(word, letters, alphabet),
      ...findLetters(word, letters, alphabet),
    ]
    for (const finding of ofWord) {
      const name = `${finding.code} ${finding.letter}`
      if (!found.has(name)) found.set(name, shorten(finding))
      if (found.size === maxSpellingFindings) return [...found.values()]
    }
  }
  return [...found.values()]
}

/** Returns whether a text has findings besides another apostrophe, which marking accepts. */
export const hasForeignLetters = (findings: readonly SpellingFinding[]): boolean =>
  findings.some(({ code, instead }) => code !== 'other-apostrophe' || instead === undefined)

const shorten = (finding: SpellingFinding): SpellingFinding => ({
  ...finding,
  letter: cut(finding.letter, maxLetterLength),
  word: cut(finding.word, maxWordLength),
})

function cut(text: string, length: number): string {
  const points = Array.from(text)
  return points.length <= length ? text : `${points.slice(0, length).join('')}…`
}

/** A letter of the alphabet is whole: in some conventions é is one, and no e with a tone. */
function toLetter(written: string, { letters }: CourseAlphabet): Letter {
  if (letters.includes(written.toLowerCase())) return { plain: written, tones: [], written }
  const [base = '', ...marks] = Array.from(written.normalize('NFD'))
  const plain = [base, ...marks.filter((mark) => !isToneMark(mark))].join('').normalize('NFC')
  return { plain, tones: marks.filter(isToneMark), written }
}

function isCapital(letter: Letter | undefined): boolean {
  return letter !== undefined && letter.plain !== letter.plain.toLowerCase()
}

function findStrayCapital(word: string, letters: readonly Letter[]): SpellingFinding[] {
  const stray = letters.slice(1).find(isCapital)
  return stray === undefined ? [] : [{ code: 'stray-capital', letter: stray.written, word }]
}

function findTones(
  word: string,
  letters: readonly Letter[],
  alphabet: CourseAlphabet,
): SpellingFinding[] {
  const known = new Set(alphabet.toneMarks.map(({ mark }) => mark))
  return letters.flatMap(({ plain, tones, written }): SpellingFinding[] => {
    if (tones.some((mark) => !known.has(codePointOf(mark)))) {
      return [{ code: 'unknown-tone-mark', letter: written, word }]
    }
    if (tones.length === 0 || alphabet.toneBearers.includes(plain.toLowerCase())) return []
    return [{ code: 'toneless-letter', letter: written, word }]
  })
}

/** Longest letter first, so that `gb` may be a letter where `g` alone is none. */
function findLetters(
  word: string,
  letters: readonly Letter[],
  alphabet: CourseAlphabet,
): SpellingFinding[] {
  const known = [
    ...alphabet.letters,
    ...(isCapital(letters[0]) ? (alphabet.nameLetters ?? []) : []),
  ]
  if (alphabet.apostrophe !== undefined) known.push(alphabet.apostrophe)
  const byLength = [...known].sort((a, b) => b.length - a.length)
  const findings: SpellingFinding[] = []
  let rest = letters.map(({ plain }) => plain.toLowerCase()).join('')
  while (rest !== '') {
    const letter = byLength.find((candidate) => rest.startsWith(candidate))
    const step = letter ?? /^\P{M}?\p{M}*/u.exec(rest)?.[0] ?? rest
    if (letter === undefined) findings.push(outsideAlphabet(step, word, known))
    rest = rest.slice(step.length)
  }
  return findings
}

function outsideAlphabet(letter: string, word: string, known: readonly string[]): SpellingFinding {
  const otherSchwa = letter === 'ǝ' ? 'ə' : letter === 'ə' ? 'ǝ' : undefined
  if (otherSchwa !== undefined && known.includes(otherSchwa)) {
    return { code: 'other-schwa', letter, word, instead: otherSchwa }
  }
  if (apostrophes.test(letter)) {
    const instead = known.find((sign) => apostrophes.test(sign))
    return { code: 'other-apostrophe', letter, word, ...(instead !== undefined && { instead }) }
  }
  return { code: 'letter', letter, word }
}

function codePointOf(mark: string): string {
  return `U+${(mark.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
