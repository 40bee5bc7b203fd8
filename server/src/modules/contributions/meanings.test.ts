import {
  api,
  addressOf,
  contributionsSchema,
  coursesResponseSchema,
  fillGloss,
  recordingOverviewSchema,
  sendContributionsResponseSchema,
  speakersUnit,
  unitPackSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it, test } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  chooseConsents,
  allConsents,
  signInRecorder,
  signInWithoutConsent,
  trustRecorder,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { glossOf } from './meanings.ts'

const about = { course: 'ewo', dialect: null, note: '', contributedAt: 5 } as const
/** Told in French alone. */
const aGift = {
  ...about,
  kind: 'word',
  id: testId(1),
  text: 'mbomba',
  ...fillGloss({ en: '', fr: 'un cadeau' }),
  theme: null,
  example: null,
}
const inEnglish = {
  ...about,
  kind: 'meaning',
  id: testId(2),
  about: testId(1),
  language: 'en',
  text: 'a gift',
}

async function send(client: TestClient, ...contributions: readonly unknown[]) {
  const answer = await client.post(api.sendContributions.path, { contributions })
  return answer.as(sendContributionsResponseSchema)
}

function confirm(world: World, client: TestClient, id: string) {
  const path = addressOf(api.judgeContribution, { params: { id } })
  return sendJson(world, client, 'PUT', path, { verdict: 'confirm' })
}

const ask = (client: TestClient, language: string, course = 'ewo') =>
  client.get(`${api.listAskedMeanings.path}?course=${course}&language=${language}`)

const idsOf = async (answer: ReturnType<TestClient['get']>) =>
  (await answer).as(contributionsSchema).contributions.map(({ contribution }) => contribution.id)

async function listWords(world: World) {
  const { courses } = (await world.client().get(api.listCourses.path)).as(coursesResponseSchema)
  const units = courses.find(({ course }) => course === 'ewo')?.units ?? []
  const revision = units.find(({ unit }) => unit === speakersUnit)?.revision ?? ''
  const params = { course: 'ewo', units: speakersUnit, revisions: revision }
  return (await world.client().get(addressOf(api.readUnitPacks, { params }))).as(unitPackSchema)
    .words
}

/** A word in French that stands in the course, by two people; a third is there. */
async function tellInFrench(world: World) {
  const [teller, trusted] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
  await trustRecorder(world, 2)
  expect((await send(teller, aGift)).refused).toEqual([])
  await confirm(world, trusted, aGift.id)
  return { teller, trusted, third: await signInRecorder(world, 3) }
}

test.each([
  ['en', { en: 'un cadeau (in French)', fr: 'un cadeau' }],
  ['fr', { en: 'a gift', fr: 'a gift (en anglais)' }],
] as const)('a meaning that lacks in %s is never shown as if it were told', (asks, gloss) => {
  const told = asks === 'en' ? { en: '', fr: 'un cadeau' } : { en: 'a gift', fr: '' }
  expect(glossOf(fillGloss(told), undefined)).toEqual(gloss)
})

