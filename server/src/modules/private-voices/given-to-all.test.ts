import { api, addressOf, takeSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { settlingMs } from '../../platform/blobs/sweep-blobs.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { listPrivateVoices, recordPrivately } from '../../testing/private-voices.ts'
import { addSpeaker, takeBackSpeaker, takeOf } from '../../testing/speakers.ts'
import { hum, makeTake, putArchive, signInRecorder } from '../../testing/takes.ts'
import { startWorld, listBlobs } from '../../testing/world.ts'

/** A recorder who once recorded Mama for themselves, and gives it, as Mama agreed. */
async function startGiving(engine: Engine) {
  const world = await startWorld(engine)
  const recorder = await signInRecorder(world, 1)
  const { recording } = await recordPrivately(world, recorder)
  const speaker = await addSpeaker(world, recorder)
  const { archive } = makeTake({}, hum())
  const { description } = takeOf(speaker, {}, 200)
  const given = await putArchive(world, recorder, { id: recording, description, archive })
  const isKept = async () =>
    (await recorder.get(addressOf(api.readPrivateRecording, { params: { id: recording } })))
      .status === 200
  const standing = async () => {
    const rows = await world.database.queries.selectFrom('takes').select('id').execute()
    return rows.map(({ id }) => id)
  }
  const sweep = async () => {
    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
  }
  return { world, recorder, recording, given, isKept, standing, sweep }
}

describeEngines('a private recording that is given to all', (engine) => {
  it('is a take of its speaker that waits for review, of the same file, and stays private', async () => {
    const { world, recorder, recording, given, isKept } = await startGiving(engine)
    expect(given.as(takeSchema)).toMatchObject({ id: recording, state: 'received' })
    expect(await isKept()).toBe(true)
    // The file, its listening copy, and the spoken consent.
    expect(await listBlobs(world)).toHaveLength(3)
    const { kept } = await listPrivateVoices(recorder)
    expect(kept?.recordings).toMatchObject([{ id: recording }])
  })

  it('stays given where the private one is deleted', async () => {
    const { world, recorder, recording, isKept, standing, sweep } = await startGiving(engine)
    const path = addressOf(api.readPrivateRecording, { params: { id: recording } })
    await sendJson(world, recorder, 'DELETE', path)
    await sweep()
    expect(await isKept()).toBe(false)
    expect(await standing()).toEqual([recording])
    expect(await listBlobs(world)).toHaveLength(3)
  })

  it('goes with its speaker, and the private one stays', async () => {
    const { world, recorder, isKept, standing, sweep } = await startGiving(engine)
    await takeBackSpeaker(world, recorder, 'speaker')
    await sweep()
    expect(await standing()).toEqual([])
    expect(await isKept()).toBe(true)
    expect(await listBlobs(world)).toHaveLength(1)
  })
})
