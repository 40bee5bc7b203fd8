import { api, importPieceBytes } from '@mboa/contract'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../../../web/src/i18n/messages.ts'
import {
  lastSentTo,
  refuse,
  stubNetwork,
  succeed,
} from '../../../../web/src/testing/stub-network.ts'
import {
  aDraft,
  aJob,
  at,
  draft,
  jobPath,
  jobsPath,
  list,
  openDraft,
  openFiles,
  piecePath,
  user,
} from '../testing/files-of-desk.tsx'

/** As somebody does; a test's own way of uploading forgets when a file was changed. */
function choose(input: Element, file: File): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('Nothing can be chosen there.')
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('sends a file piece by piece, shows how far it is, and what it would bring', async () => {
  const bytes = 2 * importPieceBytes + 5
  let job = aJob({ bytes, total: bytes })
  let isOpen = false
  const { id } = job
  const answers = list()
  const sent = stubNetwork({
    ...answers,
    [`GET ${jobsPath}`]: () => Response.json({ jobs: isOpen ? [job] : [], next: null }),
    [`POST ${jobsPath}`]: (body) => {
      isOpen = true
      return succeed(job)(body)
    },
    [`PUT ${piecePath(id, 0)}`]: (body) =>
      succeed((job = { ...job, done: importPieceBytes }))(body),
    [`PUT ${piecePath(id, 1)}`]: (body) =>
      succeed((job = { ...job, done: 2 * importPieceBytes }))(body),
    [`PUT ${piecePath(id, 2)}`]: (body) =>
      succeed((job = { ...job, state: 'reading', done: 2, total: 0 }))(body),
    [`GET ${jobPath(id)}`]: () => Response.json(job),
  })
  const screen = await openFiles()
  const file = new File(['x'.repeat(bytes)], 'mots.csv')
  await userEvent.upload(screen.getByLabelText('File of words or recordings'), file)
  await screen.getByLabelText('Where the words are from').fill('A word list')
  await screen.getByLabelText('Licence').selectOptions('CC-BY-4.0')
  await screen.getByRole('button', { name: 'Show what it would add' }).click()
  await expect.element(screen.getByText('Reading: 2 entries so far')).toBeVisible()
  await expect.element(screen.getByText(/You can close this page/)).toBeVisible()
  expect(lastSentTo(sent, `POST ${jobsPath}`)).toMatchObject({
    account: user.id,
    body: {
      fileName: 'mots.csv',
      bytes,
      source: 'A word list',
      licence: 'CC-BY-4.0',
      dialect: null,
      orthography: 'agla',
      speaker: null,
    },
  })
  const sizes = [0, 1, 2].map((place) => {
    const body = lastSentTo(sent, `PUT ${piecePath(id, place)}`)?.body
    return body instanceof Blob ? body.size : undefined
  })
  expect(sizes).toEqual([importPieceBytes, importPieceBytes, 5])
  await expect.element(screen.getByLabelText('Where the words are from')).toHaveValue('')
  job = { ...job, state: 'draft', draft }
  await expect.element(screen.getByText('3 entries understood, 1 refused')).toBeVisible()
})

test('says where a file stands whose tab was closed, and sends the rest of the same one', async () => {
  const bytes = importPieceBytes + 5
  const job = aJob({ bytes, total: bytes, done: importPieceBytes })
  const sent = stubNetwork({
    ...list(job),
    [`PUT ${piecePath(job.id, 1)}`]: succeed(aDraft({ id: job.id })),
    [`GET ${jobPath(job.id)}`]: succeed(aDraft({ id: job.id })),
  })
  const screen = await openFiles()
  await expect.element(screen.getByText('1 of 1 MB received.')).toBeVisible()
  const again = screen.getByLabelText('Choose the same file again to send the rest')
  const other = new File(['x'.repeat(bytes)], 'mots.csv', { lastModified: 6 })
  choose(again.element(), other)
  await expect.element(screen.getByText(/This is another file/)).toBeVisible()
  choose(again.element(), new File(['x'.repeat(bytes)], 'mots.csv', { lastModified: 5 }))
  await expect
    .element(screen.getByRole('button', { name: 'See what it would add: mots.csv' }))
    .toBeVisible()
  expect(lastSentTo(sent, `PUT ${piecePath(job.id, 0)}`)).toBeUndefined()
})

