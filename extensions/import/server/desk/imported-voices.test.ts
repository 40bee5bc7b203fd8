import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { speakerWithdrawals } from '../../../../server/src/modules/speakers-without-account/index.ts'
import { settlingMs } from '../../../../server/src/platform/blobs/sweep-blobs.ts'
import { describeEngines } from '../../../../server/src/testing/engines.ts'
import { listBlobs } from '../../../../server/src/testing/world.ts'
import { nextRows, packClips, startVoices, voiceRows } from '../testing/imported-voices.ts'

describeEngines('one voice of an import', (engine) => {
  it('is taken back alone, with its sounds, by the coordinator whom it asks', async () => {
    const { world, readVoices, idOf, takeBack, listTakes, readActs, ...of } =
      await startVoices(engine)
    expect(await readVoices()).toMatchObject({
      voices: [
        { name: 'voice-1', clips: 2 },
        { name: 'voice-2', clips: 1, example: 'sɔ́ndɔ' },
      ],
      next: null,
    })
    const [first, second] = [await idOf('voice-1'), await idOf('voice-2')]
    expect(await listTakes()).toHaveLength(2)
    expect((await takeBack(first)).status).toBe(204)
    expect((await takeBack(first)).status).toBe(404)
    expect((await readVoices()).voices.map(({ name }) => name)).toEqual(['voice-2'])
    expect(await listTakes()).toEqual([{ speakerId: second }])
    // What is kept of it is what it is known by again, and nothing else.
    const voice = await world.database.queries
      .selectFrom('importedVoices')
      .select(['name', 'age', 'sex'])
      .where('speakerId', '=', first)
      .execute()
    expect(voice).toEqual([{ name: 'voice-1', age: null, sex: null }])
    const { acts } = await readActs()
    expect(acts.map(({ act, actor, thing }) => [act, actor?.id, thing])).toContainEqual([
      'speaker-deleted',
      of.accountId,
      first,
    ])
    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
    const held = await world.database.queries
      .selectFrom('importedClips')
      .leftJoin('takes', 'takes.id', 'importedClips.id')
      .select(['sha256', 'archiveHash', 'heardHash', 'listeningHash'])
      .execute()
    const hashes = held.flatMap((row) => [
      row.sha256,
      row.archiveHash,
      row.heardHash,
      row.listeningHash,
    ])
    expect(await listBlobs(world)).toEqual(
      [...new Set(hashes.filter((hash) => hash !== null))].sort(),
    )
    expect((await of.read(of.jobId)).state).toBe('kept')
  })

  it('comes back with no later version of the set, nor with the same once the whole is undone', async () => {
    const { idOf, takeBack, take, importId, send, keep, readWorked, world } =
      await startVoices(engine)
    await takeBack(await idOf('voice-1'))
    const { drafted } = await take(await packClips(nextRows))
    expect(drafted).toMatchObject({ clips: { clips: 0, known: 1 }, draft: { entries: 0 } })
    expect(drafted.draft?.refused).toMatchObject({
      count: 3,
      problems: [
        { entry: 'one.mp3', reason: 'voice-taken-back' },
        { entry: 'three.mp3', reason: 'voice-taken-back' },
        { entry: 'four.mp3', reason: 'voice-taken-back' },
      ],
    })
    await send('DELETE', api.undoImport.path, importId)
    const again = await take(await packClips(voiceRows))
    expect(again.drafted).toMatchObject({ clips: { clips: 1, voices: 1 } })
    await keep(again.id, true)
    expect(await readWorked(again.id)).toMatchObject({ state: 'kept', kept: { entries: 1 } })
    const clips = await world.database.queries.selectFrom('importedClips').select('name').execute()
    expect(clips).toEqual([{ name: 'two.mp3' }])
  })

  it('is nobody’s of another language, and none that is not there', async () => {
    const { desk, idOf, takeBack, importId, listTakes } = await startVoices(engine)
    const voice = await idOf('voice-1')
    const foreign = (path: string, id: string) =>
      path.replace(':language', 'dua').replace(':id', id)
    const listed = await desk.get(foreign(api.listImportedVoices.path, importId))
    expect(listed.status).toBe(404)
    expect((await takeBack(importId)).status).toBe(404)
    expect(voice).not.toBe('')
    expect(await listTakes()).toHaveLength(2)
  })

  it('is taken back again after a restore from a backup of before', async () => {
    const { world, idOf, readVoices, listTakes } = await startVoices(engine)
    const voice = await idOf('voice-1')
    await speakerWithdrawals.speaker.replay(world.database.queries, {
      what: 'speaker',
      id: voice,
      wish: 'delete',
      consents: [],
      at: world.clock.now(),
    })
    expect((await readVoices()).voices.map(({ name }) => name)).toEqual(['voice-2'])
    expect(await listTakes()).toHaveLength(1)
  })
})
