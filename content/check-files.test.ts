import { expect, test } from 'vitest'
import { plant, problemsOf, soundFiles } from './testing/planted-packs.ts'

const unit = 'ewo/01-days.yaml'
const course = 'ewo/course.yaml'
const oneSource = `    sources:
      - citation: CLDR 48.2, days.format.wide.mon
        licence: Unicode-3.0
`

type Planted = [name: string, from: string, to: string, code: string, line: number, message: string]

const inUnit: Planted[] = [
  ['a word without sources', oneSource, '', 'source', 8, '"sources" is missing'],
  ['a word with no source', oneSource, '    sources: []\n', 'source', 12, '"sources" is empty'],
  ['a source without citation', '- citation: CLDR', '- note: CLDR', 'source', 13, 'citation'],
  ['a word without licence', '    licence: Unicode-3.0\n    ', '    ', 'licence', 8, 'missing'],
  [
    'an item for non-commercial use only',
    '    licence: Unicode-3.0\n    checkedBy: 0',
    '    licence: CC-BY-NC-4.0\n    checkedBy: 0',
    'licence',
    15,
    'found "CC-BY-NC-4.0"',
  ],
  [
    'an item for learners in Mboa alone',
    '    licence: Unicode-3.0\n    checkedBy: 0',
    '    licence: Mboa-learners\n    checkedBy: 0',
    'licence',
    15,
    'packs are open: publish under Unicode-3.0',
  ],
  [
    'a copied source under an unknown licence',
    '        licence: Unicode-3.0',
    '        licence: not stated',
    'licence',
    14,
    'source under "not stated": copy only from',
  ],
  [
    'a licence that its source does not allow',
    '        licence: Unicode-3.0',
    '        licence: CC-BY-SA-4.0',
    'licence',
    14,
    'copied under CC-BY-SA-4.0, so it cannot be published under Unicode-3.0',
  ],
  [
    'a word without glosses',
    '    gloss: { en: [Monday], fr: [lundi] }\n',
    '',
    'missing-gloss',
    8,
    'gloss',
  ],
  ['a word without French', ', fr: [lundi]', '', 'missing-gloss', 10, '"fr" is missing'],
  ['an empty gloss', 'en: [Monday]', 'en: []', 'missing-gloss', 10, '"en" is empty'],
  [
    'a unit without orthography',
    'orthography: general-alphabet\n',
    '',
    'orthography',
    1,
    'missing',
  ],
  [
    'a unit in another orthography',
    'orthography: general-alphabet',
    'orthography: church-spelling',
    'orthography',
    6,
    '"church-spelling" is not the course\'s convention',
  ],
  ['another format', 'format: 1', 'format: 2', 'wrong-format', 1, 'expected 1, found 2'],
  [
    'a misspelled key',
    'category: day',
    'category: day\n    dialekt: kóló',
    'unknown-key',
    12,
    'dialekt',
  ],
  ['another course', 'course: ewo', 'course: dua', 'wrong-path', 2, 'the path says ewo'],
  ['another unit', 'unit: days', 'unit: months', 'wrong-path', 3, 'the path says days'],
  ['another place', 'order: 1', 'order: 2', 'wrong-path', 4, 'the path says 1'],
  [
    'an id of another course',
    'ewo.day-monday',
    'dua.day-monday',
    'wrong-path',
    8,
    'begin with "ewo."',
  ],
  ['an id used twice', 'ewo.day-tuesday', 'ewo.day-monday', 'duplicate-id', 18, 'used already'],
  ['broken YAML', 'title: {', 'title: {{', 'yaml', 6, 'Flow map'],
  ['a key given twice', 'order: 1', 'order: 1\norder: 1', 'yaml', 5, 'unique'],
]

test.each(inUnit)('%s is refused', async (_name, from, to, code, line, message) => {
  expect(await problemsOf(plant(unit, from, to))).toContainEqual(
    expect.objectContaining({
      file: unit,
      line,
      code,
      message: expect.stringContaining(message) as string,
    }),
  )
})

test('a slip in one word hides nothing that is wrong with another', async () => {
  const files = plant(unit, 'fr: [lundi]', 'fr: []')
  files[unit] = (files[unit] ?? '').replace('sɔ́ndɔ məlú mə́bɛ̌', 'sɔ́ndɔ məLú mə́bɛ̌')
  expect(await problemsOf(files)).toMatchObject([
    { code: 'missing-gloss', item: 'ewo.day-monday', line: 10 },
    { code: 'stray-capital', item: 'ewo.day-tuesday', line: 19 },
  ])
})

