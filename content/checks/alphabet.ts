import type { Alphabet } from '@mboa/contract'
import type { Path } from '../yaml-file.ts'
import type { Finding } from '../problem.ts'
import { codePoint } from './text.ts'

/** The alphabet of a course must agree with itself, since words are checked against it. */
export function checkAlphabet(alphabet: Alphabet): Finding[] {
  const { letters, nameLetters = [], toneBearers, toneMarks } = alphabet
  const findings: Finding[] = []
  const object = (path: Path, message: string) =>
    findings.push({ path: ['alphabet', ...path], code: 'alphabet', message })
  const all = [...letters, ...nameLetters]
  const twice = all.find((letter, index) => all.indexOf(letter) !== index)
  if (twice !== undefined) object(['letters'], `"${twice}" is listed twice`)
  const capital = all.find((letter) => letter !== letter.toLowerCase())
  if (capital !== undefined) object(['letters'], `"${capital}" is not a small letter`)
  if (letters.includes('ə') && letters.includes('ǝ')) {
    findings.push({
      path: ['alphabet', 'letters'],
      code: 'mixed-schwa',
      message: 'both schwas are listed: choose ə (U+0259) or ǝ (U+01DD)',
    })
  }
  const bearer = toneBearers.find((letter) => !letters.includes(letter))
  if (bearer !== undefined) object(['toneBearers'], `"${bearer}" is not one of the letters`)
  for (const [index, { mark, example }] of toneMarks.entries()) {
    const shown = Array.from(example.normalize('NFD')).some((sign) => codePoint(sign) === mark)
    if (!shown) object(['toneMarks', index], `"${example}" does not show the mark ${mark}`)
  }
  return findings
}
