import { api, addressOf, contributionsSchema, receivedContributionSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  hoe,
  judge,
  judgeUnheard,
  listSpeakersWords,
  listToRead,
  readToCheck,
  sendContributions,
} from '../../testing/spellings.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  reviewTake,
  signInRecorder,
  storeTake,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

const others = { course: 'ewo', dialect: null, note: '', contributedAt: 5 } as const
const aWord = {
  ...others,
  kind: 'word',
  id: testId(1),
  text: 'nda',
  gloss: { en: 'house', fr: 'une maison' },
  theme: 'house',
  example: null,
}
const aCorrection = {
  ...others,
  kind: 'correction',
  id: testId(2),
  item: `ewo.${aWord.id}`,
  text: 'ndá',
  reason: 'The spelling.',
}
const otherwise = aContribution({ id: testId(2), text: 'abâ', instead: testId(1) })

const signInFour = async (world: World) =>
  [
    await signInRecorder(world, 1),
    await signInRecorder(world, 2),
    await signInRecorder(world, 3),
    await signInRecorder(world, 4),
  ] as const

const undo = (world: World, client: TestClient, id: string) =>
  sendJson(world, client, 'DELETE', addressOf(api.undoJudgement, { params: { id } }), {})

async function stateOf(client: TestClient) {
  const own = (await client.get(api.listContributions.path)).as(contributionsSchema).contributions
  return own.map(({ state }) => state)
}

/** The take that is heard beside each contribution. */
async function listHeard(client: TestClient) {
  const { heard } = await readToCheck(client)
  return Object.fromEntries(heard.map(({ contribution, take }) => [contribution, take.id]))
}

describeEngines('a recording of a word that somebody typed', (engine) => {
  it('is heard by who judges the word, approved ones first, unless it is their own', async () => {
    const world = await startWorld(engine)
    const [typist, speaker, other, judging] = await signInFour(world)
    await sendContributions(typist, aContribution())
    expect(await listHeard(judging)).toEqual({})
    const first = await storeTake(world, speaker, { item: hoe })
    const second = await storeTake(world, other, { item: hoe }, 250)
    await storeTake(world, typist, { item: 'ewo.day-sunday' }, 300)
    const { heard } = await readToCheck(judging)
    expect(heard).toMatchObject([{ contribution: testId(1), take: { id: first.id, item: hoe } }])
    expect(JSON.stringify(heard)).not.toMatch(/recorder|speaker/i)
    expect((await judging.get(heard[0]?.take.archive.address ?? '')).status).toBe(200)
    expect(await listHeard(speaker)).toEqual({ [testId(1)]: second.id })
    await reviewTake(world, typist, second.id)
    expect(await reviewTake(world, speaker, second.id)).toBe('approved')
    expect(await listHeard(judging)).toEqual({ [testId(1)]: second.id })
  })

  it('is not heard once it is sent back, withdrawn, or its speaker does not consent', async () => {
    const world = await startWorld(engine)
    const [typist, speaker, other, judging] = await signInFour(world)
    await sendContributions(typist, aContribution())
    const first = await storeTake(world, speaker, { item: hoe })
    const second = await storeTake(world, other, { item: hoe }, 250)
    await reviewTake(world, typist, first.id, 'noise')
    expect(await listHeard(judging)).toEqual({ [testId(1)]: second.id })
    await chooseConsents(world, other, { ...allConsents, learners: false, openData: null })
    expect(await listHeard(judging)).toEqual({})
    await chooseConsents(world, other, allConsents)
    expect(await listHeard(judging)).toEqual({ [testId(1)]: second.id })
    await sendJson(
      world,
      other,
      'DELETE',
      addressOf(api.withdrawTake, { params: { id: second.id } }),
      {},
    )
    expect(await listHeard(judging)).toEqual({})
  })

  it('stands beside no other word for the same concept, and beside what is said of a word', async () => {
    const world = await startWorld(engine)
    const [typist, speaker, corrector, judging] = await signInFour(world)
    await sendContributions(typist, aContribution())
    await sendContributions(speaker, aContribution({ id: testId(3), text: 'kóba' }))
    const { id } = await storeTake(world, speaker, { item: hoe })
    expect(await listHeard(judging)).toEqual({ [testId(3)]: id })
    const change = { ...aCorrection, item: 'ewo.day-sunday' }
    await sendContributions(corrector, change)
    const sunday = await storeTake(world, typist, { item: 'ewo.day-sunday' }, 300)
    expect(await listHeard(judging)).toEqual({ [testId(3)]: id, [change.id]: sunday.id })
    const path = `${api.listWaitingContributions.path}?course=dua`
    expect((await judging.get(path)).error.code).toBe('not-found')
  })
})

