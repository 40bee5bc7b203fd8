import { expect, test } from 'vitest'
import { plant, problemsOf, soundFiles } from './testing/planted-packs.ts'

const unit = 'ewo/01-days.yaml'

test('a sound course has no problems', async () => {
  expect(await problemsOf(soundFiles)).toEqual([])
})

/** Planted in the text of the first word, which stands on line 9. */
const spellings: [name: string, text: string, code: string, message: string][] = [
  ['decomposed letters', 'ma\u0301ndi', 'not-normalised', 'is not normalised: write "mándi"'],
  ['a capital inside a word', 'mɔ́Ndi', 'stray-capital', '"mɔ́Ndi" has the capital N inside'],
  ['a letter of another language', 'mɔ́nɖi', 'letter', '"ɖ" (U+0256) in "mɔ́nɖi" is not in'],
  ['a letter that only names have', 'mɔ́nji', 'letter', '"j" (U+006A) in "mɔ́nji" is not in'],
  ['a digit', 'mɔ́ndi2', 'letter', '"2" (U+0032)'],
  ['the schwa of another alphabet', 'mǝ́ndi', 'mixed-schwa', 'this course writes "ə" (U+0259)'],
  ['a Greek look-alike', 'mέndi', 'look-alike', '"έ" (U+03AD) is a Greek letter'],
  ['a Cyrillic look-alike', 'mɔ́ndі', 'look-alike', '"і" (U+0456) is a Cyrillic letter'],
  ['an apostrophe the course has not', 'mɔ́nd’i', 'apostrophe', 'this course writes no apostrophe'],
  ['a typed apostrophe', '"mɔ́nd\'i"', 'apostrophe', '"\'" (U+0027) in "mɔ́nd\'i"'],
  ['a tone mark the course has not', 'mɔ̄ndi', 'tone-mark', 'U+0304 is not one of this course'],
  ['a tone on a consonant', 'mɔnd́i', 'tone-mark', 'd carries no tone in this course'],
  ['a mark on a space', '"mɔ ́ndi"', 'loose-mark', 'has a mark that stands on no letter'],
  ['a zero-width space', 'mɔ́n\u200Bdi', 'invisible-character', 'the invisible character U+200B'],
  ['a slash between alternatives', 'mɔ́ndi / mɔ́nd', 'alternatives', 'put the other spelling under'],
  ['an open bracket', 'mɔ́ndi (sɔ́ndɔ', 'brackets', 'write (optional) and {one|other}'],
  ['nested brackets', '"{mɔ́(n)di|sɔ́ndɔ}"', 'brackets', 'closed and not nested'],
]

test.each(spellings)('a word with %s is refused', async (_name, text, code, message) => {
  const problems = await problemsOf(plant(unit, 'text: mɔ́ndi', `text: ${text}`))
  expect(problems).toContainEqual({
    file: unit,
    line: 9,
    item: 'ewo.day-monday',
    code,
    message: expect.stringContaining(message) as string,
  })
})

const soundSpellings: [name: string, text: string][] = [
  ['optional parts and alternatives', '"{mɔ́ndi|sɔ́ndɔ} (məlú)"'],
  ['a capital where a word begins', 'Mɔ́ndi'],
  ['a letter of names in a name', 'Mɔ́nji'],
  ['a tone on a nasal', 'ḿbu'],
  ['letters of several signs', 'dzəkpá'],
]

test.each(soundSpellings)('a word with %s is accepted', async (_name, text) => {
  expect(await problemsOf(plant(unit, 'text: mɔ́ndi', `text: ${text}`))).toEqual([])
})

test('a capital at the beginning of what is no name is refused', async () => {
  const files = plant(unit, 'text: mɔ́ndi', 'text: Mɔ́ndi')
  // No longer one of the days, so that nothing lacks but a meaning that is a name.
  const glossed = files[unit]
    ?.replace('[Monday]', '[Monday week, first day of work]')
    .replace('Monday week, ', '')
    .replaceAll('category: day', 'category: talk')
  expect(await problemsOf({ ...files, [unit]: glossed ?? '' })).toMatchObject([
    {
      code: 'stray-capital',
      line: 9,
      message: '"Mɔ́ndi" begins with a capital, but no meaning of it is a name',
    },
  ])
})

test('other accepted spellings are checked like the word, and named by their line', async () => {
  const accepted = 'text: mɔ́ndi\n    accepted:\n      - mɔ́nd\n      - mɔ́nɖ'
  const problems = await problemsOf(plant(unit, 'text: mɔ́ndi', accepted))
  expect(problems).toMatchObject([{ code: 'letter', line: 12, item: 'ewo.day-monday' }])
})

test('a gloss is checked for what no text may hold', async () => {
  const files = plant(unit, 'fr: [lundi]', 'fr: ["jour d\'avant", "lunԁi"]')
  expect(await problemsOf(files)).toMatchObject([
    { code: 'apostrophe', line: 10, item: 'ewo.day-monday' },
    { code: 'look-alike', line: 10, item: 'ewo.day-monday' },
  ])
})

test('a course with an elision apostrophe accepts that one and no other', async () => {
  const course = plant('ewo/course.yaml', '  unmarked: low', '  unmarked: low\n  apostrophe: ’')
  const right = { ...plant(unit, 'text: mɔ́ndi', 'text: mɔ́nd’i'), 'ewo/course.yaml': '' }
  const wrong = { ...plant(unit, 'text: mɔ́ndi', 'text: mɔ́ndʼi'), 'ewo/course.yaml': '' }
  const withCourse = { 'ewo/course.yaml': course['ewo/course.yaml'] ?? '' }
  expect(await problemsOf({ ...right, ...withCourse })).toEqual([])
  expect(await problemsOf({ ...wrong, ...withCourse })).toMatchObject([{ code: 'apostrophe' }])
})

const cited = 'citation: CLDR 48.2, days.format.wide.mon'

test.each([
  'A course of Adamawa Fulfulde, in two languages',
  'Ncobnkn, Dictionnaire, as copied in medumba-app',
  'IDASCO, Corpus (transcribed sentences, checked)',
  'Glottolog 5.1, ngom1272 (latitude and longitude)',
  'CLDR 48.2, months.format.wide.2 (the number in the name of the month)',
])('what we say of a source is refused in its citation: %s', async (citation) => {
  expect(await problemsOf(plant(unit, cited, `citation: ${citation}`))).toMatchObject([
    {
      code: 'source',
      item: 'ewo.day-monday',
      message: expect.stringContaining('"note"') as string,
    },
  ])
})

test.each([
  '“21 essential phrases that you’ll need, as they are”, Culture Trip',
  'Nadine Grimm, A grammar of Gyeli, 2021, appendix II, Nzambi story, sentence 224',
  'Wikipedia (de, fr), “Medumba”',
  'Common Voice, interface texts, Fulfulde (jaŋgugo, yiɗgo)',
])('a reference is a citation, whatever its language: %s', async (citation) => {
  const note = 'note: { en: As copied there, fr: Tel que recopié }'
  const files = plant(unit, cited, `citation: ${citation}\n        ${note}`)
  expect(await problemsOf(files)).toEqual([])
})

test('what we say of a source stands in both languages', async () => {
  const files = plant(unit, cited, `${cited}\n        note: { en: As copied there }`)
  expect(await problemsOf(files)).toMatchObject([{ code: 'source', item: 'ewo.day-monday' }])
})
