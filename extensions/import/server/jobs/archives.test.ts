import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { zstdCompressSync } from 'node:zlib'
import { api, importedVoicesVersion, importJobSchema, reviewQueueSchema } from '@mboa/contract'
import { listMp3Frames, wrapWav } from '@mboa/domain'
import { openZipFile } from '@mboa/formats'
import { makeZip } from '@mboa/formats/testing'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import {
  hum,
  sampleRate,
  signInRecorder,
  trustRecorder,
} from '../../../../server/src/testing/takes.ts'
import { temporaryFolder } from '../../../../server/src/testing/temporary-folder.ts'
import { unpackApart } from '../recordings/sources/unpack-apart.ts'
import { clipOf, makeClipsFolder } from '../testing/clips-folder.ts'
import { startJobs } from '../testing/import-jobs.ts'
import { claimJob } from './repository.ts'
import { importLeaseMs } from './import-runner.ts'

const transcription = join(
  import.meta.dirname,
  '../../../../formats/src/fixtures/transcription-shape.eaf',
)

/** A deck in the newest container, with this sound in place of one of its own. */
async function packDeck(sound: Uint8Array): Promise<Buffer> {
  const path = join(import.meta.dirname, '../../../../formats/src/fixtures/deck-shape.apkg')
  const deck = await openZipFile(path)
  const files: { name: string; bytes: Uint8Array }[] = []
  for (const name of deck.names) {
    const bytes = await buffer(deck.read(name))
    files.push({ name, bytes: name === '0' ? zstdCompressSync(sound) : bytes })
  }
  deck.close()
  return makeZip(files)
}

function wavOf(...parts: readonly Int16Array[]): Uint8Array {
  const data = Buffer.concat(parts.map((part) => Buffer.from(part.buffer)))
  const form = { sampleRate, channels: 1, bits: 16, isFloat: false } as const
  return wrapWav(data, { ...form, dataStart: 0, dataBytes: data.length })
}

/** Some seconds: the frames of a shorter one, again and again. */
function longMp3(): Uint8Array {
  const short = clipOf('talk.mp3')
  const { starts } = listMp3Frames(short) ?? { starts: [] }
  const sound = short.subarray(starts[0], starts.at(-1))
  return Buffer.concat([sound, sound, sound])
}

/** A word that the course has is said in one of them. */
const rows = [
  { path: 'one.mp3', sentence: 'sɔ́ndɔ', client_id: 'voice-1', accents: 'as at home' },
  { path: 'two.mp3', sentence: 'Mə nə.', client_id: 'voice-2' },
  { path: 'none.mp3', sentence: '', client_id: 'voice-2' },
]

async function packVoices(): Promise<Buffer> {
  const folder = await temporaryFolder()
  await makeClipsFolder(join(folder, 'ewo'), rows)
  execFileSync('tar', ['-czf', join(folder, 'cv.tar.gz'), '-C', folder, 'ewo'])
  return readFile(join(folder, 'cv.tar.gz'))
}

