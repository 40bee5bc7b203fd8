import {
  api,
  addressOf,
  conceptSectionSchema,
  recordingOverviewSchema,
  type ContributedItem,
  type KnownItem,
  takeSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import {
  aContribution,
  allConsents,
  chooseConsents,
  hum,
  makeTake,
  putArchive,
  signInRecorder,
} from '../../testing/takes.ts'
import { describeEngines } from '../../testing/engines.ts'
import { signIn } from '../../testing/people.ts'
import { aReport } from '../../testing/practice.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { announceTakesOf } from '../takes/index.ts'

const path = addressOf(api.readRecordingList, { params: { course: 'ewo' } })
const overview = async (client: TestClient) => (await client.get(path)).as(recordingOverviewSchema)

/** Has a take of an item stored, and approved now. */
async function record(
  world: World,
  client: TestClient,
  { item, dialect, hertz }: { item: string; dialect: string | null; hertz: number },
) {
  const take = makeTake({ item, dialect }, hum(hertz))
  expect((await putArchive(world, client, take)).as(takeSchema).item).toBe(item)
  await world.database.transaction(async (queries) => {
    const { speakerId } = await queries
      .updateTable('takes')
      .set({ approvedAt: world.clock.now() })
      .where('id', '=', take.id)
      .returning('speakerId')
      .executeTakeFirstOrThrow()
    await announceTakesOf(queries, speakerId)
  })
}

describeEngines('what there is to record', (engine) => {
  it('is listed by dialect of what is approved and how many say it, by speakers who consent', async () => {
    const world = await startWorld(engine)
    const [first, second] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const sunday = 'ewo.day-sunday'
    await record(world, first, { item: sunday, dialect: 'Eton', hertz: 200 })
    await record(world, first, { item: sunday, dialect: null, hertz: 210 })
    await record(world, first, { item: sunday, dialect: 'Eton', hertz: 215 })
    await record(world, second, { item: sunday, dialect: null, hertz: 220 })
    await putArchive(world, first, makeTake({ item: 'ewo.day-monday' }, hum(230)))
    const { items } = await overview(second)
    const approved = expect.any(Array) as []
    expect(items).toEqual([{ item: sunday, approved, voices: 2, askedForBy: 0 }])
    expect(items[0]?.approved).toHaveLength(2)
    expect(items[0]?.approved).toEqual(
      expect.arrayContaining([
        { dialect: 'Eton', recordings: 2, voices: 1 },
        { dialect: null, recordings: 2, voices: 2 },
      ]),
    )
    await chooseConsents(world, first, { ...allConsents, learners: false })
    expect((await overview(second)).items).toEqual([
      {
        item: sunday,
        approved: [{ dialect: null, recordings: 1, voices: 1 }],
        voices: 1,
        askedForBy: 0,
      },
    ])
  })

  it('sends again only the parts that a device does not have', async () => {
    const world = await startWorld(engine)
    const [first, second] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const aWord = (id: number) => ({
      ...aContribution({ id: testId(id) }),
      kind: 'word',
      gloss: { en: 'x', fr: 'x' },
      theme: null,
      example: null,
    })
    const words = (from: number) => Array.from({ length: 20 }, (_, at) => aWord(from + at))
    for (let from = 1; from <= 800; from += 20) {
      await first.post(api.sendContributions.path, { contributions: words(from) })
      world.clock.advance(3_600_000)
    }
    await world.database.queries.updateTable('contributions').set({ checkedAt: 1 }).execute()
    await record(world, first, { item: 'ewo.day-sunday', dialect: null, hertz: 200 })
    const ask = async (known: readonly string[]) =>
      (await second.get(`${path}?known=${known.join('.')}`)).as(recordingOverviewSchema)
    const all = await overview(second)
    const marksOf = ({ parts }: typeof all) =>
      [...parts.items, ...parts.contributed].map(({ mark }) => mark)
    expect(all.contributed).toHaveLength(800)
    expect(all.parts.contributed).toHaveLength(3)
    const again = await ask(marksOf(all))
    expect(again).toEqual({ ...all, items: [], contributed: [] })

    await first.post(api.sendContributions.path, {
      contributions: [aWord(900)],
    })
    await world.database.queries.updateTable('contributions').set({ checkedAt: 1 }).execute()
    const { contributed, parts, items } = await ask(marksOf(all))
    expect(items).toEqual([])
    expect(contributed.map(({ item }) => item)).toContain(`ewo.${testId(900)}`)
    const [ofNew] = parts.contributed
    expect(contributed).toHaveLength(ofNew?.count ?? 0)
    expect(parts.contributed.slice(1)).toEqual(all.parts.contributed.slice(1))
    expect(parts.contributed.reduce((sum, { count }) => sum + count, 0)).toBe(801)
  })

  it('comes in pages below 200 kB, together the whole list', async () => {
    const world = await startWorld(engine)
    const [first, second] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
    const aWord = (id: number) => ({
      ...aContribution({ id: testId(id) }),
      kind: 'word',
      gloss: { en: `${id} ${'x'.repeat(480)}`, fr: `${id} ${'é'.repeat(480)}` },
      theme: null,
      example: null,
    })
    for (let from = 1; from <= 400; from += 20) {
      const contributions = Array.from({ length: 20 }, (_, at) => aWord(from + at))
      await first.post(api.sendContributions.path, { contributions })
      world.clock.advance(3_600_000)
    }
    const { queries } = world.database
    await queries.updateTable('contributions').set({ checkedAt: 1 }).execute()
    await first.post(api.sendContributions.path, { contributions: [aWord(999)] })
    await record(world, first, { item: 'ewo.day-sunday', dialect: null, hertz: 200 })
    for (const client of [first, second]) {
      const { parts } = await overview(client)
      const known: string[] = []
      const items: KnownItem[] = []
      const contributed: ContributedItem[] = []
      for (let pages = 1; ; pages += 1) {
        const answer = await client.get(`${path}?known=${known.join('.')}`)
        expect(answer.text.length).toBeLessThan(200_000)
        const page = answer.as(recordingOverviewSchema)
        expect(page.parts).toEqual(parts)
        items.push(...page.items)
        contributed.push(...page.contributed)
        let left = page.items.length + page.contributed.length
        expect(left).toBeGreaterThan(0)
        for (const { mark, count } of [...page.parts.items, ...page.parts.contributed]) {
          if (known.includes(mark) || left < count) continue
          left -= count
          known.push(mark)
        }
        expect(left).toBe(0)
        if (page.more !== true) {
          expect(pages).toBeGreaterThan(3)
          break
        }
      }
      expect(items.map(({ item }) => item)).toEqual(['ewo.day-sunday'])
      expect(new Set(contributed.map(({ item }) => item)).size).toBe(client === first ? 401 : 400)
      expect(contributed.every(({ isOwn }) => isOwn === (client === first))).toBe(true)
    }
  })

  it('counts each learner who misses a sound once, until a new one is approved', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    const ada = await signIn(world)
    const eve = await signIn(world, { email: 'eve@example.com', phoneNumber: '+237670000002' })
    const asked = (id: number, reason: 'no-sound' | 'wrong-sound' | 'wrong-tone') =>
      aReport({ id: testId(id), item: 'ewo.day-sunday', reason })
    const about = {
      reports: [asked(1, 'no-sound'), asked(2, 'wrong-sound'), asked(3, 'wrong-tone')],
    }
    await ada.post(api.sendReports.path, about)
    await eve.post(api.sendReports.path, { reports: [asked(4, 'wrong-tone')] })
    expect((await overview(recorder)).items).toMatchObject([{ askedForBy: 1, approved: [] }])
    await eve.post(api.sendReports.path, { reports: [asked(5, 'no-sound')] })
    expect((await overview(recorder)).items).toMatchObject([{ askedForBy: 2 }])
    world.clock.advance(1000)
    await record(world, recorder, { item: 'ewo.day-sunday', dialect: null, hertz: 200 })
    expect((await overview(recorder)).items).toMatchObject([{ askedForBy: 0 }])
    world.clock.advance(1000)
    await ada.post(api.sendReports.path, { reports: [asked(6, 'wrong-sound')] })
    expect((await overview(recorder)).items).toMatchObject([{ askedForBy: 1 }])
  })

  it('is an item of the packs, a concept, or a word contributed here, of its kind; nothing else', async () => {
    const world = await startWorld(engine)
    const client = await signInRecorder(world)
    const sentence = { ...aContribution(), kind: 'sentence', gloss: { en: 'x', fr: 'x' } }
    await client.post(api.sendContributions.path, {
      contributions: [
        { ...sentence, theme: null, example: null },
        aContribution({ id: testId(2) }),
      ],
    })
    const answers = []
    for (const [item, kind] of [
      ['ewo.day-sunday', 'word'],
      ['ewo.concept-hoe', 'word'],
      [`ewo.${testId(1)}`, 'sentence'],
      ['ewo.day-sunday', 'sentence'],
      ['ewo.concept-spaceship', 'word'],
      [`ewo.${testId(2)}`, 'word'],
      ['ewo.nothing', 'word'],
      ['dua.day-sunday', 'word'],
    ] as const) {
      const take = makeTake({ item, kind }, hum(200 + answers.length))
      const { status, text } = await putArchive(world, client, take)
      answers.push(status === 200 ? 'stored' : text.includes('"item":"invalid-value"'))
    }
    expect(answers).toEqual(['stored', 'stored', 'stored', true, true, true, true, true])
  })
})

