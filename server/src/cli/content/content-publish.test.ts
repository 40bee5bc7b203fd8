import { loadPacks, packsFolder } from '@mboa/content'
import { api, addressOf, coursesResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { silentLog } from '../../platform/log.ts'
import { createSchema, describeEngines, type Engine } from '../../testing/engines.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { runMboa } from '../testing/run-mboa.ts'

const gyeli = (await loadPacks(packsFolder)).find(({ summary }) => summary.course === 'gyi')
const addresses = (gyeli?.summary.units ?? []).map(({ unit, revision }) =>
  addressOf(api.readUnitPacks, { params: { course: 'gyi', units: unit, revisions: revision } }),
)

/** A server that runs, and the command line beside it. */
async function startBoth(engine: Engine) {
  const dataDir = await temporaryFolder()
  const databaseUrl = engine === 'sqlite' ? undefined : await createSchema()
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const database = openDatabase({ dataDir, databaseUrl }, silentLog)
  const world = await startWorld(engine, { database })
  return {
    run: (...words: readonly string[]) => runMboa(['content', ...words], environment),
    /** Whether it is in the list of courses, and how its units are answered. */
    look: async () => {
      const client = world.client()
      const { courses } = (await client.get(api.listCourses.path)).as(coursesResponseSchema)
      const answers = await Promise.all(addresses.map((address) => client.get(address)))
      return {
        isInList: courses.some(({ course }) => course === 'gyi'),
        others: courses.length - (courses.some(({ course }) => course === 'gyi') ? 1 : 0),
        statuses: [...new Set(answers.map(({ status }) => status))],
      }
    },
    close: () => database.close(),
  }
}

const hidden = { isInList: false, statuses: [404] }
const shown = { isInList: true, statuses: [200] }
const asked = 'The elders of Ngolo, on 12 January, agreed.'

describeEngines('a course that is unlisted', (engine) => {
  it('is served to nobody until the operator publishes it, and not after it is taken back', async () => {
    const { run, look, close } = await startBoth(engine)
    const { others } = await look()
    expect(others).toBeGreaterThan(10)
    expect(await look()).toEqual({ ...hidden, others })
    expect(await run('publish', 'gyi', '--reason', asked)).toEqual({
      status: 0,
      complaints: [],
      output: ['gyi is published: it stands in the list of courses.'],
    })
    expect(await look()).toEqual({ ...shown, others })
    const { output } = await run('unpublish', 'gyi', '--reason', 'They want the greetings first.')
    expect(output[0]).toMatch(/^gyi is unlisted: /)
    expect(await look()).toEqual({ ...hidden, others })
    await close()
  })

  it('keeps all that was decided about it, with the reasons', async () => {
    const { run, close } = await startBoth(engine)
    expect((await run('publish')).output).toEqual(['gyi  unlisted'])
    await run('publish', 'gyi', '--reason', asked)
    await run('unpublish', 'gyi', '--reason', 'A mistake.')
    await run('publish', 'gyi', '--reason', asked)
    expect((await run('publish')).output).toEqual([
      'gyi  published',
      expect.stringMatching(/^ {2}\d{4}-\d\d-\d\dT\d\d:\d\d {2}publish {2}The elders of Ngolo/),
      expect.stringMatching(/^ {2}\S+ {2}unpublish {2}A mistake\.$/),
      expect.stringMatching(/^ {2}\S+ {2}publish {2}The elders of Ngolo/),
    ])
    await close()
  })

  it('is not published twice, nor taken back where it is not published', async () => {
    const { run, close } = await startBoth(engine)
    const early = await run('unpublish', 'gyi', '--reason', 'Why not?')
    expect([early.status, early.complaints]).toEqual([1, ['gyi is unlisted already.']])
    await run('publish', 'gyi', '--reason', asked)
    const twice = await run('publish', 'gyi', '--reason', asked)
    expect([twice.status, twice.complaints]).toEqual([1, ['gyi is published already.']])
    expect((await run('publish')).output).toHaveLength(2)
    await close()
  })
})

it.each([
  ['without a reason', ['publish', 'gyi'], 'Pass --reason'],
  ['with an empty reason', ['publish', 'gyi', '--reason', ' '], 'Pass --reason'],
  [
    'of a course that everybody sees',
    ['publish', 'ewo', '--reason', asked],
    'not an unlisted course',
  ],
  ['of a course that is not there', ['publish', 'xyz', '--reason', asked], 'Unlisted: gyi.'],
  ['of two courses', ['publish', 'gyi', 'ewo', '--reason', asked], 'too many arguments'],
  ['of no course, taken back', ['unpublish', '--reason', asked], "required argument 'course'"],
])('refuses publishing %s', async (_, words, complaint) => {
  const { status, complaints } = await runMboa(['content', ...words])
  expect([status, complaints[0]]).toEqual([2, expect.stringContaining(complaint)])
})
