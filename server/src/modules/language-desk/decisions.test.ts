import {
  api,
  addressOf,
  contributionsSchema,
  deskReportsSchema,
  deskWordsSchema,
  receivedContributionSchema,
  reportAnswersSchema,
  type Report,
  type SettleReports,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { startDesk } from '../../testing/language-desk.ts'
import { password, signIn } from '../../testing/people.ts'
import { aReport } from '../../testing/practice.ts'
import { aContribution, signInRecorder, storeTake } from '../../testing/takes.ts'
import { listTables } from '../../testing/world.ts'

const spelled = {
  kind: 'correction',
  id: testId(3),
  course: 'ewo',
  item: 'ewo.day-sunday',
  text: 'sɔ́ndɔ́',
  reason: 'The last tone is high.',
  dialect: null,
  note: '',
  contributedAt: 1,
}

const aSundayReport = (differences: Partial<Report> = {}) =>
  aReport({ item: 'ewo.day-sunday', ...differences })

/** A desk with two more recorders, of whom the first has given a word and a correction. */
async function startDeciding(engine: Engine) {
  const of = await startDesk(engine)
  const { world, desk, at } = of
  const [speaker, other] = [await signInRecorder(world, 2), await signInRecorder(world, 3)]
  const contributions = [aContribution(), spelled]
  await speaker.post(api.sendContributions.path, { contributions })
  const pathOf = (id: string) => at(api.decideDeskWord.path, id)
  return {
    ...of,
    speaker,
    other,
    readWords: async () => (await desk.get(at(api.listDeskWords.path))).as(deskWordsSchema),
    readReports: async () => (await desk.get(at(api.listDeskReports.path))).as(deskReportsSchema),
    decide: (id: string, decision: object) => sendJson(world, desk, 'PUT', pathOf(id), decision),
    undo: (id: string) => sendJson(world, desk, 'DELETE', pathOf(id), {}),
    settle: (wanted: SettleReports) => desk.post(at(api.settleDeskReports.path), wanted),
    judge: (as: typeof desk, id: string, judgement: object) =>
      sendJson(world, as, 'PUT', addressOf(api.judgeContribution, { params: { id } }), judgement),
  }
}

describeEngines('words at the desk', (engine) => {
  it('are listed with what was, what should be and what can be heard', async () => {
    const { world, speaker, other, readWords, desk } = await startDeciding(engine)
    const said = await storeTake(world, speaker, { item: 'ewo.day-sunday' })
    const further = await storeTake(world, other, { item: 'ewo.concept-hoe' }, 300)
    const own = aContribution({ id: testId(4), concept: 'dog' })
    await desk.post(api.sendContributions.path, { contributions: [own] })
    const { words, next } = await readWords()
    expect(next).toBeNull()
    expect(words).toMatchObject([
      {
        gloss: { en: 'hoe', fr: 'une houe' },
        received: { contribution: { text: 'abá' } },
        takes: [{ id: further.id }],
      },
      {
        gloss: null,
        received: { contribution: { was: { text: 'sɔ́ndɔ' }, text: 'sɔ́ndɔ́' } },
        takes: [{ id: said.id }],
      },
    ])
    const [clip] = words[1]?.takes ?? []
    expect((await desk.get(clip?.archive.address ?? '')).status).toBe(200)
  })

  it('say where nobody is left to read why they were rejected', async () => {
    const { world, speaker, readWords, readReports } = await startDeciding(engine)
    const isNobodys = async () => (await readWords()).words.map((word) => word.isNobodys)
    expect(await isNobodys()).toEqual([false, false])
    const { queries } = world.database
    // As of a table, and of an account that went.
    await queries
      .updateTable('contributions')
      .set({ contributorId: null })
      .where('id', '=', testId(1))
      .execute()
    expect(await isNobodys()).toEqual([true, false])
    await queries
      .updateTable('contributions')
      .set({ checkedAt: 1 })
      .where('id', '=', testId(1))
      .execute()
    const reports = [aReport({ item: 'ewo.concept-hoe' }), aSundayReport({ id: testId(9) })]
    await speaker.post(api.sendReports.path, { reports })
    expect((await readReports()).items.map((item) => [item.item, item.isNobodys])).toEqual([
      ['ewo.concept-hoe', true],
      ['ewo.day-sunday', false],
    ])
  })

  it('are decided against what others said, and that again where it is taken back', async () => {
    const { other, decide, undo, judge, readWords, readActs, world, accountId } =
      await startDeciding(engine)
    await judge(other, testId(1), { verdict: 'confirm' })
    const rejected = await decide(testId(1), { verdict: 'contest', reason: 'Not our word.' })
    expect(rejected.as(receivedContributionSchema)).toMatchObject({
      state: 'contested',
      contests: ['Not our word.'],
    })
    expect((await readWords()).words).toHaveLength(1)
    world.clock.advance(1)
    expect((await undo(testId(1))).as(receivedContributionSchema).state).toBe('waiting')
    world.clock.advance(1)
    const confirmed = await decide(testId(1), { verdict: 'confirm' })
    expect(confirmed.as(receivedContributionSchema)).toMatchObject({ state: 'checked' })
    // What others say afterwards changes nothing of it.
    const contested = await judge(other, testId(1), { verdict: 'contest', reason: 'No.' })
    expect(contested.as(receivedContributionSchema).state).toBe('checked')
    const { acts } = await readActs()
    expect(acts.slice(0, 3).map(({ act, actor, thing }) => [act, actor?.id, thing])).toEqual([
      ['word-confirmed', accountId, testId(1)],
      ['word-reopened', accountId, testId(1)],
      ['word-rejected', accountId, testId(1)],
    ])
  })

  it('of oneself, of another language, unknown or without a reason are refused, and nothing is recorded', async () => {
    const { desk, decide, undo, readActs, world } = await startDeciding(engine)
    const own = aContribution({ id: testId(4), concept: 'dog' })
    await desk.post(api.sendContributions.path, { contributions: [own] })
    await world.database.queries
      .updateTable('contributions')
      .set({ course: 'dua' })
      .where('id', '=', testId(3))
      .execute()
    const confirm = { verdict: 'confirm' }
    const answers = [
      await decide(testId(4), confirm),
      await decide(testId(3), confirm),
      await decide(testId(9), confirm),
      await decide(testId(1), { verdict: 'contest', reason: ' ' }),
      await undo(testId(3)),
    ]
    expect(answers.map(({ error }) => [error.code, error.fields])).toEqual([
      ['not-allowed', undefined],
      ['not-found', undefined],
      ['not-found', undefined],
      ['required', { reason: 'required' }],
      ['not-found', undefined],
    ])
    expect((await readActs()).acts.map(({ act }) => act)).toEqual(['coordinator-named'])
  })

  it('that are heard are confirmed by ear alone, and can be rejected', async () => {
    const { world, speaker, other, decide, readWords } = await startDeciding(engine)
    const { id: take } = await storeTake(world, other, { item: 'ewo.concept-dog' })
    const written = aContribution({ id: testId(5), concept: 'dog', text: 'mvú', take })
    await speaker.post(api.sendContributions.path, { contributions: [written] })
    expect((await readWords()).words).toHaveLength(2)
    expect((await decide(testId(5), { verdict: 'confirm' })).error.code).toBe('not-heard')
    const rejected = await decide(testId(5), { verdict: 'contest', reason: 'It is “mvu”.' })
    expect(rejected.as(receivedContributionSchema).state).toBe('contested')
  })
})

describeEngines('reports at the desk', (engine) => {
  it('say the same together, without anybody’s name, and nothing of sound', async () => {
    const { world, readReports, readDesk, accountId } = await startDeciding(engine)
    const one = await signIn(world)
    const two = await signIn(world, { email: 'eve@example.com', phoneNumber: '+237670000002' })
    const asked = aSundayReport({ comment: 'My mother says it.' })
    await one.post(api.sendReports.path, {
      reports: [asked, aSundayReport({ id: testId(2), reason: 'no-sound', answer: '' })],
    })
    world.clock.advance(1)
    await two.post(api.sendReports.path, {
      reports: [
        aSundayReport(),
        aSundayReport({ id: testId(3), answer: 'okidi' }),
        aSundayReport({ id: testId(4), reason: 'wrong-meaning', answer: 'yesterday' }),
        aSundayReport({ id: testId(5), reason: 'wrong-meaning', answer: '' }),
      ],
    })
    const answer = await readReports()
    expect(answer).toMatchObject({
      next: null,
      items: [{ item: 'ewo.day-sunday', present: { text: 'sɔ́ndɔ' }, contribution: null }],
    })
    const said = answer.items[0]?.reported.map(({ reason, answer: given, count, comments }) => [
      reason,
      given,
      count,
      comments,
    ])
    expect(said?.toSorted()).toEqual([
      ['accept-answer', 'okidi', 1, []],
      ['accept-answer', 'okíri', 2, ['My mother says it.']],
      ['wrong-meaning', '', 2, []],
    ])
    expect(await readDesk()).toMatchObject({ reportsWaiting: 1, wordsWaiting: 2 })
    const learner = await world.database.queries
      .selectFrom('reports')
      .select('learnerId')
      .where('learnerId', '!=', accountId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(answer)).not.toContain(learner.learnerId)
  })

  it('are settled up to what was seen, and wait again where that is taken back', async () => {
    const { world, readReports, readActs, settle } = await startDeciding(engine)
    const one = await signIn(world)
    const report = aSundayReport({ reason: 'wrong-meaning' })
    await one.post(api.sendReports.path, { reports: [report] })
    const until = (await readReports()).items[0]?.reported[0]?.newestAt ?? 0
    world.clock.advance(1)
    await one.post(api.sendReports.path, { reports: [{ ...report, id: testId(2) }] })
    const wanted = { item: 'ewo.day-sunday', reason: 'wrong-meaning', answer: '', until } as const
    expect((await settle({ ...wanted, decision: 'declined' })).status).toBe(204)
    const countOf = async () => (await readReports()).items[0]?.reported[0]?.count
    expect(await countOf()).toBe(1)
    expect((await settle({ ...wanted, decision: 'declined' })).error.code).toBe('not-found')
    world.clock.advance(1)
    expect((await settle({ ...wanted, decision: 'open' })).status).toBe(204)
    expect(await countOf()).toBe(2)
    expect((await settle({ ...wanted, decision: 'open' })).error.code).toBe('not-found')
    expect((await readActs()).acts.slice(0, 2).map(({ act, thing }) => [act, thing])).toEqual([
      ['reports-reopened', 'ewo.day-sunday'],
      ['reports-settled', 'ewo.day-sunday'],
    ])
  })

  it('are told to who reported, and to nobody else, as long as the decision stands', async () => {
    const { world, speaker, readReports, settle } = await startDeciding(engine)
    const one = await signIn(world)
    const answersOf = async (client: typeof one, since = 0) =>
      (await client.get(`${api.listReportAnswers.path}?since=${since}`)).as(reportAnswersSchema)
    const twice = [1, 2].map((nth) => aSundayReport({ id: testId(nth), reason: 'wrong-meaning' }))
    await one.post(api.sendReports.path, { reports: twice })
    expect((await answersOf(one)).decided).toEqual([])
    const until = (await readReports()).items[0]?.reported[0]?.newestAt ?? 0
    const wanted = { item: 'ewo.day-sunday', reason: 'wrong-meaning', answer: '', until } as const
    world.clock.advance(5)
    await settle({ ...wanted, decision: 'declined' })
    const decidedAt = world.clock.now()
    const about = { course: 'ewo', item: 'ewo.day-sunday', text: 'sɔ́ndɔ' }
    expect((await answersOf(one)).decided).toEqual([{ ...about, decision: 'declined', decidedAt }])
    expect((await answersOf(one, decidedAt)).decided).toEqual([])
    expect((await answersOf(speaker)).decided).toEqual([])
    await settle({ ...wanted, decision: 'open' })
    expect((await answersOf(one)).decided).toEqual([])
  })

  it.each([
    ['accept-answer', 'variant'],
    ['wrong-tone', 'correction'],
  ] as const)('%s becomes a %s, which another speaker confirms', async (reason, kind) => {
    const { world, other, desk, readReports, settle } = await startDeciding(engine)
    await (await signIn(world)).post(api.sendReports.path, { reports: [aSundayReport({ reason })] })
    const { reported: [said] = [] } = (await readReports()).items[0] ?? {}
    const spelling = { id: testId(7), text: 'okíri', why: 'Learners say so.' }
    const wanted = {
      decision: 'agreed' as const,
      item: 'ewo.day-sunday',
      reason,
      answer: said?.answer ?? '',
      until: said?.newestAt ?? 0,
      spelling,
    }
    const unknown = await settle({ ...wanted, item: 'ewo.nothing' })
    expect(unknown.error.code).toBe('not-found')
    const empty = await settle({ ...wanted, spelling: { ...spelling, text: ' ' } })
    expect(empty.error.code).toBe('required')
    expect((await readReports()).items).toHaveLength(1)
    expect((await settle(wanted)).status).toBe(204)
    expect((await readReports()).items).toEqual([])
    const waiting = api.listWaitingContributions.path
    const seen = (await other.get(`${waiting}?course=ewo`)).as(contributionsSchema)
    expect(seen.contributions.map(({ contribution }) => contribution)).toContainEqual(
      expect.objectContaining({ kind, id: testId(7), text: 'okíri', item: 'ewo.day-sunday' }),
    )
    expect((await desk.get(api.listContributions.path)).text).toContain(testId(7))
  })

  it('name the contribution that an item is, unless it is one’s own', async () => {
    const { world, desk, decide, other, judge, readReports } = await startDeciding(engine)
    const own = aContribution({ id: testId(4), concept: 'dog' })
    await desk.post(api.sendContributions.path, { contributions: [own] })
    await judge(other, testId(4), { verdict: 'confirm' })
    await decide(testId(1), { verdict: 'confirm' })
    await (
      await signIn(world)
    ).post(api.sendReports.path, {
      reports: ['hoe', 'dog'].map((concept, at) =>
        aSundayReport({ id: testId(at + 1), item: `ewo.concept-${concept}`, reason: 'offensive' }),
      ),
    })
    const { items } = await readReports()
    expect(items.map(({ item, contribution }) => [item, contribution])).toEqual([
      ['ewo.concept-dog', null],
      ['ewo.concept-hoe', testId(1)],
    ])
  })
})

it('keeps no name of a coordinator with what they decided, once their account is gone', async () => {
  const { decide, desk, accountId, world } = await startDeciding('sqlite')
  await decide(testId(1), { verdict: 'confirm' })
  expect((await desk.post(api.deleteProfile.path, { password })).status).toBe(200)
  expect(JSON.stringify(await listTables(world))).not.toContain(accountId)
  const row = await world.database.queries
    .selectFrom('contributions')
    .select('checkedAt')
    .where('id', '=', testId(1))
    .executeTakeFirstOrThrow()
  expect(row.checkedAt).not.toBeNull()
})
