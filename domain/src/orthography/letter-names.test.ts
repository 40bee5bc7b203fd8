import { describe, expect, it, test } from 'vitest'
import { nameLetter } from './letter-names.ts'
import { listSpecialLetters } from './language-profile.ts'
import { languages } from './languages.ts'

describe('the name of a letter', () => {
  test.each([
    ['ɛ', 'open e', 'e ouvert'],
    ['ɛ́', 'open e acute', 'e ouvert aigu'],
    ['ə̀', 'schwa grave', 'schwa grave'],
    ['Ɔ', 'capital open o', 'o ouvert majuscule'],
    ['Ɓ', 'capital b with hook', 'b crosse majuscule'],
    ['ʼ', 'apostrophe', 'apostrophe'],
  ])('%s is %s, in French %s', (letter, en, fr) => {
    expect(nameLetter(letter)).toEqual({ en, fr })
  })

  test.each(['e', 'é', 'kɛ', 'tɛgɛ', '', ' ', 'ng'])('“%s” has none of its own', (text) => {
    expect(nameLetter(text)).toBeUndefined()
  })

  it('is there for every special letter of every language', () => {
    const special = new Set(languages.flatMap((language) => listSpecialLetters(language)))
    const unnamed = Array.from(special).filter(
      (letter) => /^[^\p{ASCII}]$/u.test(letter.normalize('NFD')) && !nameLetter(letter),
    )
    expect(unnamed).toEqual([])
  })
})