test('shows what a file would bring and what is refused, then keeps it whole', async () => {
  let job = aDraft()
  const sent = stubNetwork({
    ...list(job),
    [`GET ${jobPath(job.id)}`]: () => Response.json(job),
    [`POST ${at(api.keepImportJob.path, job.id)}`]: (body) =>
      succeed((job = { ...job, state: 'importing', draft: null, done: 1, total: 3 }))(body),
  })
  const screen = await openFiles()
  await openDraft(screen)
  // What was pressed is gone, as “Keep all of it” will be: what says so is where one is.
  await expect.element(screen.getByText('Read. Nothing has been kept yet.')).toHaveFocus()
  const shown = screen.getByRole('status', { name: 'What this file would add' })
  for (const text of [
    '3 entries understood, 1 refused',
    'Speakers would be asked to confirm 1 of them.',
    'in the course already, with the same meaning: 2 (sɔ́ndɔ…)',
    'abá: here “axe”, in the course “hoe”',
    'Line 4, ŋgɔl – more cells than columns',
  ]) {
    await expect.element(shown.getByText(text, { exact: true })).toBeVisible()
  }
  await screen.getByRole('button', { name: 'Keep all of it' }).click()
  const line = screen.getByText('Saving: 1 of 3')
  await expect.element(line).toBeVisible()
  await expect.element(line).toHaveFocus()
  const keepPath = `POST ${at(api.keepImportJob.path, job.id)}`
  expect(lastSentTo(sent, keepPath)).toMatchObject({
    body: { mayBeHeard: false },
    account: user.id,
  })
  job = { ...job, state: 'kept', kept: { importId: 'one', entries: 3, proposed: 1 } }
  await expect.element(screen.getByText('3 entries kept, 1 proposed to speakers')).toHaveFocus()
})

test.each([
  ['apkg', 'Back · Basic', 'the meaning in English', 'gloss en'],
  ['sfm', 'Back · Basic', 'a definition in French', 'definition fr'],
  ['eaf', 'Back · Basic', 'the meaning in French', 'gloss fr'],
])('has a file read again by what is said of its fields: %s', async (format, label, use, said) => {
  const job = aDraft({ format })
  const changed = `PUT ${jobPath(job.id)}`
  const sent = stubNetwork({
    ...list(job),
    [changed]: succeed({ ...job, state: 'waiting', draft: null }),
  })
  const screen = await openFiles()
  await openDraft(screen)
  const field = screen.getByLabelText(label)
  await expect.element(field).toHaveAccessibleDescription('Sunday · Monday')
  await field.selectOptions(use)
  expect(screen.getByRole('button', { name: 'Keep all of it' }).elements()).toEqual([])
  await screen.getByRole('button', { name: 'Read it again' }).click()
  await expect
    .poll(() => lastSentTo(sent, changed)?.body)
    .toMatchObject({
      source: 'A word list',
      fields: { Back: said },
    })
})

test('names the types of notes that would be left out, since no field of theirs has words', async () => {
  const column = (of: string, holds: string) => {
    return { key: `${of}::Front`, name: 'Front', of, holds, examples: ['abá'] }
  }
  const columns = [column('Cloze', 'text'), column('Basic', '')]
  const job = aDraft({ format: 'apkg', draft: { ...draft, columns } })
  stubNetwork(list(job))
  const screen = await openFiles()
  await openDraft(screen)
  await expect.element(screen.getByText(/^Notes of the type Basic are left out/)).toBeVisible()
  expect(screen.getByText(/^Notes of the type Cloze/).elements()).toEqual([])
})

