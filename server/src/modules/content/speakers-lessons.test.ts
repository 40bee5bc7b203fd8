import { api, addressOf } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  bulu,
  concepts,
  findBulu,
  itemOf,
  lessonsOf,
  readPacks,
  signInSpeakers,
  theme,
} from '../../testing/speakers-of-bulu.ts'
import { startWorld } from '../../testing/world.ts'
import { placeItems } from './lesson-places.repository.ts'

const eachAsked = (...nths: number[]) => Array.from({ length: 3 }, () => nths.map(itemOf)).flat()

describeEngines('a language without a pack', (engine) => {
  it('is there for its recorders from the start, for learners from its first word', async () => {
    const world = await startWorld(engine)
    const { speaker, give } = await signInSpeakers(world)
    expect(await findBulu(speaker)).toMatchObject({ name: { en: 'Bulu' }, units: [] })
    expect(await findBulu(world.client())).toBeUndefined()
    await give(0)
    expect(await findBulu(world.client())).toMatchObject({
      units: [{ unit: 'from-speakers', words: 1, lessons: 0 }],
    })
    expect(await readPacks(world)).toMatchObject([{ words: [{ id: itemOf(0), text: 'baa' }] }])
  })

  it('has lessons by theme of what is confirmed and can be heard, which never change under a learner', async () => {
    const world = await startWorld(engine)
    const { speaker, give, say } = await signInSpeakers(world)
    for (const nth of [0, 1, 2, 3, 4, 5]) await give(nth)
    for (const nth of [5, 4, 3, 2]) await say(nth)
    // Four can be heard: too few for a lesson.
    expect(lessonsOf(await readPacks(world))).toEqual([])
    await say(1)
    const lesson = `${bulu}.lesson-speakers-words-${theme.theme}-1`
    expect(await readPacks(world)).toMatchObject([
      {
        unit: `from-speakers-${theme.theme}`,
        title: { fr: `${theme.title.fr} (par les locuteurs)` },
        words: { length: 6 },
        lessons: [{ id: lesson, title: { en: `${theme.title.en} 1` } }],
      },
    ])
    expect(lessonsOf(await readPacks(world))).toEqual([[lesson, eachAsked(5, 4, 3, 2, 1)]])

    await give(6)
    await say(6)
    await say(0)
    expect(lessonsOf(await readPacks(world))).toEqual([[lesson, eachAsked(5, 4, 3, 2, 1, 6)]])

    const path = addressOf(api.withdrawContribution, { params: { id: testId(4 + 1) } })
    await sendJson(world, speaker, 'DELETE', path, {})
    await give(7)
    await say(7)
    // Whatever comes later stands behind, and not where something was.
    expect(lessonsOf(await readPacks(world))).toEqual([[lesson, eachAsked(5, 3, 2, 1, 6)]])
  })

  it('is taught in the same places by two servers that ask at once', async () => {
    const world = await startWorld(engine)
    const items = concepts.slice(0, 8).map((_, nth) => {
      return { course: bulu, item: itemOf(nth), kind: 'word' as const, theme: theme.theme }
    })
    const [one, other] = await Promise.all([
      placeItems(world.database, items),
      placeItems(world.database, items.toReversed()),
    ])
    const byItem = (a: { item: string }, b: { item: string }) => (a.item < b.item ? -1 : 1)
    expect(one.toSorted(byItem)).toEqual(other.toSorted(byItem))
    expect(one.map(({ place }) => place).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })
})

it('is there without its lessons where no place can be written', async () => {
  const world = await startWorld('sqlite')
  const { give, say } = await signInSpeakers(world)
  await sql`create trigger full before insert on lesson_places
    begin select raise(abort, 'database or disk is full'); end`.execute(world.database.queries)
  for (const nth of [0, 1, 2, 3, 4]) await give(nth)
  for (const nth of [0, 1, 2, 3, 4]) await say(nth)
  expect(await readPacks(world)).toMatchObject([{ unit: 'from-speakers', words: { length: 5 } }])
})
