import { api, addressOf, type ReceivedTake, type ShownTake, type TakeMove } from '@mboa/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import type { TakeDatabase } from '../../../platform/device-store/take-database.ts'
import { fakeReceived } from '../../../platform/take-store/testing/fake-received.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { complaints } from '../../../testing/complaints.ts'
import { failWrites, storageTroubles } from '../../../testing/fill-device.ts'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { anOverview } from '../../../testing/recording-lists.ts'
import { aShownTake } from '../../../testing/recordings.ts'
import { openOwnTakes, recordTake, takeContext } from '../../../testing/takes-of-device.ts'
import { openRecordings } from '../testing/open-recordings.tsx'

const filed = ['ewo.yesterday', 'ewo.today', 'ewo.tomorrow', 'ewo.concept-hoe']

const overview = anOverview({
  contributed: [
    {
      item: 'ewo.concept-hoe',
      kind: 'word',
      text: 'abá',
      gloss: { en: 'hoe', fr: 'une houe' },
      dialect: null,
      theme: null,
      state: 'waiting',
      isOwn: true,
    },
  ],
})

const asReceived = (take: ShownTake): ReceivedTake => {
  const { id, course, item, dialect, recordedAt, state, sentBackReason, sentBackComment } = take
  return { id, course, item, dialect, recordedAt, state, sentBackReason, sentBackComment }
}

/** A server that has these takes; it takes moves as long as there is a network, and no take. */
function startServer(userId: string, takes: readonly ShownTake[] = []) {
  const server = {
    isThere: true,
    refusal: '',
    /** Status with which a proxy answers moves instead of the server. */
    status: 200,
    moves: [] as unknown[],
    withdrawn: [] as string[],
  }
  startRecorderServer({
    userId,
    more(call, body) {
      const path = call.slice(call.indexOf(' ') + 1)
      if (!server.isThere || call.startsWith('PUT ')) throw new TypeError('Failed to fetch')
      if (path.startsWith(`${addressOf(api.readRecordingList, { params: { course: 'ewo' } })}?`)) {
        return Response.json(overview)
      }
      if (path.startsWith(`${api.listTakes.path}?`)) {
        return Response.json({
          takes: takes.map(asReceived),
          mark: 'm',
          epoch: 'first',
          more: false,
        })
      }
      if (path.startsWith(api.listShownTakes.path)) {
        return Response.json({ takes: [...takes].reverse(), more: false })
      }
      if (call === `POST ${api.moveTakes.path}`) {
        if (server.status !== 200) return new Response('<h1>nginx</h1>', { status: server.status })
        const { moves } = body as { moves: TakeMove[] }
        server.moves.push(...moves)
        const settled = moves.map(({ id }) => ({ id, reason: server.refusal }))
        return Response.json({
          acknowledged: server.refusal === '' ? settled : [],
          refused: server.refusal === '' ? [] : settled,
        })
      }
      if (call.startsWith('DELETE ')) {
        server.withdrawn.push(path)
        const id = path.split('/').at(-1) ?? ''
        return Response.json({ ...fakeReceived(id, takeContext), state: 'withdrawn' })
      }
      return undefined
    },
  })
  return server
}

const button = (name: string | RegExp) => page.getByRole('button', { name })
const texts = () =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .elements()
    .filter((row) => row.closest('.cut-rows') !== null)
    .map((row) => row.querySelector('p')?.textContent.trim())

async function press(name: string, key: string) {
  const handle = button(name).element()
  if (!(handle instanceof HTMLElement)) throw new Error('There is nothing to press')
  handle.focus()
  await userEvent.keyboard(key)
}

async function recordSession(database: TakeDatabase) {
  const ids: string[] = []
  for (const item of filed) ids.push((await recordTake(database, item)).take.id)
  return ids
}

async function openSession(userId: string) {
  const screen = await openRecordings(userId, 'mine')
  await page.getByRole('link', { name: /^Recordings under the wrong word/ }).click()
  await page.getByRole('link', { name: /2026/ }).click()
  await expect.element(button('Listen to recording 1')).toBeVisible()
  return screen
}

it('mends a session that waits on the device: what follows moves by one, a half goes', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  const ids = await recordSession(database)
  startServer(userId)
  await openSession(userId)
  await expect
    .poll(texts, { timeout: 5000 })
    .toEqual(['angogé yesterday', 'aná today', 'okírí tomorrow', 'abá hoe'])
  await expect.element(button('Nothing changed')).toBeDisabled()
  await button('Recording 2 isn’t wanted').click()
  await press('Move the words from recording 3 on, by the arrow keys', '{ArrowUp}')
  expect(texts()).toEqual(['angogé yesterday', 'Not wanted', 'aná today', 'okírí tomorrow'])
  await expect.element(page.getByText(/^One recording will be deleted\./)).toBeVisible()
  const sounds = await Promise.all(ids.map((id) => database.get('sounds', id)))
  await button('Save 3 changes').click()
  await expect.element(page.getByText(/^3 changes are saved on this device/)).toBeVisible()
  const stored = await database.getAll('takes')
  expect(stored.map(({ id, context }) => [id, context.item])).toEqual([
    [ids[0], 'ewo.yesterday'],
    [ids[2], 'ewo.today'],
    [ids[3], 'ewo.tomorrow'],
  ])
  // The sound of each is as it was, or as it was made of it to be sent.
  for (const at of [0, 2, 3]) {
    const sound = await database.get('sounds', ids[at] ?? '')
    if (sound !== undefined && 'recorded' in sound) expect(sound).toEqual(sounds[at])
    else expect(sound).toHaveProperty('encoded')
  }
  expect(await database.get('sounds', ids[1] ?? '')).toBeUndefined()
})

