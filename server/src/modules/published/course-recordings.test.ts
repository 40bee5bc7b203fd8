import {
  api,
  addressOf,
  courseRecordingsSchema,
  deletionConsequencesSchema,
  recordingOverviewSchema,
  reportAnswersSchema,
  reviewQueueSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { beginEpoch, readEpoch } from '../../platform/database/epoch.repository.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeBothEngines, describeEngines } from '../../testing/engines.ts'
import { password, signIn } from '../../testing/people.ts'
import { aReport } from '../../testing/practice.ts'
import {
  allConsents,
  chooseConsents,
  hashOf,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { announceTakes } from '../takes/index.ts'

const path = addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })
const item = 'ewo.day-sunday'

async function recordingsOf(client: TestClient, after = 0) {
  return (await client.get(`${path}?after=${after}`)).as(courseRecordingsSchema)
}

/** A recorder, a trusted reviewer and two learners. */
async function startLoop(engine: Parameters<typeof startWorld>[0]) {
  const world = await startWorld(engine)
  const recorder = await signInRecorder(world, 1)
  const reviewer = await signInRecorder(world, 2)
  await trustRecorder(world, 2)
  const ada = await signIn(world, { email: 'ada@example.com', phoneNumber: '+237670000091' })
  const eve = await signIn(world, { email: 'eve@example.com', phoneNumber: '+237670000092' })
  return { world, recorder, reviewer, ada, eve }
}

async function report(client: TestClient, number: number, about: object) {
  const reported = aReport({ id: testId(number), item, ...about })
  return client.post(api.sendReports.path, { reports: [reported] })
}

/** How many learners wait for a recording of the item, as recorders see it. */
async function askedFor(recorder: TestClient): Promise<number | undefined> {
  const overview = await recorder.get(
    addressOf(api.readRecordingList, { params: { course: 'ewo' } }),
  )
  const { items } = overview.as(recordingOverviewSchema)
  return items.find((known) => known.item === item)?.askedForBy
}

const withdraw = (world: World, client: TestClient, id: string) =>
  sendJson(world, client, 'DELETE', addressOf(api.withdrawTake, { params: { id } }))

