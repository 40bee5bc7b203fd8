import {
  api,
  addressOf,
  keptPrivateRecordingSchema,
  privateQuota,
  privateVoicesSchema,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import {
  listPrivateVoices,
  mama,
  putRecording,
  putVoice,
  recordPrivately,
} from '../../testing/private-voices.ts'
import { hum } from '../../testing/takes.ts'
import { startWorld, type World, listBlobs } from '../../testing/world.ts'

const eve = { email: 'eve@example.com', phoneNumber: '+237670000002', fullName: 'Eve Other' }
const otherId = '01930000-0000-7000-8000-00000000b002'
const soundOf = (id: string) => addressOf(api.readPrivateRecording, { params: { id } })

/** As if the recordings of everybody here were this large. */
const enlarge = ({ database }: World, bytes: number) =>
  database.queries.updateTable('privateRecordings').set({ bytes }).execute()

describeEngines('voices that somebody records for themselves', (engine) => {
  it('are kept and sent to all devices of their account, with what was agreed to', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const { voice, recording } = await recordPrivately(world, client)
    const { kept, mark } = await listPrivateVoices(client)
    expect(kept?.voices).toEqual([{ id: voice, ...mama }])
    expect(kept?.recordings).toMatchObject([
      { id: recording, voice, item: 'ewo.day-sunday', consentTextVersion: mama.consentTextVersion },
    ])
    const again = await client.get(`${api.listPrivateVoices.path}?known=${mark}`)
    expect(again.as(privateVoicesSchema)).toMatchObject({ kept: null, mark })
  })

  it('are the same after the same requests again, whichever answer was lost', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await recordPrivately(world, client)
    const before = await listPrivateVoices(client)
    await recordPrivately(world, client)
    expect(await listPrivateVoices(client)).toEqual(before)
    expect(await listBlobs(world)).toHaveLength(1)
    const other = await putRecording(world, client, { samples: hum(300) })
    expect([other.status, other.error.code]).toEqual([409, 'take-already-exists'])
  })

  it('sound as they were sent, and are kept by nothing on the way', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await putVoice(world, client)
    const sent = (await putRecording(world, client)).as(keptPrivateRecordingSchema)
    const answer = await client.get(soundOf(sent.id))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('audio/flac')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.bytes.subarray(0, 4).toString()).toBe('fLaC')
  })

  it('need what their speaker agreed to, and a guardian’s name that is one', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const refused = await putRecording(world, client)
    expect([refused.status, refused.error.code]).toEqual([403, 'consent-needed'])
    const nameless = await putVoice(world, client, { ...mama, guardianName: ' ' })
    expect(nameless.error.fields).toEqual({ guardianName: 'required' })
    const unknown = await putVoice(world, client, { ...mama, consentTextVersion: 'none' })
    expect(unknown.status).toBe(400)
    expect(await listBlobs(world)).toEqual([])
  })

  it('are refused where they are no sound, or another than was described', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await putVoice(world, client)
    const refused = await putRecording(world, client, { sha256: 'a'.repeat(64) })
    expect(refused.error.code).toBe('invalid-sound')
    expect((await putRecording(world, client, { sampleCount: 7 })).error.code).toBe('invalid-sound')
    expect((await putRecording(world, client, { id: 'x' })).status).toBe(404)
    expect((await listPrivateVoices(client)).kept?.recordings).toEqual([])
  })

  it('are as many as the quota allows, and what is here stays', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const { recording } = await recordPrivately(world, client)
    await enlarge(world, privateQuota.bytes)
    const refused = await putRecording(world, client, { id: otherId, samples: hum(300) })
    expect([refused.status, refused.error.code]).toEqual([403, 'quota-reached'])
    expect(await listBlobs(world)).toHaveLength(1)
    // What is here already is answered as ever, and others have a quota of their own.
    expect((await putRecording(world, client)).status).toBe(200)
    const other = await signIn(world, eve)
    await recordPrivately(world, other)
    expect((await other.get(soundOf(recording))).status).toBe(200)
    expect((await sendJson(world, client, 'DELETE', soundOf(recording))).status).toBe(204)
    const fits = await putRecording(world, client, { id: otherId, samples: hum(300) })
    expect(fits.status).toBe(200)
  })

  it('are of as many speakers as the quota allows', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const idOf = (at: number) => `01930000-0000-7000-8000-${String(at).padStart(12, '0')}`
    for (let at = 0; at < privateQuota.voices; at += 1) {
      expect((await putVoice(world, client, mama, idOf(at))).status).toBe(200)
    }
    const refused = await putVoice(world, client, mama, idOf(privateQuota.voices))
    expect([refused.status, refused.error.code]).toEqual([403, 'quota-reached'])
    expect((await putVoice(world, client, { ...mama, name: 'Papa' }, idOf(0))).status).toBe(200)
  })

  it('are gone once deleted, whatever still arrives, and so is the file', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const { voice, recording } = await recordPrivately(world, client)
    const path = addressOf(api.putPrivateVoice, { params: { id: voice } })
    expect((await sendJson(world, client, 'DELETE', path)).status).toBe(204)
    // The answer was lost: it is asked again.
    expect((await sendJson(world, client, 'DELETE', path)).status).toBe(204)
    expect((await client.get(soundOf(recording))).status).toBe(404)
    expect((await putVoice(world, client)).error.code).toBe('take-withdrawn')
    expect((await putRecording(world, client)).error.code).toBe('take-withdrawn')
    expect((await listPrivateVoices(client)).kept).toEqual({ voices: [], recordings: [] })
    expect(await listBlobs(world)).toHaveLength(1)
    world.clock.advance(2 * 60 * 60_000)
    await world.app.sweep()
    expect(await listBlobs(world)).toEqual([])
  })

  it('stay gone where the deletion comes before what was deleted', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await putVoice(world, client)
    expect((await sendJson(world, client, 'DELETE', soundOf(otherId))).status).toBe(404)
    const late = await putRecording(world, client, { id: otherId })
    expect([late.status, late.error.code]).toEqual([410, 'take-withdrawn'])
  })

  it('keep their file as long as anybody holds the same', async () => {
    const world = await startWorld(engine)
    const [client, other] = [await signIn(world), await signIn(world, eve)]
    const { recording } = await recordPrivately(world, client)
    await recordPrivately(world, other)
    await sendJson(world, client, 'DELETE', soundOf(recording))
    world.clock.advance(2 * 60 * 60_000)
    await world.app.sweep()
    expect((await client.get(soundOf(recording))).status).toBe(404)
    expect((await other.get(soundOf(recording))).status).toBe(200)
  })
})
