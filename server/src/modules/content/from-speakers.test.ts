import {
  api,
  addressOf,
  coursesResponseSchema,
  speakersUnit,
  unitPackSchema,
  type ConsentChoices,
  type UnitSummary,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  signInRecorder,
  signInWithoutConsent,
  trustRecorder,
} from '../../testing/takes.ts'
import { describeEngines } from '../../testing/engines.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

const learnersOnly: ConsentChoices = { ...allConsents, openData: null, research: false }
const aWord = {
  kind: 'word',
  id: testId(2),
  course: 'ewo',
  text: 'ndá',
  dialect: 'Mvele',
  note: '',
  gloss: { en: 'house', fr: 'une maison' },
  theme: null,
  example: null,
  contributedAt: 5,
}

async function findUnit(world: World): Promise<UnitSummary | undefined> {
  const answer = await world.client().get(api.listCourses.path)
  const { courses } = answer.as(coursesResponseSchema)
  const holders = courses.filter(({ units }) => units.some(({ unit }) => unit === speakersUnit))
  expect(holders.every(({ course }) => course === 'ewo')).toBe(true)
  const last = holders[0]?.units.at(-1)
  expect(last?.unit ?? speakersUnit).toBe(speakersUnit)
  return last
}

function fetchPack(world: World, revision: string) {
  const params = { course: 'ewo', units: speakersUnit, revisions: revision }
  return world.client().get(addressOf(api.readUnitPacks, { params }))
}

async function listWords(world: World) {
  const revision = (await findUnit(world))?.revision ?? ''
  return (await fetchPack(world, revision)).as(unitPackSchema).words
}

const contribute = (client: TestClient, ...contributions: readonly unknown[]) =>
  client.post(api.sendContributions.path, { contributions })

function judge(world: World, client: TestClient, id = testId(1), reason?: string) {
  const judgement = reason === undefined ? { verdict: 'confirm' } : { verdict: 'contest', reason }
  return sendJson(
    world,
    client,
    'PUT',
    addressOf(api.judgeContribution, { params: { id } }),
    judgement,
  )
}

const withdraw = (world: World, client: TestClient) =>
  sendJson(
    world,
    client,
    'DELETE',
    addressOf(api.withdrawContribution, { params: { id: testId(1) } }),
    {},
  )

describeEngines('what speakers contributed', (engine) => {
  it('is the last unit of its course from the second confirmation, for anybody', async () => {
    const world = await startWorld(engine)
    const contributor = await signInRecorder(world)
    const [second, third] = [
      await signInWithoutConsent(world, 2),
      await signInWithoutConsent(world, 3),
    ]
    await contribute(contributor, aContribution(), aWord)
    expect(await findUnit(world)).toBeUndefined()
    await judge(world, second)
    expect(await findUnit(world)).toBeUndefined()
    await judge(world, third)
    expect(await findUnit(world)).toMatchObject({
      title: { en: 'From speakers', fr: 'Par les locuteurs' },
      words: 1,
      checkedWords: 1,
    })
    expect(await listWords(world)).toEqual([
      {
        id: 'ewo.concept-hoe',
        text: 'abá',
        gloss: { en: ['hoe'], fr: ['une houe'] },
        category: 'farming',
        checkedBy: 2,
        licence: 'CC-BY-4.0',
        sources: [
          {
            citation: 'Mboa',
            note: { en: 'Contributed by a speaker', fr: 'Contribution d’un locuteur' },
            licence: 'CC-BY-4.0',
          },
        ],
      },
    ])
  })

  it('of a conversation is a sentence', async () => {
    const world = await startWorld(engine)
    const [contributor, trusted] = [
      await signInRecorder(world),
      await signInWithoutConsent(world, 2),
    ]
    await trustRecorder(world, 2)
    const turn = { concept: 'greeting-in-the-morning-1', text: 'm̀bəmbə kídi' }
    await contribute(contributor, aContribution(), aContribution({ id: testId(2), ...turn }))
    for (const id of [testId(1), testId(2)]) await judge(world, trusted, id)
    const revision = (await findUnit(world))?.revision ?? ''
    const { words, sentences } = (await fetchPack(world, revision)).as(unitPackSchema)
    expect(words).toMatchObject([{ id: 'ewo.concept-hoe' }])
    expect(sentences).toMatchObject([
      {
        id: 'ewo.concept-greeting-in-the-morning-1',
        category: 'greeting-in-the-morning',
        gloss: { en: ['Good morning.'], fr: ['Bonjour.'] },
      },
    ])
  })

  it('is there by one trusted speaker, who counts as one', async () => {
    const world = await startWorld(engine)
    const [contributor, trusted] = [
      await signInRecorder(world),
      await signInWithoutConsent(world, 2),
    ]
    await trustRecorder(world, 2)
    await contribute(contributor, aContribution(), aWord)
    await judge(world, trusted, testId(2))
    expect(await findUnit(world)).toMatchObject({ words: 1, checkedWords: 0 })
    expect(await listWords(world)).toMatchObject([
      { id: `ewo.${testId(2)}`, text: 'ndá', dialect: 'Mvele', category: 'other', checkedBy: 1 },
    ])
  })

  it('leaves when it is withdrawn or contested; a revision never holds anything else', async () => {
    const world = await startWorld(engine)
    const [contributor, trusted] = [
      await signInRecorder(world),
      await signInWithoutConsent(world, 2),
    ]
    await trustRecorder(world, 2)
    await contribute(contributor, aContribution(), aWord)
    await judge(world, trusted)
    const alone = (await findUnit(world))?.revision ?? ''
    const before = await fetchPack(world, alone)
    await judge(world, trusted, testId(2))
    const both = (await findUnit(world))?.revision ?? ''
    expect(both).not.toBe(alone)
    expect((await fetchPack(world, alone)).status).toBe(404)
    await judge(world, trusted, testId(2), 'Nobody says so.')
    expect((await findUnit(world))?.revision).toBe(alone)
    expect((await fetchPack(world, alone)).text).toBe(before.text)
    await withdraw(world, contributor)
    expect(await findUnit(world)).toBeUndefined()
    expect((await fetchPack(world, alone)).status).toBe(404)
  })

  it('is for learners in Mboa alone, or for nobody, as its speaker decides', async () => {
    const world = await startWorld(engine)
    const [contributor, trusted] = [
      await signInWithoutConsent(world),
      await signInWithoutConsent(world, 2),
    ]
    await trustRecorder(world, 2)
    await contribute(contributor, aContribution())
    await judge(world, trusted)
    expect(await findUnit(world)).toBeUndefined()
    await chooseConsents(world, contributor, learnersOnly)
    expect(await listWords(world)).toMatchObject([
      { licence: 'Mboa-learners', sources: [{ licence: 'Mboa-learners' }] },
    ])
    await chooseConsents(world, contributor, { ...learnersOnly, learners: false })
    expect(await findUnit(world)).toBeUndefined()
  })

  it('of two speakers for one concept is one word, under the stricter licence', async () => {
    const world = await startWorld(engine)
    const [contributor, other] = [await signInRecorder(world), await signInWithoutConsent(world, 2)]
    const trusted = await signInWithoutConsent(world, 3)
    await trustRecorder(world, 3)
    await chooseConsents(world, other, learnersOnly)
    await contribute(contributor, aContribution())
    await contribute(other, aContribution({ id: testId(2), text: 'ebábá' }))
    await judge(world, trusted)
    await judge(world, trusted, testId(2))
    expect(await listWords(world)).toMatchObject([
      { text: 'abá', accepted: ['ebábá'], licence: 'Mboa-learners' },
    ])
  })
})
