import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkConcepts, conceptsFolder, indexConcepts, loadConcepts } from './concepts.ts'

const farm = `format: 2
section: farm
kind: word
title: { en: The farm, fr: Les champs }
themes:
  - theme: farming
    title: { en: Farming, fr: L’agriculture }
    concepts:
      - { concept: hoe, silcawl: 752, core: 1, gloss: { en: hoe, fr: une houe } }
      - { concept: dog, silcawl: 991, core: 2, gloss: { en: dog, fr: un chien }, picture: 🐕 }
`

async function problemsOf(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-concepts-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const { problems } = await checkConcepts(folder)
  return problems.map(({ file, line, item, code }) => [file, line, item, code])
}

const sections = await loadConcepts(conceptsFolder)
const themesOf = (kind: 'word' | 'sentence') =>
  sections.filter((section) => section.kind === kind).flatMap(({ themes }) => themes)
const words = themesOf('word').flatMap(({ concepts }) => concepts)

test('the list holds every number of SILCAWL once, and asks first for 400 of them', () => {
  const numbers = words.flatMap(({ silcawl }) => silcawl ?? []).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 1700 }, (_, at) => at + 1))
  const first = words.filter(({ core }) => core !== undefined)
  expect(first.map(({ core }) => core).toSorted((a = 0, b = 0) => a - b)).toEqual(
    Array.from({ length: 400 }, (_, at) => at + 1),
  )
  expect(first.filter(({ silcawl, hidden }) => silcawl === undefined || hidden)).toEqual([])
})

test('what is asked for first stands first in its theme, what nobody is asked for may stand anywhere', () => {
  for (const { theme, concepts } of themesOf('word')) {
    const places = concepts.map(({ core = Number.MAX_SAFE_INTEGER }) => core)
    expect(places, theme).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('at least 500 concepts show a picture', () => {
  expect(words.filter(({ picture }) => picture !== undefined).length).toBeGreaterThanOrEqual(500)
})

test('thirty conversations of ten turns say who speaks', () => {
  const conversations = themesOf('sentence')
  expect(conversations).toHaveLength(30)
  for (const { theme, concepts } of conversations) {
    const speakers = concepts.map(({ speaker }) => speaker).join('')
    expect([theme, speakers]).toEqual([theme, 'ABABABABAB'])
  }
})

test('no concept ever leaves the list or means something else: recordings are named for it', async () => {
  const file = join(import.meta.dirname, 'testing/published-concepts.json')
  const published = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  const known = [...indexConcepts(sections)].map(([concept, { gloss }]) => [concept, gloss.en])
  // A new concept is added there, and stays.
  expect(Object.fromEntries(known)).toEqual(published)
})

test('what travels leaves out what only the files need, and keeps French signs on their line', () => {
  const greetings = sections.find(({ section }) => section === 'greetings')
  expect(greetings?.json).toContain('comment vas-tu\u00A0?')
  for (const { json, revision } of sections) {
    expect(json).not.toContain('silcawl')
    expect(revision).toMatch(/^[0-9a-f]{16}$/)
  }
})

test('French nouns stand with their article, verbs in the infinitive', () => {
  const verbs = words.filter(({ gloss }) => gloss.en.startsWith('to '))
  expect(verbs.length).toBeGreaterThan(400)
  for (const { gloss } of verbs) {
    expect(gloss.fr.split(' ')[0]).toMatch(/^(?:se|(?:s’)?\p{L}+(?:er|ir|re))$/u)
  }
})

test('people are drawn with the skin that packs give them', () => {
  const pictures = words.flatMap(({ picture }) => picture ?? [])
  const darker = (picture: string) => picture.replace(/(\p{Emoji_Modifier_Base})\uFE0F?/u, '$1🏾')
  const canBe = (picture: string) => /^\p{RGI_Emoji}$/v.test(darker(picture))
  const pale = pictures.filter((one) => darker(one) !== one && !one.includes('🏾') && canBe(one))
  expect(pale).toEqual([])
})

test('a sound file is read', async () => {
  expect(await problemsOf({ '01-farm.yaml': farm })).toEqual([])
})

test.each([
  ['a concept twice', 'concept: dog', 'concept: hoe', 10, 'hoe', 'duplicate-concept'],
  ['an English meaning twice', 'en: dog', 'en: Hoe', 10, 'dog', 'duplicate-concept'],
  ['a French meaning twice', 'fr: un chien', 'fr: une houe', 10, 'dog', 'duplicate-concept'],
  ['a number twice', 'silcawl: 991', 'silcawl: 752', 10, 'dog', 'duplicate-concept'],
  ['a place twice', 'core: 2', 'core: 1', 10, 'dog', 'duplicate-concept'],
  ['a number beyond the list', 'silcawl: 991', 'silcawl: 1701', 10, 'dog', 'shape'],
  ['no French', ', fr: un chien', '', 10, 'dog', 'missing-gloss'],
  ['what is no emoji', '🐕', 'dog', 10, 'dog', 'picture'],
  ['a typed apostrophe', 'une houe', "de l'eau", 9, 'hoe', 'apostrophe'],
  ['a misspelled key', 'gloss: { en: hoe', 'glos: { en: hoe', 9, 'hoe', 'unknown-key'],
  ['another section than its path', 'section: farm', 'section: body', 2, undefined, 'wrong-path'],
])('%s is refused', async (_, right, wrong, line, item, code) => {
  const problems = await problemsOf({ '01-farm.yaml': farm.replace(right, wrong) })
  expect(problems).toContainEqual(['01-farm.yaml', line, item, code])
})

test('a theme and a picture that another section has are refused', async () => {
  const body = farm.replace('section: farm', 'section: body').replaceAll('hoe', 'arm')
  const problems = await problemsOf({ '01-farm.yaml': farm, '02-body.yaml': body })
  expect(problems).toContainEqual(['02-body.yaml', 6, undefined, 'duplicate-concept'])
  expect(problems).toContainEqual(['02-body.yaml', 10, 'dog', 'duplicate-concept'])
})

test('the same words may be said in two conversations', async () => {
  const talk = farm.replace('kind: word', 'kind: sentence').replace('en: dog', 'en: hoe')
  expect(await problemsOf({ '01-farm.yaml': talk })).toEqual([])
})

test('files that are no sections are refused', async () => {
  expect(await problemsOf({ 'notes.txt': '' })).toEqual([
    ['notes.txt', 1, undefined, 'unexpected-file'],
  ])
})
