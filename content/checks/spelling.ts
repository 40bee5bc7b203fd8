import type { Alphabet } from '@mboa/contract'
import type { TextFinding } from './finding.ts'
import { apostropheLike, codePoint } from './text.ts'

/** Marks that write a tone; every other combining mark belongs to its letter. */
const toneMark = /[\u0300\u0301\u0302\u0304\u030B\u030C\u030D\u030F\u1DC4-\u1DC7]/u
const cluster = /\P{M}\p{M}*/gu
const betweenWords = /[\s\-‑(){}|,;:!?.…«»“”]+/u
const brackets = /[(){}|]/g

type Letter = { plain: string; tones: string[]; written: string }

/**
 * Spelling of one text against the course's alphabet: its letters, tone marks, apostrophe and
 * schwa, capitals only where a word begins, and the notation of optional parts and
 * alternatives. Says nothing about whether the word exists.
 */
export function checkSpelling(text: string, alphabet: Alphabet): TextFinding[] {
  const findings = checkNotation(text)
  for (const word of text.normalize('NFC').split(betweenWords)) {
    if (word === '') continue
    const letters = lettersOf(word)
    findings.push(
      ...checkCapitals(word, letters),
      ...checkTones(letters, alphabet),
      ...checkLetters(word, letters, alphabet),
    )
  }
  return findings
}

function checkNotation(text: string): TextFinding[] {
  const findings: TextFinding[] = []
  if (text.includes('/')) {
    const message = `"${text}" holds a slash: put the other spelling under "accepted"`
    findings.push({ code: 'alternatives', message })
  }
  const shape = (text.match(brackets) ?? []).join('')
  if (!/^(?:\(\)|\{\|+\})*$/.test(shape)) {
    const message = `"${text}": write (optional) and {one|other}, closed and not nested`
    findings.push({ code: 'brackets', message })
  }
  return findings
}

function lettersOf(word: string): Letter[] {
  return (word.match(cluster) ?? []).map((written) => {
    const [base = '', ...marks] = written.normalize('NFD')
    const plain = [base, ...marks.filter((mark) => !toneMark.test(mark))].join('')
    return { plain: plain.normalize('NFC'), tones: marks.filter((m) => toneMark.test(m)), written }
  })
}

function checkCapitals(word: string, letters: Letter[]): TextFinding[] {
  const stray = letters.slice(1).find(({ plain }) => plain !== plain.toLowerCase())
  if (stray === undefined) return []
  return [{ code: 'stray-capital', message: `"${word}" has the capital ${stray.written} inside` }]
}

function checkTones(letters: Letter[], alphabet: Alphabet): TextFinding[] {
  const known = new Set(alphabet.toneMarks.map(({ mark }) => mark))
  return letters.flatMap(({ plain, tones, written }) => {
    const unknown = tones.find((mark) => !known.has(codePoint(mark)))
    if (unknown !== undefined) {
      const message = `"${written}": the tone mark ${codePoint(unknown)} is not one of this course`
      return [{ code: 'tone-mark', message }]
    }
    if (tones.length === 0 || alphabet.toneBearers.includes(plain.toLowerCase())) return []
    return [{ code: 'tone-mark', message: `"${written}": ${plain} carries no tone in this course` }]
  })
}

/** Longest letter first, so that `gb` may be a letter where `g` alone is none. */
function checkLetters(word: string, letters: Letter[], alphabet: Alphabet): TextFinding[] {
  const isName = letters[0] !== undefined && letters[0].plain !== letters[0].plain.toLowerCase()
  const known = [...alphabet.letters, ...(isName ? (alphabet.nameLetters ?? []) : [])]
  if (alphabet.apostrophe !== undefined) known.push(alphabet.apostrophe)
  const byLength = known.toSorted((a, b) => b.length - a.length)
  const findings: TextFinding[] = []
  let rest = letters.map(({ plain }) => plain.toLowerCase()).join('')
  while (rest !== '') {
    const letter = byLength.find((candidate) => rest.startsWith(candidate))
    const step = letter ?? rest.match(/^\P{M}?\p{M}*/u)?.[0] ?? rest
    if (letter === undefined) findings.push(outsideAlphabet(step, word, known))
    rest = rest.slice(step.length)
  }
  return findings
}

function outsideAlphabet(letter: string, word: string, known: string[]): TextFinding {
  const named = `"${letter}" (${codePoint(letter)}) in "${word}"`
  const otherSchwa = letter === 'ǝ' ? 'ə' : letter === 'ə' ? 'ǝ' : undefined
  if (otherSchwa !== undefined && known.includes(otherSchwa)) {
    const right = `"${otherSchwa}" (${codePoint(otherSchwa)})`
    return { code: 'mixed-schwa', message: `${named}: this course writes ${right}` }
  }
  if (letter === '’' || apostropheLike.test(letter)) {
    const right = known.find((sign) => sign === '’' || apostropheLike.test(sign))
    const rule = right === undefined ? 'no apostrophe' : `"${right}" (${codePoint(right)})`
    return { code: 'apostrophe', message: `${named}: this course writes ${rule}` }
  }
  return { code: 'letter', message: `${named} is not in the alphabet of this course` }
}
