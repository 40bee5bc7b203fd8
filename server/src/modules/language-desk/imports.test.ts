import {
  contributionsSchema,
  deskImportsSchema,
  importDraftSchema,
  keptImportSchema,
  recorderApiPaths,
  type ImportFile,
} from '@mboa/contract'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { startDesk } from '../../testing/language-desk.ts'
import {
  allConsents,
  chooseConsents,
  reviewTake,
  signInRecorder,
  signInWithoutConsent,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'

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

const aFile = (
  differences: Partial<ImportFile> = {},
): Omit<ImportFile, 'encoding' | 'columns'> => ({
  fileName: 'words.csv',
  table,
  source: 'A word list, 2024',
  licence: 'CC-BY-4.0',
  dialect: null,
  orthography: 'general-alphabet',
  ...differences,
})

async function startImports(engine: Engine) {
  const of = await startDesk(engine)
  const { desk, at } = of
  return {
    ...of,
    draft: (file: object) => desk.post(at(recorderApiPaths.deskImportDraft), file),
    keep: (file: object) => desk.post(at(recorderApiPaths.deskImports), file),
    readImports: async () =>
      (await desk.get(at(recorderApiPaths.deskImports))).as(deskImportsSchema),
  }
}

describeEngines('tables at the desk', (engine) => {
  it('are shown first: what is understood, and what is refused with its line and reason', async () => {
    const { draft, readImports } = await startImports(engine)
    expect((await draft(aFile())).as(importDraftSchema)).toEqual({
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
    const broken = await draft(aFile({ table: 'english,french\ndog,chien' }))
    expect(broken.as(importDraftSchema).broken).toMatchObject({ line: 1, reason: 'no-text-column' })
    expect((await readImports()).imports).toEqual([])
  })

  it('say what is not read, and what speakers would not see', async () => {
    const { draft } = await startImports(engine)
    const long = 'taba '.repeat(101).trim()
    const titled = [`${long},,`, ',from home,', 'Mot,English,Exemple', `taba,one,${long}`]
    expect((await draft(aFile({ table: titled.join('\n') }))).as(importDraftSchema)).toMatchObject({
      proposed: 1,
      omitted: [{ part: 'example', count: 1 }],
      leftOut: {
        count: 1,
        items: [{ kind: 'titles', of: `${'taba '.repeat(60).trim()}…`, count: 2 }],
      },
    })
  })

  it(
    'are not taken for each other, though their lines have the same numbers',
    { tags: 'long' },
    async () => {
      const { draft, keep } = await startImports(engine)
      await keep(aFile())
      const other = 'text,english,french\nzɔg,elephant,éléphant'
      expect((await draft(aFile({ table: other }))).as(importDraftSchema)).toMatchObject({
        entries: 1,
        proposed: 1,
        earlier: { same: 0, changed: 0 },
      })
      const changed = table.replace('noix de cola', 'cola')
      expect((await draft(aFile({ table: changed }))).as(importDraftSchema)).toMatchObject({
        entries: 0,
        earlier: { same: 3, changed: 1 },
      })
    },
  )

  it('come as workbooks too, and say what is wrong with one', async () => {
    const { draft, keep, readImports } = await startImports(engine)
    const bytes = await readFile(workbook)
    const file = { ...aFile(), fileName: 'mots.xlsx', encoding: 'base64' }
    const sent = { ...file, table: bytes.toString('base64') }
    expect((await draft(sent)).as(importDraftSchema)).toMatchObject({
      broken: null,
      entries: 2,
      proposed: 2,
      refused: {
        count: 2,
        problems: [{ line: 4 }, { line: 5, entry: 'tabo', reason: 'cell-error' }],
      },
    })
    const cut = { ...file, table: bytes.subarray(0, 500).toString('base64') }
    expect((await draft(cut)).as(importDraftSchema).broken).toEqual({
      line: 1,
      entry: null,
      reason: 'unreadable-workbook',
      message: 'this is no ZIP, or it breaks off before its end',
    })
    expect((await keep(cut)).status).toBe(400)
    expect((await readImports()).imports).toEqual([])
    expect((await keep(sent)).status).toBe(201)
    expect((await readImports()).imports).toMatchObject([{ fileName: 'mots.xlsx', proposed: 2 }])
  })

  it('come as packages of Anki, whose fields are taken as they are said to be', async () => {
    const { draft, keep } = await startImports(engine)
    const bytes = await readFile(deck)
    const file = { ...aFile(), fileName: 'deck', encoding: 'base64' }
    const sent = { ...file, table: bytes.toString('base64') }
    const first = (await draft(sent)).as(importDraftSchema)
    expect(first).toMatchObject({ broken: null, entries: 2, proposed: 2, refused: { count: 1 } })
    expect(first.columns[0]).toEqual({
      key: 'Basic::Word',
      name: 'Word',
      of: 'Basic',
      holds: 'text',
      examples: ['mbwa', 'mbwa yé'],
    })
    const unknown = { ...sent, columns: { 'Basic::Word': '' } }
    const broken = (await draft(unknown)).as(importDraftSchema)
    expect([broken.broken?.reason, broken.columns.length]).toEqual(['no-text-column', 4])
    const columns = { 'Basic::Word': 'gloss en', 'Basic::English': 'text' }
    expect((await draft({ ...sent, columns })).as(importDraftSchema)).toMatchObject({
      entries: 3,
      proposed: 3,
    })
    expect((await draft({ ...sent, columns: { Word: 'verse' } })).status).toBe(400)
    expect((await keep({ ...sent, columns })).as(keptImportSchema)).toMatchObject({ proposed: 3 })
  })

  it.each([
    ['flex-shape.lift', 4],
    ['toolbox-shape.sfm', 2],
  ])('come as dictionaries of other programs: %s', { tags: 'long' }, async (name, entries) => {
    const { draft, keep, readImports } = await startImports(engine)
    const path = join(import.meta.dirname, '../../../../formats/src/fixtures', name)
    const sent = aFile({ fileName: 'words', table: await readFile(path, 'utf8') })
    const drafted = (await draft(sent)).as(importDraftSchema)
    expect([drafted.broken, drafted.entries]).toEqual([null, entries])
    expect((await keep(sent)).status).toBe(201)
    expect((await readImports()).imports).toMatchObject([{ fileName: 'words', entries }])
  })

  it('are kept whole, proposed to speakers, and taken back', async () => {
    const { world, keep, draft, readImports, readActs, send, accountId } =
      await startImports(engine)
    const other = await signInRecorder(world, 2)
    const listTold = async () => {
      const waiting = `${recorderApiPaths.waitingContributions}?course=ewo`
      return (await other.get(waiting)).as(contributionsSchema).contributions
    }
    world.clock.advance(1)
    const answer = await keep(aFile())
    expect(answer.status).toBe(201)
    const { id, ...counts } = answer.as(keptImportSchema)
    expect(counts).toEqual({ entries: 4, proposed: 1 })
    expect((await listTold()).map(({ contribution }) => contribution.text)).toEqual(['abəlé'])
    expect((await draft(aFile())).as(importDraftSchema)).toMatchObject({
      entries: 0,
      earlier: { same: 4, changed: 0 },
    })
    expect((await keep(aFile())).error).toMatchObject({ fields: { table: 'invalid-value' } })
    expect((await readImports()).imports).toMatchObject([
      { id, fileName: 'words.csv', source: 'A word list, 2024', proposed: 1, undoneAt: null },
    ])
    world.clock.advance(1)
    expect((await send('DELETE', recorderApiPaths.deskImport, id)).status).toBe(204)
    expect((await send('DELETE', recorderApiPaths.deskImport, id)).status).toBe(404)
    expect(await listTold()).toEqual([])
    expect((await readImports()).imports[0]?.undoneAt).toBe(world.clock.now())
    const acts = (await readActs()).acts.map(({ act, actor, thing }) => [act, actor?.id, thing])
    expect(acts.slice(0, 2)).toEqual([
      ['import-undone', accountId, id],
      ['words-imported', accountId, id],
    ])
  })

  it.each([
    [{ source: ' ' }, { source: 'required' }],
    [{ licence: 'CC-BY-NC-4.0' }, { licence: 'required' }],
    [{ orthography: 'nothing' }, { orthography: 'invalid-value' }],
    [{ table: '' }, { table: 'required' }],
    [{ table: 'x'.repeat(16_000_001) }, { table: 'too-long' }],
  ])('with %j are refused at that field', async (wrong, fields) => {
    const { keep, draft, readImports } = await startImports(engine)
    for (const answer of [
      await draft({ ...aFile(), ...wrong }),
      await keep({ ...aFile(), ...wrong }),
    ]) {
      expect(answer.error.fields).toEqual(fields)
    }
    expect((await readImports()).imports).toEqual([])
  })

  it('keep to the licence that a line says of itself: its word is for learners alone', async () => {
    const { world, desk, at, keep, readImports } = await startImports(engine)
    const lines = [
      'text,english,french,licence',
      'abəlé,kola nut,noix de cola,CC BY 4.0',
      'ŋgɔl,pity,pitié,CC BY-NC 4.0',
    ]
    await keep({ ...aFile({ table: lines.join('\n') }), encoding: 'text', columns: {} })
    const waiting = `${recorderApiPaths.waitingContributions}?course=ewo`
    const { contributions } = (await desk.get(waiting)).as(contributionsSchema)
    for (const { contribution } of contributions) {
      const path = at(recorderApiPaths.deskWord, contribution.id)
      await sendJson(world, desk, 'PUT', path, { verdict: 'confirm' })
    }
    expect(await readImports()).toMatchObject({
      open: [{ licence: 'CC-BY-4.0', count: 1 }],
      withheld: 1,
    })
    const table = (await desk.get(at(recorderApiPaths.deskExport))).text
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
    const { course = [], recordings } = await readImports()
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
