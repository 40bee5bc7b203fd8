import {
  api,
  addressOf,
  contributionsSchema,
  profileExportSchema,
  receivedContributionSchema,
  recordingOverviewSchema,
  sendContributionsResponseSchema,
  type Judgement,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { aContribution, signInWithoutConsent } from '../../testing/takes.ts'
import { describeEngines } from '../../testing/engines.ts'
import { password } from '../../testing/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'

async function send(client: TestClient, ...contributions: readonly unknown[]) {
  const answer = await client.post(api.sendContributions.path, { contributions })
  return answer.as(sendContributionsResponseSchema)
}

async function listOwn(client: TestClient) {
  return (await client.get(api.listContributions.path)).as(contributionsSchema).contributions
}

const toJudge = (client: TestClient, course = 'ewo') =>
  client.get(`${api.listWaitingContributions.path}?course=${course}`)

function judge(world: World, client: TestClient, judgement: Judgement, id = testId(1)) {
  const path = addressOf(api.judgeContribution, { params: { id } })
  return sendJson(world, client, 'PUT', path, judgement)
}

const undo = (world: World, client: TestClient) =>
  sendJson(world, client, 'DELETE', addressOf(api.undoJudgement, { params: { id: testId(1) } }), {})

const confirm: Judgement = { verdict: 'confirm' }

async function trust(world: World, number: number) {
  const { id } = await world.database.queries
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', `recorder${number}@example.com`)
    .executeTakeFirstOrThrow()
  await world.database.queries
    .updateTable('recorderLanguages')
    .set({ trustedAt: 1 })
    .where('accountId', '=', id)
    .execute()
}

const others = {
  course: 'ewo',
  dialect: null,
  note: '',
  contributedAt: 5,
} as const
const aWord = {
  ...others,
  kind: 'word',
  id: testId(2),
  text: 'ndá',
  gloss: { en: 'house', fr: 'une maison' },
  theme: 'house',
  example: null,
}
const aVariant = {
  ...others,
  kind: 'variant',
  id: testId(3),
  item: 'ewo.day-sunday',
  text: 'sɔ́ndɔ',
}
const aCorrection = {
  ...others,
  kind: 'correction',
  id: testId(4),
  item: 'ewo.day-sunday',
  text: null,
  reason: 'Nobody says so.',
}

describeEngines('what recorders contribute', (engine) => {
  it('is kept once as NFC, with what its spelling has that the course does not know', async () => {
    const world = await startWorld(engine)
    const client = await signInWithoutConsent(world)
    const sent = aContribution({ text: 'aba\u0301x', dialect: 'E\u0301wondo' })
    const finding = { code: 'letter', letter: 'x', word: 'abáx' }
    expect(await send(client, sent)).toEqual({
      acknowledged: [{ id: sent.id, findings: [finding] }],
      refused: [],
    })
    await send(client, { ...sent, text: 'changed on the way' })
    expect(await listOwn(client)).toEqual([
      {
        contribution: { ...sent, text: 'abáx', dialect: 'Éwondo' },
        state: 'waiting',
        findings: [finding],
        receivedAt: world.clock.now(),
        confirmations: 0,
        contests: [],
        isOwn: true,
        ownJudgement: null,
      },
    ])
  })

  it('has every text as NFC, whatever kind it is', async () => {
    const world = await startWorld(engine)
    const client = await signInWithoutConsent(world)
    const decomposed = [
      { ...aWord, text: 'nda\u0301', example: 'nda\u0301' },
      { ...aVariant, text: 's\u0254\u0301ndo\u0301' },
      { ...aCorrection, text: 'so\u0301ndo\u0301' },
    ]
    expect((await send(client, ...decomposed)).refused).toEqual([])
    const texts = (await listOwn(client)).flatMap(({ contribution }) =>
      'example' in contribution ? [contribution.text, contribution.example] : [contribution.text],
    )
    expect(texts.toSorted()).toEqual(['ndá', 'ndá', 'sóndó', 's\u0254\u0301ndó'])
  })

  it('may be of every kind, and each is judged alone', async () => {
    const world = await startWorld(engine)
    const client = await signInWithoutConsent(world)
    const { acknowledged, refused } = await send(
      client,
      aContribution(),
      aWord,
      aVariant,
      aCorrection,
      { ...aWord, id: testId(5), text: ' ' },
      aContribution({ id: testId(6), concept: 'spaceship' }),
      { ...aVariant, id: testId(7), item: 'ewo.nothing' },
      { ...aWord, id: testId(8), course: 'dua' },
      { ...aCorrection, id: testId(9), reason: '' },
      null,
    )
    expect(acknowledged.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4].map(testId))
    expect(refused.map(({ id }) => id).sort()).toEqual(['', ...[5, 6, 7, 8, 9].map(testId)])
    expect(refused.find(({ id }) => id === testId(8))?.reason).toContain('not-allowed')
  })

  it('of somebody else is neither overwritten nor revealed', async () => {
    const world = await startWorld(engine)
    await send(await signInWithoutConsent(world), aContribution())
    const other = await signInWithoutConsent(world, 2)
    const { refused } = await send(other, aContribution({ text: 'ndzɔ' }))
    expect(refused.map(({ id }) => id)).toEqual([testId(1)])
    expect(await listOwn(other)).toEqual([])
  })

  it('is checked by two other speakers, and no more to be judged by a third', async () => {
    const world = await startWorld(engine)
    const [contributor, second, third, fourth] = [
      await signInWithoutConsent(world, 1),
      await signInWithoutConsent(world, 2),
      await signInWithoutConsent(world, 3),
      await signInWithoutConsent(world, 4),
    ]
    await send(contributor, aContribution())
    const first = (await judge(world, second, confirm)).as(receivedContributionSchema)
    expect(first).toMatchObject({ state: 'waiting', confirmations: 1, ownJudgement: confirm })
    const checked = (await judge(world, third, confirm)).as(receivedContributionSchema)
    expect(checked).toMatchObject({ state: 'checked', confirmations: 2, isOwn: false })
    expect((await toJudge(fourth)).as(contributionsSchema).contributions).toEqual([])
    expect((await toJudge(third)).as(contributionsSchema).contributions).toHaveLength(1)
    expect(await listOwn(contributor)).toMatchObject([{ state: 'checked', ownJudgement: null }])
  })

  it('is checked by one whom the operator trusts, and waits again when they take it back', async () => {
    const world = await startWorld(engine)
    const [contributor, trusted] = [
      await signInWithoutConsent(world, 1),
      await signInWithoutConsent(world, 2),
    ]
    await trust(world, 2)
    await send(contributor, aContribution())
    const checked = (await judge(world, trusted, confirm)).as(receivedContributionSchema)
    expect(checked.state).toBe('checked')
    const back = (await undo(world, trusted)).as(receivedContributionSchema)
    expect(back).toMatchObject({ state: 'waiting', confirmations: 0, ownJudgement: null })
  })

  it('is contested with a reason that its contributor reads, without a name', async () => {
    const world = await startWorld(engine)
    const [contributor, other] = [
      await signInWithoutConsent(world, 1),
      await signInWithoutConsent(world, 2),
    ]
    await send(contributor, aContribution())
    const without = await judge(world, other, { verdict: 'contest', reason: ' ' })
    expect([without.status, without.error.fields]).toEqual([400, { reason: 'required' }])
    await judge(world, other, { verdict: 'contest', reason: 'The tone is falling.' })
    const own = await listOwn(contributor)
    expect(own).toMatchObject([{ state: 'contested', contests: ['The tone is falling.'] }])
    expect(JSON.stringify(own)).not.toMatch(/recorder2|Ada/)
  })

  it('is judged by nobody who contributed it, records another language, or withdrew it', async () => {
    const world = await startWorld(engine)
    const [contributor, other] = [
      await signInWithoutConsent(world, 1),
      await signInWithoutConsent(world, 2),
    ]
    await send(contributor, aContribution())
    const own = await judge(world, contributor, confirm)
    expect([own.status, own.error.code]).toEqual([403, 'not-allowed'])
    await world.database.queries
      .updateTable('recorderLanguages')
      .set({ language: 'dua' })
      .where('accountId', 'in', (accounts) =>
        accounts.selectFrom('accounts').select('id').where('email', '=', 'recorder2@example.com'),
      )
      .execute()
    expect((await judge(world, other, confirm)).error.code).toBe('not-found')
    expect((await toJudge(other)).error.code).toBe('not-found')
    const third = await signInWithoutConsent(world, 3)
    const withdraw = addressOf(api.withdrawContribution, { params: { id: testId(1) } })
    expect((await sendJson(world, third, 'DELETE', withdraw, {})).error.code).toBe('not-found')
    await sendJson(world, contributor, 'DELETE', withdraw, {})
    expect(await listOwn(contributor)).toMatchObject([{ state: 'withdrawn' }])
    expect((await judge(world, third, confirm)).error.code).toBe('not-found')
    expect((await toJudge(third)).as(contributionsSchema).contributions).toEqual([])
  })

  it('counts every speaker once, however many confirm at once', async () => {
    const world = await startWorld(engine)
    const contributor = await signInWithoutConsent(world, 1)
    const [second, third] = [
      await signInWithoutConsent(world, 2),
      await signInWithoutConsent(world, 3),
    ]
    await send(contributor, aContribution())
    await Promise.all([second, second, third, third].map((each) => judge(world, each, confirm)))
    expect(await listOwn(contributor)).toMatchObject([{ state: 'checked', confirmations: 2 }])
  })

  it('is to be recorded: one’s own at once, others’ once it is checked', async () => {
    const world = await startWorld(engine)
    const [contributor, second] = [
      await signInWithoutConsent(world, 1),
      await signInWithoutConsent(world, 2),
    ]
    await trust(world, 2)
    await send(contributor, aContribution(), aWord, aVariant)
    const contributed = async (client: TestClient) => {
      const answer = await client.get(
        addressOf(api.readRecordingList, { params: { course: 'ewo' } }),
      )
      return answer.as(recordingOverviewSchema).contributed
    }
    expect(await contributed(second)).toEqual([])
    await judge(world, second, confirm)
    const hoe = { item: 'ewo.concept-hoe', text: 'abá', state: 'checked', gloss: null }
    expect(await contributed(second)).toMatchObject([{ ...hoe, isOwn: false }])
    const house = { item: `ewo.${testId(2)}`, text: 'ndá', state: 'waiting', theme: 'house' }
    expect(await contributed(contributor)).toMatchObject([house, { ...hoe, isOwn: true }])
  })

  it('is part of one’s own data, with what one said of others’, and goes with the account', async () => {
    const world = await startWorld(engine)
    const [contributor, second] = [
      await signInWithoutConsent(world, 1),
      await signInWithoutConsent(world, 2),
    ]
    await send(contributor, aContribution(), aWord)
    await judge(world, second, confirm)
    const ofContributor = (await contributor.get(api.exportProfile.path)).as(profileExportSchema)
    expect([ofContributor.contributions.length, ofContributor.judgements.length]).toEqual([2, 0])
    const ofSecond = (await second.get(api.exportProfile.path)).as(profileExportSchema)
    expect(ofSecond.judgements).toEqual([
      { contribution: testId(1), judgement: confirm, judgedAt: world.clock.now() },
    ])
    const deleted = await contributor.post(api.deleteProfile.path, { password })
    expect(JSON.parse(deleted.text)).toMatchObject({ contributions: 2 })
    for (const table of ['contributions', 'judgements'] as const) {
      const rows = await world.database.queries.selectFrom(table).selectAll().execute()
      expect([table, rows]).toEqual([table, []])
    }
  })
})
