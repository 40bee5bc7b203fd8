import {
  api,
  contributionsSchema,
  deskImportsSchema,
  importJobsSchema,
  largestImportBytes,
} from '@mboa/contract'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FormatError } from '@mboa/formats'
import { expect, it } from 'vitest'
import { sendJson } from '../../../../server/src/testing/call-as-page.ts'
import { describeEngines, type Engine } from '../../../../server/src/testing/engines.ts'
import {
  allConsents,
  chooseConsents,
  reviewTake,
  signInRecorder,
  signInWithoutConsent,
  storeTake,
  trustRecorder,
} from '../../../../server/src/testing/takes.ts'
import { aJob, startJobs } from '../testing/import-jobs.ts'
import { createInProcessImports } from '../testing/in-process-imports.ts'

const table = [
  'text,english,french',
  'abəlé,kola nut,noix de cola',
  'abəlé,kola nut,noix de cola',
  ',nothing,rien',
  'ŋgɔl,pity,pitié,more',
  'sɔ́ndɔ,Sunday,dimanche',
  'ngón,,',
].join('\n')

const workbook = join(import.meta.dirname, '../../../../formats/src/fixtures/workbook-shape.xlsx')

const deck = join(import.meta.dirname, '../../../../formats/src/fixtures/deck-shape.apkg')

async function startImports(engine: Engine) {
  const of = await startJobs(engine)
  const { world, desk, at, sendWhole, readWorked } = of
  const inProcess = createInProcessImports(world)
  return {
    ...of,
    draft: inProcess.draft,
    keepInProcess: inProcess.keep,
    /** Reads a file as a job of the desk. */
    readAsJob: async (file: string | Buffer, fileName: string) =>
      readWorked(await sendWhole(file, { fileName })),
    /** Keeps what a job has read. */
    keepRead: async (id: string) => {
      expect((await of.keep(id)).status).toBe(200)
      return readWorked(id)
    },
    readImports: async () => (await desk.get(at(api.listImports.path))).as(deskImportsSchema),
    /** Lists the files of the desk that are kept. */
    listKept: async () =>
      (await desk.get(at(api.listImportJobs.path)))
        .as(importJobsSchema)
        .jobs.flatMap(({ fileName, kept }) => (kept === null ? [] : [{ fileName, ...kept }])),
  }
}

