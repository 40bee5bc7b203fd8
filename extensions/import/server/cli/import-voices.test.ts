import { execFileSync } from 'node:child_process'
import { readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPacks, packsFolder } from '@mboa/content'
import { api, addressOf, courseRecordingsSchema, reviewQueueSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { runMboa } from '../../../../server/src/cli/testing/run-mboa.ts'
import { sweepBlobs } from '../../../../server/src/platform/blobs/sweep-blobs.ts'
import { describeEngines, type Engine } from '../../../../server/src/testing/engines.ts'
import {
  hashOf,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../../../server/src/testing/takes.ts'
import { temporaryFolder } from '../../../../server/src/testing/temporary-folder.ts'
import { listBlobs } from '../../../../server/src/testing/world.ts'
import { beginVoices } from '../recordings/save-voices.ts'
import { readClipsFolder } from '../recordings/sources/read-clips-folder.ts'
import { storeClips } from '../recordings/store-clips.ts'
import { verifyClips } from '../recordings/verify-clips.ts'
import { clipOf, makeClipsFolder, type TableRow } from '../testing/clips-folder.ts'
import { idIn, said, startBoth } from './testing/import-world.ts'

const ewondo = (await loadPacks(packsFolder)).find(({ summary }) => summary.course === 'ewo')
/** A word that the course has, as somebody writes it who says it as a sentence. */
const word = ewondo?.units.flatMap(({ pack }) => pack.words)[0] ?? { id: '', text: '' }
const asSentence = `${word.text[0]?.toUpperCase()}${word.text.slice(1)}.`

async function startWithClips(engine: Engine, rows: readonly TableRow[]) {
  const both = await startBoth(engine)
  const clips = await makeClipsFolder(join(both.folder, 'ewo'), rows)
  const count = async (table: 'imports' | 'importedClips' | 'importedVoices' | 'takes') =>
    (await both.database.queries.selectFrom(table).selectAll().execute()).length
  const counts = async () => [
    await count('imports'),
    await count('importedVoices'),
    await count('importedClips'),
    await count('takes'),
  ]
  return { ...both, clips, counts }
}

const { language: course, source: citation, ...spelling } = said
const saidTerms = { course, citation, ...spelling, dialect: null }

const two: readonly TableRow[] = [
  {
    path: 'a.mp3',
    sentence: asSentence,
    age: 'twenties',
    gender: 'female_feminine',
    accents: 'as at home',
  },
  { path: 'b.mp3', client_id: 'voice-2' },
]

describeEngines('import of recordings of Common Voice', (engine) => {
  it('decodes every clip before anything is kept, and says which are refused and why', async () => {
    const { take, clips, folder, counts } = await startWithClips(engine, [
      ...two,
      { path: 'short.mp3' },
      { path: 'text.mp3' },
      { path: 'gone.mp3' },
      { path: 'linked.mp3' },
      { path: 'twice.mp3' },
      { path: 'mute.mp3', sentence: '' },
      { path: 'b.mp3' },
      { path: 'french.mp3', locale: 'fr' },
    ])
    const sound = (name: string) => join(clips, 'clips', name)
    await truncate(sound('short.mp3'), 5_000)
    await writeFile(sound('text.mp3'), 'ID3 or not, no sound')
    await writeFile(sound('twice.mp3'), clipOf('b.mp3'))
    await rm(sound('gone.mp3'))
    await rm(sound('linked.mp3'))
    await symlink(sound('a.mp3'), sound('linked.mp3'))
    const listed = join(folder, 'refused.tsv')
    const { status, output } = await take(clips, '--refused', listed)
    const noSound =
      'it is no whole MP3, WAV, or FLAC of one channel: another file, or it breaks off'
    expect([status, output]).toEqual([
      0,
      [
        'ewo/validated.tsv: recordings of Common Voice',
        '  2 clips of 2 voices understood, 8 refused',
        '  0.1 minutes of sound were decoded',
        '  not read:',
        '    1 cell of the column accents',
        '  2 sentences, 0 with letters that the course does not know',
        'Reviewers would be asked to hear 1; 1 wait until the course has their sentence',
        'Refused:',
        `  ewo/validated.tsv:4: short.mp3: ${noSound}`,
        `  ewo/validated.tsv:5: text.mp3: ${noSound}`,
        '  ewo/validated.tsv:6: gone.mp3: its file is not there',
        '  ewo/validated.tsv:7: linked.mp3: its file is not there',
        '  ewo/validated.tsv:8: twice.mp3: it is the very sound of b.mp3',
        '  ewo/validated.tsv:9: mute.mp3: it has no sentence',
        '  ewo/validated.tsv:10: b.mp3: it comes a second time',
        '  ewo/validated.tsv:11: french.mp3: it is in "fr", not in "ewo"',
        'Preview only. Add --keep to import.',
      ],
    ])
    expect((await readFile(listed, 'utf8')).split('\n')).toHaveLength(10)
    expect(await counts()).toEqual([0, 0, 0, 0])
  })

  it('waits for reviewers, is heard with its source once they approve it, and leaves Mboa nowhere', async () => {
    const { take, run, makeTakes, clips, counts, world, folder, database } = await startWithClips(
      engine,
      two,
    )
    const kept = await take(clips, '--keep')
    const id = idIn(kept.output)
    expect(await counts()).toEqual([1, 2, 2, 0])
    const made = await makeTakes(id)
    expect([made.status, made.output.at(-1)]).toEqual([
      0,
      '1 wait for reviewers; 1 for their sentence.',
    ])
    const reviewer = await signInRecorder(world, 1)
    await trustRecorder(world, 1)
    await database.queries.updateTable('takes').set({ receivedAt: 1 }).execute()
    const own = await storeTake(world, await signInRecorder(world, 2))
    const asLearner = async () =>
      (
        await reviewer.get(
          `${addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })}?after=0`,
        )
      ).as(courseRecordingsSchema)
    expect((await asLearner()).recordings).toEqual([])
    const queue = await reviewer.get(`${api.listReviewQueue.path}?course=ewo`)
    const { takes } = queue.as(reviewQueueSchema)
    // Behind what somebody here has recorded since: imports bring thousands at once.
    expect(takes.map((each) => [each.id === own.id, each.item, each.approvals])).toEqual([
      [true, 'ewo.day-sunday', 0],
      [false, word.id, 0],
    ])
    expect(await reviewTake(world, reviewer, takes[1]?.id ?? '')).toBe('approved')
    const { recordings } = await asLearner()
    expect(recordings.map(({ item, voice }) => [item, voice.name])).toEqual([
      [word.id, 'A dictionary, 2024 (CC-BY-SA-4.0)'],
    ])
    for (const file of [recordings[0]?.flac, recordings[0]?.opus]) {
      expect((await reviewer.get(file?.address ?? '')).status).toBe(200)
    }
    const exported = await run('recordings', 'export', '--out', join(folder, 'out'))
    expect(exported.output[0]).toMatch(/^1 clip of 1 speaker,/)
    expect((await run('import', 'list')).output.at(-1)).toBe(
      '  2 clips of 2 voices, takes made of 1',
    )
    expect((await run('import', 'undo', id)).status).toBe(0)
    expect((await asLearner()).withdrawn).toEqual([recordings[0]?.id])
    expect((await reviewer.get(recordings[0]?.flac.address ?? '')).status).toBe(410)
    expect(await counts()).toEqual([1, 0, 0, 1])
  })

  it('continues where it was ended, with no clip twice and none lost', async () => {
    const rows = Array.from({ length: 53 }, (_, nth) => ({ path: `clip-${nth}.mp3` }))
    const { take, run, clips, counts, world } = await startWithClips(engine, rows)
    const read = await readClipsFolder(clips, 'ewo')
    const { sha256 } = read
    const id = await beginVoices(world.context, { ...saidTerms, fileName: 'ewo', sha256 })
    const stored = {
      names: new Set<string>(),
      hashes: new Set<string>(),
      takenBack: new Set<string>(),
      withdrawn: { names: new Set<string>(), hashes: new Set<string>() },
    }
    const { soundChecker } = world.context
    const walk = storeClips(world.context, id, verifyClips(read.clips, { soundChecker, stored }))
    let passed = 0
    for await (const each of walk) {
      expect(each.outcome).toBe('verified')
      if ((passed += 1) === 52) break
    }
    expect(await counts()).toEqual([1, 1, 50, 0])
    expect((await run('import', 'list')).output[0]).toContain(
      'begun: the same command continues it',
    )
    const other = await take(clips, '--keep', '--dialect', 'Mvele')
    expect([other.status, other.complaints[0]]).toEqual([
      2,
      expect.stringContaining('was begun with another'),
    ])
    const again = await take(clips, '--keep')
    expect(again.output).toContain('  50 are stored since it was begun')
    expect(again.output).toContain(`Imported as ${id}: 53 clips of 1 voice.`)
    expect(await counts()).toEqual([1, 1, 53, 0])
    const refused = await take(clips, '--keep')
    expect([refused.status, refused.complaints[0]]).toEqual([
      1,
      expect.stringContaining('Already imported as'),
    ])
  })

  it(
    'brings its sentences out to be translated, and finds them when they come back',
    { tags: 'long' },
    async () => {
      const { take, run, makeTakes, clips, folder } = await startWithClips(engine, [
        two[1] ?? { path: '' },
      ])
      const id = idIn((await take(clips, '--keep')).output)
      const table = join(folder, 'said.csv')
      expect((await run('export', id, '--to', table)).status).toBe(0)
      const [head = '', row = ''] = (await readFile(table, 'utf8')).trim().split('\r\n')
      const cells = row.split(',').map((cell, nth) => {
        const name = head.split(',')[nth]
        return name === 'english' ? 'I am.' : name === 'french' ? 'Je suis.' : cell
      })
      const translated = join(folder, 'translated.csv')
      await writeFile(translated, `${head}\r\n${cells.join(',')}\r\n`)
      const told = await take(translated, '--keep')
      expect(told.output).toContain('Speakers of Ewondo would be asked to confirm 1')
      const made = await makeTakes()
      expect(made.output.at(-1)).toBe('1 wait for reviewers; 0 for their sentence.')
      expect((await makeTakes()).output.at(-1)).toBe('0 wait for reviewers; 0 for their sentence.')
    },
  )
})

it('takes a set out of its archive, that of the language alone, and leaves nothing unpacked', async () => {
  const { take, folder, clips, database } = await startWithClips('sqlite', two)
  await makeClipsFolder(join(folder, 'fr'), [{ path: 'c.mp3', locale: 'fr' }])
  await symlink('/etc/hostname', join(clips, 'clips', 'linked.mp3'))
  const archive = join(folder, 'cv-corpus.tar.gz')
  execFileSync('tar', ['-czf', archive, '-C', folder, 'fr', 'ewo'])
  const kept = await take(archive, '--keep')
  expect([kept.complaints, kept.output[0]]).toEqual([
    [],
    'cv-corpus.tar.gz/validated.tsv: recordings of Common Voice',
  ])
  const names = await database.queries.selectFrom('importedClips').select('name').execute()
  expect(names.map(({ name }) => name).toSorted()).toEqual(['a.mp3', 'b.mp3'])
  expect((await readdir(folder)).filter((name) => name.startsWith('unpacked'))).toEqual([])
  await truncate(archive, 5_000)
  const broken = await take(archive, '--keep')
  expect([broken.status, broken.output]).toEqual([
    1,
    ['cv-corpus.tar.gz:1: this is no whole archive of gzip'],
  ])
  execFileSync('tar', ['-czf', archive, '-C', folder, 'fr'])
  expect((await take(archive)).output).toEqual([
    'cv-corpus.tar.gz:1: it has no validated.tsv of "ewo"',
  ])
  await database.close()
})

it('gives up one voice alone, for good, also after a restore', async () => {
  const rows = [
    { path: 'a.mp3', client_id: 'voice-1' },
    { path: 'b.mp3', client_id: 'voice-2' },
  ]
  const { take, run, clips, folder, database } = await startWithClips('sqlite', rows)
  const id = idIn((await take(clips, '--keep')).output)
  const backups = await temporaryFolder()
  expect((await run('backup', backups)).complaints).toEqual([])
  const nobody = await run('import', 'undo', id, '--voice', 'voice-3')
  expect([nobody.status, nobody.complaints[0]]).toEqual([
    2,
    expect.stringContaining('This import has no voice called voice-3'),
  ])
  expect((await run('import', 'undo', id, '--voice', 'voice-1')).status).toBe(0)
  const listed = () => database.queries.selectFrom('importedClips').select('name').execute()
  expect(await listed()).toEqual([{ name: 'b.mp3' }])
  expect((await run('import', 'list')).output.join()).toContain('1 clip of 1 voice')
  await makeClipsFolder(clips, [...rows, { path: 'c.mp3', client_id: 'voice-1' }])
  const later = await take(clips, '--keep')
  expect(later.complaints).toEqual(['There is nothing to import.'])
  expect(later.output).toContain('  ewo/validated.tsv:2: a.mp3: whose voice it is took it back')
  expect(await listed()).toEqual([{ name: 'b.mp3' }])
  await database.close()
  const there = { DATA_DIR: await temporaryFolder(), JOURNAL_DIR: join(folder, 'journal') }
  expect((await runMboa(['restore', backups], there)).complaints).toEqual([])
  const restored = await runMboa(['import', 'list'], there)
  expect(restored.output.join()).toContain('1 clip of 1 voice')
})

it('gives up one recording alone, for good, also after a restore', async () => {
  const { take, run, clips, folder, database } = await startWithClips('sqlite', two)
  const id = idIn((await take(clips, '--keep')).output)
  const backups = await temporaryFolder()
  expect((await run('backup', backups)).complaints).toEqual([])
  const undo = (...more: string[]) => run('import', 'undo', id, ...more)
  expect((await undo('--clip', 'c.mp3')).complaints[0]).toContain(
    'This import has no recording called c.mp3',
  )
  expect((await undo('--clip', 'a.mp3', '--voice', 'voice-1')).status).toBe(2)
  expect(await undo('--clip', 'a.mp3')).toMatchObject({
    status: 0,
    output: ['Removed a.mp3 from ewo/validated.tsv.'],
  })
  const acts = await database.queries.selectFrom('languageActs').select(['act']).execute()
  expect(acts.map(({ act }) => act)).toContain('recording-taken-back')
  expect((await run('import', 'list')).output.join()).toContain('1 clip of 1 voice')
  await makeClipsFolder(clips, [...two, { path: 'c.mp3' }])
  const later = await take(clips, '--keep')
  expect(later.output).toContain('  ewo/validated.tsv:2: a.mp3: it was taken back')
  await database.close()
  const there = { DATA_DIR: await temporaryFolder(), JOURNAL_DIR: join(folder, 'journal') }
  expect((await runMboa(['restore', backups], there)).complaints).toEqual([])
  expect((await runMboa(['import', 'list'], there)).output.join()).toContain('1 clip of 1 voice')
})

it('keeps nothing where nothing can be kept', async () => {
  const { take, clips, counts, database } = await startWithClips('sqlite', [{ path: 'a.mp3' }])
  await rm(join(clips, 'clips', 'a.mp3'))
  const { status, complaints } = await take(clips, '--keep')
  expect([status, complaints]).toEqual([1, ['There is nothing to import.']])
  expect(await counts()).toEqual([0, 0, 0, 0])
  await database.close()
})

it('says what a folder lacks', async () => {
  const { take, folder } = await startBoth('sqlite')
  const { status, complaints } = await take(folder)
  expect([status, complaints[0]]).toEqual([2, expect.stringContaining('There is no validated.tsv')])
})

it('is kept by sweeps and backups while it stands, and stays undone after a restore', async () => {
  const { take, run, clips, folder, world, database } = await startWithClips('sqlite', two)
  const id = idIn((await take(clips, '--keep')).output)
  const { queries } = database
  const { blobs, clock } = world.context
  const [backups, other] = await Promise.all([temporaryFolder(), temporaryFolder()])
  const sweep = async () => {
    await queries.updateTable('pendingBlobs').set({ touchedAt: 1 }).execute()
    await sweepBlobs({ database, blobs, clock })
    return listBlobs({ blobsFolder: join(folder, 'blobs') })
  }
  const hashes = ['a.mp3', 'b.mp3'].map((name) => hashOf(clipOf(name))).toSorted()
  expect(await sweep()).toEqual(hashes)
  const journal = join(folder, 'journal')
  expect((await run('backup', backups)).complaints).toEqual([])
  expect((await run('import', 'undo', id)).status).toBe(0)
  expect(await sweep()).toEqual([])
  const there = { DATA_DIR: other, JOURNAL_DIR: journal }
  expect((await runMboa(['restore', backups], there)).complaints).toEqual([])
  expect(await listBlobs({ blobsFolder: join(other, 'blobs') })).toEqual(hashes)
  const listed = await runMboa(['import', 'list'], there)
  expect(listed.output).toEqual([expect.stringContaining('undone'), expect.any(String)])
  await database.close()
})
