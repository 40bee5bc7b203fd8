import { expect, test } from 'vitest'
import { type Files, plant, problemsOf, soundFiles } from './testing/planted-packs.ts'
import { productCourses } from './testing/product-courses.ts'

const unconfirmed = `format: 1
course: ewo
sources:
  - { citation: 'CLDR 48.2, days.format.wide', licence: Unicode-3.0 }
forms:
  - { text: mɔ́ndì, gloss: { en: Monday, fr: lundi }, why: phonetic }
  - { text: sɔ́ndɔ, gloss: { en: week, fr: semaine }, why: joined }
`

const withUnconfirmed = (files: Files): Files => ({ ...files, 'ewo/unconfirmed.yaml': unconfirmed })

const second = 'text: sɔ́ndɔ məlú mə́bɛ̌'

test.each([
  ['taught', 'text: sɔ́ndɔ', 'joined from parts that the source gives apart'],
  ['accepted', `${second}\n    accepted: [sɔ́ndɔ]`, 'joined from parts that the source gives apart'],
  ['one of two ways', 'text: "{sɔ́ndɔ|məlú}"', 'joined from parts that the source gives apart'],
  [
    'another spelling',
    `${second}\n    spellings: { church: [sɔ́ndɔ] }`,
    'joined from parts that the source gives apart',
  ],
  [
    'a variant',
    `${second}
    variants:
      - text: sɔ́ndɔ
        sources: [{ citation: 'Abega 1969', licence: CC0-1.0 }]`,
    'joined from parts that the source gives apart',
  ],
])('an unconfirmed form must not be %s', async (_, planted, why) => {
  const problems = await problemsOf(withUnconfirmed(plant('ewo/01-days.yaml', second, planted)))
  const found = problems.filter(({ code }) => code === 'unconfirmed')
  expect(found).toMatchObject([
    { file: 'ewo/01-days.yaml', item: 'ewo.day-monday', code: 'unconfirmed' },
    { file: 'ewo/01-days.yaml', item: 'ewo.day-tuesday', code: 'unconfirmed' },
  ])
  expect(found[1]?.message).toMatch(new RegExp(`waits for a speaker: it is ${why}$`))
})

test('nor may it be taught with other tone marks, where it means the same', async () => {
  const problems = await problemsOf(withUnconfirmed(soundFiles))
  expect(problems).toMatchObject([{ line: 9, code: 'unconfirmed' }])
  expect(problems[0]?.message).toContain('phonetic letters only')
  const respelled = unconfirmed.replace('why: phonetic', 'why: respelled')
  const [found] = await problemsOf({ ...soundFiles, 'ewo/unconfirmed.yaml': respelled })
  expect(found?.message).toContain('respelled by rule from another spelling')
  const ofTheMoon = unconfirmed.replace('en: Monday', 'en: moon')
  expect(await problemsOf({ ...soundFiles, 'ewo/unconfirmed.yaml': ofTheMoon })).toEqual([])
})

test.each([
  ['of another course', 'course: ewo', 'course: dua', 'wrong-path', 2],
  ['with another reason', 'why: joined', 'why: guessed', 'shape', 7],
  [
    'without a source',
    "  - { citation: 'CLDR 48.2, days.format.wide', licence: Unicode-3.0 }\n",
    '',
    'source',
    3,
  ],
  ['with a misspelled key', 'why: joined', 'wy: joined', 'unknown-key', 7],
  ['that cannot be read', 'forms:', 'forms: [', 'yaml', 6],
])('a list %s is refused', async (_, from, to, code, line) => {
  const files = { ...soundFiles, 'ewo/unconfirmed.yaml': unconfirmed.replace(from, () => to) }
  expect(files['ewo/unconfirmed.yaml']).not.toBe(unconfirmed)
  expect(await problemsOf(files)).toContainEqual(
    expect.objectContaining({ file: 'ewo/unconfirmed.yaml', code, line }),
  )
})

test('Gyeli teaches no plural made by rule and no form joined from parts', async () => {
  const courses = await productCourses
  const gyeli = courses.find(({ summary }) => summary.course === 'gyi')
  const taught = (gyeli?.units ?? []).flatMap(({ pack }) => pack.words.map(({ text }) => text))
  expect(taught).toContain('tá')
  for (const form of ['batá', 'lelɔ̂', 'mùdì', 'jínɔ̀', 'láálɛ̀']) expect(taught).not.toContain(form)
})
