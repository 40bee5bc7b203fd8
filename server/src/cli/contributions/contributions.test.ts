import { access, cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packsFolder } from '@mboa/content'
import { readUnitToImport } from '@mboa/content/tables'
import { api } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { defaultMapping, findFormat, readers, type Entry } from '@mboa/formats'
import { expect, it } from 'vitest'
import { silentLog } from '../../platform/log.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  signInWithoutConsent,
} from '../../testing/takes.ts'
import { createSchema, describeEngines } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { runMboa } from '../testing/run-mboa.ts'

describeEngines('the operator', (engine) => {
  it('reads what recorders contribute, and takes it over as a table that imports', async () => {
    const DATA_DIR = await temporaryFolder()
    const DATABASE_URL = engine === 'sqlite' ? undefined : await createSchema()
    const database = openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL }, silentLog)
    const clock = createFakeClock(Date.UTC(2026, 10, 3, 12, 30))
    const world = await startWorld(engine, { database, clock })
    const contributor = await signInWithoutConsent(world)
    await contributor.post(api.sendContributions.path, {
      contributions: [
        aContribution({ note: 'in\u202Ethe village' }),
        aContribution({ id: testId(2), text: 'ebábá', dialect: 'Éwondo' }),
        aContribution({ id: testId(3), concept: 'dog', text: 'mvú' }),
        {
          ...aContribution(),
          kind: 'sentence',
          id: testId(4),
          text: 'Mə nə mvɔɛ́ kídí.',
          gloss: { en: 'I am fine', fr: 'je vais bien' },
          theme: null,
          example: null,
        },
      ],
    })
    const judgement = { contributionId: testId(1), speakerId: await idOf(), judgedAt: 1 }
    await database.queries
      .insertInto('judgements')
      .values({ ...judgement, verdict: 'contest', reason: 'No.', trustedAt: null })
      .execute()
    const run = (...words: string[]) => runMboa(words, { DATA_DIR, DATABASE_URL })
    const listed = await run('contributions', 'list', '--language', 'ewo')
    expect(listed.output.slice(0, 4)).toEqual([
      '2026-11-03T12:30  ewo  concept  hoe  waiting  +0 −1',
      '  text      abá',
      '  note      in\uFFFDthe village',
      '  against   No.',
    ])
    expect(listed.output.at(-1)).toBe('4 contributions')
    expect((await run('contributions', 'export', 'ewo')).output).toHaveLength(1)
    const withoutConsent = await run('contributions', 'export', 'ewo', '--all')
    expect([withoutConsent.output.length, withoutConsent.complaints]).toEqual([
      1,
      [
        '4 left out: their contributors have not agreed to open data, or their file is not under an open licence.',
      ],
    ])
    const none = join(DATA_DIR, 'none.lift')
    const refused = await run('contributions', 'export', 'ewo', '--all', '--to', none)
    expect([refused.status, refused.complaints.at(-1)]).toEqual([1, 'Nothing is left to write.'])
    await expect(access(none)).rejects.toThrow('ENOENT')
    await chooseConsents(world, contributor, allConsents)
    const table = (await run('contributions', 'export', 'ewo', '--all')).output
    expect(table.slice(1).map((line) => line.split(',').slice(0, 4))).toEqual([
      ['abá', 'hoe', 'une houe', 'farming'],
      ['mvú', 'dog', 'un chien', 'domestic-animals'],
      ['Mə nə mvɔɛ́ kídí.', 'I am fine', 'je vais bien', 'other'],
    ])
    expect(table[1]).toContain('CC-BY-4.0,CC-BY-4.0,ewo.concept-hoe,ebábá')
    for (const name of ['out.lift', 'out.zip', 'out.tmx'] as const) {
      const to = join(DATA_DIR, name)
      const written = await run('contributions', 'export', 'ewo', '--all', '--to', to)
      expect([written.status, written.output]).toEqual([0, [`Wrote ${to}.`]])
      const entries = await entriesIn(to)
      expect(entries.map(({ key, forms }) => [key, forms[0]?.text])).toEqual(
        table.slice(1).map((line) => [/ewo\.[^,]+/.exec(line)?.[0], line.split(',')[0]]),
      )
      expect(entries.map(({ licence }) => licence)).toEqual(entries.map(() => 'CC-BY-4.0'))
      const again = await run('contributions', 'export', 'ewo', '--all', '--to', to)
      expect([again.status, again.complaints[0]]).toEqual([
        2,
        `${to} already exists: choose another name.`,
      ])
      expect(await entriesIn(to)).toEqual(entries)
    }
    const csv = join(DATA_DIR, 'out.csv')
    await run('contributions', 'export', 'ewo', '--all', '--to', csv)
    expect(await readFile(csv, 'utf8')).toBe(`\uFEFF${table.join('\r\n')}\r\n`)
    const packs = await temporaryFolder()
    await cp(join(packsFolder, 'ewo'), join(packs, 'ewo'), { recursive: true })
    await writeFile(join(DATA_DIR, 'contributed.csv'), table.join('\n'))
    const title = { en: 'From speakers', fr: 'Par les locuteurs' }
    const unit = { folder: packs, course: 'ewo', unit: 'contributed', title }
    const imported = await readUnitToImport({ ...unit, table: join(DATA_DIR, 'contributed.csv') })
    expect(imported).toMatchObject({ ok: true })
    await database.close()

    async function idOf() {
      const account = await database.queries.selectFrom('accounts').select('id').executeTakeFirst()
      return account?.id ?? ''
    }
  })
})

async function entriesIn(file: string): Promise<readonly Entry[]> {
  const format = findFormat(file)
  const entries: Entry[] = []
  if (format === undefined) return entries
  const read = readers[format].read([await readFile(file)], defaultMapping, { language: 'ewo' })
  for await (const part of read) if (part.part === 'entry') entries.push(part.entry)
  return entries
}

it.each([
  ['--to', 'words.sfm'],
  ['--format', 'lift'],
])('does not write to %s %s', async (...words) => {
  const DATA_DIR = await temporaryFolder()
  const { status, output } = await runMboa(['contributions', 'export', 'ewo', ...words], {
    DATA_DIR,
  })
  expect([status, output]).toEqual([2, []])
})

it('knows no other languages than Mboa', async () => {
  const DATA_DIR = await temporaryFolder()
  for (const words of [
    ['contributions', 'list', '--language', 'xx'],
    ['contributions', 'export', 'xx'],
  ]) {
    const { status, complaints } = await runMboa(words, { DATA_DIR })
    expect([status, complaints[0]]).toEqual([2, expect.stringContaining("'xx' is invalid")])
  }
})