describeEngines('the recordings of a course', (engine) => {
  it('are all sent again to a device of another epoch, and to one with a cursor from the future', async () => {
    const { world, recorder, reviewer, ada } = await startLoop(engine)
    const take = await storeTake(world, recorder)
    await reviewTake(world, reviewer, take.id)
    const { cursor, epoch } = await recordingsOf(ada)
    const ask = async (query: string) => {
      const { recordings } = (await ada.get(`${path}?${query}`)).as(courseRecordingsSchema)
      return recordings.map(({ id }) => id)
    }
    expect(await ask(`after=${cursor}&epoch=${epoch}`)).toEqual([])
    expect(await ask(`after=${cursor + 1}`)).toEqual([take.id])
    await beginEpoch(world.database.queries, 'another')
    expect(await ask(`after=${cursor}&epoch=${epoch}`)).toEqual([take.id])
    expect(await ask(`after=${cursor}&epoch=another`)).toEqual([])
    expect(await ask(`after=${cursor}`)).toEqual([])
  })

  it('are those approved, with all that is needed to play and credit them', async () => {
    const { world, recorder, reviewer, ada } = await startLoop(engine)
    const take = await storeTake(world, recorder, { dialect: 'Mvele' })
    const before = await recordingsOf(ada)
    const epoch = await readEpoch(world.database.queries)
    expect(before).toEqual({ recordings: [], withdrawn: [], cursor: 0, epoch, more: false })
    await reviewTake(world, reviewer, take.id)
    const { recordings, cursor } = await recordingsOf(ada)
    expect(recordings).toMatchObject([
      {
        id: take.id,
        item,
        kind: 'word',
        durationMs: 1000,
        voice: { name: null, dialect: 'Mvele' },
        opus: {
          address: addressOf(api.readClip, { params: { clip: `${hashOf(take.listening)}.opus` } }),
          bytes: take.listening.length,
        },
        flac: { bytes: take.archive.length },
      },
    ])
    expect((await ada.get(recordings[0]?.opus?.address ?? '')).status).toBe(200)
    expect((await recordingsOf(ada, cursor)).recordings).toEqual([])
    const strange = await ada.get(`${path}?after=x`)
    expect(strange.status).toBe(400)
  })

  it('come in pages that weigh less than 200 kB, all of them once, whoever asks', async () => {
    const { world, recorder, reviewer, ada } = await startLoop(engine)
    const { id } = await storeTake(world, recorder)
    await reviewTake(world, reviewer, id)
    const { queries } = world.database
    const take = await queries.selectFrom('takes').selectAll().executeTakeFirstOrThrow()
    const ids = Array.from({ length: 900 }, (_, at) => testId(50_000 + at))
    for (let from = 0; from < ids.length; from += 300) {
      const some = ids.slice(from, from + 300)
      await queries
        .insertInto('takes')
        .values(some.map((each) => ({ ...take, id: each })))
        .execute()
      await announceTakes(
        queries,
        some.map((each) => ({ ...take, id: each })),
      )
    }
    const heard: string[] = []
    const sizes: number[] = []
    for (let [after, more] = [0, true]; more;) {
      const answer = await ada.get(`${path}?after=${after}`)
      sizes.push(answer.bytes.length)
      const page = answer.as(courseRecordingsSchema)
      heard.push(...page.recordings.map((recording) => recording.id))
      ;({ cursor: after, more } = page)
    }
    expect(heard).toEqual([id, ...ids])
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200_000)
    // No more requests than that takes.
    expect(sizes.slice(0, -1).every((size) => size > 199_000)).toBe(true)
  })

  it('list what went, and its address is gone within the same minute', async () => {
    const { world, recorder, reviewer, ada } = await startLoop(engine)
    const take = await storeTake(world, recorder)
    await reviewTake(world, reviewer, take.id)
    const { recordings, cursor } = await recordingsOf(ada)
    const address = recordings[0]?.opus?.address ?? ''
    await withdraw(world, recorder, take.id)
    expect((await ada.get(address)).status).toBe(410)
    const next = await recordingsOf(ada, cursor)
    expect(next).toMatchObject({ recordings: [], withdrawn: [take.id] })
    expect((await recordingsOf(ada, next.cursor)).withdrawn).toEqual([])
  })

  it('go and come with the consent, and change with the credit', async () => {
    const { world, recorder, reviewer, ada } = await startLoop(engine)
    const take = await storeTake(world, recorder)
    await reviewTake(world, reviewer, take.id)
    let { cursor } = await recordingsOf(ada)
    const names: (string | null | undefined)[] = []
    for (const credit of [
      { kind: 'name' },
      { kind: 'pseudonym', pseudonym: 'Nkukuma' },
      { kind: 'anonymous' },
    ]) {
      await sendJson(world, recorder, 'PUT', api.changeSpeakerCredit.path, credit)
      const answer = await recordingsOf(ada, cursor)
      names.push(answer.recordings[0]?.voice.name)
      cursor = answer.cursor
      await sendJson(world, recorder, 'PUT', api.changeSpeakerCredit.path, credit)
      // Chosen once more as it was, it is no news to any device.
      expect((await recordingsOf(ada, cursor)).cursor).toBe(cursor)
    }
    expect(names).toEqual(['Ada Learner', 'Nkukuma', null])
    await chooseConsents(world, recorder, { ...allConsents, learners: false })
    const gone = await recordingsOf(ada, cursor)
    expect(gone.withdrawn).toEqual([take.id])
    await chooseConsents(world, recorder, allConsents)
    expect((await recordingsOf(ada, gone.cursor)).recordings).toHaveLength(1)
  })

  it('that are sent back after all answer 410 to who has their address', async () => {
    const { world, recorder, reviewer, ada } = await startLoop(engine)
    const take = await storeTake(world, recorder)
    await reviewTake(world, reviewer, take.id)
    const { recordings } = await recordingsOf(ada)
    await reviewTake(world, reviewer, take.id, 'wrong-tone')
    expect((await ada.get(recordings[0]?.opus?.address ?? '')).status).toBe(410)
  })
})