it.each(storageTroubles)(
  'says why a store with %s keeps no changes, which stay on the screen',
  async (name, said) => {
    const userId = newEventId()
    await recordSession(await openOwnTakes(userId))
    startServer(userId)
    await openSession(userId)
    await button('Recording 2 isn’t wanted').click()
    failWrites(name)
    await button('Save 1 change').click()
    await expect.element(page.getByRole('alert').getByText(said)).toBeVisible()
    await expect.element(button('Save 1 change')).toBeEnabled()
    complaints.length = 0
  },
)

const sentTakes = () =>
  filed.map((item) =>
    aShownTake({
      item,
      recordedAt: 1_790_000_000_000,
      ...(item === 'ewo.today' && { state: 'approved' as const }),
    }),
  )

it('moves takes that the server has without a network, and says so once there is one', async () => {
  const userId = newEventId()
  const takes = sentTakes()
  const server = startServer(userId, takes)
  const screen = await openSession(userId)
  await expect
    .poll(texts, { timeout: 5000 })
    .toEqual(['angogé yesterday', 'aná today', 'okírí tomorrow', 'abá hoe'])
  server.isThere = false
  await button('Recording 4 isn’t wanted').click()
  await button('Recording 2 holds another word').click()
  await page.getByRole('dialog').getByRole('searchbox').fill('houe')
  await page.getByRole('dialog').getByRole('button', { name: /abá/ }).click()
  await expect.element(page.getByText(/^It was approved as that word/)).toBeVisible()
  await button('Save 2 changes').click()
  await expect.element(page.getByText(/^2 changes are saved on this device/)).toBeVisible()
  // Mine shows it at once, and that it is still to be sent.
  await page.getByRole('link', { name: 'Your recordings' }).click()
  const moved = page.getByRole('listitem').filter({ hasText: 'Moved to this word' })
  await expect.element(moved.getByText('abá')).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'aná' }))
    .not.toBeInTheDocument()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'okírí' })).toBeVisible()
  await screen.unmount()
  server.isThere = true
  await openRecordings(userId, 'mine')
  // A page that is left in the middle of it says so once more.
  await expect
    .poll(() => server.moves.at(-1))
    .toMatchObject({ take: takes[1]?.id, item: 'ewo.concept-hoe' })
  expect(server.withdrawn).toContain(`/api/takes/${takes[3]?.id}`)
  expect(server.withdrawn).not.toContain(`/api/takes/${takes[1]?.id}`)
})

it('keeps nothing while a recording has no word, and moves it back', async () => {
  const userId = newEventId()
  startServer(userId, sentTakes())
  await openSession(userId)
  const handle = 'Move the words from recording 3 on, by the arrow keys'
  await press(handle, '{ArrowDown}')
  await expect
    .poll(texts, { timeout: 5000 })
    .toEqual(['angogé yesterday', 'aná today', 'abá hoe', 'No word yet'])
  await expect.element(button('Save 1 change')).toBeDisabled()
  await expect.element(page.getByText(/^One recording has no word now/)).toBeVisible()
  await press(handle, '{ArrowUp}')
  await expect.element(button('Nothing changed')).toBeDisabled()
})

it('says that the server left a recording where it was', async () => {
  const userId = newEventId()
  const server = startServer(userId, sentTakes())
  server.refusal = 'not-allowed'
  await openSession(userId)
  await press('Move the words from recording 3 on, by the arrow keys', '{ArrowUp}')
  await button('Recording 4 isn’t wanted').click()
  await button('Save 2 changes').click()
  await page.getByRole('link', { name: 'Your recordings' }).click()
  await expect
    .element(page.getByText(/^okírí couldn’t be moved to aná: .* doesn’t record this language\.$/))
    .toBeVisible()
  await button('Got it').click()
  await expect.element(page.getByText(/couldn’t be moved/)).not.toBeInTheDocument()
})

it.each([
  ['en', 502, /The server can’t take anything right now\./],
  ['fr', 502, /Le serveur ne peut rien recevoir pour le moment\./],
] as const)('says in %s why a proxy’s %i keeps changes here', async (language, status, said) => {
  const userId = newEventId()
  const server = startServer(userId, sentTakes())
  server.status = status
  await openSession(userId)
  await press('Move the words from recording 3 on, by the arrow keys', '{ArrowUp}')
  await button('Recording 4 isn’t wanted').click()
  await button('Save 2 changes').click()
  await expect.element(page.getByText(/^2 changes are saved on this device/)).toBeVisible()
  await activateLanguage(language)
  // The notice shows on this screen and beside the recording in the full list.
  await expect.element(page.getByRole('status').getByText(said)).toBeVisible()
  await page
    .getByRole('link', { name: /^(Your recordings|Vos enregistrements)$/ })
    .last()
    .click()
  const moved = page.getByRole('listitem').filter({ hasText: 'aná' })
  await expect.element(moved.getByText(said)).toBeVisible()
})

it('is written in French', async () => {
  await activateLanguage('fr')
  const userId = newEventId()
  startServer(userId, sentTakes())
  await openRecordings(userId, 'sessions')
  await page.getByRole('link', { name: /2026/ }).click()
  await button('L’enregistrement 2 n’est pas à garder').click()
  await expect.element(button('Enregistrer 1 changement')).toBeEnabled()
})
