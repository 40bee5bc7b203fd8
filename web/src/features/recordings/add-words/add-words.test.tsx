import { api, addressOf } from '@mboa/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { RenderResult } from 'vitest-browser-react'
import { activateLanguage } from '../../../i18n/messages.ts'
import { newEventId } from '../../../platform/event-id.ts'
import {
  readRecordingDialect,
  readRecordingFacts,
  writeRecordingDialect,
} from '../../../platform/recording-lists/recording-facts-store.ts'
import { complaints, takeComplaint } from '../../../testing/complaints.ts'
import { failWrites, storageTroubles } from '../../../testing/fill-device.ts'
import { openRecordings } from '../testing/open-recordings.tsx'
import { received, startWordsServer, word } from './testing/words-server.ts'

const fill = (screen: RenderResult, name: string, text: string) =>
  screen.getByRole('textbox', { name }).fill(text)

it('knows the dialect that was named in the studio', async () => {
  const { userId } = startWordsServer()
  await writeRecordingDialect(userId, 'ewo', 'Bene')
  const screen = await openRecordings(userId, 'add-words')
  const dialect = screen.getByRole('textbox', { name: 'Your dialect' })
  await expect.element(dialect).toHaveValue('Bene')
  await dialect.fill('')
  await expect.poll(() => readRecordingDialect(userId, 'ewo')).toBe(null)
})

it('takes a word with its special letters, says what is odd in it, and sends it', async () => {
  const { userId, sent } = startWordsServer()
  const screen = await openRecordings(userId, 'add-words')
  await screen.getByRole('button', { name: 'Add it' }).click()
  const text = screen.getByRole('textbox', { name: 'In Ewondo*' })
  await expect.element(text).toHaveFocus()
  await expect.element(text).toHaveAccessibleDescription(/Please fill this in\./)
  await text.fill('an')
  await screen.getByRole('button', { name: 'open o', exact: true }).click()
  await expect.element(text).toHaveValue('anɔ')
  await expect.element(text).toHaveFocus()
  await expect
    .element(screen.getByText(/: a letter outside the alphabet of this course/).first())
    .toBeVisible()
  await fill(screen, 'In English*', 'today')
  await fill(screen, 'In French', 'aujourd’hui')
  await screen.getByRole('combobox', { name: 'Theme' }).selectOptions('time')
  await fill(screen, 'Your dialect', 'Yezum')
  await screen.getByRole('button', { name: 'Add it' }).click()
  await expect
    .element(screen.getByText('Saved on this device, will be sent automatically.'))
    .toBeVisible()
  await expect.element(screen.getByText('Received, waiting for another speaker.')).toBeVisible()
  expect(sent).toMatchObject([
    {
      kind: 'word',
      course: 'ewo',
      text: 'anɔ',
      dialect: 'Yezum',
      theme: 'time',
      gloss: { en: 'today', fr: 'aujourd’hui' },
      example: null,
      note: '',
    },
  ])
})

it('adds once what a double tap adds, and asks before it is withdrawn', async () => {
  const { userId, sent, withdrawn } = startWordsServer()
  const screen = await openRecordings(userId, 'add-words')
  await fill(screen, 'In Ewondo*', 'xex')
  // The letter that stands there twice is reported once.
  const odd = screen.getByRole('listitem').filter({ hasText: /^x \(xex\): a letter outside/ })
  await expect.element(odd).toBeVisible()
  expect(odd.elements()).toHaveLength(1)
  await fill(screen, 'In English*', 'today')
  await fill(screen, 'In French', 'aujourd’hui')
  await screen.getByRole('button', { name: 'Add it' }).dblClick()
  await expect
    .element(screen.getByText('Saved on this device, will be sent automatically.'))
    .toBeVisible()
  await expect.element(screen.getByText('Received, waiting for another speaker.')).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(screen.getByText('Please fill this in.').elements()).toEqual([])

  const withdraw = screen.getByRole('button', { name: 'Withdraw xex' })
  await withdraw.click()
  await screen.getByRole('button', { name: 'Keep it' }).click()
  expect(withdrawn).toEqual([])
  await withdraw.click()
  await screen.getByRole('button', { name: 'Withdraw for good' }).click()
  await expect.element(withdraw).not.toBeInTheDocument()
  expect(withdrawn).toEqual(sent.map(({ id }) => id))
})

