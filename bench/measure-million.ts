import { setTimeout } from 'node:timers/promises'
import { api, addressOf } from '@mboa/contract'
import { startServer } from '../e2e/fixtures/server-process.ts'
import { migrations } from '../server/src/migrations/index.ts'
import { accountSweeps } from '../server/src/modules/accounts/index.ts'
import { systemClock } from '../server/src/platform/clock.ts'
import type { Database } from '../server/src/platform/database/database.ts'
import { migrate } from '../server/src/platform/database/migrate.ts'
import { openPostgres } from '../server/src/platform/database/postgres.ts'
import { hashToken } from '../server/src/platform/ids.ts'
import { silentLog } from '../server/src/platform/log.ts'
import { claimMail, sweepFailedMails } from '../server/src/platform/mail/mail-outbox.repository.ts'
import { sweepThrottles } from '../server/src/platform/throttles/throttles.repository.ts'
import { startPostgres } from '../server/src/testing/start-postgres.ts'
import { median, type Figure } from './figure.ts'
import { fillMillion } from '../server/src/testing/fill-million.ts'

const rounds = 15
const course = 'ewo'
const yearMs = 365 * 24 * 60 * 60_000

/**
 * What the requests of everybody's day cost in the database of a million accounts, and the sweeps:
 * the first request after a start, which fills caches, and the median of those after it.
 */
export async function measureMillion(): Promise<Figure[]> {
  const postgres = await startPostgres()
  if (postgres === undefined) return []
  try {
    const startedAt = performance.now()
    const database = openPostgres(postgres.url, silentLog)
    await migrate(database, migrations, 0)
    await fillMillion(postgres.url)
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const figures = await measureFilled(postgres.url, database)
    await database.close()
    return [
      { name: 'making the database of a million accounts', value: `${seconds} s`, aim: '< 600 s' },
      ...figures,
    ]
  } finally {
    await postgres.stop()
  }
}

async function measureFilled(url: string, database: Database): Promise<Figure[]> {
  const learner = await signIn(database, 'crowd-500000', 'learner')
  const recorder = await signIn(database, 'crowd-20', 'recorder')
  await database.queries
    .insertInto('recorderLanguages')
    .values({
      accountId: 'crowd-20',
      language: course,
      trustedAt: 0,
      createdAt: 0,
      coordinatorAt: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const server = await startServer({ DATABASE_URL: url })
  try {
    const figures: Figure[] = [await measureReadiness(server.url)]
    for (const [name, path, cookie] of [
      ['GET /api/courses', api.listCourses.path, learner],
      [
        'recordings of a course',
        addressOf(api.listCourseRecordings, { params: { course } }),
        learner,
      ],
      [
        'what to record, a page',
        `${addressOf(api.readRecordingList, { params: { course } })}?known=`,
        recorder,
      ],
      ['review queue', `${api.listReviewQueue.path}?course=${course}`, recorder],
      ['words to judge', `${api.listWaitingContributions.path}?course=${course}`, recorder],
      ['counts of one’s takes', api.countTakes.path, recorder],
      ['one’s takes', api.listShownTakes.path, recorder],
    ] as const) {
      figures.push(...(await measureRequests(name, new URL(path, server.url), cookie)))
    }
    return [...figures, ...(await measureSweeps(database))]
  } finally {
    await server.stop()
  }
}

/** A proxy sends nobody before. */
async function measureReadiness(url: string): Promise<Figure> {
  const startedAt = performance.now()
  while (!(await fetch(new URL('/readyz', url))).ok) await setTimeout(100)
  const took = performance.now() - startedAt
  return { name: 'ready after the start', value: `${took.toFixed(0)} ms` }
}

async function signIn(database: Database, accountId: string, token: string): Promise<string> {
  const now = systemClock.now()
  await database.queries
    .insertInto('sessions')
    .values({
      tokenHash: hashToken(token),
      id: `session of ${token}`,
      accountId,
      userAgent: 'bench',
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + yearMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return `mboa_session=${token}`
}

async function measureRequests(name: string, url: URL, cookie: string): Promise<Figure[]> {
  const times: number[] = []
  let bytes = 0
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = performance.now()
    const answer = await fetch(url, { headers: { cookie, origin: url.origin } })
    bytes = (await answer.arrayBuffer()).byteLength
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    times.push(performance.now() - startedAt)
  }
  const [first = 0, ...later] = times
  return [
    { name: `${name}, first`, value: `${first.toFixed(0)} ms`, aim: '< 100 ms' },
    { name: `${name}, then`, value: `${median(later).toFixed(1)} ms, ${bytes} bytes` },
  ]
}

async function measureSweeps(database: Database): Promise<Figure[]> {
  const context = { database, clock: systemClock }
  const now = systemClock.now()
  const sweeps = {
    throttles: () => sweepThrottles(database, now),
    'failed mails': () => sweepFailedMails(database, now),
    ...accountSweeps(context),
    'next mail': () => claimMail(database, now, 60_000),
  }
  const figures: Figure[] = []
  for (const [name, sweep] of Object.entries(sweeps)) {
    // What had run out goes with the first; then it only looks.
    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      const startedAt = performance.now()
      await sweep()
      times.push(performance.now() - startedAt)
    }
    const [first = 0, ...later] = times
    const value = `${first.toFixed(0)} ms, then ${median(later).toFixed(1)} ms`
    figures.push({ name: `sweep of ${name}`, value, aim: '< 100 ms' })
  }
  return figures
}
