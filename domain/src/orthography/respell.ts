import { withoutTone } from './tone-marks.ts'

/**
 * A text as another spelling convention writes it, where every word follows by rule: each letter,
 * the longest first, as the convention has it; tone marks, which it does not write, left out.
 * Letters that the convention does not name stay. Lower case, as answers are compared.
 *
 * @example respell('soŋ', { o: 'ô', ɔ: 'o', ŋ: 'ñ' }) // 'sôñ', the church spelling of Basaa
 */
export function respell(text: string, letters: Readonly<Record<string, string>>): string {
  const named = Object.keys(letters).sort((a, b) => b.length - a.length)
  let rest = withoutTone(text).toLowerCase()
  let respelled = ''
  while (rest !== '') {
    const letter = named.find((candidate) => rest.startsWith(candidate))
    const [sign = ''] = rest
    respelled += letter === undefined ? sign : (letters[letter] ?? '')
    rest = rest.slice((letter ?? sign).length)
  }
  return respelled.normalize('NFC')
}
