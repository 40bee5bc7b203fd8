import { api, type Report } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { takeComplaint } from '../../testing/complaints.ts'
import { answerAboutTestCourse } from '../../testing/test-course.ts'
import { aUser } from '../../testing/users.ts'
import { deleteDatabase } from '../device-store/databases.ts'
import { learnerDatabaseNameOf, withLearnerDatabase } from '../device-store/learner-database.ts'
import { putInOutbox } from '../device-store/outbox.ts'
import { putReport } from '../device-store/report-outbox.ts'
import { newEventId } from '../event-id.ts'
import { forgetAccount, countUnsent } from '../session/stored-on-device.ts'
import { rememberUser } from '../session/remembered-user.ts'
import { whileLoggingOut } from '../network/api-client.ts'
import { sendAndCount } from '../session/send-and-count.ts'
import { followSync, requestSync, whenSyncEnds } from './sync-client.ts'

let userId: string

beforeEach(() => {
  userId = crypto.randomUUID()
})
afterEach(() => vi.unstubAllGlobals())

/** The server answers the first sync when asked to, and counts what it answered. */
function answerOnCue() {
  const asked = Promise.withResolvers<undefined>()
  let answered = 0
  vi.stubGlobal('fetch', async (path: string) => {
    await asked.promise
    answered += 1
    return answerAboutTestCourse(path)
  })
  return { answer: () => asked.resolve(undefined), countAnswered: () => answered }
}

const report: Report = {
  id: newEventId(),
  reportedAt: 1,
  course: 'ewo',
  item: 'ewo.today',
  reason: 'no-sound',
  answer: '',
  expected: '',
  comment: '',
}

const databaseNames = async () => (await indexedDB.databases()).map(({ name }) => name)

/** What a sync reports at its end. */
async function lastReport(): Promise<unknown> {
  const heard: unknown[] = []
  const stopFollowing = followSync(userId, (report) => heard.push(report))
  requestSync(userId)
  await whenSyncEnds(userId)
  stopFollowing()
  return heard.at(-1)
}

it('whoever leaves waits for a sync that runs, and for one asked for meanwhile', async () => {
  const { answer, countAnswered } = answerOnCue()
  requestSync(userId)
  requestSync(userId)
  let isCounted = false
  const counted = sendAndCount(userId).then(() => (isCounted = true))
  // As long as counting takes.
  await countUnsent([userId])
  await countUnsent([userId])
  expect(isCounted).toBe(false)
  answer()
  await counted
  expect(countAnswered()).toBe(2)
})

it('whoever leaves does not wait for ever', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { countAnswered } = answerOnCue()
    await withLearnerDatabase(userId, (database) =>
      putInOutbox(database, [buildReview({ id: newEventId() })]),
    )
    const counted = sendAndCount(userId)
    await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await counted).toEqual({ answers: 1, takes: 0 })
    expect(countAnswered()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

/** The way past the page to the browser itself; the types leave it to the provider. */
const devTools = cdp() as unknown as {
  send: (method: string, parameters?: object) => Promise<unknown>
}

it('practice has come to this device though what sends reports has not', async () => {
  await devTools.send('Network.enable')
  await devTools.send('Network.setBlockedURLs', { urls: ['*send-reports*'] })
  onTestFinished(async () => {
    await devTools.send('Network.setBlockedURLs', { urls: [] })
  })
  await withLearnerDatabase(userId, (database) => putReport(database, report))
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTestCourse(path)))
  expect(await lastReport()).toMatchObject({ state: 'waiting', pending: 1, history: 'here' })
  await takeComplaint('sending reports')
})

it('practice has come to this device though a report could not be sent', async () => {
  await withLearnerDatabase(userId, (database) => putReport(database, report))
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(
      path === api.sendReports.path
        ? new Response(null, { status: 500 })
        : answerAboutTestCourse(path),
    ),
  )
  expect(await lastReport()).toEqual({
    type: 'state',
    state: 'waiting',
    pending: 1,
    history: 'here',
  })
})

