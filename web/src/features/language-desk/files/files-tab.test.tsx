import {
  apiPaths,
  pagePaths,
  recorderApiPaths,
  type DeskImports,
  type ImportDraftAnswer,
  type LanguageDesk,
} from '@mboa/contract'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage, loadCatalogue } from '../../../i18n/catalogue.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import {
  lastSentTo,
  refuse,
  stubNetwork,
  succeed,
  unreachable,
} from '../../../testing/stub-network.ts'
import { aProfile, aUser } from '../../../testing/users.ts'
import { LanguageDeskScreen } from '../language-desk-screen.tsx'

const user = aUser({ role: 'recorder', fullName: 'Marie Mballa' })
const at = (path: string, id = '') => path.replace(':language', 'ewo').replace(':id', id)
const desk: LanguageDesk = {
  language: 'ewo',
  name: { en: 'Ewondo', fr: 'éwondo' },
  recorders: 2,
  invitations: 0,
  takesWaiting: 0,
  wordsWaiting: 0,
}
const aFile = {
  id: 'one',
  fileName: 'mots-ewondo.csv',
  source: 'A word list, 2024',
  licence: 'CC-BY-4.0',
  entries: 12,
  proposed: 9,
  importedAt: 0,
  undoneAt: null,
}
const imports: DeskImports = {
  imports: [aFile, { ...aFile, id: 'two', fileName: 'essai.csv', undoneAt: 5 }],
  orthographies: [{ id: 'agla', name: { en: 'General Alphabet', fr: 'Alphabet général' } }],
  open: [{ licence: 'CC-BY-4.0', count: 31 }],
  withheld: 2,
  course: [{ licence: 'Unicode-3.0', count: 24 }],
  recordings: { open: [{ licence: 'CC0-1.0', count: 7 }], withheld: 1 },
}
const draft: ImportDraftAnswer = {
  broken: null,
  columns: [
    { key: 'text', name: 'text', of: null, holds: 'text', examples: ['sɔ́ndɔ'] },
    { key: 'Back', name: 'Back', of: 'Basic', holds: '', examples: ['Sunday', 'Monday'] },
  ],
  entries: 3,
  proposed: 1,
  kept: [{ reason: 'in-course', count: 2, examples: ['sɔ́ndɔ'] }],
  refused: {
    count: 1,
    problems: [{ line: 4, entry: 'ŋgɔl', reason: 'too-many-cells', message: '4 cells' }],
  },
  differing: { count: 1, items: [{ text: 'abá', here: 'axe', there: 'hoe' }] },
  earlier: { same: 1, changed: 0 },
  misspelled: 1,
}
const [importsPath, draftPath] = [
  at(recorderApiPaths.deskImports),
  at(recorderApiPaths.deskImportDraft),
]
const answers = {
  [apiPaths.profile]: succeed(
    aProfile({ user, recorderLanguages: ['ewo'], coordinatedLanguages: ['ewo'] }),
  ),
  [at(recorderApiPaths.languageDesk)]: succeed(desk),
  [`GET ${importsPath}`]: succeed(imports),
  [`POST ${draftPath}`]: succeed(draft),
}

beforeEach(() => loadCatalogue('recordings'))

const open = () =>
  renderAppPart(<LanguageDeskScreen />, { user, path: `${pagePaths.languageDesk}?tab=files` })

async function fill(
  screen: Awaited<ReturnType<typeof open>>,
  table: string | Uint8Array<ArrayBuffer> = 'text,english,french\n',
) {
  await userEvent.upload(screen.getByLabelText('File of words'), new File([table], 'mots.csv'))
  await screen.getByLabelText('Where the words are from').fill('A word list')
  await screen.getByLabelText('Licence').selectOptions('CC-BY-4.0')
}

