import { api, addressOf, courseRecordingsSchema, deletionConsequencesSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { settlingMs } from '../../platform/blobs/sweep-blobs.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { password } from '../../testing/people.ts'
import {
  addSpeaker,
  elderCode,
  elderId,
  otherSpeakerId,
  storeTakeOf,
  useCode,
} from '../../testing/speakers.ts'
import {
  hashOf,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
  type SentTake,
} from '../../testing/takes.ts'
import { listBlobs, listTables, startWorld } from '../../testing/world.ts'

const thirdId = testId(7003)

/** On a recorder's phone two agreed to stay without the account, and one did not. */
async function startLeaving(engine: Engine) {
  const world = await startWorld(engine)
  const [recorder, colleague] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
  await trustRecorder(world, 2)
  await addSpeaker(world, recorder, { staysAlone: true })
  const others = { codeHash: null, village: 'Mfou' }
  await addSpeaker(world, recorder, { id: otherSpeakerId, hertz: 310 }, others)
  await addSpeaker(world, recorder, { id: thirdId, hertz: 320, staysAlone: true }, others)
  const takes = [
    await storeTake(world, recorder, {}, 205),
    await storeTakeOf(world, recorder, elderId, {}, 225),
    await storeTakeOf(world, recorder, otherSpeakerId, {}, 245),
    await storeTakeOf(world, recorder, thirdId, {}, 265),
  ]
  for (const { id } of takes) await reviewTake(world, colleague, id)
  const clip = async ({ archive }: SentTake) =>
    (await colleague.get(addressOf(api.readClip, { params: { clip: `${hashOf(archive)}.flac` } })))
      .status
  return {
    world,
    recorder,
    colleague,
    takes,
    playing: async () => {
      const statuses: number[] = []
      for (const take of takes) statuses.push(await clip(take))
      return statuses
    },
    deleteAccount: (fates: object) => recorder.post(api.deleteProfile.path, { password, ...fates }),
  }
}

describeEngines('when the recorder’s account goes', (engine) => {
  it('each speaker is counted apart from the recorder, with whether they may stay', async () => {
    const { recorder } = await startLeaving(engine)
    const foreseen = (await recorder.get(api.describeDeletion.path)).as(deletionConsequencesSchema)
    expect(foreseen).toMatchObject({ takes: 1, takesThatCanStay: 1 })
    expect(foreseen.speakers.map(({ id, takes, mayStay }) => [id, takes, mayStay])).toEqual([
      [elderId, 1, true],
      [otherSpeakerId, 1, false],
      [thirdId, 1, true],
    ])
  })

  it('who agreed to it stays, and all others go with the recorder', async () => {
    const { world, takes, playing, deleteAccount, colleague } = await startLeaving(engine)
    expect((await deleteAccount({})).status).toBe(200)
    expect(await playing()).toEqual([410, 200, 410, 200])
    const path = addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })
    const { recordings } = (await colleague.get(path)).as(courseRecordingsSchema)
    expect(recordings.map(({ id }) => id).sort()).toEqual([takes[1]?.id, takes[3]?.id].sort())
    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
    // Both files of two takes, and two consents.
    expect(await listBlobs(world)).toHaveLength(6)
    const rows = await world.database.queries.selectFrom('speakers').selectAll().execute()
    expect(rows.map(({ recorderId }) => recorderId)).toEqual([null, null])
    expect(JSON.stringify(await listTables(world))).not.toContain('recorder1@example.com')
  })

  it('whom the recorder would rather delete goes, and nobody is kept who did not agree', async () => {
    const { playing, deleteAccount } = await startLeaving(engine)
    await deleteAccount({ recordings: 'keep', speakersToDelete: [thirdId] })
    expect(await playing()).toEqual([200, 200, 410, 410])
  })

  it('who stays can withdraw by their paper, and be deleted', async () => {
    const { world, playing, deleteAccount } = await startLeaving(engine)
    await deleteAccount({})
    await useCode(world, elderCode, 'withdraw')
    expect(await playing()).toEqual([410, 410, 410, 200])
    await useCode(world, elderCode, 'delete')
    expect(await world.database.queries.selectFrom('speakers').select('id').execute()).toEqual([
      { id: thirdId },
    ])
  })
})
