import { join } from 'node:path'
import { api, pagePaths, practiceEventSchema, profileExportSchema } from '@mboa/contract'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { openSqlite } from '../../../platform/database/sqlite.ts'
import { password, signUpForm } from '../../../testing/people.ts'
import { isLongRun } from '../../../testing/is-long-run.ts'
import { postJson, startServerProcess } from '../../../testing/server-process.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { watchMemory } from '../../../testing/watch-memory.ts'

const count = 60_000
const atOnce = 12
const rowsAtOnce = 500
const allowedMegabytes = 250
const promisedMs = 300

/** As large as the contract lets an event be: each character takes six when it is written. */
function largestEvent(number: number) {
  const [key, id] = [
    '\u0001'.repeat(200),
    `01930000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  ]
  return v.parse(practiceEventSchema, {
    type: 'review',
    id,
    answeredAt: 1_790_000_000_000,
    course: key,
    item: key,
    skill: 'recognise',
    kind: 'choose-meaning',
    rating: 3,
    verdict: 'exact',
    outcome: 'correct',
    answer: '\u0001'.repeat(500),
    tookMs: 2_400,
    session: id,
  })
}

/** Has the only learner of this folder's database practise so much. */
async function fillEvents(folder: string): Promise<void> {
  const database = openSqlite(join(folder, 'mboa.sqlite'))
  const { id: learnerId } = await database.queries
    .selectFrom('accounts')
    .select('id')
    .executeTakeFirstOrThrow()
  for (let from = 0; from < count; from += rowsAtOnce) {
    const rows = Array.from({ length: rowsAtOnce }, (_, at) => {
      const event = JSON.stringify(largestEvent(from + at))
      return { learnerId, id: String(from + at), sequence: from + at + 1, receivedAt: 1, event }
    })
    await database.queries.insertInto('practiceEvents').values(rows).execute()
  }
  const sequence = { learnerId, lastSequence: count }
  await database.queries.insertInto('practiceSequences').values(sequence).execute()
  await database.close()
}

// Times are promised for a machine that does nothing else.
it.runIf(isLongRun)(
  'of many years comes to many at once, while the server stays small and answers others',
  async () => {
    const folder = await temporaryFolder()
    const server = startServerProcess({ DATA_DIR: folder })
    const url = await server.url
    await postJson(url, api.signUp.path, signUpForm())
    let code = ''
    await expect
      .poll(async () => {
        const page = await (await fetch(new URL(pagePaths.mailbox, url))).text()
        code = /mode=verifyEmail&amp;oobCode=([\w-]+)/.exec(page)?.[1] ?? ''
        return code
      })
      .not.toBe('')
    await postJson(url, api.verifyEmail.path, { code })
    const login = await postJson(url, api.login.path, { identifier: signUpForm().email, password })
    const cookie = login.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    await fillEvents(folder)

    const memory = await watchMemory(server.pid)
    let left = atOnce
    const exports = Promise.all(
      Array.from({ length: atOnce }, async (_, index) => {
        const answer = await fetch(new URL(api.exportProfile.path, url), {
          headers: { cookie },
        })
        // One is read whole; of the others, how long they are.
        const bytes = index === 0 ? Buffer.from(await answer.arrayBuffer()) : undefined
        let length = bytes?.length ?? 0
        const body = bytes === undefined ? answer.body : null
        for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) length += chunk.length
        left -= 1
        return { status: answer.status, bytes, length }
      }),
    )
    const waits: number[] = []
    while (left > 0) {
      const askedAt = performance.now()
      await (await fetch(new URL('/healthz', url))).text()
      waits.push(performance.now() - askedAt)
    }
    const answers = await exports
    const more = await memory.stop()
    const p95 = waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? NaN
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ length }) => length)).size).toBe(1)
    const file = v.parse(profileExportSchema, JSON.parse(String(answers[0]?.bytes)))
    expect(file.practiceEvents).toHaveLength(count)
    expect(more).toBeLessThan(allowedMegabytes)
    expect(p95).toBeLessThan(promisedMs)
  },
  300_000,
)
