import { apiPaths, type PracticeEvent, type Report } from '@mboa/contract'
import { sessionSummary } from '@mboa/domain'
import { openDB } from 'idb'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  loadDevice,
  storedAt,
  storedLearner,
  storedRecorder,
} from '../testing/stored-devices/load-device.ts'
import { takeContext } from '../testing/takes-of-device.ts'
import { listStoredCourses, loadCourse } from './course-store/course-store.ts'
import { withLearnerDatabase } from './device-store/learner-database.ts'
import { countPending } from './device-store/outbox.ts'
import { readJobs } from './downloads/download-job.ts'
import { storedLesson } from './practice-store/stored-lesson.ts'
import { storedSession } from './practice-store/stored-session.ts'
import { requestSync, whenSyncEnds } from './sync/sync-client.ts'
import { openTakeStore } from './take-store/open-take-store.ts'
import { openTakeDatabase } from './device-store/take-database.ts'
import { fakeIntake } from './take-store/testing/fake-intake.ts'

/** A server that takes whatever comes. */
function answerAll(): ReadonlyMap<string, unknown> {
  const intake = fakeIntake(takeContext)
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    const sent = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined
    if (path === apiPaths.sync) {
      const { events } = sent as { events: PracticeEvent[] }
      const acknowledged = events.map(({ id }) => ({ id, receivedAt: storedAt }))
      return answer({ acknowledged, refused: [], events: [], cursor: 99, more: false })
    }
    if (path === apiPaths.reports) {
      const { reports } = sent as { reports: Report[] }
      return answer({ acknowledged: reports.map(({ id }) => id), refused: [] })
    }
    if (path === apiPaths.contributions) {
      const { contributions } = sent as { contributions: { id: string }[] }
      return answer({
        acknowledged: contributions.map(({ id }) => ({ id, findings: [] })),
        refused: [],
      })
    }
    if (path.startsWith(`${apiPaths.takes}?`)) {
      return answer({ takes: [], mark: 'none', more: false })
    }
    const received = intake.answer(path, init)
    return received ? Promise.resolve(received) : Promise.reject(new TypeError('Failed to fetch'))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return intake.files
}

const answer = (body: object) => Promise.resolve(Response.json(body))

it('opens a device of November 2026 with everything on it', async () => {
  const device = await loadDevice()
  await withLearnerDatabase(storedLearner, countPending)
  const takes = await openTakeDatabase(storedRecorder)
  takes.close()
  for (const { name, stores } of device.databases) {
    const database = await openDB(name)
    for (const { name: store, rows } of stores) {
      expect(await database.count(store as never), `${name}: ${store}`).toBe(rows.length)
    }
    database.close()
  }
})

it('goes on with the sessions, the lesson and the download of a device of November 2026', async () => {
  await loadDevice()
  for (const [course, about, answered] of [
    ['wes', 'word', 1],
    ['ewo', 'word', 1],
    ['wes', 'sentence', 0],
  ] as const) {
    const session = await storedSession(course, about, storedAt).find(storedLearner)
    if (session === undefined) throw new Error(`No session of ${course}`)
    expect(sessionSummary(session).isOver).toBe(false)
    expect(sessionSummary(session).answered).toBe(answered)
  }
  const courses = await listStoredCourses(storedLearner)
  const ewondo = courses.find(({ course }) => course === 'ewo')
  if (ewondo === undefined) throw new Error('The course is gone.')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  onTestFinished(() => void vi.unstubAllGlobals())
  const loaded = await loadCourse(storedLearner, ewondo)
  if (!loaded.ok) throw new Error(loaded.failure.code)
  const lessons = loaded.value.units.flatMap((unit) => unit.lessons ?? [])
  const lesson = lessons.find(({ id }) => id === 'ewo.lesson-first-words-2')
  if (lesson === undefined) throw new Error('The lesson is gone.')
  const progress = await storedLesson(lesson, false).find(storedLearner)
  expect([...(progress?.sessions.values() ?? [])].some(({ answers }) => answers.length > 0)).toBe(
    true,
  )
  expect(await withLearnerDatabase(storedLearner, readJobs)).toMatchObject([
    { course: 'bas', units: ['first-words'], isPaused: false },
  ])
})

it('sends what a learner left on a device of November 2026', async () => {
  await loadDevice()
  answerAll()
  expect(await withLearnerDatabase(storedLearner, countPending)).toBe(16)
  requestSync(storedLearner)
  await whenSyncEnds(storedLearner)
  expect(await withLearnerDatabase(storedLearner, countPending)).toBe(0)
})

it('sends, recovers and keeps what a recorder left on a device of November 2026', async () => {
  await loadDevice()
  const files = answerAll()
  const store = await openTakeStore(storedRecorder, {
    now: () => storedAt,
    random: () => 0,
    later: () => () => undefined,
    onChanged: () => undefined,
    onState: () => undefined,
    onProblem(error) {
      throw error
    },
  })
  onTestFinished(() => store.close())
  const states = async () => (await store.listTakes()).map(({ state }) => state)
  await expect
    .poll(states)
    .toEqual([
      ...Array<string>(2).fill('received'),
      'refused',
      ...Array<string>(4).fill('received'),
    ])
  expect([...files.keys()].filter((path) => path.endsWith('/archive'))).toHaveLength(4)
  expect(await store.listContributions()).toEqual([])

  const [recovered] = await store.listRecovered()
  if (recovered === undefined) throw new Error('What was being recorded is gone.')
  const whole = { start: 0, end: recovered.samples.length }
  expect(whole.end).toBeGreaterThan(10_000)
  await store.saveRecovered(recovered, { range: whole, cut: whole })
  await expect.poll(async () => (await states()).at(-1)).toBe('received')

  const [upload] = await store.uploads.list()
  const file = await store.uploads.readFile(upload?.id ?? '')
  expect([upload?.fileName, file?.size]).toEqual(['marché.wav', 16_044])
})
