import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wrapWav } from '@mboa/domain'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import { hum, sampleRate } from '../../../../server/src/testing/takes.ts'
import { fixtures, idIn, said, startBoth } from './testing/import-world.ts'

const { licence } = said

/** As a recorder in the field writes it. */
function wavOf(...parts: readonly Int16Array[]): Uint8Array {
  const data = Buffer.concat(parts.map((part) => Buffer.from(part.buffer)))
  const form = { sampleRate, channels: 1, bits: 16, isFloat: false } as const
  return wrapWav(data, { ...form, dataStart: 0, dataBytes: data.length })
}

describeEngines('sounds of an import of words', (engine) => {
  it(
    'come out of the recording of a transcription, each sentence by who says it',
    { tags: 'long' },
    async () => {
      const { take, run, makeTakes, folder, database } = await startBoth(engine)
      const { queries } = database
      const file = join(folder, 'talk.eaf')
      await copyFile(join(fixtures, 'transcription-shape.eaf'), file)
      const options = join(folder, 'options.json')
      await writeFile(options, JSON.stringify({ tiers: { tx: 'text', 'ft@AB': 'gloss en' } }))
      const words = await take(file, '--options', options, '--keep')
      const id = idIn(words.output)
      expect(words.output.at(-2)).toContain(`import sounds ${id} --from <folder>`)
      // It ends in the middle of the second sentence.
      await writeFile(join(folder, 'talk.wav'), wavOf(hum(200, 1.2), hum(300, 1)))
      const sounds = [id, '--from', folder]
      const other = await makeTakes(...sounds, '--licence', 'CC0-1.0')
      expect([other.status, other.complaints[0]]).toEqual([
        2,
        expect.stringContaining(`Pass --licence ${licence}`),
      ])
      const draft = await makeTakes(...sounds, '--licence', licence)
      expect(draft.output).toEqual([
        'talk.eaf: its sounds',
        '  1 clip of 1 voice understood, 1 refused',
        '  0.0 minutes of sound were decoded',
        '  1 sentence, 0 with letters that the course does not know',
        'Reviewers would be asked to hear 1; 0 wait until the course has their sentence',
        'Refused:',
        '  talk.eaf:2: talk.wav 1200-2500: its recording ends before it',
        'Preview only. Add --keep to import.',
      ])
      expect(await queries.selectFrom('importedClips').selectAll().execute()).toEqual([])
      await writeFile(join(folder, 'talk.wav'), wavOf(hum(200, 1.2), hum(300, 2)))
      expect((await makeTakes(...sounds, '--licence', licence, '--keep')).status).toBe(0)
      const made = await makeTakes(id)
      expect(made.output.at(-1)).toBe('2 wait for reviewers; 0 for their sentence.')
      const told = await queries.selectFrom('contributions').select('id').orderBy('id').execute()
      const takes = await queries.selectFrom('takes').selectAll().orderBy('item').execute()
      expect(
        takes.map(({ item, kind, approvedAt, recorderId }) => [item, kind, approvedAt, recorderId]),
      ).toEqual(told.map((each) => [`ewo.${each.id}`, 'sentence', null, null]))
      const voices = await queries.selectFrom('importedVoices').selectAll().execute()
      expect(voices.map(({ name, speakerId }) => [name, speakerId])).toEqual([
        ['A. B.', takes[0]?.speakerId],
      ])
      const clips = await queries
        .selectFrom('importedClips')
        .select(['name', 'durationMs', 'ending'])
        .orderBy('name')
        .execute()
      expect(clips).toEqual([
        { name: 'talk.wav 0-1200', durationMs: 1200, ending: 'flac' },
        { name: 'talk.wav 1200-2500', durationMs: 1300, ending: 'flac' },
      ])
      await run('import', 'undo', id)
      for (const table of ['importedClips', 'importedVoices', 'takes', 'contributions'] as const) {
        expect(await queries.selectFrom(table).selectAll().execute()).toEqual([])
      }
      await database.close()
    },
  )

  it.each(['NFC', 'NFD'])('are taken back by the name of their speaker in %s', async (form) => {
    const { take, run, makeTakes, folder, database } = await startBoth(engine)
    const name = 'Ngo B\u00E0ss\u0254\u030C\u014B'
    const shape = await readFile(join(fixtures, 'transcription-shape.eaf'), 'utf8')
    const file = join(folder, 'talk.eaf')
    await writeFile(file, shape.replaceAll('A. B.', name.normalize('NFD')))
    const options = join(folder, 'options.json')
    await writeFile(options, JSON.stringify({ tiers: { tx: 'text', 'ft@AB': 'gloss en' } }))
    const id = idIn((await take(file, '--options', options, '--keep')).output)
    await writeFile(join(folder, 'talk.wav'), wavOf(hum(200, 1.2), hum(300, 2)))
    await makeTakes(id, '--from', folder, '--licence', licence, '--keep')
    const undone = await run('import', 'undo', id, '--voice', ` ${name.normalize(form)}`)
    expect([undone.status, undone.complaints]).toEqual([0, []])
    const clips = await database.queries.selectFrom('importedClips').selectAll().execute()
    expect(clips).toEqual([])
    await database.close()
  })

  it('lie beside a dictionary, by a speaker who is named', async () => {
    const { take, makeTakes, file, folder, database } = await startBoth(engine)
    const id = idIn((await take(file, '--keep')).output)
    await mkdir(join(folder, 'audio'))
    await writeFile(join(folder, 'audio', 'taba.wav'), wavOf(hum()))
    const sounds = [id, '--from', folder, '--licence', licence, '--keep']
    const unnamed = await makeTakes(...sounds)
    expect([unnamed.status, unnamed.complaints[0]]).toEqual([
      2,
      expect.stringContaining('Pass --speaker'),
    ])
    expect((await makeTakes(...sounds, '--speaker', '  ')).complaints).toEqual(unnamed.complaints)
    const kept = await makeTakes(...sounds, '--speaker', 'M. N.')
    expect(kept.output).toContain('  made.lift:1: taba2.wav: its file is not there')
    const again = await makeTakes(...sounds, '--speaker', 'M. N.')
    expect(again.output).toContain('  1 are stored since it was begun')
    const clips = await database.queries.selectFrom('importedClips').selectAll().execute()
    expect(clips.map(({ name, text, kind }) => [name, text, kind])).toEqual([
      ['taba.wav', 'taba', 'word'],
    ])
    await database.close()
  })
})

it.each([
  ['a folder that is not there', ['--from', '/nowhere'], 'Pass the id of the import'],
  ['two imports', ['a', 'b'], 'too many arguments'],
  ['an import that is not there', ['a'], 'There is no import a.'],
])('refuses %s', async (_, words, complaint) => {
  const { makeTakes } = await startBoth('sqlite')
  const { status, complaints } = await makeTakes(...words)
  expect([status, complaints[0]]).toEqual([2, expect.stringContaining(complaint)])
})
