import type { Alphabet, Word } from '@mboa/contract'
import {
  checkSpelling as findSpelling,
  isToneMark,
  withoutTone,
  type SpellingFinding,
} from '@mboa/domain'
import type { TextFinding } from '../problem.ts'
import { codePoint } from './text.ts'

const brackets = /[(){}|]/g

/**
 * Spelling of one text against the course's alphabet: its letters, tone marks, apostrophe and
 * schwa, capitals only where a word begins, and the notation of optional parts and
 * alternatives. Says nothing about whether the word exists.
 */
export function checkSpelling(text: string, alphabet: Alphabet): TextFinding[] {
  return [...checkNotation(text), ...findSpelling(text, alphabet).map(describe)]
}

/**
 * A word begins with a capital where it is a name, as its meaning then does in English or French.
 * The keyboards of phones put one at the beginning of whatever is typed.
 */
export function checkCapital({ text, gloss }: Pick<Word, 'text' | 'gloss'>): TextFinding[] {
  if (!beginsWithCapital(text) || [...gloss.en, ...gloss.fr].some(beginsWithCapital)) return []
  const message = `"${text}" begins with a capital, but no meaning of it is a name`
  return [{ code: 'stray-capital', message }]
}

const beginsWithCapital = (text: string) => /^\P{L}*\p{Lu}/u.test(text)

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

function describe({ code, letter, word, instead }: SpellingFinding): TextFinding {
  const named = `"${letter}" (${codePoint(letter)}) in "${word}"`
  const right = instead === undefined ? undefined : `"${instead}" (${codePoint(instead)})`
  switch (code) {
    case 'stray-capital':
      return { code, message: `"${word}" has the capital ${letter} inside` }
    case 'unknown-tone-mark': {
      const marks = Array.from(letter.normalize('NFD')).filter(isToneMark).map(codePoint)
      const message = `"${letter}": the tone mark ${marks.join(' ')} is not one of this course`
      return { code: 'tone-mark', message }
    }
    case 'toneless-letter':
      return {
        code: 'tone-mark',
        message: `"${letter}": ${withoutTone(letter)} carries no tone in this course`,
      }
    case 'other-schwa':
      return { code: 'mixed-schwa', message: `${named}: this course writes ${right}` }
    case 'other-apostrophe':
      return {
        code: 'apostrophe',
        message: `${named}: this course writes ${right ?? 'no apostrophe'}`,
      }
    case 'letter':
      return { code, message: `${named} is not in the alphabet of this course` }
  }
}
