import {
  api,
  addressOf,
  courseRecordingsSchema,
  keptSpeakerSchema,
  speakerConsentVersion,
  speakerQuota,
  speakersSchema,
  takesSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { describeEngines } from '../../testing/engines.ts'
import {
  addSpeaker,
  elder,
  elderId,
  listSpeakers,
  otherSpeakerId,
  putConsent,
  putSpeaker,
  storeTakeOf,
  takeOf,
} from '../../testing/speakers.ts'
import {
  makeTake,
  putArchive,
  reviewTake,
  signInRecorder,
  signInWithoutConsent,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { listBlobs, startWorld } from '../../testing/world.ts'

async function heardIn(client: TestClient) {
  const path = addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })
  return (await client.get(path)).as(courseRecordingsSchema).recordings
}

describeEngines('who speaks without an account', (engine) => {
  it('is kept with what they said to agree, for the recorder’s devices alone', async () => {
    const world = await startWorld(engine)
    const [recorder, other] = [await signInRecorder(world), await signInRecorder(world, 2)]
    await putSpeaker(world, recorder)
    const saved = (await putConsent(world, recorder, { research: true })).as(keptSpeakerSchema)
    expect(saved).toMatchObject({
      id: elderId,
      ...elder,
      withdrawnAt: null,
      consent: { textVersion: speakerConsentVersion, language: 'fr', research: true },
    })
    const { kept, mark } = await listSpeakers(recorder)
    expect(kept).toMatchObject({ speakers: [saved], deleted: [] })
    const known = await recorder.get(`${api.listSpeakers.path}?known=${mark}`)
    expect(known.as(speakersSchema)).toMatchObject({ kept: null, mark })
    expect((await listSpeakers(other)).kept?.speakers).toEqual([])
    expect(await listBlobs(world)).toHaveLength(1)
  })

  it('is the same after the same requests again, whichever answer was lost', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    await addSpeaker(world, recorder)
    const before = await listSpeakers(recorder)
    await addSpeaker(world, recorder)
    expect(await listSpeakers(recorder)).toEqual(before)
    const otherSound = await putConsent(world, recorder, { hertz: 300 })
    expect([otherSound.status, otherSound.error.code]).toEqual([409, 'take-already-exists'])
    expect(await listBlobs(world)).toHaveLength(1)
  })

  it('needs the sound of it: nothing else is taken for agreeing', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    const unknown = await putConsent(world, recorder)
    expect([unknown.status, unknown.error.code]).toEqual([404, 'not-found'])
    await putSpeaker(world, recorder)
    const refusals = [
      await putConsent(world, recorder, { sha256: 'a'.repeat(64) }),
      await putConsent(world, recorder, { sampleCount: 7 }),
      await putConsent(world, recorder, { textVersion: 'none' } as never),
      await putConsent(world, recorder, { learners: false } as never),
    ]
    expect(refusals.map(({ error }) => error.code)).toEqual([
      'invalid-sound',
      'invalid-sound',
      'invalid-value',
      'invalid-value',
    ])
    const refused = await putArchive(world, recorder, takeOf(elderId))
    expect([refused.status, refused.error.code]).toEqual([403, 'consent-needed'])
    expect((await listSpeakers(recorder)).kept?.speakers[0]?.consent).toBeNull()
    expect(await listBlobs(world)).toEqual([])
  })

  it('has a guardian agree who is a minor', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    await putSpeaker(world, recorder, { ageBand: 'under-18' })
    const refused = await putConsent(world, recorder)
    expect(refused.error).toMatchObject({ fields: { guardianName: 'required' } })
    const agreed = await putConsent(world, recorder, { guardianName: 'Papa Essomba' })
    expect(agreed.as(keptSpeakerSchema).consent?.guardianName).toBe('Papa Essomba')
  })

  it('is described in fields that are refused one by one', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    const refused = await putSpeaker(world, recorder, {
      name: ' ',
      village: 'x'.repeat(101),
      codeHash: 'secret',
    })
    expect(refused.error.fields).toMatchObject({ name: 'required', village: 'too-long' })
    expect((await putSpeaker(world, recorder, {}, 'x')).status).toBe(404)
    expect((await listSpeakers(recorder)).kept?.speakers).toEqual([])
  })

  it('is one of as many as the quota allows, and agrees as often', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    await addSpeaker(world, recorder)
    const [row] = await world.database.queries.selectFrom('speakers').selectAll().execute()
    const [agreed] = await world.database.queries
      .selectFrom('speakerStatements')
      .selectAll()
      .execute()
    if (row === undefined || agreed === undefined) throw new Error('Nobody is there.')
    for (let nth = 1; nth < speakerQuota.speakers; nth += 1) {
      const more = { ...row, speakerId: `more ${nth}`, id: testId(8000 + nth) }
      await world.database.queries.insertInto('speakers').values(more).execute()
    }
    const refused = await putSpeaker(world, recorder, {}, otherSpeakerId)
    expect([refused.status, refused.error.code]).toEqual([403, 'quota-reached'])
    expect((await putSpeaker(world, recorder, { name: 'Ma' })).status).toBe(200)
    for (let nth = 1; nth < speakerQuota.consentsOfSpeaker; nth += 1) {
      const more = { ...agreed, id: testId(7200 + nth) }
      await world.database.queries.insertInto('speakerStatements').values(more).execute()
    }
    const often = await putConsent(world, recorder, { consent: testId(7300) })
    expect(often.error.code).toBe('quota-reached')
    expect((await putConsent(world, recorder)).status).toBe(200)
  })

  it('is heard by their own consent, not by that of whose device it is', async () => {
    const world = await startWorld(engine)
    const recorder = await signInWithoutConsent(world)
    const reviewer = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    await addSpeaker(world, recorder)
    const own = await putArchive(world, recorder, makeTake())
    expect(own.error.code).toBe('consent-needed')
    const take = await storeTakeOf(world, recorder, elderId)
    expect(await reviewTake(world, reviewer, take.id)).toBe('approved')
    expect((await heardIn(reviewer)).map(({ id }) => id)).toEqual([take.id])
    const { takes } = (await recorder.get(api.listTakes.path)).as(takesSchema)
    expect(takes).toMatchObject([{ id: take.id, speaker: elderId }])
  })

  it('is never taken for the recorder, nor the recorder for them', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    await addSpeaker(world, recorder)
    const wrong = [
      makeTake({ speaker: elderId }),
      makeTake({ consentTextVersion: speakerConsentVersion }),
    ]
    for (const take of wrong) {
      const refused = await putArchive(world, recorder, take)
      expect(refused.error.fields).toEqual({ consentTextVersion: 'invalid-value' })
    }
    const [own, spoken] = [
      await storeTake(world, recorder),
      await storeTakeOf(world, recorder, elderId),
    ]
    const rows = await world.database.queries
      .selectFrom('takes')
      .select(['id', 'speakerId'])
      .orderBy('id')
      .execute()
    expect(rows.map(({ id }) => id)).toEqual([own.id, spoken.id])
    expect(new Set(rows.map(({ speakerId }) => speakerId)).size).toBe(2)
  })

  it('has a credit of their own, and never the recorder’s name', async () => {
    const world = await startWorld(engine)
    const [recorder, reviewer] = [await signInRecorder(world), await signInRecorder(world, 2)]
    await trustRecorder(world, 2)
    await world.database.queries
      .insertInto('speakerCredits')
      .values({
        accountId: (
          await world.database.queries
            .selectFrom('accounts')
            .select('id')
            .where('email', '=', 'recorder1@example.com')
            .executeTakeFirstOrThrow()
        ).id,
        kind: 'name',
        pseudonym: null,
      })
      .execute()
    await addSpeaker(world, recorder)
    const take = await storeTakeOf(world, recorder, elderId)
    await reviewTake(world, reviewer, take.id)
    const nameNow = async () => (await heardIn(reviewer))[0]?.voice.name
    expect(await nameNow()).toBeNull()
    await putSpeaker(world, recorder, { isNamed: true })
    expect(await nameNow()).toBe(elder.name)
    await putSpeaker(world, recorder, { isNamed: false })
    expect(await nameNow()).toBeNull()
  })

  it('agrees to other uses later, which takes the place of before', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    await addSpeaker(world, recorder, { openData: 'CC0-1.0' })
    await putConsent(world, recorder, { consent: testId(7101), research: true, hertz: 230 })
    const standing = await world.database.queries
      .selectFrom('consents')
      .select('use')
      .where('accountId', 'is', null)
      .where('withdrawnAt', 'is', null)
      .orderBy('use')
      .execute()
    expect(standing.map(({ use }) => use)).toEqual(['learners', 'research'])
    const [kept] = (await listSpeakers(recorder)).kept?.speakers ?? []
    expect(kept?.consent).toMatchObject({ consent: testId(7101), openData: null })
  })
})
