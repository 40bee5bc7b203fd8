import { expect, test } from 'vitest'
import { loadPacks } from './index.ts'
import type { ProblemCode } from './problem.ts'
import { plant, problemsOf, soundFiles, withPacks } from './testing/planted-packs.ts'
import { productCourses } from './testing/product-courses.ts'
import { plantInLesson, taughtFiles, taughtUnit } from './testing/taught-pack.ts'

const course = 'ewo/course.yaml'
const unit = 'ewo/01-days.yaml'

test.each([
  [
    'an item with a letter that has no key',
    plant(course, 'z]', 'z, ɖ]'),
    plant(unit, 'text: mɔ́ndi', 'text: mɔ́nɖi'),
    [{ file: unit, item: 'ewo.day-monday', message: '"ɖ" (U+0256) cannot be typed' }],
  ],
  [
    'an item with a tone mark that has no key',
    plant(
      course,
      '{ tone: high',
      '{ tone: mid-low, mark: U+1DC6, example: a᷆ }\n    - { tone: high',
    ),
    plant(unit, 'text: mɔ́ndi', 'text: mɔ᷆ndi'),
    [
      { file: unit, message: '"ɔ᷆" (U+0254 U+1DC6) cannot be typed' },
      { file: course, message: 'the keys of ewo have no tone mid-low' },
    ],
  ],
  [
    'a note about a letter that has no key',
    plant(unit, 'category: day', 'category: day\n    note: { en: Not ñandi., fr: Pas « mandi ». }'),
    {},
    [{ file: unit, item: 'ewo.day-monday', message: '"ñ" (U+006E U+0303) cannot be typed' }],
  ],
  [
    'a spelling of another convention with a letter that has no key',
    plant(
      course,
      '  name: { en: General Alphabet',
      '  others: [{ id: church, name: { en: Church, fr: Église } }]\n  name: { en: General Alphabet',
    ),
    plant(unit, 'category: day', 'spellings: { church: [mandi, mañdi] }\n    category: day'),
    [{ file: unit, item: 'ewo.day-monday', message: '"ñ" (U+006E U+0303) cannot be typed' }],
  ],
  [
    'a title of a unit with a letter that has no key',
    plant(unit, 'en: Days', 'en: Days ñ'),
    {},
    [{ file: unit, message: '"ñ" (U+006E U+0303)' }],
  ],
])('%s is refused', async (_name, first, second, expected) => {
  const files = { ...soundFiles, ...pick(first, course, unit), ...pick(second, unit) }
  const found = await problemsOf(files)
  expect(found.map(({ code }) => code)).toEqual(expected.map(() => 'untypable'))
  for (const [index, { message, ...rest }] of expected.entries()) {
    expect(found[index]).toMatchObject(rest)
    expect(found[index]?.message).toContain(message)
  }
})

/** The files have this problem alone. */
async function expectProblem(
  files: Record<string, string>,
  code: ProblemCode,
  message: string,
): Promise<void> {
  const problems = await problemsOf(files)
  expect(problems.map((problem) => problem.code)).toEqual([code])
  expect(problems[0]?.message).toContain(message)
}

/** Those of the files that a plant changed. */
function pick(files: Record<string, string>, ...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const text = files[name]
      return text === undefined || text === soundFiles[name] ? [] : [[name, text]]
    }),
  )
}

test('an ordered set that lacks a member is refused until it is named as missing', async () => {
  const sunday = '  - { category: day, gloss: { en: Sunday, fr: dimanche } }\n'
  await expectProblem(plant(course, sunday, ''), 'incomplete-set', 'lacks Sunday')
})

test.each([
  ['Monday, fr: lundi', '"Monday" is not missing'],
  ['Someday, fr: un jour', '"Someday" is no member'],
])('to name %s as missing is refused', async (added, message) => {
  const files = plant(
    course,
    'missing:\n',
    `missing:\n  - { category: day, gloss: { en: ${added} } }\n`,
  )
  await expectProblem(files, 'incomplete-set', message)
})