test('asks for what is missing where nothing is wrong with the file itself', async () => {
  const asked = { line: 1, entry: null, reason: 'which-tier', message: '' } as const
  const job = aDraft({ format: 'eaf', draft: { ...draft, entries: 0, broken: asked } })
  stubNetwork(list(job))
  const screen = await openFiles()
  await openDraft(screen)
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText(/^One detail is needed/)).toBeVisible()
  await expect.element(alert.getByText(/^Mboa can’t tell which tier/)).toBeVisible()
  await expect.element(screen.getByText('Waiting for your input.')).toHaveFocus()
  expect(screen.getByText(/can’t be read/).elements()).toEqual([])
})

test('has a file in several languages read again in the one that is chosen', async () => {
  const asked = { line: 1, entry: null, reason: 'other-language', message: '' } as const
  const languages = [
    { tag: 'fuv', name: null, count: 300 },
    { tag: 'fr', name: 'French', count: 299 },
  ]
  const job = aDraft({ format: 'tmx', draft: { ...draft, columns: [], languages, broken: asked } })
  const changed = `PUT ${jobPath(job.id)}`
  const sent = stubNetwork({
    ...list(job),
    [changed]: succeed({ ...job, state: 'waiting', draft: null }),
  })
  const screen = await openFiles()
  await openDraft(screen)
  await expect
    .element(screen.getByRole('alert').getByText('Choose the language of the words above.'))
    .toBeVisible()
  const field = screen.getByLabelText('Language of the words')
  expect(
    field
      .getByRole('option')
      .elements()
      .map((each) => each.textContent),
  ).toEqual(['as the file says', 'fuv · 300', 'French (fr) · 299'])
  await field.selectOptions('fuv · 300')
  await screen.getByRole('button', { name: 'Read it again' }).click()
  await expect.poll(() => lastSentTo(sent, changed)?.body).toMatchObject({ wordsIn: 'fuv' })
})

test('shows what columns seem to hold, for somebody to confirm', async () => {
  const asked = { line: 1, entry: null, reason: 'no-text-column', message: '' } as const
  const columns: typeof draft.columns = [
    { key: 'A', name: 'A', of: null, holds: '', guess: 'text', examples: ['ŋgɔl'] },
    { key: 'B', name: 'B', of: null, holds: '', guess: 'gloss fr', examples: ['la pitié'] },
  ]
  const job = aDraft({ draft: { ...draft, columns, broken: asked } })
  const changed = `PUT ${jobPath(job.id)}`
  const sent = stubNetwork({
    ...list(job),
    [changed]: succeed({ ...job, state: 'waiting', draft: null }),
  })
  const screen = await openFiles()
  await openDraft(screen)
  const field = screen.getByLabelText('A', { exact: true })
  await expect.element(field).toHaveValue('text')
  await expect
    .element(field)
    .toHaveAccessibleDescription('Mboa guesses this from what is in it: ŋgɔl')
  await screen.getByRole('button', { name: 'Read it again' }).click()
  await expect
    .poll(() => lastSentTo(sent, changed)?.body)
    .toMatchObject({ fields: { A: 'text', B: 'gloss fr' } })
})

test('has another sheet of a workbook read', async () => {
  const sheets = ['Lisez-moi', 'Mots'].map((name, at) => ({ name, isRead: at === 0 }))
  const job = aDraft({ format: 'xlsx', draft: { ...draft, sheets } })
  const changed = `PUT ${jobPath(job.id)}`
  const sent = stubNetwork({
    ...list(job),
    [changed]: succeed({ ...job, state: 'waiting', draft: null }),
  })
  const screen = await openFiles()
  await openDraft(screen)
  const field = screen.getByLabelText('Sheet')
  await expect.element(field).toHaveValue('Lisez-moi')
  await field.selectOptions('Mots')
  await screen.getByRole('button', { name: 'Read it again' }).click()
  await expect.poll(() => lastSentTo(sent, changed)?.body).toMatchObject({ sheet: 'Mots' })
})