describeEngines('a turn of a conversation', (engine) => {
  it('is contributed as a concept is, and recorded as a sentence', async () => {
    const world = await startWorld(engine)
    const contributor = await signInRecorder(world)
    const turn = aContribution({ concept: 'greeting-in-the-morning-1', text: 'm̀bəmbə kídi' })
    await contributor.post(api.sendContributions.path, { contributions: [turn] })
    const item = 'ewo.concept-greeting-in-the-morning-1'
    expect((await overview(contributor)).contributed).toMatchObject([
      { item, kind: 'sentence', text: 'm̀bəmbə kídi', state: 'waiting', isOwn: true },
    ])
    const refused = await putArchive(world, contributor, makeTake({ item, kind: 'word' }, hum(200)))
    expect(refused.text).toContain('"item":"invalid-value"')
    const stored = await putArchive(
      world,
      contributor,
      makeTake({ item, kind: 'sentence' }, hum(210)),
    )
    expect(stored.status).toBe(200)
  })

  it('stays what it was where nobody is asked for it any more', async () => {
    const world = await startWorld(engine)
    const contributor = await signInRecorder(world)
    const hidden = aContribution({ concept: 'sandwich', text: 'sandwich' })
    await contributor.post(api.sendContributions.path, { contributions: [hidden] })
    const item = 'ewo.concept-sandwich'
    expect((await overview(contributor)).contributed).toMatchObject([{ item, kind: 'word' }])
    const stored = await putArchive(world, contributor, makeTake({ item }, hum(200)))
    expect(stored.status).toBe(200)
  })
})