it('keeps what is added without a network, says so, and sends it once there is one', async () => {
  const { userId, network, sent } = startWordsServer({ isReachable: false })
  const screen = await openRecordings(userId, 'add-words')
  await fill(screen, 'In Ewondo*', 'aná')
  await fill(screen, 'In English*', 'today')
  await fill(screen, 'In French', 'aujourd’hui')
  await screen.getByRole('button', { name: 'Add it' }).click()
  await expect
    .element(
      screen.getByText(
        'On this device. No connection. It’s all safe here and will be sent automatically.',
      ),
    )
    .toBeVisible()
  await screen.unmount()
  const again = await openRecordings(userId, 'add-words')
  await expect
    .element(
      again.getByText(
        'On this device. No connection. It’s all safe here and will be sent automatically.',
      ),
    )
    .toBeVisible()
  network.isReachable = true
  window.dispatchEvent(new Event('online'))
  await expect.element(again.getByText('Received, waiting for another speaker.')).toBeVisible()
  expect(sent.map(({ text }) => text)).toEqual(['aná'])
})

it('says that the server is down, not that one is offline, and sends once it is back', async () => {
  const { userId, network, sent } = startWordsServer()
  network.isBroken = true
  const screen = await openRecordings(userId, 'add-words')
  await fill(screen, 'In Ewondo*', 'aná')
  await fill(screen, 'In English*', 'today')
  await screen.getByRole('button', { name: 'Add it' }).click()
  await expect
    .element(screen.getByText(/^On this device\. The server can’t take anything right now\./))
    .toBeVisible()
  network.isBroken = false
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Received, waiting for another speaker.')).toBeVisible()
  expect(sent.map(({ text }) => text)).toEqual(['aná'])
})

it.each(storageTroubles)(
  'says why a store with %s keeps no word, and leaves it in the form',
  async (name, said) => {
    const { userId } = startWordsServer()
    const screen = await openRecordings(userId, 'add-words')
    const text = screen.getByRole('textbox', { name: 'In Ewondo*' })
    await text.fill('aná')
    await fill(screen, 'In English*', 'today')
    await fill(screen, 'In French', 'aujourd’hui')
    await expect.poll(() => readRecordingFacts(userId, 'ewo')).toBeDefined()
    failWrites(name)
    await screen.getByRole('button', { name: 'Add it' }).click()
    await expect.element(screen.getByText(said)).toBeVisible()
    await expect.element(text).toHaveValue('aná')
    // A full device is expected, a lost database is not.
    complaints.length = 0
  },
)

async function chooseTable(screen: RenderResult, bytes: Uint8Array<ArrayBuffer>) {
  await screen.getByRole('radio', { name: 'A table (CSV)' }).click({ force: true })
  const file = new File([bytes], 'words.csv', { type: 'text/csv' })
  await userEvent.upload(screen.getByLabelText('Table'), file)
}

/** A device that has room for so many entries and no more; gives how to make room. */
function fillContributions({ after }: { after: number }): () => void {
  const put = Reflect.get<IDBObjectStore, 'put'>(IDBObjectStore.prototype, 'put')
  let stored = 0
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given: Parameters<IDBObjectStore['put']>
  ) {
    if (this.name === 'contributions' && stored++ >= after) {
      throw new DOMException('No space is left', 'QuotaExceededError')
    }
    return put.apply(this, given)
  })
  const makeRoom = () => spy.mockRestore()
  onTestFinished(makeRoom)
  return makeRoom
}

/** With its mark, as spreadsheets save "Unicode text". */
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(Array.from(`\uFEFF${text}`), (sign) => sign.charCodeAt(0)).buffer)