test('a course without greetings must say so, in both languages', async () => {
  const silent = plant(course, 'Aidez-nous à saluer.', 'Aidez-nous.')
  expect(await problemsOf(silent)).toMatchObject([{ code: 'greetings', file: course }])
})

test('a course with greetings begins with one', async () => {
  const late = plantInLesson('category: question', 'category: greeting')
  const [found, ...others] = await problemsOf(late)
  expect(others).toEqual([])
  expect(found).toMatchObject({ code: 'greetings', file: course })
  expect(found?.message).toContain('its first lesson, ewo.lesson-first-talk, teaches none')
  const first = (late[taughtUnit] ?? '').replace(
    'items: [ewo.yes, ewo.no, ewo.go, ewo.where]',
    'items: [ewo.where-are-you-going, ewo.yes, ewo.no, ewo.go, ewo.where]',
  )
  expect(await problemsOf({ ...late, [taughtUnit]: first })).toEqual([])
})

test.each([
  ['lists words', 'Yes, no', 'Oui, non', ['lists words', 'lists words']],
  ['lists them in one language alone', 'Say yes', 'Oui ; non', ['lists words']],
  ['names letters', 'The letters ɛ ɔ', 'Les lettres ɛ ɔ', ['names letters', 'names letters']],
  [
    'promises a range that the lesson lacks',
    'Say the day: Monday to Tuesday',
    'Dire le jour : de lundi à mardi',
    ['monday', 'lundi'],
  ],
  ['counts to what the lesson lacks', 'Count eggs up to ten', 'Compter des œufs', ['ten']],
])('a title that %s is refused', async (_name, en, fr, promised) => {
  const title = 'title: { en: First talk, fr: Premiers échanges }\n    steps'
  const files = plantInLesson(title, `title: { en: '${en}', fr: '${fr}' }\n    steps`)
  const found = await problemsOf(files)
  expect(found.map(({ code, item }) => [code, item])).toEqual(
    promised.map(() => ['title', 'ewo.lesson-first-talk']),
  )
  for (const [index, part] of promised.entries()) expect(found[index]?.message).toContain(part)
})

test.each([
  ['Say yes and no', 'Dire oui et non'],
  ['Ask: where are you going?', 'Demander : où vas-tu ?'],
  ['Welcome to Yaoundé', 'Bienvenue à Yaoundé'],
])('the title “%s” holds', async (en, fr) => {
  const title = 'title: { en: First talk, fr: Premiers échanges }\n    steps'
  const files = plantInLesson(title, `title: { en: '${en}', fr: '${fr}' }\n    steps`)
  expect(await problemsOf(files)).toEqual([])
})

test.each([
  ['begins with a capital', 'Ask and answer', 'demander et répondre', ['en']],
  ['ends with a full stop', 'ask and answer', 'demander et répondre.', ['fr']],
])('a goal that %s is refused', async (_name, en, fr, languages) => {
  const titled = 'title: { en: First talk, fr: Premiers échanges }\northography'
  const withGoal = (goal: string) =>
    plantInLesson(titled, titled.replace('\n', `\ngoal: ${goal}\n`))
  const sound = withGoal('{ en: ask and answer, fr: demander et répondre }')
  expect(await problemsOf(sound)).toEqual([])
  const found = await problemsOf(withGoal(`{ en: ${en}, fr: ${fr} }`))
  expect(found.map(({ code, file }) => [code, file])).toEqual(
    languages.map(() => ['title', taughtUnit]),
  )
})

test('every unit of the product says what one will be able to say', async () => {
  const goals = (await productCourses).flatMap(({ units }) =>
    units.map(({ summary: { unit, goal } }) => ({ unit, goal: typeof goal })),
  )
  expect(goals).toEqual(goals.map(({ unit }) => ({ unit, goal: 'object' })))
})

