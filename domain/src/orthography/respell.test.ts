import { describe, expect, test } from 'vitest'
import { testMarkings } from '../answers/fixtures/marking-table.ts'
import { respell } from './respell.ts'

const basaaChurch = { ɓ: 'b', c: 'tj', e: 'é', ɛ: 'e', o: 'ô', ɔ: 'o', ŋ: 'ñ' }

/** Each pair is attested: ours in CLDR and other lists, the church’s in Common Voice. */
test.each([
  ['hɔp', 'hop'],
  ['lɛ̀n', 'len'],
  ['kɛl', 'kel'],
  ['soŋ', 'sôñ'],
  ['ŋgwà njaŋgumba', 'ñgwa njañgumba'],
  ['hyɔbí', 'hyobi'],
  ['sámàl', 'samal'],
  ['Mɛ̀ ǹyegà', 'me nyéga'],
])('Basaa %s is %s in the church spelling', (ours, church) => {
  expect(respell(ours, basaaChurch)).toBe(church)
})

/** Helmlinger 1972 against the spelling of today. */
test.each([
  ['nyama', 'ńama'],
  ['nyɔ́', 'ńo̱'],
  ['inɔn', 'ino̱n'],
  ['ŋgeá', 'ngea'],
])('Duala %s is %s in older books', (ours, older) => {
  expect(respell(ours, { ny: 'ń', ɛ: 'e̱', ɔ: 'o̱', ŋ: 'n', ɓ: 'b', ɗ: 'd' })).toBe(older)
})

test('letters that no rule names stay, and so do spaces and punctuation', () => {
  expect(respell('Áb, c!', {})).toBe('ab, c!')
})

describe('answers in another spelling, once packs accept it', () => {
  const exact = 'cccc exact'
  testMarkings({ language: 'bas', kind: 'word' }, [
    [['soŋ', 'sôñ'], 'sôñ', exact],
    ['soŋ', 'sôñ', 'aaaw letters'],
    [['màcɛ̂l', 'matjel'], 'matjel', exact],
    ['màcɛ̂l', 'matjel', 'wwww wrong'],
  ])
  testMarkings({ language: 'fub', kind: 'word' }, [
    [['yarugo', 'yara'], 'yara', exact],
    [['yarugo', 'yara'], 'yarugo', exact],
    // Letters that a keyboard lacks are noted as before.
    [['yiɗgo', 'yiɗi'], 'yidi', 'aaaw letters'],
    [['huwugo', 'huuwugo'], 'huuwugo', exact],
    [['jangugo', 'jaŋgugo'], 'jaŋgugo', exact],
  ])
  testMarkings({ language: 'dua', kind: 'word' }, [
    [['ɓéɓǎ', 'ɓébǎ'], 'ɓébǎ', exact],
    [['sǎmbá', 'saámbá'], 'saámbá', exact],
    [['nyíŋgo', 'ńíngo'], 'ńíngo', exact],
  ])
  testMarkings({ language: 'wes', kind: 'word' }, [
    [['skul', 'school'], 'school', exact],
    ['skul', 'school', 'wwww wrong'],
  ])
})
