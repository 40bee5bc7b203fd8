import { api, shownTakesSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { describeBothEngines } from '../../../testing/engines.ts'
import { countTurns } from '../../../testing/count-turns.ts'
import { insertMany } from '../../../testing/measured-server.ts'
import { sendContributions } from '../../../testing/spellings.ts'
import { aContribution, signInRecorder, storeTake } from '../../../testing/takes.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { watchRows } from '../../../testing/watch-rows.ts'
import { startWorld } from '../../../testing/world.ts'
import { searchTakes } from './search-takes.ts'

async function search(recorder: TestClient, text: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ search: text, ...more })
  const answer = await recorder.get(`${api.listShownTakes.path}?${query.toString()}`)
  const { takes, matches } = answer.as(shownTakesSchema)
  return { items: takes.map(({ item }) => item), matches }
}

describeBothEngines('one’s own recordings of a word', (engine) => {
  it('are found by the word, with or without its tones, and by its meaning in both languages', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    await storeTake(world, recorder, { item: 'ewo.day-sunday' })
    await storeTake(world, recorder, { item: 'ewo.day-monday' }, 300)
    const monday = { items: ['ewo.day-monday'], matches: 1 }
    for (const text of ['mɔ́ndi', 'MONDI', 'monday', 'lundi', '  Lundi ']) {
      expect([text, await search(recorder, text)]).toEqual([text, monday])
    }
    expect(await search(recorder, 'ngolo')).toEqual({ items: [], matches: 0 })
    // Without anything to search for all are there, and nothing is counted.
    expect(await search(recorder, ' ')).toEqual({
      items: ['ewo.day-monday', 'ewo.day-sunday'],
      matches: undefined,
    })
  })

  it('are found by what a speaker contributed, and by the meaning of what nobody has written', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world)
    await storeTake(world, recorder, { item: 'ewo.concept-axe' })
    await storeTake(world, recorder, { item: 'ewo.concept-hoe' }, 300)
    expect((await search(recorder, 'aba')).matches).toBe(0)
    expect((await search(recorder, 'houe')).items).toEqual(['ewo.concept-hoe'])
    await sendContributions(recorder, aContribution({ concept: 'hoe', text: 'abá' }))
    expect((await search(recorder, 'aba')).items).toEqual(['ewo.concept-hoe'])
  })

  it('are counted over all pages, within what is filtered, and are one’s own alone', async () => {
    const world = await startWorld(engine)
    const [recorder, other] = [await signInRecorder(world), await signInRecorder(world, 2)]
    const first = await storeTake(world, recorder)
    const second = await storeTake(world, recorder, {}, 300)
    await storeTake(world, other, {}, 400)
    expect(await search(recorder, 'sunday')).toMatchObject({ matches: 2 })
    const older = { before: [first.id, second.id].sort()[1] ?? '' }
    expect(await search(recorder, 'sunday', older)).toEqual({
      items: ['ewo.day-sunday'],
      matches: 2,
    })
    const approved = { state: 'approved' }
    expect(await search(recorder, 'sunday', approved)).toEqual({ items: [], matches: 0 })
    expect(await search(recorder, 'sunday', { course: 'dua' })).toEqual({ items: [], matches: 0 })
  })

  it('are described a page at a time', async () => {
    const world = await startWorld(engine)
    const { database, context } = world
    const { queries } = database
    const recorder = await signInRecorder(world)
    const { id } = await storeTake(world, recorder, { item: 'ewo.concept-axe' })
    await sendContributions(recorder, aContribution({ concept: 'axe', text: 'abá' }))
    const take = await queries
      .selectFrom('takes')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const word = await queries.selectFrom('contributions').selectAll().executeTakeFirstOrThrow()
    const concepts = context.library.concepts
      .flatMap(({ themes }) => themes.flatMap((theme) => theme.concepts))
      .slice(0, 20)
      .map(({ concept }) => concept)
    const each = Array.from({ length: 50 }, (_, nth) => nth)
    const ofConcepts = <Row>(rowOf: (concept: string, id: string) => Row) =>
      concepts.flatMap((concept, at) =>
        each.map((nth) => rowOf(concept, testId(1_000 + 100 * at + nth))),
      )
    await insertMany(
      queries,
      'takes',
      ofConcepts((concept, takeId) => ({ ...take, id: takeId, item: `ewo.concept-${concept}` })),
    )
    await insertMany(
      queries,
      'contributions',
      ofConcepts((concept, wordId) => {
        const said = { ...(JSON.parse(word.contribution) as object), id: wordId, concept }
        return { ...word, id: wordId, contribution: JSON.stringify(said), concept }
      }),
    )
    const { work, watched } = watchRows(queries)
    const within = { ...context, database: { ...database, queries: watched } }
    const all = { state: undefined, course: undefined }
    const found = await searchTakes(within, take.recorderId ?? '', all, 'aba')
    expect(found).toHaveLength(1_001)
    expect(work.maxRows).toBeLessThanOrEqual(551)
  })
})

it('lets others run between the units of a course that are searched', async () => {
  const world = await startWorld('sqlite')
  const recorder = await signInRecorder(world)
  await storeTake(world, recorder)
  const { recorderId } = await world.database.queries
    .selectFrom('takes')
    .select('recorderId')
    .executeTakeFirstOrThrow()
  const units = (await world.context.readCurrentCourses()).findCourse('ewo')?.packs.length ?? 0
  expect(units).toBeGreaterThan(5)
  const stopCounting = countTurns()
  const all = { state: undefined, course: undefined }
  expect(await searchTakes(world.context, recorderId ?? '', all, 'sunday')).toHaveLength(1)
  expect(stopCounting()).toBeGreaterThanOrEqual(units)
})
