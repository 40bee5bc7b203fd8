import {
  api,
  addressOf,
  courseRecordingsSchema,
  deletionConsequencesSchema,
  deskWorkshopsSchema,
  foundWorkshopSchema,
  lateTakesMs,
  openedWorkshopSchema,
  takesSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { startDesk } from '../../testing/language-desk.ts'
import { password } from '../../testing/people.ts'
import {
  addSpeaker,
  elder,
  elderCode,
  elderId,
  otherSpeakerId,
  putConsent,
  takeBackSpeaker,
  useCode,
} from '../../testing/speakers.ts'
import {
  hashOf,
  putArchive,
  reviewTake,
  signInRecorder,
  trustRecorder,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import {
  addInWorkshop,
  codeOf,
  joinWorkshop,
  leaveWorkshop,
  openWorkshop,
  readJoined,
  takeOfGuest,
} from '../../testing/workshops.ts'
import { workshopWithdrawals } from './service.ts'

const none = { joined: [], shared: [], gone: [] }

/** A workshop of three days, in which `adding` has added somebody whom `other` may record. */
async function startWorkshop(engine: Engine, consent = {}) {
  const { world, desk, at, readActs } = await startDesk(engine)
  const [adding, other] = [await signInRecorder(world, 2), await signInRecorder(world, 3)]
  const opened = await openWorkshop(desk)
  const { id } = opened.workshop
  for (const client of [adding, other]) await joinWorkshop(client, opened)
  await addInWorkshop(world, adding, id, consent)
  const clip = async (archive: Buffer) =>
    (await desk.get(addressOf(api.readClip, { params: { clip: `${hashOf(archive)}.flac` } })))
      .status
  return {
    world,
    desk,
    adding,
    other,
    opened,
    id,
    at,
    readActs,
    clip,
    close: () => sendJson(world, desk, 'DELETE', at(api.closeDeskWorkshop.path, id)),
    send: (take = takeOfGuest(id)) => putArchive(world, other, take),
    withdrawAs: (client: TestClient) => {
      const params = { id, speaker: elderId }
      return sendJson(world, client, 'DELETE', addressOf(api.withdrawGuestConsent, { params }))
    },
    hearTake: async () => {
      const take = takeOfGuest(id)
      expect((await putArchive(world, other, take)).status).toBe(200)
      await trustRecorder(world, 1)
      expect(await reviewTake(world, desk, take.id)).toBe('approved')
      return take
    },
  }
}

describeEngines('a workshop', (engine) => {
  it('is opened at the desk and joined by its link, by recorders of its language alone', async () => {
    const { world, desk, at, readActs } = await startDesk(engine)
    const [recorder, stranger] = [await signInRecorder(world, 2), await signInRecorder(world, 3)]
    const { queries } = world.database
    const ofStranger = queries
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'recorder3@example.com')
    const dua = { language: 'dua' }
    await queries
      .updateTable('recorderLanguages')
      .set(dua)
      .where('accountId', '=', ofStranger)
      .execute()
    const unnamed = await desk.post(at(api.openDeskWorkshop.path), { name: ' ', days: 30 })
    expect(unnamed.error.fields).toEqual({ name: 'required', days: 'invalid-value' })
    const opened = await openWorkshop(desk)
    const { workshop } = opened
    expect(workshop).toMatchObject({ name: 'Mfou, November', recorders: 1, speakers: 0 })
    const seen = (await joinWorkshop(recorder, opened, false)).as(foundWorkshopSchema)
    expect([seen.workshop.id, seen.isJoined]).toEqual([workshop.id, false])
    expect(await readJoined(recorder)).toEqual(none)
    world.clock.advance(1)
    // The same again, as after an answer that was lost.
    for (let turn = 0; turn < 2; turn += 1) {
      const joined = (await joinWorkshop(recorder, opened)).as(foundWorkshopSchema)
      expect(joined.isJoined).toBe(true)
    }
    expect((await joinWorkshop(stranger, opened)).error.code).toBe('not-allowed')
    world.clock.advance(1)
    const path = at(api.makeDeskWorkshopLink.path, workshop.id)
    const again = (await desk.post(path)).as(openedWorkshopSchema)
    expect((await joinWorkshop(recorder, opened)).error.code).toBe('not-found')
    expect((await joinWorkshop(recorder, again)).status).toBe(200)
    const listed = (await desk.get(at(api.listDeskWorkshops.path))).as(deskWorkshopsSchema)
    expect(listed.workshops).toMatchObject([{ id: workshop.id, recorders: 2 }])
    const rows = JSON.stringify(await queries.selectFrom('workshops').selectAll().execute())
    expect(rows).not.toContain(codeOf(again))
    const { acts } = await readActs()
    expect(acts.slice(0, 3).map(({ act, thing }) => [act, thing])).toEqual([
      ['workshop-linked', workshop.id],
      ['workshop-joined', workshop.id],
      ['workshop-opened', workshop.id],
    ])
  })

  it('tells its recorders the name and dialect of who agreed to it, and nothing else', async () => {
    const { world, desk, adding, other, id } = await startWorkshop(engine)
    // Somebody who agreed to the other text, as all before them did.
    await addSpeaker(world, adding, { id: otherSpeakerId, hertz: 310 }, { codeHash: null })
    const joined = await readJoined(other)
    expect(joined?.shared).toEqual([
      {
        id: elderId,
        workshop: id,
        name: elder.name,
        dialect: elder.dialect,
        textVersion: 'workshop-2026-11',
      },
    ])
    expect((await readJoined(adding))?.shared).toEqual([])
    const stranger = await signInRecorder(world, 4)
    expect(await readJoined(stranger)).toEqual(none)
    // Who agrees to another workshop's text is in that one.
    world.clock.advance(1)
    const second = await openWorkshop(desk)
    await joinWorkshop(adding, second)
    const elsewhere = { consent: testId(7107), hertz: 235 }
    await addInWorkshop(world, adding, second.workshop.id, elsewhere)
    expect((await readJoined(other))?.shared).toEqual([])
    await joinWorkshop(other, second)
    expect((await readJoined(other))?.shared).toMatchObject([{ workshop: second.workshop.id }])
    // Who says otherwise later, to the recorder alone, is shared no more; and did not withdraw.
    world.clock.advance(1)
    await putConsent(world, adding, { consent: otherSpeakerId, hertz: 240 })
    expect(await readJoined(other)).toMatchObject({ shared: [], gone: [] })
  })

  it('has its text agreed to in it, and no other', async () => {
    const { world, adding, id } = await startWorkshop(engine)
    const wrong = [
      { consent: otherSpeakerId, workshop: id },
      { consent: otherSpeakerId, textVersion: 'workshop-2026-11' as const },
    ]
    for (const consent of wrong) {
      const refused = await putConsent(world, adding, consent)
      expect(refused.error.fields).toEqual({ workshop: 'invalid-value' })
    }
  })

  it('is recorded in by every recorder, as the voice of who spoke', async () => {
    const { other, desk, hearTake, send, id } = await startWorkshop(engine)
    const take = await hearTake()
    const path = addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })
    const { recordings } = (await desk.get(path)).as(courseRecordingsSchema)
    expect(recordings).toMatchObject([{ id: take.id, voice: { name: null } }])
    const { takes } = (await other.get(api.listTakes.path)).as(takesSchema)
    expect(takes).toMatchObject([{ id: take.id, speaker: elderId }])
    const wrong = [
      takeOfGuest(id, { speaker: otherSpeakerId }),
      takeOfGuest(otherSpeakerId),
      takeOfGuest(id, { consentTextVersion: 'speaker-2026-11' }),
    ]
    const codes: string[] = []
    for (const refused of wrong) codes.push((await send(refused)).error.code)
    expect(codes).toEqual(['not-found', 'not-found', 'invalid-value'])
  })

  it('loses who withdraws, by whichever of its recorders or the paper, at once and everywhere', async () => {
    for (const way of ['adding', 'other', 'paper', 'deleted'] as const) {
      const { world, adding, other, hearTake, clip, send, id, readActs, withdrawAs } =
        await startWorkshop(engine)
      const take = await hearTake()
      expect(await clip(take.archive)).toBe(200)
      world.clock.advance(1)
      if (way === 'adding') await takeBackSpeaker(world, adding, 'speakerConsent')
      if (way === 'deleted') await takeBackSpeaker(world, adding, 'speaker')
      if (way === 'paper') await useCode(world, elderCode, 'withdraw')
      if (way === 'other') {
        expect((await withdrawAs(await signInRecorder(world, 4))).status).toBe(404)
        expect((await withdrawAs(other)).status).toBe(204)
        const [newest] = (await readActs()).acts
        expect([newest?.act, newest?.actor?.fullName]).toEqual(['speaker-withdrawn', 'Ada Learner'])
      }
      expect(await clip(take.archive)).toBe(410)
      expect(await readJoined(other)).toMatchObject({
        shared: [],
        gone: [{ workshop: id, id: elderId }],
      })
      const late = await send(takeOfGuest(id, {}, 280))
      expect(late.error.code).toBe(way === 'deleted' ? 'take-withdrawn' : 'consent-needed')
    }
  })

  it('takes what was said before its speaker withdrew no more, though they agreed again', async () => {
    const { world, adding, other, send, id } = await startWorkshop(engine)
    world.clock.advance(1)
    await takeBackSpeaker(world, adding, 'speakerConsent')
    const again = { consent: otherSpeakerId, hertz: 250, knownWithdrawal: world.clock.now() }
    expect((await putConsent(world, adding, again)).status).toBe(200)
    expect((await send()).error.code).toBe('consent-needed')
    expect(await readJoined(other)).toMatchObject({
      shared: [],
      gone: [{ workshop: id, id: elderId }],
    })
    // To the workshop once more: from then on they may be recorded there.
    const anew = { consent: testId(7105), workshop: id, hertz: 260 }
    const textVersion = 'workshop-2026-11' as const
    await putConsent(world, adding, { ...again, ...anew, textVersion })
    expect((await send()).status).toBe(200)
    expect(await readJoined(other)).toMatchObject({ shared: [{ id: elderId }], gone: [] })
  })

  it.each(['ended', 'closed', 'left', 'left by who added them', 'removed'] as const)(
    'once %s, shows nobody to the others, and takes what was recorded until then',
    async (how) => {
      const { world, desk, adding, other, id, at, close, send } = await startWorkshop(engine)
      expect((await readJoined(other))?.shared).toHaveLength(1)
      if (how === 'ended') world.clock.advance(3 * 24 * 60 * 60_000)
      if (how === 'closed') expect((await close()).status).toBe(204)
      if (how === 'left') expect((await leaveWorkshop(world, other, id)).status).toBe(204)
      if (how === 'left by who added them') await leaveWorkshop(world, adding, id)
      if (how === 'removed') {
        const { queries } = world.database
        const recorder = await queries
          .selectFrom('accounts')
          .select('id')
          .where('email', '=', 'recorder2@example.com')
          .executeTakeFirstOrThrow()
        await sendJson(world, desk, 'DELETE', at(api.removeDeskPerson.path, recorder.id), {})
      }
      const isOver = how === 'ended' || how === 'closed' || how === 'left'
      const joined = await readJoined(other)
      expect(joined).toMatchObject({ shared: [], gone: [] })
      expect(joined?.joined).toHaveLength(isOver ? 0 : 1)
      expect((await send()).status).toBe(200)
      if (!isOver) return
      const endsAt = world.clock.now() - lateTakesMs - 1
      await world.database.queries.updateTable('workshops').set({ endsAt }).execute()
      expect((await send(takeOfGuest(id, {}, 290))).error.code).toBe('not-found')
    },
  )

  it('is closed and left again where a restored backup has it otherwise', async () => {
    const { world, other, id } = await startWorkshop(engine)
    const { queries } = world.database
    const { id: account } = await queries
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'recorder3@example.com')
      .executeTakeFirstOrThrow()
    const at = world.clock.now() + 1
    const left = { what: 'workshop-left', account, id, at } as const
    await workshopWithdrawals['workshop-left'].replay(queries, left)
    expect(await readJoined(other)).toEqual(none)
    await queries.updateTable('workshopRecorders').set({ leftAt: null }).execute()
    await workshopWithdrawals.workshop.replay(queries, { what: 'workshop', id, at })
    expect(await readJoined(other)).toEqual(none)
  })

  it('settles what a recorder recorded of another’s speaker when their account goes', async () => {
    for (const staysAlone of [true, false]) {
      const { hearTake, other, clip, world } = await startWorkshop(engine, { staysAlone })
      const take = await hearTake()
      const foreseen = (await other.get(api.describeDeletion.path)).as(deletionConsequencesSchema)
      expect([foreseen.takes, foreseen.speakers]).toEqual([staysAlone ? 0 : 1, []])
      await other.post(api.deleteProfile.path, { password, recordings: 'keep' })
      expect(await clip(take.archive)).toBe(staysAlone ? 200 : 410)
      const left = await world.database.queries.selectFrom('takes').select('recorderId').execute()
      expect(left).toEqual(staysAlone ? [{ recorderId: null }] : [])
      expect(await world.database.queries.selectFrom('speakers').select('id').execute()).toEqual([
        { id: elderId },
      ])
    }
  })

  it('and settles its speakers as ever when the account of who added them goes', async () => {
    for (const staysAlone of [true, false]) {
      const { hearTake, adding, other, clip, id } = await startWorkshop(engine, { staysAlone })
      const take = await hearTake()
      await adding.post(api.deleteProfile.path, { password })
      expect(await clip(take.archive)).toBe(staysAlone ? 200 : 410)
      expect(await readJoined(other)).toMatchObject({
        shared: [],
        gone: staysAlone ? [] : [{ workshop: id, id: elderId }],
      })
      const { takes } = (await other.get(api.listTakes.path)).as(takesSchema)
      expect(takes?.map(({ speaker }) => speaker)).toEqual(staysAlone ? [elderId] : [])
    }
  })

  it('lets nobody take over another’s speaker by calling one of theirs the same', async () => {
    const { world, other, id, hearTake } = await startWorkshop(engine)
    await addInWorkshop(world, other, id, { hertz: 330, consent: testId(7106) })
    expect((await readJoined(other))?.shared).toHaveLength(1)
    const take = await hearTake()
    const speakers = await world.database.queries
      .selectFrom('takes')
      .innerJoin('speakers', 'speakers.speakerId', 'takes.speakerId')
      .innerJoin('accounts', 'accounts.id', 'speakers.recorderId')
      .select(['takes.id', 'accounts.email'])
      .execute()
    expect(speakers).toEqual([{ id: take.id, email: 'recorder2@example.com' }])
  })
})