it('reports line and column of what is wrong in a table before anything is added', async () => {
  const { userId, sent } = startWordsServer()
  const screen = await openRecordings(userId, 'add-words')
  const table =
    'texte;anglais;français;thème\naná;today;aujourd’hui;le temps\n;x;y;\nb;;;lune\nc;"d" e;f\ng;h;i'
  await chooseTable(screen, utf16(table))
  await expect.element(screen.getByText('1 valid line. 3 lines have mistakes.')).toBeVisible()
  for (const message of [
    'Line 3, text: It can’t be empty.',
    'Line 4: There’s no meaning, in English or in French.',
    'Line 4, theme: There’s no theme “lune”.',
    'Line 5: A quotation mark (") is in the wrong place: the lines after it can’t be read.',
  ]) {
    await expect.element(screen.getByText(message)).toBeVisible()
  }
  expect(sent).toEqual([])
  await activateLanguage('fr')
  await expect.element(screen.getByText('Ligne 3, texte : Ne doit pas être vide.')).toBeVisible()
  await activateLanguage('en')
  await screen.getByRole('button', { name: 'Add 1 valid line, skip the others' }).click()
  await expect
    .element(screen.getByText('1 entry is saved on this device and will be sent automatically.'))
    .toBeVisible()
  await expect
    .poll(() => sent)
    .toMatchObject([{ text: 'aná', theme: 'time', gloss: { en: 'today', fr: 'aujourd’hui' } }])
})

it('checks the themes of a table that was chosen before the themes of the course were there', async () => {
  const themes = Promise.withResolvers<undefined>()
  const { userId } = startWordsServer({ themesAfter: themes.promise })
  const screen = await openRecordings(userId, 'add-words')
  await chooseTable(screen, utf16('text;english;theme\naná;today;moon'))
  await expect.element(screen.getByText('1 valid line.')).toBeVisible()
  themes.resolve(undefined)
  await expect.element(screen.getByText('Line 2, theme: There’s no theme “moon”.')).toBeVisible()
})

it('offers an empty table as spreadsheets in the language cut it', async () => {
  const { userId } = startWordsServer()
  const screen = await openRecordings(userId, 'add-words')
  await screen.getByRole('radio', { name: 'A table (CSV)' }).click({ force: true })
  const link = screen.getByRole('link', { name: 'Download an empty table' })
  await expect.element(link).toHaveAttribute('href', expect.stringContaining('text%2Cenglish'))
  await activateLanguage('fr')
  const french = screen.getByRole('link', { name: 'Télécharger un tableau vide' })
  await expect.element(french).toHaveAttribute('href', expect.stringContaining('text%3Benglish'))
})

it('says how to save a table whose special letters are lost', async () => {
  const { userId } = startWordsServer()
  const screen = await openRecordings(userId, 'add-words')
  await chooseTable(screen, Uint8Array.from([0x61, 0x0a, 0x74, 0xe9, 0x0a]))
  await expect
    .element(screen.getByText(/^Line 2 of this file .* save it as “CSV UTF-8”/))
    .toBeVisible()
  await chooseTable(screen, Uint8Array.from([0x50, 0x4b, 3, 4, 0]))
  await expect.element(screen.getByText(/^This is a workbook\. .* as “CSV UTF-8”/)).toBeVisible()
  await chooseTable(screen, new TextEncoder().encode('<!DOCTYPE html><html></html>'))
  await expect.element(screen.getByText(/^This is a web page, not the file/)).toBeVisible()
})

