import { api, pagePaths, type DeskImports } from '@mboa/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LanguageDeskScreen } from '../../../web/src/features/language-desk/language-desk-screen.tsx'
import { aDesk } from '../../../web/src/features/language-desk/testing/a-desk.ts'
import { activateLanguage } from '../../../web/src/i18n/messages.ts'
import { renderAppPart } from '../../../web/src/testing/render-app-part.tsx'
import { lastSentTo, refuse, stubNetwork, succeed } from '../../../web/src/testing/stub-network.ts'
import { aProfile, aUser } from '../../../web/src/testing/users.ts'

const user = aUser({ role: 'recorder', fullName: 'Marie Mballa' })
const at = (path: string, id = '') => path.replace(':language', 'ewo').replace(':id', id)
const desk = aDesk()
const aFile = {
  id: 'one',
  fileName: 'mots-ewondo.csv',
  source: 'A word list, 2024',
  licence: 'CC-BY-4.0',
  entries: 12,
  proposed: 9,
  importedAt: 0,
  undoneAt: null,
  voices: 0,
}
const imports: DeskImports = {
  imports: [aFile, { ...aFile, id: 'two', fileName: 'essai.csv', undoneAt: 5 }],
  next: null,
  orthographies: [{ id: 'agla', name: { en: 'General Alphabet', fr: 'Alphabet général' } }],
  open: [{ licence: 'CC-BY-4.0', count: 31 }],
  withheld: 2,
  course: [{ licence: 'Unicode-3.0', count: 24 }],
  recordings: { open: [{ licence: 'CC0-1.0', count: 7 }], withheld: 1 },
}
const importsPath = at(api.listImports.path)
const jobsPath = at(api.listImportJobs.path)
const answers = {
  [api.readProfile.path]: succeed(
    aProfile({ user, recorderLanguages: ['ewo'], coordinatedLanguages: ['ewo'] }),
  ),
  [at(api.readDesk.path)]: succeed(desk),
  [`GET ${importsPath}`]: succeed(imports),
  [`GET ${jobsPath}`]: succeed({ jobs: [], next: null }),
}

const open = () =>
  renderAppPart(<LanguageDeskScreen />, { user, path: `${pagePaths.languageDesk}?tab=files` })

async function fill(
  screen: Awaited<ReturnType<typeof open>>,
  table: string | Uint8Array<ArrayBuffer> = 'text,english,french\n',
) {
  await userEvent.upload(
    screen.getByLabelText('File of words or recordings'),
    new File([table], 'mots.csv'),
  )
  await screen.getByLabelText('Where the words are from').fill('A word list')
  await screen.getByLabelText('Licence').selectOptions('CC-BY-4.0')
}

test('asks for a file and its source, and keeps what was typed', async () => {
  const sent = stubNetwork(answers)
  const screen = await open()
  await screen.getByLabelText('Dialect').fill('Yezum')
  await screen.getByRole('button', { name: 'Show what it would add' }).click()
  await expect
    .element(screen.getByLabelText('File of words or recordings'))
    .toHaveAccessibleDescription(/Choose a file/)
  await expect
    .element(screen.getByLabelText('Where the words are from'))
    .toHaveAccessibleDescription(/State where the words are from/)
  await expect
    .element(screen.getByLabelText('Licence'))
    .toHaveAccessibleDescription(/State their licence/)
  await expect.element(screen.getByLabelText('Dialect')).toHaveValue('Yezum')
  expect(lastSentTo(sent, `POST ${jobsPath}`)).toBeUndefined()
})

const bytesOf = (text: string) => Array.from(text, (sign) => sign.charCodeAt(0))
const openDocument = `PK\u0003\u0004${'x'.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.spreadsheet`

test.each([
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0, 0], /reads only .xlsx/],
  ['a workbook of LibreOffice', bytesOf(openDocument), /reads only .xlsx/],
  ['nothing', [], /This file is empty/],
  ['a web page', bytesOf('<!DOCTYPE html><html><body>Sign in</body></html>'), /a web page, not/],
  ['a shortcut', bytesOf('{"doc_id":"1abc","email":"x@example.com"}'), /only a shortcut/],
  ['a RAR', bytesOf('Rar!\u001A\u0007\u0001'), /isn’t a ZIP/],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0], /this kind of file/],
  ['a table of Windows', bytesOf('mot;sens\nkabat;ch\u00E8vre\n'), /Line 2 .* isn’t Unicode/],
])('says of %s what can be done', async (_, bytes, text) => {
  const sent = stubNetwork(answers)
  const screen = await open()
  await fill(screen, new Uint8Array(bytes))
  await screen.getByRole('button', { name: 'Show what it would add' }).click()
  await expect
    .element(screen.getByLabelText('File of words or recordings'))
    .toHaveAccessibleDescription(text)
  expect(lastSentTo(sent, `POST ${jobsPath}`)).toBeUndefined()
})

test.each([
  ['too-many-attempts', /You’ve tried many files in the last hour/],
  ['quota-reached', /Ten files are already waiting for a decision/],
  ['unavailable', /The server can’t do this right now/],
] as const)('says what can be done where the server refuses it: %s', async (code, text) => {
  stubNetwork({ ...answers, [`POST ${jobsPath}`]: refuse(code) })
  const screen = await open()
  await fill(screen)
  await screen.getByRole('button', { name: 'Show what it would add' }).click()
  await expect.element(screen.getByRole('alert').getByText(text)).toBeVisible()
  await expect.element(screen.getByLabelText('Where the words are from')).toHaveValue('A word list')
})

test('undoes an import once that is sure', async () => {
  const path = `DELETE ${at(api.undoImport.path, 'one')}`
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
  await expect
    .element(screen.getByText('2 were left out: their speakers haven’t agreed to open data.'))
    .toBeVisible()
  // Nobody sets it here; what each is under is told, the words as the recordings.
  const licences = screen.getByRole('region', { name: 'Licences' })
  await expect.element(licences.getByText(/nobody can set one here/)).toBeVisible()
  await expect.element(licences.getByText('Unicode-3.0 · 24 entries')).toBeVisible()
  await expect.element(licences.getByText('CC0-1.0 · 7 recordings')).toBeVisible()
  await expect.element(licences.getByText(/^1 is heard only in Mboa/)).toBeVisible()
  for (const [name, format] of [
    ['Download the workbook (XLSX)', 'xlsx'],
    ['Download the table (CSV)', 'csv'],
    ['Download the dictionary (LIFT)', 'lift'],
    ['Download the dataset (CLDF)', 'cldf'],
    ['Download the translation memory (TMX)', 'tmx'],
  ] as const) {
    await expect
      .element(screen.getByRole('link', { name }))
      .toHaveAttribute('href', `${at(api.exportDeskWords.path)}?format=${format}`)
  }
})

test('what can be downloaded fits the narrowest screen in French', async () => {
  await activateLanguage('fr')
  stubNetwork(answers)
  await page.viewport(320, 640)
  const screen = await open()
  await expect
    .element(screen.getByRole('link', { name: 'Télécharger la mémoire de traduction (TMX)' }))
    .toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(360, 740)
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
