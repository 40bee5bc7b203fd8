import { expect, test } from 'vitest'
import { gradeAnswer } from '../answers/grade-answer.ts'
import { profileIn } from './convention-profile.ts'
import { listSpecialLetters } from './language-profile.ts'
import { getLanguage } from './languages.ts'

const basaa = getLanguage('bas')
const church = profileIn(basaa, {
  letters: ['a', 'b', 'e', 'é', 'h', 'i', 'k', 'l', 'm', 'n', 'ñ', 'o', 'ô', 's', 't', 'y'],
  toneBearers: [],
  toneMarks: [],
  unmarked: 'unknown',
})

test('the keys of a convention are its own letters, and no tones', () => {
  expect(listSpecialLetters(church)).toEqual(['é', 'ñ', 'ô'])
  expect(church.tone).toBeNull()
  expect(listSpecialLetters(basaa)).toContain('ɓ')
})

test('tones are those that it marks', () => {
  const toneMarks = [{ mark: 'U+0301', example: 'á' }]
  const school = { letters: ['a'], toneBearers: ['a'], toneMarks, unmarked: 'low' }
  expect(profileIn(basaa, school).tone).toEqual({ marked: ['high'], unmarked: 'low' })
})

/** A mark of a letter that was left out is a letter's, and no tone. */
test.each([
  ['sôñ', 'exact'],
  ['soñ', 'letters'],
  ['sôm', 'wrong'],
])('who is to write “sôñ” and writes “%s” is %s', (answer, verdict) => {
  const asked = { answer, accepted: ['sôñ'], kind: 'word', strictness: 'standard' } as const
  expect(gradeAnswer({ ...asked, language: church }).verdict).toBe(verdict)
})

test('an answer in the course’s own convention stays right', () => {
  const asked = { answer: 'ɓâ', accepted: ['ibaa', 'ɓâ'], kind: 'word' } as const
  expect(gradeAnswer({ ...asked, language: church, strictness: 'strict' }).outcome).toBe('correct')
})