it('a failed sync is tried again while somebody follows it, and never after', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const fetchNothing = vi.fn(() => Promise.reject(new TypeError('no network')))
    vi.stubGlobal('fetch', fetchNothing)
    const failOnce = async () => {
      requestSync(userId)
      await whenSyncEnds(userId)
    }
    await failOnce()
    expect(vi.getTimerCount()).toBe(0)
    const stopFollowing = followSync(userId, () => undefined)
    await failOnce()
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(2_000)
    await whenSyncEnds(userId)
    expect(fetchNothing).toHaveBeenCalledTimes(3)
    expect(vi.getTimerCount()).toBe(1)
    stopFollowing()
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

const elsewhere = () => deleteDatabase(learnerDatabaseNameOf(userId))
const here = () => forgetAccount(userId)
it.each([
  ['by another tab', elsewhere],
  ['here', here],
])('a sync that runs when its account is removed %s ends without a word', async (_, remove) => {
  const { answer, countAnswered } = answerOnCue()
  const stopFollowing = followSync(userId, () => undefined)
  onTestFinished(stopFollowing)
  requestSync(userId)
  await expect.poll(databaseNames).toContain(learnerDatabaseNameOf(userId))
  // What comes up meanwhile must not open the store again.
  requestSync(userId)
  await remove()
  answer()
  await whenSyncEnds(userId)
  requestSync(userId)
  await whenSyncEnds(userId)
  expect(await databaseNames()).not.toContain(learnerDatabaseNameOf(userId))
  expect(countAnswered()).toBeLessThan(2)
  rememberUser(aUser({ id: userId }), 1)
  requestSync(userId)
  await whenSyncEnds(userId)
  expect(await databaseNames()).toContain(learnerDatabaseNameOf(userId))
})

/** A server that never answers; counts what it is asked. */
function hang() {
  let asked = 0
  vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
    asked += 1
    return new Promise((_resolve, reject) => {
      const giveUp = () => reject(signal.reason as Error)
      if (signal.aborted) giveUp()
      signal.addEventListener('abort', giveUp)
    })
  })
  return () => asked
}

it('a logout ends the sync that runs, and one that is asked for meanwhile, without a word', async () => {
  const countAsked = hang()
  requestSync(userId)
  await expect.poll(countAsked).toBe(1)
  await whileLoggingOut(async () => {
    await whenSyncEnds(userId)
    requestSync(userId)
    await whenSyncEnds(userId)
  })
})

it('a logout that fails lets the sync go on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const heard: unknown[] = []
  const stopFollowing = followSync(userId, (report) => heard.push(report))
  try {
    hang()
    requestSync(userId)
    await whileLoggingOut(() => whenSyncEnds(userId))
    vi.stubGlobal('fetch', (path: string) => Promise.resolve(answerAboutTestCourse(path)))
    await vi.advanceTimersByTimeAsync(2_000)
    await whenSyncEnds(userId)
    expect(heard.at(-1)).toMatchObject({ state: 'idle' })
  } finally {
    stopFollowing()
    vi.useRealTimers()
  }
})

it('syncs once more for whoever asks while a sync is ending', async () => {
  const { answer, countAnswered } = answerOnCue()
  answer()
  let isEnding = false
  const remove = Reflect.get<Map<unknown, unknown>, 'delete'>(Map.prototype, 'delete')
  const ending = vi.spyOn(Map.prototype, 'delete').mockImplementation(function (
    this: Map<unknown, unknown>,
    key,
  ) {
    // The run leaves the list of those that run: its last look for others is over.
    if (key === userId && this.get(key) instanceof Promise && !isEnding) {
      isEnding = true
      requestSync(userId)
    }
    return remove.call(this, key)
  })
  onTestFinished(() => ending.mockRestore())
  requestSync(userId)
  await expect.poll(countAnswered).toBe(2)
  await whenSyncEnds(userId)
})
