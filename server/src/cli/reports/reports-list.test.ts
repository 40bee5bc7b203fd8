import { api } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { silentLog } from '../../platform/log.ts'
import { createSchema, describeEngines } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { signIn } from '../../testing/people.ts'
import { aReport } from '../../testing/practice.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { runMboa } from '../testing/run-mboa.ts'

describeEngines('the operator', (engine) => {
  it('reads what learners report, by code point and by language', async () => {
    const DATA_DIR = await temporaryFolder()
    const DATABASE_URL = engine === 'sqlite' ? undefined : await createSchema()
    const database = openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, silentLog)
    const clock = createFakeClock(Date.UTC(2026, 10, 3, 12, 30))
    const world = await startWorld(engine, { database, clock })
    const client = await signIn(world)
    const reports = [
      aReport({ answer: 'oki\u0301', comment: 'so\u001b[2J\u202E' }),
      aReport({
        id: testId(2),
        course: 'dua',
        item: 'dua.water',
        reason: 'wrong-tone',
        answer: '',
      }),
    ]
    await client.post(api.sendReports.path, { reports })
    const run = (...words: string[]) => runMboa(words, { DATA_DIR, DATABASE_URL })
    const ewondo = await run('reports', 'list', '--language', 'ewo')
    expect(ewondo).toEqual({
      status: 0,
      complaints: [],
      output: [
        '2026-11-03T12:30  ewo.tomorrow  accept-answer  (type-word)',
        '  answer    oki\u0301  U+006F U+006B U+0069 U+0301',
        '  expected  okírí  U+006F U+006B U+00ED U+0072 U+00ED',
        '  comment   so\uFFFD[2J\uFFFD',
        '',
        '1 report',
      ],
    })
    const all = await run('reports', 'list')
    expect(all.output.at(-1)).toBe('2 reports')
    expect(all.output).toContain('  answer    (nothing)')
    await database.close()
  })
})

it('does not list a language it does not know', async () => {
  const DATA_DIR = await temporaryFolder()
  const { status, complaints } = await runMboa(['reports', 'list', '--language', 'xx'], {
    DATA_DIR,
  })
  expect([status, complaints[0]]).toEqual([2, expect.stringContaining("'xx' is invalid")])
})
