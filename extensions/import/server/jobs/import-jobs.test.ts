import {
  api,
  addressOf,
  contributionsSchema,
  deskImportsSchema,
  importJobSchema,
  importJobsSchema,
  importPieceBytes,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { settlingMs } from '../../../../server/src/platform/blobs/sweep-blobs.ts'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import { signInRecorder } from '../../../../server/src/testing/takes.ts'
import { listBlobs, startWorld } from '../../../../server/src/testing/world.ts'
import { startJobs, runImports } from '../testing/import-jobs.ts'
import { claimJob, listJobs } from './repository.ts'
import { importLeaseMs } from './import-runner.ts'

const table = [
  'text,english,french',
  'abəlé,kola nut,noix de cola',
  ',nothing,rien',
  'ŋgɔl,pity,pitié,more',
  'sɔ́ndɔ,Sunday,dimanche',
].join('\n')

const dayMs = 24 * 60 * 60_000

describeEngines('files at the desk', (engine) => {
  it('may name writing systems and columns as objects name what they have', async () => {
    const { sendWhole, readWorked } = await startJobs(engine)
    const head = 'text,text constructor,text __proto__,english,gloss toString,constructor,__proto__'
    const { draft } = await readWorked(await sendWhole(`${head}\nabəlé,a,b,kola nut,x,y,z`))
    expect(draft).toMatchObject({ broken: null, entries: 1, proposed: 1 })
    expect(draft?.writingSystems).toEqual(
      ['ewo', 'constructor', '__proto__'].map((tag) => ({ tag, count: 1, convention: null })),
    )
  })

  it('are described in a bounded draft, whatever their cells and columns hold', async () => {
    const { sendWhole, readWorked, desk, at } = await startJobs(engine)
    const long = 'ə'.repeat(50_000)
    const columns = Array.from({ length: 100 }, (_, nth) => `column ${nth} ${'x'.repeat(450)}`)
    const head = ['text', 'english', `${long} head`, ...columns].join(',')
    const rows = Array.from({ length: 100 }, (_, nth) =>
      nth % 2 === 0 ? `${nth}${long},${long}` : `${nth}${long},a${',b'.repeat(200)}`,
    )
    const id = await sendWhole([head, ...rows].join('\n'))
    const { draft } = await readWorked(id)
    expect(draft).toMatchObject({ broken: null, refused: { count: 50 } })
    const answer = await desk.get(at(api.readImportJob.path, id))
    expect(answer.bytes.length).toBeLessThan(200_000)
  })

  it('come in, are read into a draft, kept whole, and undone', async () => {
    const { world, desk, at, sendWhole, read, readWorked, keep, readActs, accountId, ...of } =
      await startJobs(engine)
    const id = await sendWhole(table)
    expect(await read(id)).toMatchObject({ state: 'waiting', draft: null, kept: null })
    const drafted = await readWorked(id)
    expect(drafted).toMatchObject({
      state: 'draft',
      format: 'csv',
      fileName: 'words.csv',
      terms: { source: 'A word list, 2024', speaker: null },
      draft: { broken: null, entries: 2, proposed: 1, refused: { count: 2 } },
    })
    expect(drafted.draft?.refused.problems).toEqual([
      { line: 3, entry: null, reason: 'no-text', message: 'its text is empty' },
      { line: 4, entry: 'ŋgɔl', reason: 'too-many-cells', message: '4 cells under 3 columns' },
    ])
    const other = await signInRecorder(world, 2)
    const listTold = async () => {
      const waiting = `${api.listWaitingContributions.path}?course=ewo`
      return (await other.get(waiting)).as(contributionsSchema).contributions
    }
    expect(await listTold()).toEqual([])
    expect((await keep(id)).as(importJobSchema)).toMatchObject({ state: 'importing', total: 2 })
    world.clock.advance(1)
    const kept = await readWorked(id)
    expect(kept).toMatchObject({ state: 'kept', kept: { entries: 2, proposed: 1 } })
    expect((await listTold()).map(({ contribution }) => contribution.text)).toEqual(['abəlé'])
    const { imports } = (await desk.get(at(api.listImports.path))).as(deskImportsSchema)
    // Files of the desk are listed by themselves.
    expect(imports).toEqual([])
    expect((await of.discard(id)).status).toBe(404)
    const again = await readWorked(await sendWhole(table))
    expect(again.draft).toMatchObject({ entries: 0, earlier: { same: 2, changed: 0 } })
    expect((await keep(again.id)).error.code).toBe('invalid-value')
    expect((await of.discard(again.id)).status).toBe(204)
    world.clock.advance(1)
    const importId = kept.kept?.importId ?? ''
    expect((await of.send('DELETE', api.undoImport.path, importId)).status).toBe(204)
    expect((await of.send('DELETE', api.undoImport.path, importId)).status).toBe(404)
    expect(await read(id)).toMatchObject({ state: 'undone' })
    expect(await listTold()).toEqual([])
    const acts = (await readActs()).acts.map(({ act, actor, thing }) => [act, actor?.id, thing])
    expect(acts.slice(0, 2)).toEqual([
      ['import-undone', accountId, importId],
      ['words-imported', accountId, importId],
    ])
    // Its file is of no more use.
    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
    expect(await listBlobs(world)).toEqual([])
  })

  it('come in pieces: what has come is there when the tab was closed, and nothing else fits', async () => {
    const { open, sendPiece, read, readWorked } = await startJobs(engine)
    const file = Buffer.from(`${table}\n${'x'.repeat(importPieceBytes)},b,c\n`)
    const { id } = await open({ bytes: file.length })
    const [first, last] = [file.subarray(0, importPieceBytes), file.subarray(importPieceBytes)]
    expect((await sendPiece(id, 0, last)).error.code).toBe('invalid-request')
    expect((await sendPiece(id, 2, last)).error.code).toBe('invalid-request')
    expect((await sendPiece(id, 1, Buffer.concat([file, first]))).error.code).toBe('too-large')
    const half = (await sendPiece(id, 0, first)).as(importJobSchema)
    expect(half).toMatchObject({ state: 'sending', done: importPieceBytes, total: file.length })
    expect(await readWorked(id)).toMatchObject({ state: 'sending' })
    await sendPiece(id, 0, first)
    expect(await read(id)).toMatchObject({ done: importPieceBytes })
    expect((await sendPiece(id, 1, last)).as(importJobSchema)).toMatchObject({ state: 'waiting' })
    expect((await sendPiece(id, 1, last)).as(importJobSchema)).toMatchObject({ state: 'waiting' })
    const { draft } = await readWorked(id)
    expect(draft).toMatchObject({ entries: 3, refused: { count: 2 } })
  })

  it('are refused with the line and the reason, and their bytes let go', async () => {
    const { world, sendWhole, readWorked, keep, discard } = await startJobs(engine)
    const id = await sendWhole('<lift version="0.13">\n<entry id="a">', { fileName: 'mots.lift' })
    expect(await readWorked(id)).toMatchObject({
      state: 'refused',
      draft: null,
      problem: { line: 2, reason: 'damaged', message: 'the file breaks off before its end' },
    })
    expect((await keep(id)).status).toBe(404)
    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
    expect(await listBlobs(world)).toEqual([])
    expect((await discard(id)).status).toBe(204)
    expect((await discard(id)).status).toBe(404)
  })

  it('are read again by what is said of their fields, and the next one likewise', async () => {
    const { sendWhole, readWorked, change, keep } = await startJobs(engine)
    const named = 'Wort,Bedeutung,Sens\nabəlé,kola nut,noix de cola\n'
    const id = await sendWhole(named)
    const first = await readWorked(id)
    expect([first.state, first.draft?.broken?.reason]).toEqual(['draft', 'no-text-column'])
    expect((await keep(id)).error.code).toBe('invalid-value')
    const fields = { Wort: 'text', Bedeutung: 'gloss en' }
    expect((await change(id, { Wort: 'verse' })).status).toBe(400)
    expect((await change(id, fields, { orthography: 'none' })).error.fields).toEqual({
      orthography: 'invalid-value',
    })
    const changed = (await change(id, fields, { source: 'Another' })).as(importJobSchema)
    expect(changed).toMatchObject({ state: 'waiting', fields, terms: { source: 'Another' } })
    expect((await readWorked(id)).draft).toMatchObject({ broken: null, entries: 1, proposed: 1 })
    await keep(id)
    expect(await readWorked(id)).toMatchObject({ state: 'kept', kept: { proposed: 1 } })
    const next = await sendWhole('Wort,Bedeutung,Sens\nzɔg,elephant,éléphant\n')
    expect((await readWorked(next)).draft).toMatchObject({ broken: null, proposed: 1 })
  })

  it('in two writing systems take the second spelling along that is said of one', async () => {
    const { world, sendWhole, readWorked, change, keep } = await startJobs(engine, 'dua')
    const { queries } = world.database
    const words = `<lift version="0.13"><entry id="a"><lexical-unit>
      <form lang="dua"><text>zuŋga</text></form><form lang="dua-x-old"><text>zun̄ga</text></form>
      </lexical-unit><sense><gloss lang="en"><text>first</text></gloss>
      <gloss lang="fr"><text>premier</text></gloss></sense></entry></lift>`
    const id = await sendWhole(words, { fileName: 'mots.lift' })
    expect((await readWorked(id)).draft?.writingSystems).toEqual([
      { tag: 'dua', count: 1, convention: null },
      { tag: 'dua-x-old', count: 1, convention: null },
    ])
    const wrong = await change(id, {}, { conventions: { 'dua-x-old': 'school' } })
    expect(wrong.error.fields).toEqual({ conventions: 'invalid-value' })
    await change(id, {}, { conventions: { 'dua-x-old': 'older' } })
    expect(await readWorked(id)).toMatchObject({
      terms: { conventions: { 'dua-x-old': 'older' } },
      draft: { proposed: 1, writingSystems: [{ convention: null }, { convention: 'older' }] },
    })
    await keep(id)
    await readWorked(id)
    const told = await queries.selectFrom('contributions').select('contribution').execute()
    expect(told.map(({ contribution }) => JSON.parse(contribution) as unknown)).toMatchObject([
      { text: 'zuŋga', forms: [{ convention: 'older', text: 'zun̄ga' }] },
    ])
    // The next file is understood likewise, until something else is said.
    const next = await sendWhole(words.replace('id="a"', 'id="b"').replaceAll('zu', 'za'), {
      fileName: 'mots.lift',
    })
    const systems = (await readWorked(next)).draft?.writingSystems
    expect(systems?.map(({ convention }) => convention)).toEqual([null, 'older'])
    await change(next, {}, { conventions: { 'dua-x-old': '' } })
    const later = (await readWorked(next)).draft?.writingSystems
    expect(later?.map(({ convention }) => convention)).toEqual([null, null])
  })

  it('are taken up by another server where the one that had them died', async () => {
    const { world, sendWhole, read, keep } = await startJobs(engine)
    const { database, clock, context } = world
    const second = await startWorld(engine, { database, clock, blobs: context.blobs })
    const id = await sendWhole(table)
    const die = () =>
      claimJob(database, { claim: 'dead', now: clock.now(), leaseMs: importLeaseMs })
    expect(await die()).toMatchObject({ id })
    await runImports(second)
    expect(await read(id)).toMatchObject({ state: 'reading' })
    clock.advance(importLeaseMs)
    await runImports(second)
    expect(await read(id)).toMatchObject({ state: 'draft', draft: { entries: 2 } })
    await keep(id)
    expect(await die()).toMatchObject({ id })
    // It had begun to put words down.
    const left = context.ids.uuid()
    const of = { course: 'ewo', format: 'csv', fileName: 'words.csv', citation: '', licence: '' }
    const counts = { entries: 0, told: 0, header: '{}', mapping: '{}', dialect: null }
    const times = { begunAt: clock.now(), keptAt: null, undoneAt: null, orthography: '' }
    await database.queries
      .insertInto('imports')
      .values({ id: left, ...of, ...counts, ...times })
      .execute()
    await database.queries.updateTable('importJobs').set({ importId: left }).execute()
    clock.advance(importLeaseMs)
    await runImports(second)
    expect(await read(id)).toMatchObject({ state: 'kept', kept: { entries: 2, proposed: 1 } })
    const imports = await database.queries.selectFrom('imports').select('id').execute()
    expect(imports).toHaveLength(1)
    expect(imports).not.toContainEqual({ id: left })
  })

  it('are refused once they have ended four servers, each in the middle of it', async () => {
    const { world, sendWhole, readWorked } = await startJobs(engine)
    const id = await sendWhole(table)
    for (let nth = 0; nth < 4; nth += 1) {
      const now = world.clock.now()
      await claimJob(world.database, { claim: `dead ${nth}`, now, leaseMs: importLeaseMs })
      world.clock.advance(importLeaseMs)
    }
    expect(await readWorked(id)).toMatchObject({
      state: 'refused',
      problem: { reason: 'unreadable-file' },
    })
  })

  it('wait while what they need is away, and are not lost by it', async () => {
    const { world, sendWhole, read, readWorked } = await startJobs(engine)
    const id = await sendWhole(table)
    const { blobs } = world.context
    const away = {
      ...blobs,
      read: () => {
        throw new Error('The store is away.')
      },
    }
    const { database, clock } = world
    const second = await startWorld(engine, { database, clock, blobs: away })
    await runImports(second)
    expect(await read(id)).toMatchObject({ state: 'reading' })
    clock.advance(importLeaseMs)
    expect(await readWorked(id)).toMatchObject({ state: 'draft' })
  })

  it('are listed the latest first, and forgotten where nobody wants them', async () => {
    const { world, desk, at, open, sendWhole, readWorked, keep } = await startJobs(engine)
    const kept = await sendWhole(table)
    await readWorked(kept)
    await keep(kept)
    await readWorked(kept)
    world.clock.advance(1)
    for (let nth = 0; nth < 10; nth += 1) {
      await open({ fileName: `${nth}.csv` })
      world.clock.advance(1)
    }
    const path = at(api.listImportJobs.path)
    const more = { ...(await desk.post(path, { fileName: 'x' })).error }
    expect(more.code).toBe('required')
    const list = async (before = '') => (await desk.get(`${path}${before}`)).as(importJobsSchema)
    const { jobs, next } = await list()
    expect([jobs.length, jobs[0]?.fileName, jobs[9]?.fileName]).toEqual([10, '9.csv', '0.csv'])
    const rest = await list(`?before=${next ?? ''}`)
    expect([rest.jobs.map(({ state }) => state), rest.next]).toEqual([['kept'], null])
    world.clock.advance(31 * dayMs)
    await world.app.sweep()
    const left = await listJobs(world.database.queries, 'ewo', { before: undefined, limit: 99 })
    expect(left.map(({ id }) => id)).toEqual([kept])
  })

  it('are one language’s, and its coordinators’ alone', async () => {
    const { world, desk, open, sendPiece } = await startJobs(engine)
    const { id } = await open({ bytes: 5 })
    const foreign = addressOf(api.readImportJob, { params: { language: 'dua', id } })
    expect((await desk.get(foreign)).status).toBe(404)
    const other = await signInRecorder(world, 2)
    expect((await sendPiece(id, 0, Buffer.from('words'), other)).status).toBe(404)
    expect((await other.get(api.readProfile.path)).status).toBe(200)
    const { jobs } = (
      await desk.get(addressOf(api.listImportJobs, { params: { language: 'ewo' } }))
    ).as(importJobsSchema)
    expect(jobs).toMatchObject([{ id, done: 0 }])
  })
})