test('a word with the same text and meaning as another is refused', async () => {
  const again = plant(unit, 'text: sɔ́ndɔ məlú mə́bɛ̌', 'text: Mɔ́ndi')
  again[unit] = (again[unit] ?? '').replace('en: [Tuesday]', 'en: [Tuesday, monday]')
  expect(await problemsOf(again)).toMatchObject([
    { code: 'duplicate-word', item: 'ewo.day-tuesday', line: 18 },
  ])
})

test('an answer that is accepted anyway is refused', async () => {
  const accepted = 'text: mɔ́ndi\n    accepted:\n      - mɔ́nd\n      - Mɔ́ndi'
  expect(await problemsOf(plant(unit, 'text: mɔ́ndi', accepted))).toMatchObject([
    { code: 'duplicate-answer', line: 12, message: '"Mɔ́ndi" is accepted already' },
  ])
})

test('two words with the same text and different meanings are accepted', async () => {
  expect(await problemsOf(plant(unit, 'sɔ́ndɔ məlú mə́bɛ̌', 'mɔ́ndi'))).toEqual([])
})

test('a fact may be cited from a source under any licence', async () => {
  const licence = '        licence: Unicode-3.0'
  const fact = '        licence: all rights reserved\n        use: fact'
  expect(await problemsOf(plant(unit, licence, fact))).toEqual([])
})

const inCourse: Planted[] = [
  [
    'a course without sources',
    'sources:\n  - {',
    'other:\n  - {',
    'source',
    1,
    '"sources" is missing',
  ],
  [
    'a course without orthography',
    'orthography:\n  id',
    'spelling:\n  id',
    'orthography',
    1,
    'missing',
  ],
  ['another course', 'course: ewo', 'course: dua', 'wrong-path', 2, 'the path says ewo'],
  ['a name in one language', ', fr: Éwondo', '', 'shape', 5, '"fr" is missing'],
  ['two schwas', 'ə, ɛ, f', 'ə, ǝ, f', 'mixed-schwa', 11, 'both schwas'],
  ['a letter twice', 'a, b, d', 'a, b, b, d', 'alphabet', 11, '"b" is listed twice'],
  ['a capital letter', 'a, b, d', 'a, B, d', 'alphabet', 11, '"B" is not a small letter'],
  ['a tone on no letter', '[a, e,', '[q, e,', 'alphabet', 13, '"q" is not one of the letters'],
  ['a wrong example', 'example: á', 'example: à', 'alphabet', 15, 'does not show the mark U+0301'],
]

test.each(inCourse)(
  'in course.yaml, %s is refused',
  async (_name, from, to, code, line, message) => {
    expect(await problemsOf(plant(course, from, to))).toContainEqual({
      file: course,
      line,
      code,
      message: expect.stringContaining(message) as string,
    })
  },
)

test('a folder without course.yaml is refused', async () => {
  expect(await problemsOf({ [unit]: soundFiles[unit] ?? '' })).toMatchObject([
    { file: 'ewo', code: 'missing-course-file' },
  ])
})

test.each([
  'ewo/days.yaml',
  'ewo/1-days.yaml',
  'ewo/notes.txt',
  'readme.txt',
  'ewondo/course.yaml',
])('the file %s is refused', async (path) => {
  const problems = await problemsOf({ ...soundFiles, [path]: 'format: 1\n' })
  expect(problems.map(({ code }) => code)).toEqual(['unexpected-file'])
})

test('two units in the same place are refused', async () => {
  const text = (soundFiles[unit] ?? '')
    .replace('unit: days', 'unit: more')
    .replaceAll('ewo.day-', 'ewo.')
  const files = { ...soundFiles, 'ewo/01-more.yaml': text.replaceAll('day]', 'day again]') }
  expect(await problemsOf(files)).toMatchObject([{ file: 'ewo/01-more.yaml', code: 'wrong-path' }])
})

test('an id used in two courses is refused in the later one', async () => {
  const dua = (text: string) => text.replaceAll('ewo\n', 'dua\n')
  const files = {
    ...soundFiles,
    'dua/course.yaml': dua(soundFiles[course] ?? ''),
    'dua/01-days.yaml': dua(soundFiles[unit] ?? ''),
  }
  const problems = await problemsOf(files)
  expect(problems).toContainEqual(expect.objectContaining({ file: unit, code: 'duplicate-id' }))
})