describeEngines('a word told in one language', (engine) => {
  it('is in the course with its meaning marked, and told in the other once that is confirmed', async () => {
    const world = await startWorld(engine)
    const { teller, third } = await tellInFrench(world)
    const marked = { en: ['un cadeau (in French)'], fr: ['un cadeau'] }
    expect(await listWords(world)).toMatchObject([{ text: 'mbomba', gloss: marked }])
    await send(third, inEnglish)
    expect(await listWords(world)).toMatchObject([{ gloss: marked }])
    await confirm(world, teller, inEnglish.id)
    const told = { en: ['a gift'], fr: ['un cadeau'] }
    expect(await listWords(world)).toMatchObject([{ gloss: told, licence: 'CC-BY-4.0' }])
    const overview = (
      await third.get(addressOf(api.readRecordingList, { params: { course: 'ewo' } }))
    ).as(recordingOverviewSchema)
    expect(overview.contributed).toMatchObject([{ gloss: { en: 'a gift', fr: 'un cadeau' } }])
    const withdraw = addressOf(api.withdrawContribution, { params: { id: inEnglish.id } })
    await sendJson(world, third, 'DELETE', withdraw, {})
    expect(await listWords(world)).toMatchObject([{ gloss: marked }])
  })

  it('is asked of others, in that language, until one of them tells it', async () => {
    const world = await startWorld(engine)
    const { teller, third } = await tellInFrench(world)
    expect(await idsOf(ask(third, 'en'))).toEqual([aGift.id])
    expect(await idsOf(ask(third, 'fr'))).toEqual([])
    expect(await idsOf(ask(teller, 'en'))).toEqual([])
    await send(third, inEnglish)
    const fourth = await signInWithoutConsent(world, 4)
    expect(await idsOf(ask(fourth, 'en'))).toEqual([])
    const path = addressOf(api.judgeContribution, { params: { id: inEnglish.id } })
    await sendJson(world, fourth, 'PUT', path, { verdict: 'contest', reason: 'It is a reward.' })
    expect(await idsOf(ask(fourth, 'en'))).toEqual([aGift.id])
  })

  it('is published under the stricter licence of who told it in which language', async () => {
    const world = await startWorld(engine)
    const { teller, third } = await tellInFrench(world)
    await chooseConsents(world, third, { ...allConsents, openData: null, research: false })
    await send(third, inEnglish)
    await confirm(world, teller, inEnglish.id)
    expect(await listWords(world)).toMatchObject([
      { gloss: { en: ['a gift'] }, licence: 'Mboa-learners' },
    ])
  })

  it('shows who judges its meaning what it is the meaning of', async () => {
    const world = await startWorld(engine)
    const { teller, third } = await tellInFrench(world)
    await send(third, { ...inEnglish, was: { text: 'something else', gloss: aGift.gloss } })
    const waiting = `${api.listWaitingContributions.path}?course=ewo`
    const { contributions } = (await teller.get(waiting)).as(contributionsSchema)
    const was = { text: 'mbomba', gloss: { en: 'un cadeau (in French)', fr: 'un cadeau' } }
    expect(contributions).toMatchObject([{ contribution: { text: 'a gift', was } }])
  })

  it('is named to who told it and to others, until its word is gone', async () => {
    const world = await startWorld(engine)
    const { teller, trusted, third } = await tellInFrench(world)
    await send(third, inEnglish)
    expect(await idsOf(third.get(api.listContributions.path))).toEqual([inEnglish.id])
    const waiting = `${api.listWaitingContributions.path}?course=ewo`
    expect(await idsOf(trusted.get(waiting))).toEqual([aGift.id, inEnglish.id])
    await sendJson(
      world,
      teller,
      'DELETE',
      addressOf(api.withdrawContribution, { params: { id: aGift.id } }),
      {},
    )
    expect(await idsOf(trusted.get(waiting))).toEqual([])
  })

  it('takes no meaning that nobody asks for, and is asked of nobody who records another language', async () => {
    const world = await startWorld(engine)
    const { third } = await tellInFrench(world)
    const { acknowledged, refused } = await send(
      third,
      { ...inEnglish, id: testId(11), language: 'fr' },
      { ...inEnglish, id: testId(12), about: testId(99) },
      { ...inEnglish, id: testId(13), text: ' ' },
      { ...inEnglish, id: testId(14), course: 'dua' },
    )
    expect(acknowledged).toEqual([])
    expect(refused.map(({ id }) => id).sort()).toEqual([11, 12, 13, 14].map(testId))
    for (const [language, course] of [
      ['en', 'dua'],
      ['de', 'ewo'],
    ] as const) {
      expect((await ask(third, language, course)).error.code).toBe('not-found')
    }
  })
})