test('asks for a file and its source, and keeps what was typed', async () => {
  const sent = stubNetwork(answers)
  const screen = await open()
  await screen.getByLabelText('Dialect').fill('Yezum')
  await screen.getByRole('button', { name: 'Show what it would bring' }).click()
  await expect
    .element(screen.getByLabelText('File of words'))
    .toHaveAccessibleDescription(/Choose a file/)
  await expect
    .element(screen.getByLabelText('Where the words are from'))
    .toHaveAccessibleDescription(/Say where the words are from/)
  await expect
    .element(screen.getByLabelText('Licence'))
    .toHaveAccessibleDescription(/Say under which licence/)
  await expect.element(screen.getByLabelText('Dialect')).toHaveValue('Yezum')
  expect(lastSentTo(sent, `POST ${draftPath}`)).toBeUndefined()
})

test('shows what a file would bring and what is refused, then keeps it whole', async () => {
  let isReached = false
  const sent = stubNetwork({
    ...answers,
    [`POST ${importsPath}`]: (body) =>
      isReached ? succeed({ id: 'three', entries: 3, proposed: 1 })(body) : unreachable(body),
  })
  const screen = await open()
  await fill(screen)
  await screen.getByRole('button', { name: 'Show what it would bring' }).click()
  const shown = screen.getByRole('status', { name: 'What this file would bring' })
  for (const text of [
    '3 entries understood, 1 refused',
    'Speakers would be asked to confirm 1 of them.',
    '2 in the course already, with the same meaning (sɔ́ndɔ…)',
    'abá: here “axe”, in the course “hoe”',
    'Line 4, ŋgɔl – more cells than columns',
  ]) {
    await expect.element(shown.getByText(text, { exact: true })).toBeVisible()
  }
  expect(shown.getByText(/add those that are missing/).elements()).toEqual([])
  const file = {
    fileName: 'mots.csv',
    table: 'text,english,french\n',
    encoding: 'text',
    source: 'A word list',
    licence: 'CC-BY-4.0',
    dialect: null,
    orthography: 'agla',
    columns: {},
  }
  expect(lastSentTo(sent, `POST ${draftPath}`)).toMatchObject({ body: file, account: user.id })
  const keep = screen.getByRole('button', { name: 'Keep all of it' })
  await keep.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  isReached = true
  await keep.click()
  await expect
    .element(screen.getByText('Kept. Speakers are asked to confirm 1 word.'))
    .toBeVisible()
  expect(lastSentTo(sent, `POST ${importsPath}`)?.body).toEqual(file)
  await expect.element(screen.getByLabelText('Where the words are from')).toHaveValue('')
})

test('shows anew what a file would bring once its terms are others', async () => {
  stubNetwork(answers)
  const screen = await open()
  await fill(screen)
  await screen.getByRole('button', { name: 'Show what it would bring' }).click()
  await expect.element(screen.getByRole('button', { name: 'Keep all of it' })).toBeVisible()
  await screen.getByLabelText('Licence').selectOptions('CC0-1.0')
  await expect
    .element(screen.getByRole('button', { name: 'Show what it would bring' }))
    .toBeVisible()
})

test('takes a workbook with its bytes, and says which of its rows are refused', async () => {
  const problem = { line: 5, entry: 'tabo', reason: 'cell-error', message: '#N/A' } as const
  const refused = { count: 1, problems: [problem] }
  const sent = stubNetwork({
    ...answers,
    [`POST ${draftPath}`]: succeed({ ...draft, refused }),
    [`POST ${importsPath}`]: succeed({ id: 'three', entries: 3, proposed: 1 }),
  })
  const screen = await open()
  await fill(screen)
  const bytes = new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0, 0x80])
  const workbook = new File([bytes], 'mots.xlsx')
  await userEvent.upload(screen.getByLabelText('File of words'), workbook)
  await screen.getByRole('button', { name: 'Show what it would bring' }).click()
  await expect
    .element(screen.getByText('Line 5, tabo – a cell holds an error of a formula', { exact: true }))
    .toBeVisible()
  const file = { fileName: 'mots.xlsx', table: 'UEsDBP8AgA==', encoding: 'base64' }
  expect(lastSentTo(sent, `POST ${draftPath}`)?.body).toMatchObject(file)
  await screen.getByRole('button', { name: 'Keep all of it' }).click()
  await expect.poll(() => lastSentTo(sent, `POST ${importsPath}`)?.body).toMatchObject(file)
})

