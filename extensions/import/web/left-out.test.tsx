import type { ImportDraftAnswer } from '@mboa/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../web/src/i18n/messages.ts'
import { stubNetwork } from '../../../web/src/testing/stub-network.ts'
import { aDraft, aJob, draft, list, openFiles } from './testing/files-of-desk.tsx'

const kinds = ['titles', 'rows', 'cells', 'notes', 'annotations', 'elements', 'attributes'] as const
const parts = ['dialect', 'example', 'forms', 'note'] as const

async function openDraftWith(differences: Partial<ImportDraftAnswer>) {
  stubNetwork(list(aDraft({ draft: { ...draft, ...differences } })))
  const screen = await openFiles()
  await screen
    .getByRole('button', { name: /^(See what it would add|Voir ce qu’il apporterait :)/ })
    .click()
  return screen.getByRole('status', { name: /^(What this file would add|Ce que ce fichier app)/ })
}

const leftOut = {
  count: 62,
  items: kinds.flatMap((kind) => [1, 3803].map((count) => ({ kind, of: 'media.csv', count }))),
}
const omitted = parts.map((part, at) => ({ part, count: at === 0 ? 1 : 3803 }))

test('names what of a file is not read, and what speakers would not see', async () => {
  const shown = await openDraftWith({ leftOut, omitted })
  await expect.element(shown.getByText('Not read, and left out:')).toBeVisible()
  const items = shown.getByRole('listitem').elements()
  expect(items.map(({ textContent }) => textContent).filter((text) => /media/.test(text))).toEqual([
    '1 row above the names of the columns: media.csv',
    '3,803 rows above the names of the columns: media.csv',
    '1 row of the table media.csv',
    '3,803 rows of the table media.csv',
    '1 cell of the column media.csv',
    '3,803 cells of the column media.csv',
    '1 note of the type media.csv',
    '3,803 notes of the type media.csv',
    '1 annotation of the tier media.csv',
    '3,803 annotations of the tier media.csv',
    '1 element media.csv',
    '3,803 elements media.csv',
    '1 attribute media.csv',
    '3,803 attributes media.csv',
  ])
  await expect.element(shown.getByText('and 12 more')).toBeVisible()
  const without = shown.getByText(/^Speakers would see/).elements()
  expect(without.map(({ textContent }) => textContent)).toEqual([
    'Speakers would see 1 of these without its dialect, which is too long.',
    'Speakers would see 3,803 of these without their example, which is too long.',
    'Speakers would see 3,803 of these without their other spellings, which are too long.',
    'Speakers would see 3,803 of these without their note, which is too long.',
  ])
})

test('names it in French', async () => {
  await activateLanguage('fr')
  const shown = await openDraftWith({ leftOut, omitted })
  await expect.element(shown.getByText(/^Laissé de côté, sans être lu\s:$/)).toBeVisible()
  const items = shown.getByRole('listitem').elements()
  const texts = items.map(({ textContent }) => textContent.replaceAll(/[\u00A0\u202F]/g, ' '))
  expect(texts.filter((text) => /^3.803/.test(text))).toEqual([
    '3 803 lignes au-dessus des noms des colonnes : media.csv',
    '3 803 lignes du tableau media.csv',
    '3 803 cellules de la colonne media.csv',
    '3 803 notes du type media.csv',
    '3 803 annotations de l’acteur (tier) media.csv',
    '3 803 éléments media.csv',
    '3 803 attributs media.csv',
  ])
  await expect
    .element(shown.getByText(/^Les locuteurs verraient 1 d’entre elles sans son dialecte/))
    .toBeVisible()
})

test('wraps long names on the narrowest screen', async () => {
  await page.viewport(320, 640)
  const of = 'x'.repeat(300)
  const shown = await openDraftWith({
    leftOut: { count: 1, items: [{ kind: 'rows', of, count: 1 }] },
  })
  await expect.element(shown.getByText(of)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(360, 740)
})

test('says nothing of it where everything is read', async () => {
  const shown = await openDraftWith({ columns: [] })
  await expect.element(shown.getByText(/entries understood/)).toBeVisible()
  expect(shown.getByText(/left out|would see/).elements()).toEqual([])
})

test('writes counts and lines of a draft as French does', async () => {
  await activateLanguage('fr')
  const problem = { entry: null, reason: 'no-text', message: 'its text is empty' } as const
  const shown = await openDraftWith({
    kept: [{ reason: 'in-course', count: 3803, examples: ['abá'] }],
    refused: { count: 1, problems: [{ line: 3803, ...problem }] },
  })
  await expect.element(shown.getByText(/\s:\s3\s803 \(abá/)).toBeVisible()
  await expect.element(shown.getByText(/^Ligne 3\s803 – /)).toBeVisible()
})

test('writes how far a file is read as its language does', async () => {
  stubNetwork(list(aJob({ state: 'reading', done: 1000, total: 3803 })))
  const screen = await openFiles()
  await expect.element(screen.getByText('Reading: 1,000 of 3,803')).toBeVisible()
})
