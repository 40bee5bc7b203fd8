import {
  api,
  addressOf,
  contributionsSchema,
  coursesResponseSchema,
  recordingOverviewSchema,
  reviewQueueSchema,
  shownTakesSchema,
  speakersUnit,
  unitPackSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { aContribution, signInRecorder, storeTake, trustRecorder } from '../../testing/takes.ts'
import { describeEngines } from '../../testing/engines.ts'
import { password } from '../../testing/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

const aWord = {
  kind: 'word',
  id: testId(2),
  course: 'ewo',
  text: 'ndá',
  dialect: null,
  note: '',
  gloss: { en: 'house', fr: 'une maison' },
  theme: null,
  example: null,
  contributedAt: 5,
}
const hoe = { item: 'ewo.concept-hoe', text: 'abá', gloss: { en: 'hoe', fr: 'une houe' } }
const house = { item: `ewo.${testId(2)}`, text: 'ndá', gloss: aWord.gloss }

const judge = (world: World, client: TestClient, id: string, judgement: object) =>
  sendJson(world, client, 'PUT', addressOf(api.judgeContribution, { params: { id } }), judgement)

const leave = (client: TestClient, recordings: 'keep' | 'withdraw') =>
  client.post(api.deleteProfile.path, { password, recordings })

/** Somebody contributed two words, one whom the operator trusts can judge, a third is there. */
async function contributeTwoWords(world: World) {
  const [contributor, trusted] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
  await trustRecorder(world, 2)
  await contributor.post(api.sendContributions.path, { contributions: [aContribution(), aWord] })
  return { contributor, trusted, other: await signInRecorder(world, 3) }
}

async function listToReview(client: TestClient) {
  const { takes } = (await client.get(`${api.listReviewQueue.path}?course=ewo`)).as(
    reviewQueueSchema,
  )
  return takes.map(({ item, told }) => ({ item, ...told }))
}

async function listMine(client: TestClient) {
  const { takes } = (await client.get(api.listShownTakes.path)).as(shownTakesSchema)
  return takes.map(({ item, told }) => ({ item, ...told }))
}

async function readWordsInCourse(world: World) {
  const { courses } = (await world.client().get(api.listCourses.path)).as(coursesResponseSchema)
  const unit = courses.flatMap(({ units }) => units).find((each) => each.unit === speakersUnit)
  const path = addressOf(api.readUnitPacks, {
    params: { course: 'ewo', units: speakersUnit, revisions: unit?.revision ?? '' },
  })
  return (await world.client().get(path)).as(unitPackSchema).words
}

async function countWordsInCourse(world: World): Promise<number> {
  const { courses } = (await world.client().get(api.listCourses.path)).as(coursesResponseSchema)
  const units = courses.find(({ course }) => course === 'ewo')?.units ?? []
  return units.find(({ unit }) => unit === speakersUnit)?.words ?? 0
}

async function listToJudge(client: TestClient) {
  const answer = await client.get(`${api.listWaitingContributions.path}?course=ewo`)
  return answer.as(contributionsSchema).contributions.map(({ contribution }) => contribution.id)
}

async function listRecordable(client: TestClient) {
  const answer = await client.get(addressOf(api.readRecordingList, { params: { course: 'ewo' } }))
  return answer.as(recordingOverviewSchema).contributed.map(({ item }) => item)
}

describeEngines('what somebody contributed who has left', (engine) => {
  it('stays with their recordings, in its course, with its meaning', async () => {
    const world = await startWorld(engine)
    const { contributor, trusted, other } = await contributeTwoWords(world)
    await judge(world, trusted, testId(1), { verdict: 'confirm' })
    for (const { item } of [hoe, house]) await storeTake(world, contributor, { item })
    await leave(contributor, 'keep')
    expect(await listToReview(other)).toEqual([hoe, house])
    expect(await countWordsInCourse(world)).toBe(1)
    expect(await listRecordable(other)).toEqual([hoe.item])
    // What waited for others to check it still does.
    expect(await listToJudge(trusted)).toEqual([testId(1), testId(2)])
    await judge(world, trusted, testId(2), { verdict: 'confirm' })
    expect(await countWordsInCourse(world)).toBe(2)
  })

  it('is named to nobody where others contest it', async () => {
    const world = await startWorld(engine)
    const { contributor, trusted, other } = await contributeTwoWords(world)
    await judge(world, trusted, testId(1), { verdict: 'contest', reason: 'Nobody says so.' })
    await storeTake(world, contributor, { item: hoe.item })
    await leave(contributor, 'keep')
    expect(await listToReview(other)).toEqual([{ item: hoe.item }])
    expect(await listRecordable(other)).toEqual([])
  })

  it('goes where no recording says it, or they took it back', async () => {
    const world = await startWorld(engine)
    const { contributor, trusted } = await contributeTwoWords(world)
    await judge(world, trusted, testId(2), { verdict: 'confirm' })
    await storeTake(world, contributor, { item: hoe.item })
    await sendJson(
      world,
      contributor,
      'DELETE',
      addressOf(api.withdrawContribution, { params: { id: testId(1) } }),
      {},
    )
    await leave(contributor, 'keep')
    expect(await world.database.queries.selectFrom('contributions').selectAll().execute()).toEqual(
      [],
    )
  })

  it('stays checked by as many where who checked it has left, and whatever one other says', async () => {
    const world = await startWorld(engine)
    const { trusted, other } = await contributeTwoWords(world)
    const fourth = await signInRecorder(world, 4)
    for (const speaker of [other, fourth, trusted]) {
      await judge(world, speaker, testId(1), { verdict: 'confirm' })
    }
    await leave(trusted, 'withdraw')
    await leave(fourth, 'withdraw')
    expect(await readWordsInCourse(world)).toMatchObject([{ text: 'abá', checkedBy: 3 }])
    await judge(world, other, testId(1), { verdict: 'contest', reason: 'Nobody says so.' })
    expect(await readWordsInCourse(world)).toMatchObject([{ text: 'abá', checkedBy: 2 }])
  })

  it('still names the recordings of others, and is nothing else, where they left nothing', async () => {
    const world = await startWorld(engine)
    const { contributor, trusted, other } = await contributeTwoWords(world)
    for (const id of [1, 2]) await judge(world, trusted, testId(id), { verdict: 'confirm' })
    await storeTake(world, contributor, { item: hoe.item })
    await storeTake(world, other, { item: house.item })
    await leave(contributor, 'withdraw')
    expect([await listMine(other), await listToReview(trusted)]).toEqual([[house], [house]])
    expect(await countWordsInCourse(world)).toBe(0)
    expect([await listRecordable(other), await listToJudge(trusted)]).toEqual([[], []])
    expect((await judge(world, other, testId(2), { verdict: 'confirm' })).error.code).toBe(
      'not-found',
    )
    const rows = await world.database.queries.selectFrom('contributions').selectAll().execute()
    expect(rows).toMatchObject([{ id: testId(2), contributorId: null, speakerId: null }])
  })
})
