import { expect, test } from 'vitest'
import { withPacks, problemsOf } from './testing/planted-packs.ts'
import { plantInLesson, taughtFiles, taughtUnit } from './testing/taught-pack.ts'
import { loadPacks } from './index.ts'

test('a unit with a sentence and a lesson has no problems', async () => {
  expect(await problemsOf(taughtFiles)).toEqual([])
})

const planted: [name: string, from: string, to: string, code: string, message: string][] = [
  [
    'a word asked before it is taught',
    'items: [ewo.yes, ewo.no]',
    'items: [ewo.day-monday]',
    'not-yet-taught',
    '"ewo.day-monday" is asked before a lesson taught it',
  ],
  [
    'a check of what was not taught',
    'items: [ewo.yes, ewo.go]',
    'items: [ewo.day-monday]',
    'not-yet-taught',
    'ewo.day-monday',
  ],
  [
    'a sentence with a word that was not taught',
    'word: ewo.where }',
    'word: ewo.day-monday }',
    'not-yet-taught',
    'ewo.day-monday',
  ],
  [
    'a word taught twice',
    'ewo.go, ewo.where]',
    'ewo.go, ewo.go, ewo.where]',
    'taught-twice',
    '"ewo.go" was taught before',
  ],
  ['too few words', ', ewo.go, ewo.where]', ']', 'lesson-size', 'teaches 2 things: 4 to 8'],
  [
    'a lesson without a check',
    '      - step: check\n        items: [ewo.yes, ewo.go]\n',
    '',
    'lesson-check',
    'one step "check", and it is the last',
  ],
  [
    'a lesson that opens with a note',
    '      - step: present\n        items: [ewo.yes, ewo.no, ewo.go, ewo.where]\n',
    '',
    'lesson-opening',
    'opens with the step "present"',
  ],
  [
    'a word that does not exist',
    'items: [ewo.yes, ewo.no]',
    'items: [ewo.yse]',
    'unknown-item',
    '"ewo.yse"',
  ],
  [
    'an example that does not exist',
    'examples: [ewo.go]',
    'examples: [ewo.og]',
    'unknown-item',
    'og',
  ],
  [
    'a word among the sentences',
    'items: [ewo.where-are-you-going]',
    'items: [ewo.yes]',
    'unknown-item',
    'ewo.yes',
  ],
  [
    'a token of a word that does not exist',
    'word: ewo.go',
    'word: ewo.og',
    'unknown-item',
    'ewo.og',
  ],
  ['an unknown kind of step', 'step: drill', 'step: dril', 'shape', 'dril'],
  ['a misspelled key in a step', 'skills: [rec', 'skill: [rec', 'unknown-key', '"skill"'],
  ['a skill nobody has', '[recognise, write]', '[recognize]', 'shape', 'recognize'],
  [
    'a note copied from a source that is not open',
    'licence: all rights reserved, use: fact }]',
    'licence: CC-BY-NC-4.0 }]',
    'licence',
    'copy only from',
  ],
  ['a note in one language', ', fr: Ə est une lettre.', '', 'shape', '"fr" is missing'],
  [
    'a lesson with the id of a word',
    'ewo.lesson-first-talk',
    'ewo.yes',
    'duplicate-id',
    'used already',
  ],
  ['an id of another course', 'ewo.lesson-', 'dua.lesson-', 'wrong-path', 'begin with "ewo."'],
  ['tokens that are not the sentence', 'text: Wa,', 'text: Ma,', 'tokens', 'spell "Ma kə vé"'],
  [
    'a token that means nothing',
    'Wa, gloss: { en: you, fr: tu } }',
    'Wa }',
    'tokens',
    '"Wa" has neither',
  ],
  ['a sentence spelled with a Greek letter', 'Wa kə vé?', 'Wα kə vé?', 'look-alike', 'Greek'],
  ['a sentence without French', ', fr: [Où vas-tu ?]', '', 'missing-gloss', '"fr" is missing'],
  [
    'a picture that is no emoji',
    '    category: talk',
    '    category: talk\n    picture: tree',
    'picture',
    'not one emoji',
  ],
  [
    'a picture nobody drew for us',
    '    category: talk',
    '    category: talk\n    picture: 🛸',
    'picture',
    'no drawing',
  ],
  [
    'a variant without source',
    '    category: talk',
    '    category: talk\n    variants: [{ text: ówé, dialect: Bənə }]',
    'source',
    '"sources" is missing',
  ],
]