it('says that a file cannot be read, as one that was moved meanwhile', async () => {
  const { userId } = startWordsServer()
  const screen = await openRecordings(userId, 'add-words')
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(
    new DOMException('It was moved.', 'NotReadableError'),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  await chooseTable(screen, utf16('text'))
  await expect.element(screen.getByText(/^This file can’t be read\./)).toBeVisible()
})

it('keeps all lines of a table or none, and once', async () => {
  const { userId, sent } = startWordsServer()
  const screen = await openRecordings(userId, 'add-words')
  const table = utf16('text;english;french\naná;today;aujourd’hui\nokírí;tomorrow;demain\n')
  const addAll = screen.getByRole('button', { name: 'Add all 2 lines' })
  await chooseTable(screen, table)
  const hasRoom = fillContributions({ after: 1 })
  await addAll.click()
  await expect.element(screen.getByText(storageTroubles[0][1])).toBeVisible()
  hasRoom()
  await addAll.dblClick()
  await expect.poll(() => sent.map(({ text }) => text)).toEqual(['aná', 'okírí'])
  await expect
    .element(screen.getByText('2 entries are saved on this device and will be sent automatically.'))
    .toBeVisible()
})

it('says that a lost database keeps no table, and keeps it once the database is back', async () => {
  const { userId, sent } = startWordsServer()
  const screen = await openRecordings(userId, 'add-words')
  await chooseTable(screen, utf16('text;english;french\naná;today;aujourd’hui\n'))
  await expect.poll(() => readRecordingFacts(userId, 'ewo')).toBeDefined()
  const mend = failWrites('UnknownError')
  await screen.getByRole('button', { name: 'Add 1 line' }).click()
  await expect.element(screen.getByText(storageTroubles[1][1])).toBeVisible()
  await takeComplaint('keeping a table')
  mend()
  await screen.getByRole('button', { name: 'Add 1 line' }).click()
  await expect.poll(() => sent.map(({ text }) => text)).toEqual(['aná'])
})

it('lets others’ words be confirmed, contested with a reason, and that be undone', async () => {
  const [mine, theirs] = [newEventId(), newEventId()]
  const own = [
    received(word(mine, 'okírí'), { isOwn: true, state: 'contested', contests: ['Not here.'] }),
  ]
  const { userId, judged } = startWordsServer({ own, waiting: [received(word(theirs, 'aná'))] })
  const screen = await openRecordings(userId, 'add-words')
  await expect.element(screen.getByText('Disputed: Not here.')).toBeVisible()
  const toCheck = screen.getByRole('region', { name: 'Check others’ contributions' })
  await expect.element(toCheck.getByText('1 entry to check.')).toBeVisible()
  // One's own is never asked about.
  expect(toCheck.getByText('okírí').elements()).toEqual([])
  // What the course has already is told before somebody confirms it once more.
  await expect.element(toCheck.getByText(/^The course has this already\./)).toBeVisible()
  const twin = toCheck.getByRole('listitem').filter({ hasText: /^aná today$/ })
  await expect.element(twin).toBeVisible()

  await toCheck.getByRole('button', { name: 'It’s not right' }).click()
  await userEvent.keyboard('{Enter}')
  await expect.element(toCheck.getByText('Please say why.')).toBeVisible()
  await userEvent.keyboard('We say it differently.{Enter}')
  await expect.element(toCheck.getByText('You disputed it: We say it differently.')).toBeVisible()
  await toCheck.getByRole('button', { name: 'Undo' }).click()
  await toCheck.getByRole('button', { name: 'It’s right' }).click()
  await expect.element(toCheck.getByText('You confirmed it.')).toBeVisible()
  const path = addressOf(api.judgeContribution, { params: { id: theirs } })
  expect(judged).toEqual([
    { call: `PUT ${path}`, body: { verdict: 'contest', reason: 'We say it differently.' } },
    { call: `DELETE ${path}`, body: undefined },
    { call: `PUT ${path}`, body: { verdict: 'confirm' } },
  ])
})

it('shows what a concept means to whoever checks the word for it, not what it is called here', async () => {
  const { dialect, note, contributedAt, course } = word(newEventId(), '')
  const about = { id: newEventId(), dialect, note, contributedAt, course, text: 'aná' }
  const { userId } = startWordsServer({
    waiting: [
      received({ ...about, kind: 'concept', concept: 'today' }),
      received({ ...about, id: newEventId(), kind: 'concept', concept: 'newer-than-the-list' }),
    ],
  })
  const screen = await openRecordings(userId, 'add-words')
  const [known, unknown] = ['today · aujourd’hui', 'The word for “newer-than-the-list”']
  for (const text of [known, unknown]) await expect.element(screen.getByText(text)).toBeVisible()
})
