import { api, addressOf, courseRecordingsSchema, keptSpeakerSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { settlingMs } from '../../platform/blobs/sweep-blobs.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import {
  addSpeaker,
  elder,
  elderCode,
  elderId,
  listSpeakers,
  otherSpeakerId,
  putConsent,
  putSpeaker,
  storeTakeOf,
  takeBackSpeaker,
  takeOf,
  useCode,
} from '../../testing/speakers.ts'
import {
  hashOf,
  putArchive,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
  type SentTake,
} from '../../testing/takes.ts'
import { listBlobs, listTables, startWorld } from '../../testing/world.ts'
import { speakerCodeLimit } from './limits.ts'

/** A phone on which its recorder and two others have spoken, all of it heard by a learner. */
async function startSharedPhone(engine: Engine) {
  const world = await startWorld(engine)
  const [recorder, reviewer] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
  await trustRecorder(world, 2)
  const learner = await signIn(world)
  await addSpeaker(world, recorder)
  await addSpeaker(
    world,
    recorder,
    { id: otherSpeakerId, hertz: 310 },
    { name: 'Tonton', village: null, codeHash: null },
  )
  const takes = {
    own: await storeTake(world, recorder, {}, 205),
    elder: await storeTakeOf(world, recorder, elderId, {}, 225),
    other: await storeTakeOf(world, recorder, otherSpeakerId, {}, 245),
  }
  for (const { id } of Object.values(takes)) await reviewTake(world, reviewer, id)
  const clip = async ({ archive }: SentTake) =>
    (await learner.get(addressOf(api.readClip, { params: { clip: `${hashOf(archive)}.flac` } })))
      .status
  const list = addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })
  const read = async (after = 0) =>
    (await learner.get(`${list}?after=${after}`)).as(courseRecordingsSchema)
  return {
    world,
    recorder,
    takes,
    read,
    playing: async () => [await clip(takes.own), await clip(takes.elder), await clip(takes.other)],
  }
}

describeEngines('a speaker of a shared phone takes back', (engine) => {
  it('theirs alone, at once, wherever it is heard', async () => {
    const { world, recorder, takes, read, playing } = await startSharedPhone(engine)
    expect(await playing()).toEqual([200, 200, 200])
    const { cursor } = await read()
    const withdrawn = await takeBackSpeaker(world, recorder, 'speakerConsent')
    expect(withdrawn.as(keptSpeakerSchema)).toMatchObject({
      consent: null,
      withdrawnAt: world.clock.now(),
    })
    expect(await playing()).toEqual([200, 410, 200])
    const news = await read(cursor)
    expect([news.withdrawn, news.recordings]).toEqual([[takes.elder.id], []])
    expect((await read()).recordings.map(({ id }) => id).sort()).toEqual(
      [takes.own.id, takes.other.id].sort(),
    )
    const late = await putArchive(world, recorder, takeOf(elderId, {}, 265))
    expect(late.error.code).toBe('consent-needed')
  })

  it('and may agree again, by a consent that knows of it', async () => {
    const { world, recorder, playing } = await startSharedPhone(engine)
    world.clock.advance(5)
    const { withdrawnAt } = (await takeBackSpeaker(world, recorder, 'speakerConsent')).as(
      keptSpeakerSchema,
    )
    // What they had said to agree before brings nothing back, sent again or late.
    await putConsent(world, recorder)
    const late = await putConsent(world, recorder, { consent: testId(7101), hertz: 230 })
    expect([late.status, late.error.code]).toEqual([403, 'consent-needed'])
    expect(await playing()).toEqual([200, 410, 200])
    const again = { consent: testId(7102), hertz: 240, knownWithdrawal: withdrawnAt }
    expect((await putConsent(world, recorder, again)).status).toBe(200)
    expect(await playing()).toEqual([200, 200, 200])
  })

  it('all that there is of them, and nothing brings it back', async () => {
    const { world, recorder, takes, read, playing } = await startSharedPhone(engine)
    const { cursor } = await read()
    expect((await takeBackSpeaker(world, recorder, 'speaker')).status).toBe(204)
    // The answer was lost: it is asked again.
    expect((await takeBackSpeaker(world, recorder, 'speaker')).status).toBe(204)
    expect(await playing()).toEqual([200, 410, 200])
    expect((await read(cursor)).withdrawn).toEqual([takes.elder.id])
    const late = [
      await putSpeaker(world, recorder),
      await putConsent(world, recorder),
      await putArchive(world, recorder, takes.elder),
    ]
    expect(late.map(({ error }) => error.code)).toEqual(Array(3).fill('take-withdrawn'))
    const { kept } = await listSpeakers(recorder)
    expect(kept?.deleted).toEqual([elderId])
    expect(kept?.speakers.map(({ name }) => name)).toEqual(['Tonton'])
    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
    // Both files of the recorder's take and the other's, and what that one said to agree.
    expect(await listBlobs(world)).toHaveLength(5)
    const rows = JSON.stringify(await listTables(world))
    const traces = [elder.name, elder.village, elder.codeHash, takes.elder.id].map(
      (trace) => rows.split(String(trace)).length - 1,
    )
    // Devices are told by its id that the recording is gone.
    expect(traces).toEqual([0, 0, 0, 1])
  })

  it('by their paper, without an account and without the recorder', async () => {
    const { world, recorder, playing } = await startSharedPhone(engine)
    const written = `${elderCode.slice(0, 4).toLowerCase()} ${elderCode.slice(4)}`
    expect((await useCode(world, written, 'withdraw')).status).toBe(204)
    expect(await playing()).toEqual([200, 410, 200])
    expect((await listSpeakers(recorder)).kept?.speakers[0]?.consent).toBeNull()
    expect((await useCode(world, elderCode, 'delete')).status).toBe(204)
    expect((await listSpeakers(recorder)).kept?.deleted).toEqual([elderId])
    expect(await playing()).toEqual([200, 410, 200])
  })

  it('by a code of which nobody learns whether it is one', async () => {
    const { world, playing } = await startSharedPhone(engine)
    const wrong = elderCode.replaceAll('7', '8')
    const answers = [
      await useCode(world, wrong, 'delete'),
      await useCode(world, '', 'delete'),
      await useCode(world, elderCode, 'withdraw'),
    ]
    const seen = answers.map(({ status, text }) => [status, text])
    expect(seen).toEqual(Array(3).fill([204, '']))
    expect(await playing()).toEqual([200, 410, 200])
    // Neither what stands on the paper nor what is sent is anywhere.
    const rows = JSON.stringify(await listTables(world))
    expect(rows).not.toContain(elderCode)
    expect(elderCode.length * 5).toBeGreaterThanOrEqual(128)
    for (let nth = 0; nth < speakerCodeLimit.hits; nth += 1) await useCode(world, wrong, 'delete')
    expect((await useCode(world, wrong, 'delete')).error.code).toBe('too-many-attempts')
  })

  it('nothing of another recorder’s who calls somebody the same', async () => {
    const { world, playing } = await startSharedPhone(engine)
    const stranger = await signInRecorder(world, 3)
    for (const what of ['speaker', 'speakerConsent'] as const) {
      expect((await takeBackSpeaker(world, stranger, what)).status).toBe(404)
    }
    expect(await playing()).toEqual([200, 200, 200])
  })
})
