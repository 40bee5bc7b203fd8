import { api, type ShownTake, type TakeCounts } from '@mboa/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { noteWithdrawn } from '../../../platform/speaker-store/speaker-store.ts'
import { putContributions } from '../../../platform/take-store/contribution-outbox.ts'
import type { TakeDatabase } from '../../../platform/device-store/take-database.ts'
import { takeComplaint } from '../../../testing/complaints.ts'
import { nextFrame } from '../../../testing/next-frame.ts'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { aShownTake } from '../../../testing/recordings.ts'
import { keepSpeaker, openOwnTakes, recordTake } from '../../../testing/takes-of-device.ts'
import { answerAboutTwoCourses } from '../../../testing/test-course.ts'
import { openRecordings } from '../testing/open-recordings.tsx'

const counted = (state: ShownTake['state'], count: number): TakeCounts['counts'][number] => ({
  course: 'ewo',
  dialect: null,
  kind: 'word',
  state,
  count,
})

const pageLength = 2

/** A server that has these takes, and takes nothing new. */
function startServer(
  userId: string,
  takes: readonly ShownTake[],
  more: (call: string) => Response | undefined = () => undefined,
) {
  const network = { isThere: true, asked: [] as string[] }
  startRecorderServer({
    userId,
    more(call) {
      network.asked.push(call)
      if (!network.isThere) throw new TypeError('Failed to fetch')
      if (call.startsWith('PUT ')) throw new TypeError('Failed to fetch')
      if (call.startsWith(`GET ${api.listShownTakes.path}`)) {
        const before = new URL(call.slice(4), location.origin).searchParams.get('before')
        const from = before === null ? 0 : takes.findIndex(({ id }) => id === before) + 1
        const page = takes.slice(from, from + pageLength)
        return Response.json({ takes: page, more: from + pageLength < takes.length })
      }
      if (call === `GET ${api.countTakes.path}`) {
        return Response.json({
          counts: [counted('received', takes.length)],
          toRecordAgain: 0,
          toReview: [],
          decidedSince: { approved: 0, sentBack: 0 },
        })
      }
      return more(call)
    },
  })
  return network
}

async function storeRefused(database: TakeDatabase, item: string) {
  const { take } = await recordTake(database, item)
  const refused = { ...take, state: 'refused' as const, refusedBecause: 'not-allowed' as const }
  delete refused.pending
  await database.put('takes', refused)
}

async function storeReceived(database: TakeDatabase, item: string) {
  const { take } = await recordTake(database, item)
  const received = { ...take, state: 'received' as const }
  delete received.pending
  await database.put('takes', received)
}

const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })

it('shows the takes of this device among the others, with what each waits for', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  await recordTake(database, 'ewo.today')
  await storeRefused(database, 'ewo.yesterday')
  startServer(userId, [aShownTake()])
  await openRecordings(userId, 'mine')
  await expect.element(row('aná').getByText(/^On this device\. No connection\./)).toBeVisible()
  const refused = row('angogé')
  await expect
    .element(refused.getByText(/^Not accepted: This account doesn’t record this language\./))
    .toBeVisible()
  await expect.element(row('okírí').getByText('Received, 1 speaker agreed.')).toBeVisible()
  // With what it means, and when it was said.
  await expect.element(row('okírí').getByText(/^tomorrow · \d+ \w+ \d{4}$/)).toBeVisible()
  await expect.element(row('aná').getByText(/^today · /)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'All 3' })).toBeVisible()

  await page.getByRole('button', { name: 'On this device 2' }).click()
  await expect.element(row('okírí')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Play aná' }).click()
  await expect.element(page.getByRole('button', { name: 'Play aná' })).toBeVisible()
})

it('names who speaks where one phone records several, and says what waits for their consent', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  const speaker = await keepSpeaker(database, 'Ma Ngono')
  const { take } = await recordTake(database, 'ewo.today')
  await database.put('takes', { ...take, context: { ...take.context, speaker } })
  await recordTake(database, 'ewo.yesterday')
  await noteWithdrawn(database, speaker)
  startServer(userId, [aShownTake({ speaker })])
  await openRecordings(userId, 'mine')
  await expect.element(row('aná').getByText(/^today · Ma Ngono · /)).toBeVisible()
  await expect
    .element(row('aná').getByText(/Not sent: this person hasn’t given their consent/))
    .toBeVisible()
  await expect.element(row('okírí').getByText(/^tomorrow · Ma Ngono · /)).toBeVisible()
  await expect.element(row('angogé').getByText(/^yesterday · \d+ \w+ \d{4}$/)).toBeVisible()
})

