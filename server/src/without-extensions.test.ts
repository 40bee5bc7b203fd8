import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api, coursesResponseSchema, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { runMboa } from './cli/testing/run-mboa.ts'
import { extensions } from './extensions.ts'
import { journalIn, makePlace, startWorldIn } from './testing/backed-up.ts'
import { sendJson } from './testing/call-as-page.ts'
import { describeEngines } from './testing/engines.ts'
import { startDesk } from './testing/language-desk.ts'
import { aContribution, signInRecorder } from './testing/takes.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'
import { startWorld } from './testing/world.ts'

const none = { extensions: [] }
const routes = extensions.flatMap((extension) => extension.routes)

describeEngines('a server without extensions', (engine) => {
  it('serves courses, sign-in, the desk and its decisions', async () => {
    const { world, desk, at, readDesk } = await startDesk(engine, 'ewo', none)
    const { courses } = (await world.client().get(api.listCourses.path)).as(coursesResponseSchema)
    expect(courses.length).toBeGreaterThan(5)
    expect((await desk.get(api.readSession.path)).as(sessionResponseSchema).user).not.toBeNull()
    const giver = await signInRecorder(world, 2)
    const contributions = [aContribution()]
    expect((await giver.post(api.sendContributions.path, { contributions })).status).toBe(200)
    expect(await readDesk()).toMatchObject({ wordsWaiting: 1, extensions: [] })
    const word = at(api.decideDeskWord.path, aContribution().id)
    const decided = await sendJson(world, desk, 'PUT', word, { verdict: 'confirm' })
    expect(decided.status).toBeLessThan(300)
    expect(await readDesk()).toMatchObject({ wordsWaiting: 0 })
    expect((await desk.get(at(api.exportDeskWords.path))).text).toContain('abá')
  })

  it('has none of their addresses, served or described', async () => {
    const { desk, at } = await startDesk(engine, 'ewo', none)
    expect(routes.length).toBeGreaterThan(10)
    const { paths } = JSON.parse((await desk.get(api.describeApi.path)).text) as { paths: object }
    for (const { endpoint } of routes) {
      const address = at(endpoint.path, 'any').replace(':place', '0')
      const answer = await desk.send(endpoint.method, address, {
        headers: { origin: 'http://localhost:3000' },
      })
      expect([address, answer.status, answer.error.code]).toEqual([address, 404, 'not-found'])
      expect(Object.keys(paths)).not.toContain(endpoint.path.replaceAll(/:(\w+)/g, '{$1}'))
    }
  })

  it('sweeps, and removes the words of imports that were undone', async () => {
    const failures: object[] = []
    const log = { debug() {}, info() {}, warn() {}, error: (of: object) => void failures.push(of) }
    const { app, database } = await startWorld(engine, { ...none, log })
    const id = 'undone'
    const said = { fileName: 'words.csv', format: 'csv', citation: 'A list', licence: 'CC-BY-4.0' }
    const more = { dialect: null, orthography: 'general-alphabet', header: '{}', mapping: '{}' }
    const counts = { entries: 1, told: 1, begunAt: 1, keptAt: 1, undoneAt: 2 }
    await database.queries
      .insertInto('imports')
      .values({ id, course: 'ewo', ...said, ...more, ...counts })
      .execute()
    const entry = { place: 1, name: 'abá', hash: '', entry: '{}', contributionId: null }
    await database.queries
      .insertInto('importedEntries')
      .values({ importId: id, ...entry, kind: null, contribution: null, findings: null })
      .execute()
    await app.sweep()
    expect(failures).toEqual([])
    const left = await database.queries.selectFrom('importedEntries').select('place').execute()
    expect(left).toEqual([])
  })

  it('carries out what the journal says of imports, after a restore as well', async () => {
    const backups = await temporaryFolder()
    const place = await makePlace(engine, journalIn(backups))
    await startWorldIn(place, engine)
    const file = join(backups, 'table.csv')
    await writeFile(file, 'text,gloss_en,gloss_fr\nabá,house,maison\n')
    const source = ['--source', 'A table, 2024', '--licence', 'CC-BY-SA-4.0']
    const terms = ['--language', 'ewo', ...source, '--orthography', 'general-alphabet', '--keep']
    const { output } = await place.run('import', file, ...terms)
    const id = /^Imported as (\S+):/m.exec(output.join('\n'))?.[1] ?? ''
    await place.run('backup', backups)
    expect((await place.run('import', 'undo', id)).status).toBe(0)

    const other = await makePlace(engine, journalIn(backups))
    const restored = await runMboa(['restore', backups], other.environment, [])
    expect(restored.status).toBe(0)
    const { queries } = (await startWorldIn(other, engine, none)).database
    const imports = queries.selectFrom('imports').select('id').where('undoneAt', 'is', null)
    expect(await imports.execute()).toEqual([])
    expect(await queries.selectFrom('contributions').select('id').execute()).toEqual([])
  })
})

it('a command line without extensions has none of their commands', async () => {
  const help = (await runMboa(['help'], {}, [])).output.join('\n')
  expect(help).toContain('content check')
  expect(help).not.toMatch(/^ *(import|export) /m)
  const refused = await runMboa(['import', 'words.csv'], {}, [])
  expect(refused.status).toBe(2)
  expect(refused.complaints.join('\n')).toContain('unknown command')
})