test('has a table cut at another sign', async () => {
  const job = aDraft({ format: 'csv' })
  const changed = `PUT ${jobPath(job.id)}`
  const sent = stubNetwork({
    ...list(job),
    [changed]: succeed({ ...job, state: 'waiting', draft: null }),
  })
  const screen = await openFiles()
  await openDraft(screen)
  await screen.getByLabelText('Sign between the cells').selectOptions('semicolon ;')
  await screen.getByRole('button', { name: 'Read it again' }).click()
  await expect.poll(() => lastSentTo(sent, changed)?.body).toMatchObject({ separator: ';' })
})

test('asks whether voices may be heard, and who speaks, before it keeps recordings', async () => {
  const clips = { clips: 4, voices: 2, minutes: 1.2, known: 0, said: 3, withoutSpeaker: 1 }
  const job = aDraft({ clips })
  const keepPath = `POST ${at(api.keepImportJob.path, job.id)}`
  const sent = stubNetwork({
    ...list(job),
    [keepPath]: refuse('invalid-value', { fields: { mayBeHeard: 'required' } }),
  })
  const screen = await openFiles()
  await openDraft(screen)
  await expect.element(screen.getByText('4 recordings, 2 voices, 1 minute')).toBeVisible()
  await expect
    .element(
      screen.getByText(/^Of 1 recording the file doesn’t say who is speaking: fill it in above/),
    )
    .toBeVisible()
  await screen.getByRole('button', { name: 'Keep all of it' }).click()
  const box = screen.getByRole('checkbox', { name: /may be heard in Mboa under this licence/ })
  await expect.element(box).toHaveAccessibleDescription(/Confirm this/)
  await box.click()
  await screen.getByRole('button', { name: 'Keep all of it' }).click()
  await expect
    .poll(() => lastSentTo(sent, keepPath)?.body)
    .toEqual({
      mayBeHeard: true,
      textVersion: 'imported-2026-11',
    })
})

test('says in French what is wrong with a file, and takes it away', async () => {
  await activateLanguage('fr')
  const problem = { line: 52, entry: null, reason: 'damaged', message: 'it breaks off' } as const
  const job = aJob({ state: 'refused', problem, fileName: 'mots.lift' })
  const path = `DELETE ${jobPath(job.id)}`
  const sent = stubNetwork({ ...list(job), [path]: succeed() })
  const screen = await openFiles()
  await expect
    .element(screen.getByText(/^Ligne 52 – le fichier est abîmé ou incomplet/))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Retirer le fichier : mots.lift' }).click()
  expect(lastSentTo(sent, path)).toBeUndefined()
  await screen.getByRole('dialog').getByRole('button', { name: 'Retirer le fichier' }).click()
  await expect.poll(() => lastSentTo(sent, path)?.account).toBe(user.id)
})

test('undoes what was kept once that is sure', async () => {
  const kept = { importId: 'one', entries: 3, proposed: 1 }
  const job = aJob({ state: 'kept', kept })
  const path = `DELETE ${at(api.undoImport.path, 'one')}`
  const sent = stubNetwork({ ...list(job, aJob({ state: 'undone', kept })), [path]: succeed() })
  const screen = await openFiles()
  await screen.getByRole('button', { name: 'Undo the import: mots.csv' }).click()
  expect(lastSentTo(sent, path)).toBeUndefined()
  await screen.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await expect.poll(() => lastSentTo(sent, path)?.account).toBe(user.id)
})

test('fits the narrowest screen with all that a draft says', async () => {
  await activateLanguage('fr')
  const job = aDraft({ fileName: `${'dictionnaire'.repeat(8)}.csv` })
  stubNetwork(list(job))
  await page.viewport(320, 640)
  const screen = await openFiles()
  await screen.getByRole('button', { name: /^Voir ce qu’il apporterait :/ }).click()
  await expect.element(screen.getByText(/^Ligne 4, ŋgɔl/)).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await page.viewport(360, 740)
})