describeEngines('archives with sound at the desk', (engine) => {
  it('of Common Voice are drafted clip by clip, kept under what is said of voices, and undone', async () => {
    const { world, sendWhole, readWorked, keep, send } = await startJobs(engine)
    const id = await sendWhole(await packVoices(), { fileName: 'cv.tar.gz' })
    const drafted = await readWorked(id)
    expect(drafted).toMatchObject({
      state: 'draft',
      format: 'common-voice',
      clips: { clips: 2, voices: 2, known: 0, said: 1, withoutSpeaker: 0 },
      draft: {
        entries: 2,
        proposed: 0,
        leftOut: { count: 1, items: [{ kind: 'cells', of: 'accents', count: 1 }] },
        refused: { count: 1, problems: [{ line: 4, entry: 'none.mp3', reason: 'no-sentence' }] },
      },
    })
    const { queries } = world.database
    expect(await queries.selectFrom('importedClips').select('id').execute()).toEqual([])
    expect((await keep(id)).error.fields).toEqual({ mayBeHeard: 'required' })
    expect((await keep(id, true, 'imported-2020-01')).error.code).toBe('consent-text-changed')
    const asked = await keep(id, true, importedVoicesVersion)
    expect(asked.as(importJobSchema)).toMatchObject({ state: 'importing' })
    const kept = await readWorked(id)
    expect(kept).toMatchObject({ state: 'kept', kept: { entries: 2, proposed: 0 } })
    expect(kept.terms.voicesText).toBe(importedVoicesVersion)
    const takes = await queries.selectFrom('takes').select(['approvedAt', 'recorderId']).execute()
    expect(takes).toEqual([{ approvedAt: null, recorderId: null }])
    // Heard by reviewers, and by nobody else yet.
    const reviewer = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    const queue = (await reviewer.get(`${api.listReviewQueue.path}?course=ewo`)).as(
      reviewQueueSchema,
    )
    expect(queue.takes).toHaveLength(1)
    const again = await sendWhole(await packVoices(), { fileName: 'cv.tar.gz' })
    expect((await readWorked(again)).clips).toMatchObject({ clips: 0, known: 2 })
    expect((await keep(again, true)).error.code).toBe('invalid-value')
    const importId = kept.kept?.importId ?? ''
    expect((await send('DELETE', api.undoImport.path, importId)).status).toBe(204)
    expect(await queries.selectFrom('takes').select('id').execute()).toEqual([])
    expect(await readWorked(id)).toMatchObject({ state: 'undone' })
  })

  it('are kept once, by the next server, where the one that had them died', async () => {
    const { world, sendWhole, readWorked, keep } = await startJobs(engine)
    const { database, clock } = world
    const id = await sendWhole(await packVoices(), { fileName: 'cv.tar.gz' })
    await readWorked(id)
    await keep(id, true)
    const die = () =>
      claimJob(database, { claim: 'dead', now: clock.now(), leaseMs: importLeaseMs })
    await die()
    clock.advance(importLeaseMs)
    const kept = await readWorked(id)
    expect(kept).toMatchObject({ state: 'kept', kept: { entries: 2 } })
    expect(await database.queries.selectFrom('imports').select('id').execute()).toEqual([
      { id: kept.kept?.importId },
    ])
    expect(await database.queries.selectFrom('importedClips').select('id').execute()).toHaveLength(
      2,
    )
  })

  it('of FLEx bring words with their sounds, by who is said to speak', async () => {
    const { world, sendWhole, readWorked, change, keep } = await startJobs(engine)
    const entry = (key: string, text: string, en: string, fr: string) =>
      [
        `<entry id="${key}"><lexical-unit><form lang="ewo"><text>${text}</text></form>`,
        `<form lang="ewo-Zxxx-x-audio"><text>${key}.wav</text></form></lexical-unit>`,
        `<sense><gloss lang="en"><text>${en}</text></gloss>`,
        `<gloss lang="fr"><text>${fr}</text></gloss></sense></entry>`,
      ].join('')
    const words = [
      '<lift version="0.13">',
      entry('one', 'abəlé', 'kola nut', 'noix de cola'),
      entry('two', 'ŋgɔl', 'pity', 'pitié'),
      '</lift>',
    ].join('\n')
    const archive = makeZip([
      { name: 'Dictionary/Dictionary.lift', bytes: words },
      { name: 'Dictionary/audio/one.wav', bytes: wavOf(hum(200, 1)) },
      { name: '__MACOSX/Dictionary/._Dictionary.lift', bytes: 'x' },
    ])
    const id = await sendWhole(archive, { fileName: 'Dictionary.zip' })
    const drafted = await readWorked(id)
    expect(drafted).toMatchObject({
      format: 'lift',
      draft: {
        entries: 2,
        proposed: 2,
        refused: { count: 1, problems: [{ line: 3, entry: 'two.wav', reason: 'sound-missing' }] },
      },
      clips: { clips: 1, voices: 0, said: 1, withoutSpeaker: 1 },
    })
    expect((await keep(id, true)).error.fields).toEqual({ speaker: 'required' })
    await change(id, {}, { speaker: 'M. N.' })
    expect((await readWorked(id)).clips).toMatchObject({ voices: 1, withoutSpeaker: 0 })
    await keep(id, true)
    expect(await readWorked(id)).toMatchObject({ state: 'kept', kept: { proposed: 2 } })
    const { queries } = world.database
    const [take, ...others] = await queries.selectFrom('takes').select('item').execute()
    const told = await queries.selectFrom('contributions').select(['id', 'contribution']).execute()
    const said = told.find(({ contribution }) => contribution.includes('abəlé'))
    expect([take?.item, others.length]).toEqual([`ewo.${said?.id ?? ''}`, 0])
    const voices = await queries.selectFrom('importedVoices').select('name').execute()
    expect(voices).toEqual([{ name: 'M. N.' }])
  })

  it.each([
    ['talk.wav', wavOf(hum(200, 1.2), hum(300, 2))],
    ['talk.mp3', longMp3()],
  ])('of ELAN bring sentences cut out of %s, once their tiers are said', async (name, sound) => {
    const { world, sendWhole, readWorked, change, keep } = await startJobs(engine)
    const eaf = (await readFile(transcription, 'utf8')).replaceAll('talk.wav', name)
    const archive = makeZip([
      { name: 'Talk/talk.eaf', bytes: eaf },
      { name: `Talk/${name}`, bytes: sound },
    ])
    const id = await sendWhole(archive, { fileName: 'Talk.zip' })
    const asked = await readWorked(id)
    expect(asked).toMatchObject({ state: 'draft', format: 'eaf' })
    await change(id, { 'tx@AB': 'text', 'ft@AB': 'gloss en' })
    expect(await readWorked(id)).toMatchObject({
      draft: { broken: null, entries: 2, proposed: 2 },
      clips: { clips: 2, voices: 1, said: 2, withoutSpeaker: 0 },
    })
    expect((await keep(id)).error.fields).toEqual({ mayBeHeard: 'required' })
    await keep(id, true)
    expect(await readWorked(id)).toMatchObject({ state: 'kept', kept: { entries: 2, proposed: 2 } })
    const { queries } = world.database
    const clips = await queries
      .selectFrom('importedClips')
      .innerJoin('importedVoices', 'importedVoices.speakerId', 'importedClips.speakerId')
      .select(['importedClips.name as part', 'importedVoices.name as voice', 'durationMs'])
      .orderBy('part')
      .execute()
    expect(clips).toEqual([
      { part: `${name} 0-1200`, voice: 'A. B.', durationMs: 1200 },
      { part: `${name} 1200-2500`, voice: 'A. B.', durationMs: 1300 },
    ])
    const told = await queries.selectFrom('contributions').select('id').orderBy('id').execute()
    const takes = await queries
      .selectFrom('takes')
      .select(['item', 'kind'])
      .orderBy('item')
      .execute()
    expect(told).toHaveLength(2)
    expect(takes).toEqual(told.map((each) => ({ item: `ewo.${each.id}`, kind: 'sentence' })))
  })

  it('of Anki bring the sounds of their words', async () => {
    const { world, sendWhole, readWorked, change, keep } = await startJobs(engine)
    const id = await sendWhole(await packDeck(clipOf('mbwa.mp3')), { fileName: 'deck.apkg' })
    expect(await readWorked(id)).toMatchObject({
      format: 'apkg',
      draft: {
        entries: 2,
        proposed: 2,
        refused: { count: 2, problems: [{ reason: 'no-text' }, { entry: 'lost.mp3' }] },
      },
      clips: { clips: 1, voices: 0, said: 1, withoutSpeaker: 1 },
    })
    await change(id, {}, { speaker: 'M. N.' })
    await readWorked(id)
    await keep(id, true)
    expect(await readWorked(id)).toMatchObject({ state: 'kept', kept: { proposed: 2 } })
    const told = await world.database.queries
      .selectFrom('contributions')
      .select(['id', 'contribution'])
      .execute()
    const word = told.find(({ contribution }) => contribution.includes('"text":"mbwa"'))
    const takes = await world.database.queries.selectFrom('takes').select('item').execute()
    expect(takes).toEqual([{ item: `ewo.${word?.id ?? ''}` }])
  })

  it.each([
    ['links', [{ name: 'a.lift', mode: 0o120777, bytes: '/etc/passwd' }], 'unsafe-archive'],
    ['places outside', [{ name: '../a.lift', bytes: '<lift/>' }], 'unsafe-archive'],
    ['two dictionaries', [{ name: 'a.lift' }, { name: 'b.lift' }], 'several-files'],
    ['tables of CLDF without what names them', [{ name: 'forms.csv' }], 'unknown-format'],
  ])('are refused with %s, and nothing is unpacked', async (_, files, reason) => {
    const { sendWhole, readWorked } = await startJobs(engine)
    const id = await sendWhole(makeZip(files), { fileName: 'a.zip' })
    expect(await readWorked(id)).toMatchObject({ state: 'refused', problem: { reason } })
  })

  it('are refused where they break off', async () => {
    const { sendWhole, readWorked } = await startJobs(engine)
    const whole = await packVoices()
    const id = await sendWhole(whole.subarray(0, whole.length / 2), { fileName: 'cv.tar.gz' })
    expect(await readWorked(id)).toMatchObject({ state: 'refused', problem: { reason: 'damaged' } })
  })
})

it('an archive that takes too long to unpack is given up', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'a.zip')
  await writeFile(path, makeZip([{ name: 'a.lift', bytes: clipOf('x') }]))
  const signal = new AbortController().signal
  const wanted = { to: join(folder, 'out'), language: 'ewo', signal }
  await expect(unpackApart(path, wanted, { limitMs: 1 })).rejects.toMatchObject({
    reason: 'unreadable-file',
  })
})
