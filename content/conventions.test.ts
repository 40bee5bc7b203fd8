import type { CourseSummary, Sentence, UnitPack, Word } from '@mboa/contract'
import {
  conventionOf,
  findConvention,
  getLanguage,
  gradeAnswer,
  profileIn,
  writeIn,
} from '@mboa/domain'
import { describe, expect, test } from 'vitest'
import { loadPacks } from './load.ts'
import { plant, problemsOf, soundFiles, withPacks, type Files } from './testing/planted-packs.ts'
import { productCourses } from './testing/product-courses.ts'

/** Items in several spelling conventions, of which learners see the one they choose. */

const [course, unit] = ['ewo/course.yaml', 'ewo/01-days.yaml']

/** A course with a spelling of the schools, which writes é and ñ as letters and marks no tone. */
const alphabet = `alphabet: { letters: [a, b, d, e, é, i, l, m, n, ñ, o, u], toneBearers: [], toneMarks: [], unmarked: unknown }`
const withSchool = (others = `{ id: school, name: { en: School, fr: École }, ${alphabet} }`) =>
  plant(course, 'Alphabet général }', `Alphabet général }\n  others:\n    - ${others}`)

const withForm = (form: string, files: Files = withSchool()) => ({
  ...files,
  [unit]: plant(unit, 'text: mɔ́ndi', `text: mɔ́ndi\n    forms: [${form}]`)[unit] ?? '',
})

const codesOf = async (files: Files) => (await problemsOf(files)).map(({ code }) => code)

describe('the check of forms', () => {
  test('a form with a dialect and a source of its own is sound', async () => {
    const source = '{ citation: Primer of 1990, licence: CC0-1.0 }'
    const form = `{ convention: school, text: mondi, dialect: Bané, sources: [${source}] }`
    expect(await problemsOf(withForm(form))).toEqual([])
  })

  test.each<[string, string, string]>([
    [
      'a convention that the course does not name',
      '{ convention: church, text: mondi }',
      'spellings',
    ],
    ['a letter that is not of its convention', '{ convention: school, text: mɔndi }', 'letter'],
    ['brackets in what is shown', '{ convention: school, text: mond(i) }', 'brackets'],
    ['what is accepted already', '{ convention: school, text: mɔ́ndi }', 'duplicate-answer'],
    [
      'a source that may not be copied',
      '{ convention: school, text: mondi, sources: [{ citation: A book, licence: none stated }] }',
      'licence',
    ],
  ])('%s is refused, with its line', async (_, form, code) => {
    const problems = await problemsOf(withForm(form))
    expect(problems.map((each) => each.code)).toContain(code)
    expect(problems[0]).toMatchObject({ file: unit, item: 'ewo.day-monday' })
  })

  test('two conventions of one name are refused', async () => {
    const again = `{ id: general-alphabet, name: { en: Again, fr: Encore } }`
    expect(await codesOf(withSchool(again))).toEqual(['spellings'])
  })

  test('letters of a convention that contradict themselves are refused', async () => {
    const twice = `{ id: school, name: { en: School, fr: École }, ${alphabet.replace('b, d', 'b, b')} }`
    expect(await codesOf(withSchool(twice))).toEqual(['alphabet'])
  })

  test('what follows by rule is nobody’s to write into a file', async () => {
    const told = plant(unit, 'text: mɔ́ndi', 'text: mɔ́ndi\n    respelled: { school: [mondi] }')
    expect(await codesOf({ ...withSchool(), [unit]: told[unit] ?? '' })).toEqual(['spellings'])
  })

  test.each([
    ['Monda bé.', '', ['tokens']],
    ['Mo nda bé.', '', []],
    [
      'Monda bé.',
      ', tokens: [{ text: Monda, word: ewo.day-monday }, { text: bé, gloss: { en: two, fr: deux } }]',
      [],
    ],
    ['Monda bé.', ', tokens: [{ text: Mondo, word: ewo.day-monday }]', ['tokens']],
  ])('a sentence seen as “%s”%s has words to tap', async (text, tokens, codes) => {
    const sentence = `sentences:
  - id: ewo.two-days
    text: Mɔ́ ndi bɛ.
    forms: [{ convention: school, text: ${text}${tokens} }]
    gloss: { en: [Two days.], fr: [Deux jours.] }
    category: statement
    tokens:
      - { text: Mɔ́, word: ewo.day-monday }
      - { text: ndi, word: ewo.day-monday }
      - { text: bɛ, gloss: { en: two, fr: deux } }
    sources: [{ citation: List of 1990, licence: CC0-1.0 }]
    licence: CC0-1.0
    checkedBy: 0
`
    const files = withSchool()
    expect(await codesOf({ ...files, [unit]: `${files[unit]}\n${sentence}` })).toEqual(codes)
  })
})