test.each(planted)('%s is refused', async (_name, from, to, code, message) => {
  expect(await problemsOf(plantInLesson(from, to))).toContainEqual(
    expect.objectContaining({
      file: taughtUnit,
      code,
      message: expect.stringContaining(message) as string,
    }),
  )
})

test('a problem in a lesson is named by the lesson and its line', async () => {
  const [problem] = await problemsOf(plantInLesson('items: [ewo.yes, ewo.no]', 'items: [ewo.yse]'))
  const lines = (
    plantInLesson('items: [ewo.yes, ewo.no]', 'items: [ewo.yse]')[taughtUnit] ?? ''
  ).split('\n')
  expect(problem).toMatchObject({ item: 'ewo.lesson-first-talk' })
  expect(lines[(problem?.line ?? 0) - 1]).toContain('ewo.yse')
})

test('a picture that shows two words of a course is refused: one of them would be wrong', async () => {
  const days = 'ewo/01-days.yaml'
  const pictured = (text = '', category: string) =>
    text.replace(`category: ${category}`, `category: ${category}\n    picture: 🌳`)
  const files = { ...taughtFiles, [days]: pictured(taughtFiles[days], 'day') }
  expect(await problemsOf(files)).toEqual([])
  const twice = { ...files, [taughtUnit]: pictured(taughtFiles[taughtUnit], 'talk') }
  expect(await problemsOf(twice)).toMatchObject([{ code: 'picture', item: 'ewo.yes' }])
})

test('a sentence presented as a whole may hold words that no lesson has taught', async () => {
  const files = plantInLesson('ewo.go, ewo.where]', 'ewo.where-are-you-going, ewo.go]')
  expect(await problemsOf(files)).toEqual([])
})

test('what lessons ask for is not missed while a unit of the course cannot be read', async () => {
  const files = plantInLesson('items: [ewo.yes, ewo.no]', 'items: [ewo.day-sunday]')
  const unread = (files['ewo/01-days.yaml'] ?? '').replace('fr: [lundi]', 'fr: []')
  const problems = await problemsOf({ ...files, 'ewo/01-days.yaml': unread })
  expect(problems.map(({ code }) => code)).toEqual(['missing-gloss'])
})

test('the tokens of a sentence with optional parts are those of its fullest form', async () => {
  const files = plantInLesson('text: Wa kə vé?', 'text: Wa (k)ə {vé|yá}?')
  expect(await problemsOf(files)).toEqual([])
})

test('letters count among what a lesson teaches', async () => {
  const letters = `      - step: letters
        letters: [{ letter: ə, example: ewo.go }, { letter: ɛ, example: ewo.no }]
        sources: [{ citation: a book, licence: all rights reserved, use: fact }]
      - step: present
        items: [ewo.yes, ewo.go]`
  const present = '      - step: present\n        items: [ewo.yes, ewo.no, ewo.go, ewo.where]'
  const files = plantInLesson(present, letters)
  const codes = (await problemsOf(files)).map(({ code }) => code)
  expect(codes).not.toContain('lesson-size')
})

test('a dialect’s form is an accepted answer', async () => {
  const variant = 'variants: [{ text: ówé, sources: [{ citation: a book, licence: CC0-1.0 }] }]'
  const files = plantInLesson('    category: talk', `    category: talk\n    ${variant}`)
  const [course] = await withPacks(files, loadPacks)
  expect(course?.units[1]?.pack.words[0]?.accepted).toEqual(['ówé'])
  expect(course?.units[1]?.summary).toMatchObject({ words: 4, sentences: 1, lessons: 1 })
})