test.each([
  ['without a word', 'ə', '', '"ə" is taught without a word'],
  ['with a word that lacks it', 'ŋ', ', example: ewo.go', '"ŋ" is taught without a word'],
])('a letter %s is refused', async (_name, letter, example, message) => {
  const files = plantInLesson(
    '      - step: drill',
    `      - step: letters
        letters: [{ letter: ${letter}${example} }]
        sources: [{ citation: a book, licence: all rights reserved, use: fact }]
      - step: drill`,
  )
  await expectProblem(files, 'letter-without-word', message)
})

const withOthers = plant(
  course,
  'name: { en: General Alphabet, fr: Alphabet général }',
  `name: { en: General Alphabet, fr: Alphabet général }
  others:
    - { id: church, name: { en: Church, fr: Église }, letters: { ɔ: o, o: ô, ŋ: ñ } }
    - { id: french-like, name: { en: French-like, fr: À la française } }`,
)

test('a spelling of a convention that the course does not name is refused', async () => {
  const spelled = plant(
    unit,
    'category: day',
    'spellings: { french-like: [moundi] }\n    category: day',
  )
  expect(await problemsOf({ ...withOthers, ...pick(spelled, unit) })).toEqual([])
  await expectProblem(spelled, 'spellings', 'french-like')
})

test('other conventions are accepted: as given, and by rule where plain letters do not do', async () => {
  const pack = plant(unit, 'text: mɔ́ndi', 'text: mɔ́ŋndi\n    spellings: { french-like: [moundi] }')
  const [loaded] = await withPacks({ ...withOthers, ...pick(pack, unit) }, loadPacks)
  const [monday, tuesday] = loaded?.units[0]?.pack.words ?? []
  expect(monday?.accepted).toEqual(['moundi', 'moñndi'])
  // sondo is what a plain keyboard writes for sɔndɔ, and noted as that.
  expect(tuesday?.accepted).toBeUndefined()
})

const ids = `items:
  ewo.day-monday: { text: mɔ́ndi, meaning: Monday }
  ewo.day-tuesday: { text: sɔ́ndɔ məlú mə́bɛ̌, meaning: Tuesday }
  ewo.yes: { text: owé, meaning: yes }
  ewo.no: { text: tɛgɛ, meaning: no }
  ewo.go: { text: kə, meaning: go }
  ewo.where: { text: vé, meaning: where }
  ewo.where-are-you-going: { text: Wa kə vé?, meaning: Where are you going? }
  ewo.hello: { text: mbolo, meaning: hello }
lessons:
  ewo.lesson-first-talk: [ewo.yes, ewo.no, ewo.go, ewo.where]
removed:
  ewo.hello: no source has it
`

test.each([
  [
    'an id that is not listed',
    'ewo.yes: { text: owé, meaning: yes }',
    'ewo.yas: { text: owé, meaning: yes }',
    ['"ewo.yes" is not listed', '"ewo.yas" is gone'],
  ],
  [
    'an id that meant something else',
    'text: owé, meaning: yes',
    'text: akiba, meaning: thank you',
    ['"ewo.yes" was akiba, "thank you"'],
  ],
  [
    'an id that was removed',
    '  ewo.hello: no source has it',
    '  ewo.hello: no source has it\n  ewo.yes: no source has it',
    ['"ewo.yes" was removed'],
  ],
  [
    'an item that is gone without a word',
    'removed:\n  ewo.hello: no source has it\n',
    '',
    ['"ewo.hello" is gone'],
  ],
  [
    'a lesson that teaches other things',
    '[ewo.yes, ewo.no, ewo.go, ewo.where]',
    '[ewo.yes, ewo.a, ewo.b]',
    ['teaches less than half'],
  ],
])('%s is refused by the ledger', async (_name, from, to, messages) => {
  expect(ids).toContain(from)
  const path = 'ewo/ids.yaml'
  expect(await problemsOf({ ...taughtFiles, [path]: ids })).toEqual([])
  const found = await problemsOf({ ...taughtFiles, [path]: ids.replace(from, to) })
  expect(found.map(({ code }) => code)).toEqual(messages.map(() => 'id-ledger'))
  for (const message of messages) {
    expect(found.some((problem) => problem.message.includes(message))).toBe(true)
  }
})