describeEngines('tables at the desk', (engine) => {
  it('are shown first: what is understood, and what is refused with its line and reason', async () => {
    const { draft, readImports } = await startImports(engine)
    expect(await draft({ bytes: table })).toEqual({
      writingSystems: [{ tag: 'ewo', count: 4, convention: null }],
      broken: null,
      languages: [],
      sheets: [],
      columns: [
        { key: 'text', name: 'text', of: null, holds: 'text', examples: ['abəlé', 'abəlé'] },
        {
          key: 'english',
          name: 'english',
          of: null,
          holds: 'gloss en',
          examples: ['kola nut', 'kola nut', 'nothing'],
        },
        {
          key: 'french',
          name: 'french',
          of: null,
          holds: 'gloss fr',
          examples: ['noix de cola', 'noix de cola', 'rien'],
        },
      ],
      entries: 4,
      proposed: 1,
      asking: 0,
      omitted: [],
      leftOut: { count: 0, items: [] },
      kept: [
        { reason: 'in-file', count: 1, examples: ['abəlé'] },
        { reason: 'in-course', count: 1, examples: ['sɔ́ndɔ'] },
        { reason: 'no-meaning', count: 1, examples: ['ngón'] },
      ],
      refused: {
        count: 2,
        problems: [
          { line: 4, entry: null, reason: 'no-text', message: 'its text is empty' },
          {
            line: 5,
            entry: 'ŋgɔl',
            reason: 'too-many-cells',
            message: '4 cells under 3 columns',
          },
        ],
      },
      differing: { count: 0, items: [] },
      earlier: { same: 0, changed: 0 },
      misspelled: 0,
    })
    const { broken } = await draft({ bytes: 'english,french\ndog,chien' })
    expect(broken).toMatchObject({ line: 1, reason: 'no-text-column' })
    expect((await readImports()).imports).toEqual([])
  })

  it('say what is not read, and what speakers would not see', async () => {
    const { draft } = await startImports(engine)
    const long = 'taba '.repeat(101).trim()
    const titled = [`${long},,`, ',from home,', 'Mot,English,Exemple', `taba,one,${long}`]
    expect(await draft({ bytes: titled.join('\n') })).toMatchObject({
      proposed: 1,
      omitted: [{ part: 'example', count: 1 }],
      leftOut: {
        count: 1,
        items: [{ kind: 'titles', of: `${'taba '.repeat(60).trim()}…`, count: 2 }],
      },
    })
  })

  it('are not taken for each other, though their lines have the same numbers', async () => {
    const { draft, keepInProcess } = await startImports(engine)
    await keepInProcess({ bytes: table })
    const other = 'text,english,french\nzɔg,elephant,éléphant'
    expect(await draft({ bytes: other })).toMatchObject({
      entries: 1,
      proposed: 1,
      earlier: { same: 0, changed: 0 },
    })
    const changed = table.replace('noix de cola', 'cola')
    expect(await draft({ bytes: changed })).toMatchObject({
      entries: 0,
      earlier: { same: 3, changed: 1 },
    })
  })

  it('come as workbooks too, and say what is wrong with one', async () => {
    const { draft, keepInProcess, readImports } = await startImports(engine)
    const bytes = await readFile(workbook)
    const sent = { fileName: 'mots.xlsx', format: 'xlsx', bytes } as const
    expect(await draft(sent)).toMatchObject({
      broken: null,
      entries: 2,
      proposed: 2,
      refused: {
        count: 2,
        problems: [{ line: 4 }, { line: 5, entry: 'tabo', reason: 'cell-error' }],
      },
    })
    const cut = { ...sent, bytes: bytes.subarray(0, 500) }
    expect((await draft(cut)).broken).toEqual({
      line: 1,
      entry: null,
      reason: 'unreadable-workbook',
      message: 'this is no ZIP, or it breaks off before its end',
    })
    await expect(keepInProcess(cut)).rejects.toThrow(FormatError)
    expect((await readImports()).imports).toEqual([])
    await keepInProcess(sent)
    expect((await readImports()).imports).toMatchObject([{ fileName: 'mots.xlsx', proposed: 2 }])
  })

  it('come as packages of Anki, whose fields are taken as they are said to be', async () => {
    const { draft, keepInProcess } = await startImports(engine)
    const sent = { format: 'apkg', bytes: await readFile(deck) } as const
    const first = await draft(sent)
    expect(first).toMatchObject({ broken: null, entries: 2, proposed: 2, refused: { count: 1 } })
    expect(first.columns[0]).toEqual({
      key: 'Basic::Word',
      name: 'Word',
      of: 'Basic',
      holds: 'text',
      examples: ['mbwa', 'mbwa yé'],
    })
    const broken = await draft({ ...sent, columns: { 'Basic::Word': '' } })
    expect([broken.broken?.reason, broken.columns.length]).toEqual(['no-text-column', 4])
    const columns = { 'Basic::Word': 'gloss en', 'Basic::English': 'text' }
    expect(await draft({ ...sent, columns })).toMatchObject({
      entries: 3,
      proposed: 3,
    })
    expect(await keepInProcess({ ...sent, columns })).toMatchObject({ proposed: 3 })
  })

  it.each([
    ['flex-shape.lift', 4],
    ['toolbox-shape.sfm', 2],
  ])('come as dictionaries of other programs: %s', { tags: 'long' }, async (name, entries) => {
    const { readAsJob, keepRead, listKept } = await startImports(engine)
    const path = join(import.meta.dirname, '../../../../formats/src/fixtures', name)
    const { id, draft } = await readAsJob(await readFile(path), 'words')
    expect([draft?.broken, draft?.entries]).toEqual([null, entries])
    await keepRead(id)
    expect(await listKept()).toMatchObject([{ fileName: 'words', entries }])
  })

  it('of the operator are listed, proposed to speakers, and undone', async () => {
    const { world, keepInProcess, draft, readImports, readActs, send, accountId } =
      await startImports(engine)
    const other = await signInRecorder(world, 2)
    const listTold = async () => {
      const waiting = `${api.listWaitingContributions.path}?course=ewo`
      return (await other.get(waiting)).as(contributionsSchema).contributions
    }
    world.clock.advance(1)
    const { id, ...counts } = await keepInProcess({ bytes: table })
    expect(counts).toEqual({ entries: 4, proposed: 1 })
    expect((await listTold()).map(({ contribution }) => contribution.text)).toEqual(['abəlé'])
    expect(await draft({ bytes: table })).toMatchObject({
      entries: 0,
      earlier: { same: 4, changed: 0 },
    })
    expect((await readImports()).imports).toMatchObject([
      { id, fileName: 'words.csv', source: 'A word list, 2024', proposed: 1, undoneAt: null },
    ])
    world.clock.advance(1)
    expect((await send('DELETE', api.undoImport.path, id)).status).toBe(204)
    expect((await send('DELETE', api.undoImport.path, id)).status).toBe(404)
    expect(await listTold()).toEqual([])
    expect((await readImports()).imports[0]?.undoneAt).toBe(world.clock.now())
    const acts = (await readActs()).acts.map(({ act, actor, thing }) => [act, actor?.id, thing])
    expect(acts.slice(0, 2)).toEqual([
      ['import-undone', accountId, id],
      ['words-imported', undefined, id],
    ])
  })

  it('are refused at the field that is wrong', async () => {
    const { desk, at, open, change, listKept } = await startImports(engine)
    const { id } = await open({})
    const cases: readonly [wrong: Record<string, unknown>, fields: object][] = [
      [{ source: ' ' }, { source: 'required' }],
      [{ licence: 'CC-BY-NC-4.0' }, { licence: 'required' }],
      [{ orthography: 'nothing' }, { orthography: 'invalid-value' }],
    ]
    const sizes: typeof cases = [
      [{ bytes: 0 }, { bytes: 'invalid-value' }],
      [{ bytes: largestImportBytes + 1 }, { bytes: 'too-large' }],
    ]
    for (const [wrong, fields] of [...cases, ...sizes]) {
      const opened = await desk.post(at(api.openImportJob.path), { ...aJob(), ...wrong })
      expect([wrong, opened.error.fields]).toEqual([wrong, fields])
    }
    for (const [wrong, fields] of cases) {
      const changed = await change(id, {}, wrong)
      expect([wrong, changed.error.fields]).toEqual([wrong, fields])
    }
    expect(await listKept()).toEqual([])
  })

  it('keep to the licence that a line says of itself: its word is for learners alone', async () => {
    const { world, desk, at, keepInProcess, readImports } = await startImports(engine)
    const lines = [
      'text,english,french,licence',
      'abəlé,kola nut,noix de cola,CC BY 4.0',
      'ŋgɔl,pity,pitié,CC BY-NC 4.0',
    ]
    await keepInProcess({ bytes: lines.join('\n') })
    const waiting = `${api.listWaitingContributions.path}?course=ewo`
    const { contributions } = (await desk.get(waiting)).as(contributionsSchema)
    for (const { contribution } of contributions) {
      const path = at(api.decideDeskWord.path, contribution.id)
      await sendJson(world, desk, 'PUT', path, { verdict: 'confirm' })
    }
    expect(await readImports()).toMatchObject({
      open: [{ licence: 'CC-BY-4.0', count: 1 }],
      withheld: 1,
    })
    const table = (await desk.get(at(api.exportDeskWords.path))).text
    expect([table.includes('abəlé'), table.includes('ŋgɔl')]).toEqual([true, false])
    const packs = (await world.context.readCurrentCourses()).findCourse('ewo')?.packs ?? []
    const learnt = packs
      .flatMap(({ words }) => words)
      .filter(({ text }) => ['abəlé', 'ŋgɔl'].includes(text))
    expect(learnt.map(({ text, licence }) => [text, licence]).toSorted()).toEqual([
      ['abəlé', 'CC-BY-4.0'],
      ['ŋgɔl', 'Mboa-learners'],
    ])
  })

  it('are told apart by licence, the course’s own words and the recordings too', async () => {
    const { world, desk, readImports } = await startImports(engine)
    const { course, recordings } = await readImports()
    expect(recordings).toEqual({ open: [], withheld: 0 })
    const packs = (await world.context.readCurrentCourses()).findCourse('ewo')?.packs ?? []
    const own = packs.flatMap(({ words, sentences = [] }) => [...words, ...sentences])
    expect(course.reduce((sum, { count }) => sum + count, 0)).toBe(own.length)
    expect(new Set(course.map(({ licence }) => licence))).toEqual(
      new Set(own.map(({ licence }) => licence)),
    )
    await trustRecorder(world, 1)
    const giver = await signInRecorder(world, 2)
    const keeper = await signInWithoutConsent(world, 3)
    await chooseConsents(world, keeper, { ...allConsents, openData: null })
    for (const [nth, speaker] of [giver, keeper].entries()) {
      const { id } = await storeTake(world, speaker, {}, 250 + nth * 20)
      expect(await reviewTake(world, desk, id)).toBe('approved')
    }
    await storeTake(world, await signInRecorder(world, 4), {}, 310)
    expect((await readImports()).recordings).toEqual({
      open: [{ licence: 'CC-BY-4.0', count: 1 }],
      withheld: 1,
    })
  })
})