it('asks first for the courtesies that a course lacks, then for what its sets lack', async () => {
  const world = await startWorld('sqlite')
  const recorder = await signInRecorder(world)
  expect((await overview(recorder)).first).toEqual(['hello', 'please', 'goodbye', 'nine'])
  await world.database.queries.updateTable('recorderLanguages').set({ language: 'nmg' }).execute()
  const ofKwasio = await recorder.get(
    addressOf(api.readRecordingList, { params: { course: 'nmg' } }),
  )
  expect(ofKwasio.as(recordingOverviewSchema).first).toEqual(
    ['hello', 'how-are-you', 'thank-you', 'please', 'goodbye', 'no'].concat('one'),
  )
  expect((await recorder.get(path)).error.code).toBe('not-found')
})

it('names the sections of the list of concepts, which recorders alone get, for good', async () => {
  const world = await startWorld('sqlite')
  const recorder = await signInRecorder(world)
  const { concepts } = await overview(recorder)
  const sectionAt = (section: string, revision: string) =>
    addressOf(api.readConcepts, { params: { section, revision } })
  const sections = []
  for (const { section, revision } of concepts) {
    const answer = await recorder.get(sectionAt(section, revision))
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable')
    sections.push(answer.as(conceptSectionSchema))
  }
  expect(sections.map(({ section }) => section)).toEqual(concepts.map(({ section }) => section))
  const asked = sections.flatMap(({ themes }) => themes).flatMap((theme) => theme.concepts)
  expect(asked.length).toBeGreaterThanOrEqual(2000)
  expect(asked.every((concept) => !('silcawl' in concept))).toBe(true)
  const [first = { section: '', revision: '' }, second = first] = concepts
  const learner = await signIn(world)
  const refused = await learner.get(sectionAt(first.section, first.revision))
  expect(refused.error.code).toBe('not-allowed')
  for (const [section, revision] of [
    [first.section, '0123456789abcdef'],
    [second.section, first.revision],
    ['nowhere', first.revision],
  ] as const) {
    expect((await recorder.get(sectionAt(section, revision))).error.code).toBe('not-found')
  }
})
