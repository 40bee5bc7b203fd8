import { api, addressOf, courseRecordingsSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { clipWithdrawals } from '../../../../server/src/modules/withdrawn-imports/index.ts'
import { settlingMs } from '../../../../server/src/platform/blobs/sweep-blobs.ts'
import { describeEngines, type Engine } from '../../../../server/src/testing/engines.ts'
import { signIn } from '../../../../server/src/testing/people.ts'
import { hashOf, reviewTake, trustRecorder } from '../../../../server/src/testing/takes.ts'
import { listBlobs } from '../../../../server/src/testing/world.ts'
import { clipOf } from '../testing/clips-folder.ts'
import { nextRows, packClips, startVoices, voiceRows } from '../testing/imported-voices.ts'

async function startClips(engine: Engine) {
  const of = await startVoices(engine)
  const voice = await of.idOf('voice-1')
  const [first] = (await of.readClips(voice)).clips
  return { ...of, voice, clipId: first?.id ?? '' }
}

describeEngines('one recording of an import', (engine) => {
  it('is found under its voice, by what is said or by its name', async () => {
    const { world, readClips, voice } = await startClips(engine)
    expect(await readClips(voice)).toMatchObject({
      clips: [
        { name: 'one.mp3', text: 'sɔ́ndɔ', state: 'waiting' },
        { name: 'three.mp3', text: 'Mə nə.', state: 'waiting' },
      ],
      next: null,
    })
    const namesOf = async (said: string) =>
      (await readClips(voice, said)).clips.map(({ name }) => name)
    expect(await namesOf('mə')).toEqual(['three.mp3'])
    expect(await namesOf('ONE')).toEqual(['one.mp3'])
    expect(await namesOf('%')).toEqual([])
    // A sentence begins with a capital, also with one that is beyond ASCII.
    const { queries } = world.database
    await queries
      .updateTable('importedClips')
      .set({ text: 'Ə nə.' })
      .where('name', '=', 'three.mp3')
      .execute()
    expect([await namesOf('ə nə'), await namesOf('Ə nə')]).toEqual([['three.mp3'], ['three.mp3']])
  })

  it('is heard by nobody from the moment at which it is taken back, and its voice in the others', async () => {
    const { world, desk, readClips, voice, clipId, takeBackClip, readActs, ...of } =
      await startClips(engine)
    await trustRecorder(world, 1)
    expect(await reviewTake(world, desk, clipId)).toBe('approved')
    expect((await readClips(voice)).clips[0]?.state).toBe('heard')
    const learner = await signIn(world)
    const recordings = addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })
    const listSince = async (cursor: number) =>
      (await learner.get(`${recordings}?after=${cursor}`)).as(courseRecordingsSchema)
    const before = await listSince(0)
    expect(before.recordings.map(({ id }) => id)).toEqual([clipId])
    const { listeningHash } = await world.database.queries
      .selectFrom('takes')
      .select('listeningHash')
      .where('id', '=', clipId)
      .executeTakeFirstOrThrow()
    const sound = addressOf(api.readClip, { params: { clip: `${listeningHash}.opus` } })
    expect((await learner.get(sound)).status).toBe(200)

    expect((await takeBackClip(clipId)).status).toBe(204)
    expect((await takeBackClip(clipId)).status).toBe(404)
    expect((await learner.get(sound)).status).toBe(410)
    // What a device that has it learns at its next look.
    expect(await listSince(before.cursor)).toMatchObject({ recordings: [], withdrawn: [clipId] })
    expect((await readClips(voice)).clips.map(({ name }) => name)).toEqual(['three.mp3'])
    expect((await of.readVoices()).voices).toMatchObject([
      { name: 'voice-1', clips: 1 },
      { name: 'voice-2', clips: 1 },
    ])
    const { acts } = await readActs()
    expect(acts.map(({ act, actor, thing }) => [act, actor?.id, thing])).toContainEqual([
      'recording-taken-back',
      of.accountId,
      clipId,
    ])
    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
    const left = await listBlobs(world)
    expect(left).not.toContain(hashOf(clipOf('one.mp3')))
    expect(left).toContain(hashOf(clipOf('three.mp3')))
  })

  it('comes back with no later version of the set, under its name or another', async () => {
    const { clipId, takeBackClip, take, importId, send } = await startClips(engine)
    await takeBackClip(clipId)
    const { drafted } = await take(await packClips(nextRows))
    expect(drafted).toMatchObject({ clips: { clips: 1, known: 2 } })
    expect(drafted.draft?.refused.problems).toMatchObject([
      { entry: 'one.mp3', reason: 'sound-taken-back' },
    ])
    await send('DELETE', api.undoImport.path, importId)
    const renamed = voiceRows.map((row) => ({ ...row, path: `new-${row.path}` }))
    for (const [rows, sounds] of [
      // The same sound by another name, and another sound by the same.
      [renamed, { 'new-one.mp3': clipOf('one.mp3') }],
      [voiceRows, { 'one.mp3': clipOf('anew.mp3') }],
    ] as const) {
      const again = await take(await packClips(rows, sounds))
      expect(again.drafted).toMatchObject({ clips: { clips: 2, known: 0 } })
      expect(again.drafted.draft?.refused.problems).toMatchObject([{ reason: 'sound-taken-back' }])
    }
  })

  it('is nobody’s of another language', async () => {
    const { world, clipId, voice, readClips, takeBackClip, listTakes } = await startClips(engine)
    await world.database.queries.updateTable('imports').set({ course: 'dua' }).execute()
    expect((await takeBackClip(clipId)).status).toBe(404)
    expect((await readClips(voice)).clips).toEqual([])
    expect(await listTakes()).toHaveLength(2)
  })

  it('is taken back again after a restore, also from a backup that has not known it', async () => {
    const { world, clipId, readClips, voice, take, importId, send } = await startClips(engine)
    const { queries } = world.database
    const sha256 = hashOf(clipOf('one.mp3'))
    const withdrawal = { what: 'imported-clip', course: 'ewo', sha256, at: 1 } as const
    const { replay } = clipWithdrawals['imported-clip']
    await replay(queries, { ...withdrawal, id: clipId })
    expect((await readClips(voice)).clips.map(({ name }) => name)).toEqual(['three.mp3'])
    await replay(queries, { ...withdrawal, id: clipId })
    await send('DELETE', api.undoImport.path, importId)
    await queries.deleteFrom('withdrawnClips').execute()
    await replay(queries, { ...withdrawal, id: clipId })
    const { drafted } = await take(await packClips(voiceRows))
    expect(drafted.draft?.refused.problems).toMatchObject([
      { entry: 'one.mp3', reason: 'sound-taken-back' },
    ])
  })
})