it('sends a refused take again, and deletes one after asking', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  await storeRefused(database, 'ewo.yesterday')
  const { asked } = startServer(userId, [])
  await openRecordings(userId, 'mine')
  const refused = row('angogé')
  await page.getByRole('button', { name: 'Send it again: angogé' }).click()
  // A take on its way cannot be deleted: it has to come back first.
  await expect.poll(() => asked.some((call) => call.startsWith('PUT '))).toBe(true)
  await expect.element(refused.getByText(/^On this device\. No connection\./)).toBeVisible()
  await page.getByRole('button', { name: 'Delete angogé' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  // Under the open dialog no row counts as there.
  await expect.poll(() => database.count('sounds')).toBe(0)
  await expect.element(refused).not.toBeInTheDocument()
})

it('says that a take could not be deleted, and deletes it when asked again', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  await storeRefused(database, 'ewo.yesterday')
  startServer(userId, [])
  await openRecordings(userId, 'mine')
  const broken = new DOMException('Internal error.', 'UnknownError')
  const failing = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw broken
  })
  onTestFinished(() => failing.mockRestore())
  await page.getByRole('button', { name: 'Delete angogé' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect
    .element(page.getByText(/^This couldn’t be deleted: this device’s storage isn’t responding\./))
    .toBeVisible()
  await takeComplaint('deleting a take')
  expect(await database.count('sounds')).toBe(1)
  failing.mockRestore()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect.poll(() => database.count('sounds')).toBe(0)
})

it('names a take by the word that was contributed for it', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  await putContributions(database, [
    {
      kind: 'concept',
      id: newEventId(),
      course: 'ewo',
      concept: 'axe',
      text: 'ovón',
      dialect: null,
      note: '',
      contributedAt: 1,
    },
  ])

  await recordTake(database, 'ewo.concept-axe')
  startServer(userId, [
    aShownTake({
      item: 'ewo.concept-hoe',
      told: { text: 'abá', gloss: { en: 'hoe', fr: 'une houe' } },
    }),
  ])
  await openRecordings(userId, 'mine')
  await expect.element(row('ovón')).toBeVisible()
  await expect.element(row('abá')).toBeVisible()
})

it('shows without a network what it last heard, and says that it may be old', async () => {
  const userId = newEventId()
  const network = startServer(userId, [
    aShownTake({ verdict: 'usable', problems: ['noisy', 'too-quiet'], approvals: 0 }),
  ])
  const screen = await openRecordings(userId, 'mine')
  await expect.element(row('okírí').getByText(/^Weak: .*\. A little too quiet\.$/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Waiting 1' })).toBeVisible()
  await screen.unmount()
  network.isThere = false
  await openRecordings(userId, 'mine')
  await expect.element(row('okírí')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Waiting 1' })).toBeVisible()
  await expect.element(page.getByText(/^You’re offline: this may be out of date/)).toBeVisible()
  await page.getByRole('button', { name: 'Play okírí' }).click()
  await expect.element(page.getByText(/^It couldn’t be played\./)).toBeVisible()
})

it('turns pages, so that ten thousand takes never stand there at once', async () => {
  const userId = newEventId()
  const items = ['ewo.today', 'ewo.yesterday', 'ewo.tomorrow']
  startServer(
    userId,
    items.map((item) => aShownTake({ item })),
  )
  const database = await openOwnTakes(userId)
  await storeRefused(database, 'ewo.today')
  await openRecordings(userId, 'mine')
  await expect.element(row('angogé')).toBeVisible()
  await expect.element(row('aná').getByText(/^Not accepted/)).toBeVisible()
  await page.getByRole('button', { name: 'Older' }).click()
  await expect.element(row('okírí')).toBeVisible()
  await expect.element(page.getByText('3–3')).toBeVisible()
  expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'Received' }).all(),
  ).toHaveLength(1)
  await expect.element(row('aná')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Older' })).toBeDisabled()
  await page.getByRole('button', { name: 'Newer' }).click()
  await expect.element(row('angogé')).toBeVisible()
  await expect.element(page.getByText('1–2')).toBeVisible()
})

it('asks once for what it shows, also where the device still knows of takes it sent', async () => {
  const userId = newEventId()
  await storeReceived(await openOwnTakes(userId), 'ewo.today')
  const { asked } = startServer(userId, [aShownTake()])
  await openRecordings(userId, 'mine')
  await expect.element(row('okírí')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Waiting 1' })).toBeVisible()
  const calls = (path: string) => asked.filter((call) => call.startsWith(`GET ${path}`))
  expect([calls(api.listShownTakes.path), calls(api.countTakes.path)]).toEqual([
    [expect.any(String)],
    [expect.any(String)],
  ])
})

it('claims of no takes that they did not come where they are only not kept', async () => {
  const userId = newEventId()
  startServer(userId, [aShownTake()])
  const put = Reflect.get<IDBObjectStore, 'put'>(IDBObjectStore.prototype, 'put')
  const failing = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...given: Parameters<IDBObjectStore['put']>
  ) {
    if (given[1] === 'shown-takes') throw new DOMException('Internal error.', 'UnknownError')
    return put.apply(this, given)
  })
  onTestFinished(() => failing.mockRestore())
  await openRecordings(userId, 'mine')
  await takeComplaint('keeping one’s takes')
  await expect.element(row('okírí')).toBeVisible()
  expect(page.getByRole('button', { name: 'Try again' }).elements()).toEqual([])
})