test('the forms of an item stand first under their convention, and are accepted', async () => {
  const files = withForm('{ convention: school, text: mondi }')
  const [monday] = (await withPacks(files, loadPacks))[0]?.units[0]?.pack.words ?? []
  expect(monday).toMatchObject({ accepted: ['mondi'], spellings: { school: ['mondi'] } })
})

test('a convention can be chosen once its letters are told and something is written in it', async () => {
  const alphabetOf = async (files: Files) =>
    (await withPacks(files, loadPacks))[0]?.summary.orthography.others?.[0]?.alphabet
  const form = '{ convention: school, text: mondi }'
  expect(await alphabetOf(withForm(form))).toBeDefined()
  expect(await alphabetOf(withSchool())).toBeUndefined()
  const untold = withSchool('{ id: school, name: { en: School, fr: École } }')
  expect(await alphabetOf(withForm(form, untold))).toBeUndefined()
  expect(await alphabetOf(soundFiles)).toBeUndefined()
})

/** What of the product can be seen otherwise. */
const layered = (await productCourses).flatMap(({ summary, units }) =>
  (summary.orthography.others ?? []).flatMap(({ id, alphabet: letters }) =>
    letters === undefined ? [] : [{ summary, packs: units.map(({ pack }) => pack), id, letters }],
  ),
)
const seenIn = (
  { orthography: { id: own } }: Pick<CourseSummary, 'orthography'>,
  packs: UnitPack[],
  wanted: string,
) => packs.map((pack) => writeIn(pack, { own, wanted })).flatMap(itemsIn)
const itemsIn = ({ words, sentences = [] }: UnitPack): (Word | Sentence)[] => [
  ...words,
  ...sentences,
]

test('Pidgin can be seen in English-like spelling', () => {
  const [pidgin] = layered
  expect(layered.map(({ summary, id }) => `${summary.course} ${id}`)).toEqual(['wes english-like'])
  const items = pidgin ? seenIn(pidgin.summary, pidgin.packs, 'english-like') : []
  const shown = new Map(items.map((item) => [item.id, item]))
  expect(shown.get('wes.water')).toMatchObject({ text: 'water', spellings: { phonemic: ['wata'] } })
  expect(shown.get('wes.hello')).toMatchObject({ text: 'alo' })
  expect(items.filter((item) => conventionOf(item) === 'english-like').length).toBeGreaterThan(80)
})

test.each(layered)(
  'in $summary.course each way to write an item is right, whichever convention is seen ($id)',
  ({ summary, packs, id, letters }) => {
    const own = getLanguage(summary.course)
    const before = new Map(packs.flatMap(itemsIn).map((item) => [item.id, item]))
    for (const seen of [summary.orthography.id, id]) {
      const language = seen === id ? profileIn(own, letters) : own
      for (const item of seenIn(summary, packs, seen)) {
        const given = before.get(item.id)
        const all = new Set([given?.text ?? '', ...(given?.accepted ?? [])])
        expect(new Set([item.text, ...(item.accepted ?? [])])).toEqual(all)
        for (const [convention, texts] of Object.entries(item.spellings ?? {})) {
          for (const answer of texts) {
            const { outcome, matched } = gradeAnswer({
              answer,
              accepted: [item.text, ...(item.accepted ?? [])],
              language,
              kind: 'word',
              strictness: 'strict',
            })
            expect([item.id, answer, outcome]).toEqual([item.id, answer, 'correct'])
            const isShown = matched === item.text
            expect(findConvention(item, matched)).toBe(isShown ? undefined : convention)
          }
        }
      }
    }
  },
)
