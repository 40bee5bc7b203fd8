import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkConcepts, conceptsFolder, loadConcepts } from './concepts.ts'

const farm = `format: 1
theme: farm
title: { en: The farm, fr: Les champs }
concepts:
  - { concept: hoe, gloss: { en: hoe, fr: une houe } }
  - { concept: dog, gloss: { en: dog, fr: un chien }, picture: 🐕 }
`

async function problemsOf(files: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-concepts-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const { problems } = await checkConcepts(folder)
  return problems.map(({ file, line, item, code }) => [file, line, item, code])
}

test('the list that comes with the product has no problems, and at least 500 of its concepts show a picture', async () => {
  const { list, revision } = await loadConcepts(conceptsFolder)
  const concepts = list.themes.flatMap((theme) => theme.concepts)
  expect(list.themes.length).toBeGreaterThanOrEqual(20)
  expect(concepts.length).toBeGreaterThanOrEqual(520)
  expect(concepts.filter(({ picture }) => picture !== undefined).length).toBeGreaterThanOrEqual(500)
  expect(revision).toMatch(/^[0-9a-f]{16}$/)
})

test('French nouns stand with their article, verbs in the infinitive', async () => {
  const { list } = await loadConcepts(conceptsFolder)
  const concepts = list.themes.flatMap((theme) => theme.concepts)
  const verbs = concepts.filter(({ gloss }) => gloss.en.startsWith('to '))
  expect(verbs.length).toBeGreaterThan(150)
  for (const { gloss } of verbs) {
    expect(gloss.fr.split(' ')[0]).toMatch(/^(?:se|(?:s’)?\p{L}+(?:er|ir|re))$/u)
  }
})

test('people are drawn with the skin that packs give them', async () => {
  const { list } = await loadConcepts(conceptsFolder)
  const pictures = list.themes.flatMap((theme) =>
    theme.concepts.flatMap(({ picture }) => picture ?? []),
  )
  const darker = (picture: string) => picture.replace(/(\p{Emoji_Modifier_Base})\uFE0F?/u, '$1🏾')
  const canBe = (picture: string) => /^\p{RGI_Emoji}$/v.test(darker(picture))
  const pale = pictures.filter((one) => darker(one) !== one && !one.includes('🏾') && canBe(one))
  expect(pale).toEqual([])
})

test('a sound file is read', async () => {
  expect(await problemsOf({ '01-farm.yaml': farm })).toEqual([])
})

test.each([
  ['a concept twice', 'concept: dog', 'concept: hoe', 6, 'hoe', 'duplicate-concept'],
  ['an English meaning twice', 'en: dog', 'en: Hoe', 6, 'dog', 'duplicate-concept'],
  ['a French meaning twice', 'fr: un chien', 'fr: une houe', 6, 'dog', 'duplicate-concept'],
  ['no French', ', fr: un chien', '', 6, 'dog', 'missing-gloss'],
  ['what is no emoji', '🐕', 'dog', 6, 'dog', 'picture'],
  ['a typed apostrophe', 'une houe', "de l'eau", 5, 'hoe', 'apostrophe'],
  ['a misspelled key', 'gloss: { en: hoe', 'glos: { en: hoe', 5, 'hoe', 'unknown-key'],
  ['another theme than its path', 'theme: farm', 'theme: body', 2, undefined, 'wrong-path'],
])('%s is refused', async (_, right, wrong, line, item, code) => {
  const problems = await problemsOf({ '01-farm.yaml': farm.replace(right, wrong) })
  expect(problems).toContainEqual(['01-farm.yaml', line, item, code])
})

test('a picture that another concept shows is refused, across files', async () => {
  const body = farm
    .replace('theme: farm', 'theme: body')
    .replace('hoe', 'arm')
    .replace('hoe', 'arm')
  const problems = await problemsOf({ '01-farm.yaml': farm, '02-body.yaml': body })
  expect(problems).toContainEqual(['02-body.yaml', 6, 'dog', 'duplicate-concept'])
})

test('files that are no themes are refused', async () => {
  expect(await problemsOf({ 'notes.txt': '' })).toEqual([
    ['notes.txt', 1, undefined, 'unexpected-file'],
  ])
})