test('lets it be said by hand what the fields of a deck hold', async () => {
  const broken = { line: 1, entry: null, reason: 'no-text-column', message: 'no field' } as const
  const columns = [
    { key: 'Basic::Front', name: 'Front', of: 'Basic', holds: '', examples: ['mbwa'] },
    { key: 'Basic::Back', name: 'Back', of: 'Basic', holds: '', examples: ['dog', 'hound'] },
    { key: 'Basic::Source', name: 'Source', of: 'Basic', holds: 'source', examples: [] },
  ]
  let answer: ImportDraftAnswer = { ...draft, broken, columns }
  const sent = stubNetwork({
    ...answers,
    [`POST ${draftPath}`]: (body) => succeed(answer)(body),
    [`POST ${importsPath}`]: succeed({ id: 'three', entries: 3, proposed: 1 }),
  })
  const screen = await open()
  await fill(screen)
  await screen.getByRole('button', { name: 'Show what it would bring' }).click()
  const front = screen.getByLabelText('Front · Basic')
  await expect.element(front).toHaveAccessibleDescription('mbwa')
  await expect.element(screen.getByLabelText('Source · Basic')).toHaveValue('as-named')
  await front.selectOptions('the word')
  await screen.getByLabelText('Back · Basic').selectOptions('the meaning in English')
  answer = { ...draft, columns }
  await screen.getByRole('button', { name: 'Show what it would bring' }).click()
  await expect.element(screen.getByText('3 entries understood, 1 refused')).toBeVisible()
  const said = { 'Basic::Front': 'text', 'Basic::Back': 'gloss en' }
  expect(lastSentTo(sent, `POST ${draftPath}`)?.body).toMatchObject({ columns: said })
  await expect.element(front).toHaveValue('text')
  await screen.getByRole('button', { name: 'Keep all of it' }).click()
  await expect
    .poll(() => lastSentTo(sent, `POST ${importsPath}`)?.body)
    .toMatchObject({ columns: said })
  await expect.element(front).not.toBeInTheDocument()
})

test('says of a workbook that is too large what can be done', { tags: 'long' }, async () => {
  const sent = stubNetwork(answers)
  const screen = await open()
  const bytes = new Uint8Array(12_000_001)
  bytes.set([0x50, 0x4b, 3, 4])
  await fill(screen, bytes)
  await screen.getByRole('button', { name: 'Show what it would bring' }).click()
  await expect
    .element(screen.getByLabelText('File of words'))
    .toHaveAccessibleDescription(/This file is too large/)
  expect(lastSentTo(sent, `POST ${draftPath}`)).toBeUndefined()
})

test('says in French what is wrong with a file of another program', async () => {
  await activateLanguage('fr')
  const broken = { line: 52, entry: null, reason: 'damaged', message: 'it breaks off' } as const
  stubNetwork({ ...answers, [`POST ${draftPath}`]: succeed({ ...draft, broken }) })
  const screen = await open()
  const file = new File(['<lift>'], 'mots.lift')
  await userEvent.upload(screen.getByLabelText('Fichier de mots'), file)
  await screen.getByLabelText('D’où viennent les mots').fill('Un lexique')
  await screen.getByLabelText('Licence').selectOptions('CC-BY-4.0')
  await screen.getByRole('button', { name: 'Voir ce qu’il apporterait' }).click()
  await expect
    .element(screen.getByText(/^Ligne 52 – le fichier est abîmé ou incomplet/))
    .toBeVisible()
})

test.each([
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0, 0], /can’t read this kind of file/],
  ['a table of Windows', [0x6d, 0x6f, 0x74, 0xe9, 0x0a], /isn’t saved as Unicode/],
])('says of %s what can be done', async (_, bytes, text) => {
  stubNetwork(answers)
  const screen = await open()
  await fill(screen, new Uint8Array(bytes))
  await screen.getByRole('button', { name: 'Show what it would bring' }).click()
  await expect.element(screen.getByLabelText('File of words')).toHaveAccessibleDescription(text)
})

