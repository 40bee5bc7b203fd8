import { copyFile, cp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { api, addressOf, contributionsSchema, coursesResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { runMboa } from '../../../../server/src/cli/testing/run-mboa.ts'
import { sendJson } from '../../../../server/src/testing/call-as-page.ts'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import { signInWithoutConsent } from '../../../../server/src/testing/takes.ts'
import { fixtures, idIn, oneCourse, startBoth, terms } from './testing/import-world.ts'

describeEngines('import', (engine) => {
  it('shows first what a file would bring, and keeps nothing', async () => {
    const { take, file, database } = await startBoth(engine)
    const { status, output } = await take(file)
    expect(status).toBe(0)
    expect(output.slice(0, 10)).toEqual([
      'made.lift: LIFT 0.13 (FLEx)',
      '  4 entries understood, 1 refused',
      '  words are in bas (4), bas-fonipa (1)',
      '  meanings are in en (4), fr (4)',
      '  2 sound files are named, 2 not there: names are kept, voices are not taken in',
      'Speakers of Ewondo would be asked to confirm 2',
      'Kept for exports only, speakers are not asked:',
      '  1 have no meaning in English or French: taba',
      '  1 are parts of words (prefix, suffix, root), which nobody says alone: -ba',
      'Refused:',
    ])
    expect(output[10]).toMatch(
      /^ {2}made\.lift:76: gone_\S+: it was deleted where the file was made$/,
    )
    expect(output.at(-1)).toBe('Preview only. Add --keep to import.')
    expect(await database.queries.selectFrom('imports').selectAll().execute()).toEqual([])
    await database.close()
  })

  it('keeps it whole: speakers are asked to confirm it, and learners see what they confirmed', async () => {
    const { take, file, database, world } = await startBoth(engine)
    const recorder = await signInWithoutConsent(world)
    const kept = await take(file, '--keep')
    expect([kept.status, kept.complaints]).toEqual([0, []])
    const waiting = `${api.listWaitingContributions.path}?course=ewo`
    const { contributions } = (await recorder.get(waiting)).as(contributionsSchema)
    expect(contributions.map(({ contribution, state }) => [contribution.text, state])).toEqual([
      ['taba', 'waiting'],
      ['tabana', 'waiting'],
    ])
    const before = (await recorder.get(api.listCourses.path)).as(coursesResponseSchema)
    await database.queries
      .updateTable('contributions')
      .set({ checkedAt: 1 })
      .where('importId', '=', idIn(kept.output))
      .execute()
    const after = (await recorder.get(api.listCourses.path)).as(coursesResponseSchema)
    const unitsOf = ({ courses }: typeof after) =>
      courses.find(({ course }) => course === 'ewo')?.units.map(({ unit, words }) => [unit, words])
    expect(unitsOf(after)).toEqual([...(unitsOf(before) ?? []), ['from-speakers', 2]])
    await database.close()
  })

  it('keeps nothing where it cannot be put on record', async () => {
    const { take, file, database } = await startBoth(engine)
    await database.queries.schema.dropTable('language_acts').execute()
    const { status } = await take(file, '--keep').catch(() => ({ status: 1 }))
    expect(status).toBe(1)
    for (const table of ['imports', 'importedEntries'] as const) {
      expect(await database.queries.selectFrom(table).selectAll().execute()).toEqual([])
    }
    await database.close()
  })

  it('is undone with one command, and can come again then', async () => {
    const { run, take, file, database } = await startBoth(engine)
    const id = idIn((await take(file, '--keep')).output)
    const again = await take(file)
    expect(again.output).toContain('  4 stand from an earlier import, unchanged')
    expect(again.status).toBe(1)
    expect((await run('import', 'undo', id)).output).toEqual([
      'Undid the import of made.lift: 4 entries.',
    ])
    expect(await database.queries.selectFrom('contributions').selectAll().execute()).toEqual([])
    expect(await database.queries.selectFrom('importedEntries').selectAll().execute()).toEqual([])
    expect((await run('import', 'undo', id)).complaints).toEqual(['It is already undone.'])
    expect((await take(file, '--keep')).status).toBe(0)
    expect((await run('import', 'list')).output).toHaveLength(4)
    await database.close()
  })

  it('keeps what somebody judged before it was undone, withdrawn', { tags: 'long' }, async () => {
    const { run, take, file, database, world } = await startBoth(engine)
    const recorder = await signInWithoutConsent(world)
    const id = idIn((await take(file, '--keep')).output)
    const { queries } = database
    const [contribution] = await queries
      .selectFrom('contributions')
      .selectAll()
      .orderBy('id')
      .execute()
    const path = addressOf(api.judgeContribution, { params: { id: contribution?.id ?? '' } })
    expect((await sendJson(world, recorder, 'PUT', path, { verdict: 'confirm' })).status).toBe(200)
    await run('import', 'undo', id)
    const left = await queries.selectFrom('contributions').selectAll().execute()
    expect(left.map(({ withdrawnAt, ...row }) => [row.id, withdrawnAt === null])).toEqual([
      [contribution?.id, false],
    ])
    await database.close()
  })

  it('keeps nothing of a file that breaks off', async () => {
    const { take, file, database, folder } = await startBoth(engine)
    const broken = join(folder, 'broken.lift')
    await writeFile(broken, (await readFile(file, 'utf8')).slice(0, 3000))
    const { status, output, complaints } = await take(broken, '--keep')
    expect([status, output, complaints]).toEqual([
      1,
      [expect.stringMatching(/^broken\.lift:\d+: the file breaks off before its end$/)],
      ['The file cannot be read: nothing was kept.'],
    ])
    for (const table of ['imports', 'importedEntries', 'contributions'] as const) {
      expect(await database.queries.selectFrom(table).selectAll().execute()).toEqual([])
    }
    await database.close()
  })

  it('gives back what it took in, with all that came with it', { tags: 'long' }, async () => {
    const { run, take, file, folder } = await startBoth(engine)
    const id = idIn((await take(file, '--keep')).output)
    const out = join(folder, 'out.lift')
    expect((await run('export', id, '--to', out)).output).toEqual(['Wrote 4 entries to out.lift.'])
    const written = await readFile(out, 'utf8')
    expect(written).toContain('<span class="emphasis">first</span>')
    expect(written).toContain('<trait name="complex-form-type" value="Compound"/>')
    expect((await run('export', id, '--to', out)).complaints[0]).toContain('already exists')
  })

  it('gives back what may be passed on, by the licence of each entry, and counts the rest', async () => {
    const { run, take, folder } = await startBoth(engine)
    const file = join(folder, 'said.csv')
    const lines = [
      'text,english,french,licence',
      'taba,first,premier,CC BY 4.0',
      'tabana,second,deuxième,CC BY-NC-ND 4.0',
      'tabi,third,troisième,',
    ]
    await writeFile(file, lines.join('\n'))
    const id = idIn((await take(file, '--keep')).output)
    const out = join(folder, 'out.csv')
    const answer = await run('export', id, '--to', out)
    expect([answer.status, answer.output, answer.complaints]).toEqual([
      0,
      ['Wrote 2 entries to out.csv.'],
      ['1 left out: their licence, or that of the whole file, does not allow it.'],
    ])
    const written = await readFile(out, 'utf8')
    expect(['taba,', 'tabana', 'tabi'].map((text) => written.includes(text))).toEqual([
      true,
      false,
      true,
    ])
    const other = join(folder, 'other.csv')
    await writeFile(other, 'text,english,french,licence\nmbɔ́,new,nouveau,CC BY 4.0\n')
    const kept = await take(other, '--licence', 'Mboa-learners', '--keep')
    const none = await run('export', idIn(kept.output), '--to', join(folder, 'none.csv'))
    expect([none.status, none.complaints]).toEqual([
      1,
      [
        '1 left out: their licence, or that of the whole file, does not allow it.',
        'Nothing is left to write.',
      ],
    ])
    expect(await readdir(folder)).not.toContain('none.csv')
  })

  it(
    'takes in the lists that FLEx writes beside its words, and writes CLDF',
    { tags: 'long' },
    async () => {
      const { run, take, file, folder } = await startBoth(engine)
      const list = '<range id="grammatical-info"><range-element id="Noun"/></range>'
      await writeFile(`${file}-ranges`, `<lift-ranges>${list}</lift-ranges>`)
      const id = idIn((await take(file, '--keep')).output)
      await run('export', id, '--to', join(folder, 'out.lift'))
      const written = await readFile(join(folder, 'out.lift'), 'utf8')
      expect(written).toContain(list)
      expect(written).not.toContain('C:/Users')
      const set = join(folder, 'set')
      expect((await run('export', id, '--to', set, '--format', 'cldf')).status).toBe(0)
      expect((await readdir(set)).toSorted()).toEqual([
        'Dictionary-metadata.json',
        'entries-whole.xml',
        'entries.csv',
        'examples.csv',
        'languages.csv',
        'senses.csv',
      ])
      expect((await readFile(join(set, 'entries.csv'), 'utf8')).split('\r\n')).toHaveLength(6)
    },
  )

  it(
    'takes a workbook as it takes a table, from the sheet that is named',
    { tags: 'long' },
    async () => {
      const { run, take, folder, database } = await startBoth(engine)
      const workbook = join(folder, 'mots.xlsx')
      await copyFile(join(fixtures, 'workbook-shape.xlsx'), workbook)
      const options = join(folder, 'options.json')
      await writeFile(options, JSON.stringify({ sheet: 'Nowhere' }))
      const none = await take(workbook, '--options', options, '--keep')
      const missing = 'mots.xlsx:1: no sheet is named "Nowhere": there is "Mots", "Notes"'
      expect([none.status, none.output.at(-1)]).toEqual([1, missing])
      await writeFile(options, JSON.stringify({ sheet: 'Mots' }))
      const draft = await take(workbook, '--options', options)
      expect(draft.output).toEqual(
        expect.arrayContaining([
          'mots.xlsx: a sheet of a workbook (XLSX)',
          '  2 entries understood, 2 refused',
          'Speakers of Ewondo would be asked to confirm 2',
          '  mots.xlsx:4: its text is empty',
          '  mots.xlsx:5: tabo: a cell holds the error #N/A',
        ]),
      )
      const { queries } = database
      expect(await queries.selectFrom('imports').selectAll().execute()).toEqual([])
      const id = idIn((await take(workbook, '--keep')).output)
      const kept = await queries.selectFrom('contributions').selectAll().execute()
      expect(kept.map(({ checkedAt, importId }) => [checkedAt, importId])).toEqual([
        [null, id],
        [null, id],
      ])
      const out = join(folder, 'out.csv')
      await run('export', id, '--to', out)
      expect(await readFile(out, 'utf8')).toContain('2024-03-01')
      expect((await run('import', 'undo', id)).status).toBe(0)
      expect(await queries.selectFrom('contributions').selectAll().execute()).toEqual([])
      await database.close()
    },
  )

  it(
    'takes a set of CLDF by its metadata, with what it says of itself',
    { tags: 'long' },
    async () => {
      const { run, take, folder, database } = await startBoth(engine)
      const set = join(folder, 'set')
      await cp(join(fixtures, 'wordlist-shape'), set, { recursive: true })
      const file = join(set, 'cldf-metadata.json')
      const draft = await take(file)
      expect(draft.output).toEqual(
        expect.arrayContaining([
          'cldf-metadata.json: CLDF (Wordlist or Dictionary)',
          '  2 entries understood, 5 refused',
          '  it says of itself: Somebody, 2015. A list; https://creativecommons.org/licenses/by/4.0/',
          'Speakers of Ewondo would be asked to confirm 2',
          '  forms.csv:7: tabi: its concept "ten" is not in the set',
        ]),
      )
      const kept = await take(file, '--keep')
      const { queries } = database
      const told = await queries.selectFrom('contributions').selectAll().orderBy('id').execute()
      expect(told.map(({ checkedAt, asks }) => [checkedAt, asks])).toEqual([
        [null, null],
        [null, 'fr'],
      ])
      expect(told.map(({ contribution }) => JSON.parse(contribution) as unknown)).toMatchObject([
        { text: 'taba', dialect: 'East', gloss: { en: 'first', fr: 'premier' } },
        { text: 'tabe', gloss: { en: 'second', fr: 'second' }, asks: 'fr' },
      ])
      await run('import', 'undo', idIn(kept.output))
      expect(await queries.selectFrom('importedEntries').selectAll().execute()).toEqual([])
      await rm(join(set, 'forms.csv'))
      await writeFile(join(folder, 'forms.csv'), 'ID,Form')
      await symlink('../forms.csv', join(set, 'forms.csv'))
      const linked = await take(file, '--keep')
      expect([linked.status, linked.output]).toEqual([
        1,
        ['cldf-metadata.json:1: the set has no "forms.csv"'],
      ])
      await database.close()
    },
  )

  it(
    'takes the sentences of a transcription of ELAN, without its sound',
    { tags: 'long' },
    async () => {
      const { run, take, folder, database } = await startBoth(engine)
      const file = join(folder, 'talk.eaf')
      await copyFile(join(fixtures, 'transcription-shape.eaf'), file)
      await writeFile(join(folder, 'talk.wav'), '')
      const options = join(folder, 'options.json')
      await writeFile(options, JSON.stringify({ tiers: { tx: 'text', 'ft@AB': 'gloss en' } }))
      const draft = await take(file, '--options', options)
      for (const line of [
        'talk.eaf: a transcription of ELAN',
        '  2 entries understood, 1 refused',
        'Speakers of Ewondo would be asked to confirm 2',
        '    3 annotations of the tier ref@AB',
        '  talk.eaf:24: a6: its text is empty',
      ]) {
        expect(draft.output).toContain(line)
      }
      const id = idIn((await take(file, '--options', options, '--keep')).output)
      const { queries } = database
      const told = await queries.selectFrom('contributions').selectAll().orderBy('id').execute()
      expect(told.map(({ kind, checkedAt, asks }) => [kind, checkedAt, asks])).toEqual([
        ['sentence', null, null],
        ['sentence', null, 'fr'],
      ])
      expect(await queries.selectFrom('takes').selectAll().execute()).toEqual([])
      const out = join(folder, 'out.lift')
      await run('export', id, '--to', out)
      expect(await readFile(out, 'utf8')).toContain('eaf:begin')
      await run('import', 'undo', id)
      expect(await queries.selectFrom('contributions').selectAll().execute()).toEqual([])
      await database.close()
    },
  )

  it('remembers how fields were understood', { tags: 'long' }, async () => {
    const { run, take, file, folder } = await startBoth(engine)
    const options = join(folder, 'options.json')
    await writeFile(options, JSON.stringify({ text: ['bas-fonipa'] }))
    const kept = await take(file, '--options', options, '--keep')
    expect(kept.output).toContain('Speakers of Ewondo would be asked to confirm 1')
    await run('import', 'undo', idIn(kept.output))
    const again = await take(file)
    expect(again.output).toContain('Speakers of Ewondo would be asked to confirm 1')
    expect(again.output.join('\n')).toContain('as in the last import of this course and format')
  })
})

it.each([
  ['no file', [...terms], "missing required argument 'file'"],
  ['a file that is not there', ['no.lift', ...terms], 'There is no file no.lift.'],
  ['an unknown course', ['a.lift', ...terms, '--language', 'xyz'], 'There is no course xyz'],
  ['no source', ['a.lift', '--language', 'ewo'], "required option '--source <citation>'"],
  ['no convention', ['a.lift', ...terms.slice(0, 6)], 'Pass --orthography'],
  ['a closed licence', ['a.lift', ...terms, '--licence', 'CC-BY-NC-4.0'], 'Allowed choices are'],
  ['another ending', ['a.docx', ...terms], 'The format of a.docx is not known'],
])('import refuses %s', async (_, words, complaint) => {
  const { status, complaints } = await runMboa(['import', ...words, '--packs', await oneCourse()])
  expect([status, complaints[0]]).toEqual([2, expect.stringContaining(complaint)])
})
