import {
  api,
  addressOf,
  contributionsSchema,
  receivedContributionSchema,
  reviewQueueSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  hoe,
  judge,
  listSpeakersWords,
  listToRead,
  readSpellings,
  sendContributions,
  speak,
} from '../../testing/spellings.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  reviewTake,
  signInWithoutConsent,
  storeTake,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld } from '../../testing/world.ts'

async function listOwn(client: TestClient) {
  return (await client.get(api.listContributions.path)).as(contributionsSchema).contributions
}

describeEngines('a word that was said and not written', (engine) => {
  it('waits for those who write, with its sound and what it means', async () => {
    const world = await startWorld(engine)
    const { speaker, take, others } = await speak(world)
    const [writer] = others
    for (const client of [speaker, writer]) {
      const { toWrite, waiting } = await readSpellings(client)
      expect(toWrite).toMatchObject([
        {
          take: { id: take, item: hoe, kind: 'word', dialect: 'Mvele' },
          concept: 'hoe',
          gloss: { en: 'hoe', fr: 'une houe' },
        },
      ])
      expect(waiting).toEqual({ toWrite: 1, toConfirm: 0 })
      const address = toWrite[0]?.take.listening?.address ?? ''
      expect((await client.get(address)).status).toBe(200)
      expect(JSON.stringify(toWrite)).not.toMatch(/recorder|speaker/i)
    }
    await sendContributions(writer, aContribution({ take, dialect: 'Mvele' }))
    expect((await readSpellings(speaker)).waiting).toEqual({ toWrite: 0, toConfirm: 0 })
  })

  it('is in the course once a second person has listened, with that take as its sound', async () => {
    const world = await startWorld(engine)
    const { take, others } = await speak(world)
    const [writer, listener, third] = others
    await sendContributions(writer, aContribution({ take }))
    expect((await readSpellings(writer)).spelled).toEqual([])
    const { toConfirm } = await readSpellings(listener)
    expect(toConfirm).toMatchObject([
      { take: { id: take }, concept: 'hoe', received: { contribution: { text: 'abá', take } } },
    ])
    expect(await listSpeakersWords(world)).toEqual([])
    await judge(world, listener)
    expect((await readSpellings(third)).waiting).toEqual({ toWrite: 0, toConfirm: 0 })
    expect(await listSpeakersWords(world)).toMatchObject([{ id: hoe, text: 'abá', checkedBy: 1 }])
    const queue = (await third.get(`${api.listReviewQueue.path}?course=ewo`)).as(reviewQueueSchema)
    expect(queue.takes).toMatchObject([{ id: take, told: { text: 'abá' } }])
    expect(await reviewTake(world, third, take)).toBe('received')
    expect(await reviewTake(world, listener, take)).toBe('approved')
  })

  it('may be written by who said it, and is judged by neither who said nor who wrote it', async () => {
    const world = await startWorld(engine)
    const { speaker, take, others } = await speak(world)
    const [writer, listener] = others
    await sendContributions(speaker, aContribution({ take }))
    expect((await judge(world, speaker)).error.code).toBe('not-allowed')
    await sendJson(
      world,
      speaker,
      'DELETE',
      addressOf(api.withdrawContribution, { params: { id: testId(1) } }),
      {},
    )
    await sendContributions(writer, aContribution({ id: testId(2), take }))
    expect((await readSpellings(speaker)).spelled).toEqual([])
    for (const client of [speaker, writer]) {
      expect((await judge(world, client, testId(2))).error.code).toBe('not-allowed')
    }
    const judged = await judge(world, listener, testId(2))
    expect(judged.as(receivedContributionSchema).state).toBe('checked')
  })

  it('almost right, is written otherwise, which a further person confirms', async () => {
    const world = await startWorld(engine)
    const { take, others } = await speak(world)
    const [writer, listener, third] = others
    await sendContributions(writer, aContribution({ take }))
    const almost = aContribution({ id: testId(2), text: 'abâ', take, instead: testId(1) })
    // Sent again, as by a device that got no answer, it is the same.
    await sendContributions(listener, almost)
    expect((await sendContributions(listener, almost)).refused).toEqual([])
    expect(await listOwn(writer)).toMatchObject([{ state: 'contested', contests: ['→ abâ'] }])
    expect((await readSpellings(writer)).spelled).toEqual([])
    expect((await judge(world, writer, almost.id)).error.code).toBe('not-allowed')
    expect((await readSpellings(third)).spelled).toEqual([almost.id])
    await judge(world, third, almost.id)
    expect(await listSpeakersWords(world)).toMatchObject([{ text: 'abâ' }])
  })

  it('wrong, waits to be written again', async () => {
    const world = await startWorld(engine)
    const { take, others } = await speak(world)
    const [writer, listener] = others
    await sendContributions(writer, aContribution({ take }))
    await judge(world, listener, testId(1), 'This is another word.')
    expect((await readSpellings(listener)).written).toEqual([take])
    expect((await readSpellings(listener)).spelled).toEqual([])
  })

  it('is not asked for where its speaker wrote it, others have, or it cannot be heard', async () => {
    const world = await startWorld(engine)
    const { speaker, take, others } = await speak(world)
    const [writer, listener] = others
    await sendContributions(speaker, aContribution())
    expect((await readSpellings(writer)).written).toEqual([])
    await sendJson(
      world,
      speaker,
      'DELETE',
      addressOf(api.withdrawContribution, { params: { id: testId(1) } }),
      {},
    )
    expect((await readSpellings(writer)).written).toEqual([take])
    await chooseConsents(world, speaker, { ...allConsents, learners: false, openData: null })
    expect((await readSpellings(writer)).written).toEqual([])
    await chooseConsents(world, speaker, allConsents)
    await reviewTake(world, listener, take, 'noise')
    expect((await readSpellings(writer)).written).toEqual([])
  })

  it('is judged without its sound once that is withdrawn, like any contribution', async () => {
    const world = await startWorld(engine)
    const { speaker, take, others } = await speak(world)
    const [writer, listener] = others
    await sendContributions(writer, aContribution({ take }))
    expect(await listToRead(listener)).toEqual([])
    await sendJson(
      world,
      speaker,
      'DELETE',
      addressOf(api.withdrawTake, { params: { id: take } }),
      {},
    )
    expect((await readSpellings(listener)).spelled).toEqual([])
    expect(await listToRead(listener)).toEqual([testId(1)])
  })

  it('names no other take of its writer, who may say it otherwise', async () => {
    const world = await startWorld(engine)
    const { take, others } = await speak(world)
    const [writer, listener] = others
    await sendContributions(writer, aContribution({ take }))
    const { id } = await storeTake(world, writer, { item: hoe }, 250)
    expect((await readSpellings(listener)).written).toEqual([id])
  })

  it('is refused of no take, of another concept, and in place of what is no spelling of it', async () => {
    const world = await startWorld(engine)
    const { take, others } = await speak(world)
    const [writer] = others
    const { refused } = await sendContributions(
      writer,
      aContribution({ id: testId(11), take: testId(99) }),
      aContribution({ id: testId(12), take, concept: 'plough' }),
      aContribution({ id: testId(13), take, instead: testId(98) }),
      aContribution({ id: testId(14), instead: testId(98) }),
    )
    expect(refused.map(({ id }) => id).sort()).toEqual([11, 12, 13, 14].map(testId))
    expect(refused[0]?.reason).toContain('invalid-value')
  })

  it('is shown to nobody who does not record its language', async () => {
    const world = await startWorld(engine)
    const { others } = await speak(world)
    const answer = await others[0].get(`${api.listSpellings.path}?course=dua`)
    expect(answer.error.code).toBe('not-found')
    const learner = await signInWithoutConsent(world, 5)
    await world.database.queries.deleteFrom('recorderLanguages').execute()
    expect((await learner.get(`${api.listSpellings.path}?course=ewo`)).error.code).toBe('not-found')
  })
})