test('takes a dictionary longer than hands write', async () => {
  const sent = stubNetwork(answers)
  const screen = await open()
  await fill(screen, `<lift>${'x'.repeat(3_000_000)}</lift>`)
  await screen.getByRole('button', { name: 'Show what it would bring' }).click()
  await expect.element(screen.getByText('3 entries understood, 1 refused')).toBeVisible()
  expect(lastSentTo(sent, `POST ${draftPath}`)?.body).toMatchObject({ encoding: 'text' })
})

test('says of meanings that are missing what can be done', async () => {
  const kept = [{ reason: 'no-english', count: 3, examples: ['mbwá'] }] as const
  stubNetwork({
    ...answers,
    [`POST ${draftPath}`]: succeed({ ...draft, proposed: 0, kept: [...kept] }),
    [`POST ${importsPath}`]: succeed({ id: 'three', entries: 3, proposed: 0 }),
  })
  const screen = await open()
  await fill(screen)
  await screen.getByRole('button', { name: 'Show what it would bring' }).click()
  await expect.element(screen.getByText(/would be asked to confirm none of them/)).toBeVisible()
  await expect.element(screen.getByText(/add those that are missing to the file/)).toBeVisible()
  await screen.getByRole('button', { name: 'Keep all of it' }).click()
  await expect.element(screen.getByText(/^Kept\. .* confirm none of it\.$/)).toBeVisible()
})

test('says why a file as a whole is not taken', async () => {
  const broken = { line: 1, entry: null, reason: 'no-text-column', message: 'no column' } as const
  stubNetwork({ ...answers, [`POST ${draftPath}`]: succeed({ ...draft, broken }) })
  const screen = await open()
  await fill(screen, 'english\n')
  await screen.getByRole('button', { name: 'Show what it would bring' }).click()
  await expect
    .element(
      screen.getByText('Line 1 – no column is known to hold the words: say above which one does'),
    )
    .toBeVisible()
  expect(screen.getByRole('button', { name: 'Keep all of it' }).elements()).toEqual([])
  await screen.unmount()
  stubNetwork({ ...answers, [`POST ${draftPath}`]: refuse('too-many-attempts') })
  const limited = await open()
  await fill(limited)
  await limited.getByRole('button', { name: 'Show what it would bring' }).click()
  await expect
    .element(limited.getByRole('alert'))
    .toHaveTextContent('You’ve tried many files in the last hour. Please try again later.')
})

test('undoes an import once that is sure', async () => {
  const path = `DELETE ${at(recorderApiPaths.deskImport, 'one')}`
  const sent = stubNetwork({ ...answers, [path]: succeed() })
  const screen = await open()
  expect(screen.getByRole('button', { name: 'Undo the import: essai.csv' }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Undo the import: mots-ewondo.csv' }).click()
  expect(lastSentTo(sent, path)).toBeUndefined()
  await screen.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect.poll(() => lastSentTo(sent, path)?.account).toBe(user.id)
})

test('says what can be exported under which licence, and what is left out', async () => {
  stubNetwork(answers)
  const screen = await open()
  await expect.element(screen.getByText('CC-BY-4.0 · 31 entries')).toBeVisible()
  await expect.element(screen.getByText('2 are not given to open data and left out.')).toBeVisible()
  // Nobody sets it here; what each is under is told, the words as the recordings.
  const licences = screen.getByRole('region', { name: 'Licences' })
  await expect.element(licences.getByText(/nobody can set one here/)).toBeVisible()
  await expect.element(licences.getByText('Unicode-3.0 · 24 entries')).toBeVisible()
  await expect.element(licences.getByText('CC0-1.0 · 7 recordings')).toBeVisible()
  await expect.element(licences.getByText(/^1 is heard in Mboa only/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Download the table' }))
    .toHaveAttribute('href', at(recorderApiPaths.deskExport))
})

test('is there in French, and fits the narrowest screen', async () => {
  await activateLanguage('fr')
  stubNetwork({ ...answers, [`GET ${importsPath}`]: succeed({ ...imports, open: [] }) })
  await page.viewport(320, 640)
  const screen = await open()
  await expect.element(screen.getByText('Il n’y a encore rien à exporter.')).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(360, 740)
})