describeEngines('a word that is almost right', (engine) => {
  it('is in the course in its new spelling once another confirms that, by who told it', async () => {
    const world = await startWorld(engine)
    const [teller, corrector, third] = await signInFour(world)
    await sendContributions(teller, aWord)
    expect((await sendContributions(corrector, aCorrection)).refused).toEqual([])
    // Neither who wrote it otherwise nor who wrote it first is asked.
    expect(await listToRead(corrector)).toEqual([])
    expect(await listToRead(teller)).toEqual([])
    expect((await judge(world, corrector, aCorrection.id)).error.code).toBe('not-allowed')
    expect((await judge(world, teller, aCorrection.id)).error.code).toBe('not-allowed')
    expect(await listSpeakersWords(world)).toEqual([])
    expect(await listToRead(third)).toEqual([aWord.id, aCorrection.id])
    const confirmed = await judge(world, third, aCorrection.id)
    expect(confirmed.as(receivedContributionSchema).state).toBe('checked')
    expect(await stateOf(teller)).toEqual(['checked'])
    expect(await listSpeakersWords(world)).toMatchObject([
      {
        id: aCorrection.item,
        text: 'ndá',
        gloss: { en: ['house'], fr: ['une maison'] },
        sources: [
          { note: { en: 'Contributed by a speaker' } },
          { note: { en: 'Spelling corrected by a speaker' } },
        ],
      },
    ])
    await undo(world, third, aCorrection.id)
    expect(await stateOf(teller)).toEqual(['waiting'])
    expect(await listSpeakersWords(world)).toEqual([])
  })

  it('waits as before where its new spelling is contested or withdrawn', async () => {
    const world = await startWorld(engine)
    const [teller, corrector, third, fourth] = await signInFour(world)
    await sendContributions(teller, aWord)
    await sendContributions(corrector, aCorrection)
    const contested = { verdict: 'contest', reason: 'Not here.' } as const
    await judgeUnheard(world, third, aCorrection.id, contested)
    expect(await listToRead(corrector)).toEqual([aWord.id])
    await undo(world, third, aCorrection.id)
    expect(await listToRead(corrector)).toEqual([])
    await judge(world, fourth, aCorrection.id)
    expect(await stateOf(teller)).toEqual(['checked'])
    const path = addressOf(api.withdrawContribution, { params: { id: aCorrection.id } })
    await sendJson(world, corrector, 'DELETE', path, {})
    expect(await stateOf(teller)).toEqual(['waiting'])
    expect(await listToRead(corrector)).toEqual([aWord.id])
  })

  it('counts nobody twice who agrees to it, and its own teller not at all', async () => {
    const world = await startWorld(engine)
    const [teller, corrector, third] = await signInFour(world)
    await sendContributions(teller, aWord)
    await sendContributions(teller, aCorrection)
    await judge(world, third, aWord.id)
    await judge(world, third, aCorrection.id)
    // The teller changed it themselves: one other agrees, to both.
    expect(await stateOf(teller)).toEqual(['waiting', 'checked'])
    await judge(world, corrector, aCorrection.id)
    expect(await stateOf(teller)).toEqual(['checked', 'checked'])
    expect(await listSpeakersWords(world)).toMatchObject([{ text: 'ndá' }])
  })

  it('of a concept, is written anew in place of the first, and two others confirm it', async () => {
    const world = await startWorld(engine)
    const [teller, corrector, third, fourth] = await signInFour(world)
    await sendContributions(teller, aContribution())
    await sendContributions(corrector, otherwise)
    // Sent again, as by a device that got no answer, it is the same.
    expect((await sendContributions(corrector, otherwise)).refused).toEqual([])
    expect(await stateOf(teller)).toEqual(['contested'])
    expect(await listToRead(teller)).toEqual([])
    for (const client of [teller, corrector]) {
      expect((await judge(world, client, otherwise.id)).error.code).toBe('not-allowed')
    }
    await judge(world, third, otherwise.id)
    expect(await listSpeakersWords(world)).toEqual([])
    await judge(world, fourth, otherwise.id)
    expect(await listSpeakersWords(world)).toMatchObject([{ id: hoe, text: 'abâ' }])
  })

  it('is not written anew in place of a word for something else', async () => {
    const world = await startWorld(engine)
    const [teller, corrector] = await signInFour(world)
    await sendContributions(teller, aWord, aContribution({ id: testId(3), concept: 'axe' }))
    const { refused } = await sendContributions(
      corrector,
      aContribution({ id: testId(11), instead: aWord.id }),
      aContribution({ id: testId(12), instead: testId(3) }),
      aContribution({ id: testId(13), instead: testId(98) }),
    )
    expect(refused.map(({ id }) => id).sort()).toEqual([11, 12, 13].map(testId))
    expect(await stateOf(teller)).toEqual(['waiting', 'waiting'])
  })
})
