import {
  api,
  addressOf,
  deskReportsSchema,
  profileExportSchema,
  recordingOverviewSchema,
  reportAnswersSchema,
  sendReportsResponseSchema,
  wantedWordsADay,
  type Report,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { startDesk } from '../../testing/language-desk.ts'
import { password, signIn } from '../../testing/people.ts'
import { aReport } from '../../testing/practice.ts'
import { reviewTake, signInRecorder, storeTake, trustRecorder } from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'

const people = ['ada', 'eve', 'joe'].map((name, nth) => ({
  email: `${name}@example.com`,
  phoneNumber: `+23767000060${nth}`,
}))

const ask = (nth: number, answer: string, differences: Partial<Report> = {}): Report =>
  aReport({
    id: testId(nth),
    item: 'ewo.wanted',
    reason: 'missing-word',
    language: 'fr',
    answer,
    comment: '',
    expected: '',
    ...differences,
  })

async function startAsking(engine: Engine) {
  const of = await startDesk(engine)
  const { world, desk, at } = of
  const learners: TestClient[] = []
  for (const person of people) learners.push(await signIn(world, person))
  const [ada, eve, joe] = learners as [TestClient, TestClient, TestClient]
  const send = async (learner: TestClient, ...reports: readonly Report[]) =>
    (await learner.post(api.sendReports.path, { reports })).as(sendReportsResponseSchema)
  const readReports = async () =>
    (await desk.get(at(api.listDeskReports.path))).as(deskReportsSchema)
  const readWanted = async () =>
    (await readReports()).wanted?.map(({ text, learners: by, isConcept }) => [text, by, isConcept])
  return { ...of, ada, eve, joe, send, readReports, readWanted }
}

describeEngines('words that learners look for', (engine) => {
  it('are counted once a learner, however they are written, the most asked for first', async () => {
    const { world, desk, ada, eve, joe, send, readWanted, readReports } = await startAsking(engine)
    expect((await send(ada, ask(1, 'satellite'), ask(2, 'Satellite '))).refused).toEqual([])
    await send(ada, ask(3, 'téléphérique'))
    world.clock.advance(1)
    await send(eve, ask(1, 'un telephérique'), ask(2, 'satellite', { language: 'en' }))
    world.clock.advance(1)
    await send(joe, ask(1, 'le téléphérique'))
    expect(await readWanted()).toEqual([
      [expect.stringMatching(/t[ée]l[ée]ph[ée]rique$/), 3, false],
      ['satellite', 1, false],
      ['satellite', 1, false],
    ])
    // Speakers read what several ask for, and nothing that one person typed alone.
    const path = addressOf(api.readRecordingList, { params: { course: 'ewo' } })
    const { wanted, items } = (await desk.get(path)).as(recordingOverviewSchema)
    expect(wanted.map(({ learners }) => learners)).toEqual([3])
    expect(items).toEqual([])
    // The desk has them apart from what is wrong with words that are there.
    expect((await readReports()).items).toEqual([])
  })

  it('that speakers are asked for by a concept stand in their lists, and go once they are heard', async () => {
    const { world, desk, ada, send, readWanted } = await startAsking(engine)
    await send(ada, ask(1, 'houe'))
    expect(await readWanted()).toEqual([['houe', 1, true]])
    const path = addressOf(api.readRecordingList, { params: { course: 'ewo' } })
    const { items } = (await desk.get(path)).as(recordingOverviewSchema)
    expect(items.find(({ item }) => item === 'ewo.concept-hoe')?.askedForBy).toBe(1)
    const speaker = await signInRecorder(world, 2)
    await trustRecorder(world, 1)
    world.clock.advance(1)
    const { id } = await storeTake(world, speaker, { item: 'ewo.concept-hoe' })
    expect(await reviewTake(world, desk, id)).toBe('approved')
    expect(await readWanted()).toEqual([])
    const { answers } = (await ada.get(`${api.listReportAnswers.path}?since=0`)).as(
      reportAnswersSchema,
    )
    expect(answers).toMatchObject([{ report: testId(1), answer: 'recorded' }])
  })

  it('are gone once the course has them, and once the desk wants none of them', async () => {
    const { world, desk, at, ada, send, readWanted, readReports, readActs } =
      await startAsking(engine)
    const packs = (await world.context.readCurrentCourses()).findCourse('ewo')?.packs ?? []
    const [known = ''] = packs.flatMap(({ words }) => words)[0]?.gloss.fr ?? []
    await send(ada, ask(1, known.toUpperCase()), ask(2, 'gros mot'))
    expect(await readWanted()).toEqual([['gros mot', 1, false]])
    const [wanted] = (await readReports()).wanted ?? []
    const said = { item: wanted?.item, reason: 'missing-word', answer: '' } as const
    const until = wanted?.newestAt
    const settle = (decision: string) =>
      desk.post(at(api.settleDeskReports.path), { ...said, until, decision })
    expect((await settle('declined')).status).toBe(204)
    expect(await readWanted()).toEqual([])
    // Of a word that is not there nothing is told; and the record has no learner's words.
    const { decided } = (await ada.get(`${api.listReportAnswers.path}?since=0`)).as(
      reportAnswersSchema,
    )
    expect(decided).toEqual([])
    expect(JSON.stringify(await readActs())).not.toContain('gros')
    expect((await settle('open')).status).toBe(204)
    expect(await readWanted()).toEqual([['gros mot', 1, false]])
  })

  it('are no more than a day has room for, and each a word', async () => {
    const { world, ada, eve, send, readWanted } = await startAsking(engine)
    const many = Array.from({ length: wantedWordsADay }, (_, nth) => ask(nth + 1, `mot ${nth}`))
    expect((await send(ada, ...many)).acknowledged).toHaveLength(wantedWordsADay)
    const further = ask(99, 'encore un')
    expect((await send(ada, further)).refused).toEqual([
      { id: testId(99), reason: 'quota-reached' },
    ])
    // Sent again after an answer that was lost, they are the same.
    expect((await send(ada, ...many)).refused).toEqual([])
    world.clock.advance(25 * 60 * 60 * 1000)
    expect((await send(ada, further)).refused).toEqual([])
    const none = [
      ask(1, '123'),
      ask(2, 'a'.repeat(61)),
      ask(3, ' '),
      ask(4, 'x', { language: undefined }),
    ]
    expect((await send(eve, ...none)).refused.map(({ reason }) => reason)).toEqual(
      none.map(() => 'invalid-value'),
    )
    expect(await readWanted()).toHaveLength(wantedWordsADay + 1)
  })

  it('count towards no day where a clock that was ahead dated them', async () => {
    const { world, ada, send } = await startAsking(engine)
    const many = Array.from({ length: wantedWordsADay }, (_, nth) => ask(nth + 1, `mot ${nth}`))
    world.clock.advance(20 * 24 * 60 * 60_000)
    await send(ada, ...many)
    world.clock.advance(-20 * 24 * 60 * 60_000)
    expect((await send(ada, ask(99, 'encore un'))).refused).toEqual([])
  })

  it('are in the export of who asked, and go with their account', async () => {
    const { ada, send, readWanted } = await startAsking(engine)
    await send(ada, ask(1, 'satellite'))
    const exported = (await ada.get(api.exportProfile.path)).as(profileExportSchema)
    expect(exported.reports).toMatchObject([{ answer: 'satellite', language: 'fr' }])
    await ada.post(api.deleteProfile.path, { password })
    expect(await readWanted()).toEqual([])
  })
})