describeBothEngines('learners', (engine) => {
  it('ask for what is missing, and learn when it can be heard', async () => {
    const { world, recorder, reviewer, ada, eve } = await startLoop(engine)
    const asks = { reason: 'no-sound', exercise: undefined }
    await report(ada, 1, asks)
    await report(ada, 2, asks)
    await report(eve, 1, asks)
    expect(await askedFor(recorder)).toBe(2)
    const take = await storeTake(world, recorder)
    world.clock.advance(1000)
    await reviewTake(world, reviewer, take.id)
    expect(await askedFor(recorder)).toBe(0)
    const { answers } = (await eve.get(api.listReportAnswers.path)).as(reportAnswersSchema)
    expect(answers).toMatchObject([{ report: testId(1), course: 'ewo', item, answer: 'recorded' }])
    const since = `${api.listReportAnswers.path}?since=${answers[0]?.answeredAt}`
    expect((await eve.get(since)).as(reportAnswersSchema).answers).toEqual([])
    await withdraw(world, recorder, take.id)
    expect(await askedFor(recorder)).toBe(2)
  })

  it('report a bad recording, which goes back to review before anything else', async () => {
    const { world, recorder, reviewer, ada, eve } = await startLoop(engine)
    const colleague = await signInRecorder(world, 3)
    const take = await storeTake(world, recorder)
    await reviewTake(world, reviewer, take.id)
    await storeTake(world, recorder, {}, 300)
    world.clock.advance(1000)
    const bad = { reason: 'wrong-sound', recording: take.id, comment: 'I hear Monday.' }
    await report(ada, 1, bad)
    await report(ada, 1, bad)
    for (const client of [reviewer, colleague]) {
      const queue = (await client.get(`${api.listReviewQueue.path}?course=ewo`)).as(
        reviewQueueSchema,
      )
      expect(queue.takes[0]).toMatchObject({ id: take.id, doubts: ['I hear Monday.'] })
    }
    // One learner may be mistaken; two are heard at once.
    expect((await recordingsOf(ada)).recordings).toHaveLength(1)
    await report(eve, 1, bad)
    expect((await recordingsOf(ada)).withdrawn).toEqual([take.id])
    world.clock.advance(1000)
    expect(await reviewTake(world, colleague, take.id)).toBe('approved')
    const answered = (await ada.get(api.listReportAnswers.path)).as(reportAnswersSchema).answers
    expect(answered.map(({ answer }) => answer)).toEqual(['kept'])
    world.clock.advance(1000)
    await report(ada, 2, bad)
    world.clock.advance(1000)
    expect(await reviewTake(world, colleague, take.id, 'wrong-word')).toBe('sent-back')
    const last = (await ada.get(api.listReportAnswers.path)).as(reportAnswersSchema).answers.at(-1)
    expect(last).toMatchObject({ report: testId(2), answer: 'removed' })
    await sendJson(
      world,
      colleague,
      'DELETE',
      addressOf(api.undoReview, { params: { id: take.id } }),
    )
    const undone = (await ada.get(api.listReportAnswers.path)).as(reportAnswersSchema).answers
    expect(undone.map(({ report: id }) => id)).toEqual([testId(1)])
  })

  it('cannot doubt what they were never given', async () => {
    const { world, recorder, reviewer, ada } = await startLoop(engine)
    const take = await storeTake(world, recorder)
    for (const about of [{}, { item: 'ewo.monday' }, { recording: testId(77) }]) {
      await report(ada, 1, { reason: 'wrong-sound', recording: take.id, ...about })
    }
    await reviewTake(world, reviewer, take.id)
    const queue = await reviewer.get(`${api.listReviewQueue.path}?course=ewo`)
    expect(queue.as(reviewQueueSchema).takes).toEqual([])
  })
})

describeEngines('deleting a recorder’s account', (engine) => {
  it('withdraws the recordings, and devices learn of it', async () => {
    const { world, recorder, reviewer, ada } = await startLoop(engine)
    const take = await storeTake(world, recorder)
    await reviewTake(world, reviewer, take.id)
    const { recordings, cursor } = await recordingsOf(ada)
    await recorder.post(api.deleteProfile.path, { password })
    expect((await recordingsOf(ada, cursor)).withdrawn).toEqual([take.id])
    expect((await ada.get(recordings[0]?.opus?.address ?? '')).status).toBe(410)
  })

  it('keeps them without the name where that was chosen', async () => {
    const { world, recorder, reviewer, ada } = await startLoop(engine)
    await sendJson(world, recorder, 'PUT', api.changeSpeakerCredit.path, { kind: 'name' })
    const [kept, sentBack] = [
      await storeTake(world, recorder),
      await storeTake(world, recorder, {}, 300),
    ]
    await reviewTake(world, reviewer, kept.id)
    await reviewTake(world, reviewer, sentBack.id, 'noise')
    const { cursor } = await recordingsOf(ada)
    const asked = (await recorder.get(api.describeDeletion.path)).as(deletionConsequencesSchema)
    expect([asked.takes, asked.takesThatCanStay]).toEqual([2, 1])
    await recorder.post(api.deleteProfile.path, { password, recordings: 'keep' })
    const { recordings, withdrawn } = await recordingsOf(ada, cursor)
    expect(recordings).toMatchObject([{ id: kept.id, voice: { name: null } }])
    expect(withdrawn).toEqual([])
    expect((await ada.get(recordings[0]?.opus?.address ?? '')).status).toBe(200)
    const left = await world.database.queries.selectFrom('takes').selectAll().execute()
    expect(left.map(({ id, recorderId }) => [id, recorderId])).toEqual([[kept.id, null]])
  })
})