it('counts nothing before anybody has answered', async () => {
  const userId = newEventId()
  const network = startServer(userId, [])
  network.isThere = false
  await openRecordings(userId, 'mine')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sent back', exact: true })).toBeVisible()
})

it('waits for how a take is written, and names it by no key', async () => {
  const userId = newEventId()
  const asked = Promise.withResolvers<undefined>()
  const late = async (controller: ReadableStreamDefaultController) => {
    await asked.promise
    const courses = await answerAboutTwoCourses(api.listCourses.path).text()
    controller.enqueue(new TextEncoder().encode(courses))
    controller.close()
  }
  startServer(userId, [aShownTake()], (call) =>
    call === `GET ${api.listCourses.path}`
      ? new Response(new ReadableStream({ start: late }))
      : undefined,
  )
  await openRecordings(userId, 'mine')
  await expect.element(page.getByRole('button', { name: 'Play …' })).toBeVisible()
  asked.resolve(undefined)
  await expect.element(page.getByRole('button', { name: 'Play okírí' })).toBeVisible()
})

/** Counts what begins to sound, as the browser does it. */
function listenToBrowser() {
  const started = vi.spyOn(AudioBufferSourceNode.prototype, 'start')
  onTestFinished(() => started.mockRestore())
  return started
}

async function pressAtOnce(...targets: readonly Locator[]) {
  for (const target of targets) await expect.element(target).toBeVisible()
  for (const target of targets.map((each) => each.element() as HTMLElement)) target.click()
}

const playButton = (text: string) => page.getByRole('button', { name: `Play ${text}` })

it('plays the take pressed last, while another is still being read', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  await recordTake(database, 'ewo.today', 200)
  const { take, samples } = await recordTake(database, 'ewo.yesterday', 300)
  startServer(userId, [])
  const started = listenToBrowser()
  await openRecordings(userId, 'mine')
  await pressAtOnce(playButton('aná'), playButton('angogé'))
  await expect.poll(() => started.mock.calls.length).toBe(1)
  const [source] = started.mock.contexts as AudioBufferSourceNode[]
  const rounded = (each: number, at: number) => each - (samples[take.cut.start + at] ?? 1)
  const off = source?.buffer?.getChannelData(0).slice(0, 100).map(rounded).map(Math.abs) ?? [1]
  expect(Math.max(...off)).toBeLessThan(2 ** -15)
  await expect.element(playButton('aná')).toBeVisible()
  await expect.element(playButton('angogé')).toBeVisible()
  expect(started).toHaveBeenCalledOnce()
})

it('begins no sound after its page was left', async () => {
  const userId = newEventId()
  const database = await openOwnTakes(userId)
  const { take } = await recordTake(database, 'ewo.today')
  startServer(userId, [])
  const started = listenToBrowser()
  await openRecordings(userId, 'mine')
  await pressAtOnce(playButton('aná'), page.getByRole('link', { name: 'Upload' }))
  await expect.element(playButton('aná')).not.toBeInTheDocument()
  // Asked for after the sound: it is read after it.
  await database.get('sounds', take.id)
  await nextFrame()
  expect(started).not.toHaveBeenCalled()
})

it('is written in French as takes and recordings are', async () => {
  await activateLanguage('fr')
  const userId = newEventId()
  await storeRefused(await openOwnTakes(userId), 'ewo.yesterday')
  startServer(userId, [aShownTake()])
  await openRecordings(userId, 'mine')
  await expect.element(page.getByRole('button', { name: 'Tous 2' })).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer angogé' }).click()
  await page.getByRole('button', { name: 'Le garder' }).click()
  await page.getByRole('button', { name: 'Retirer okírí' }).click()
  await expect.element(page.getByRole('button', { name: 'Le garder' })).toBeVisible()
})
