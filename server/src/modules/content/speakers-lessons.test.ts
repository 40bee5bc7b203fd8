import {
  apiPaths,
  coursesResponseSchema,
  unitPackSchema,
  type CourseSummary,
  type UnitPack,
  recorderApiPaths,
} from '@mboa/contract'
import { conceptsFolder, loadConcepts } from '@mboa/content'
import { testId } from '@mboa/domain/testing'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  aContribution,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { placeItems } from './lesson-places.repository.ts'

/** Bulu: a language with a profile and no pack. */
const bulu = 'bum'

/** Eight concepts of one theme. */
const theme = (await loadConcepts(conceptsFolder))
  .filter(({ kind }) => kind === 'word')
  .flatMap(({ themes }) => themes)
  .find(({ concepts }) => concepts.filter(({ hidden }) => hidden === undefined).length >= 8)
if (theme === undefined) throw new Error('No theme has eight concepts')
const concepts = theme.concepts.filter(({ hidden }) => hidden === undefined).slice(0, 8)
const itemOf = (nth: number) => `${bulu}.concept-${concepts[nth]?.concept ?? ''}`

async function findBulu(client: TestClient): Promise<CourseSummary | undefined> {
  const { courses } = (await client.get(apiPaths.courses)).as(coursesResponseSchema)
  return courses.find(({ course }) => course === bulu)
}

async function readPacks(world: World): Promise<readonly UnitPack[]> {
  const visitor = world.client()
  const { units = [] } = (await findBulu(visitor)) ?? {}
  return Promise.all(
    units.map(async ({ unit, revision }) => {
      const path = apiPaths.unitPacks
        .replace(':course', bulu)
        .replace(':units', unit)
        .replace(':revisions', revision)
      return (await visitor.get(path)).as(unitPackSchema)
    }),
  )
}

/** What is taught, by lesson. */
const lessonsOf = (packs: readonly UnitPack[]) =>
  packs.flatMap(({ lessons = [] }) =>
    lessons.map(({ id, steps }) => [
      id,
      steps.flatMap((step) => ('items' in step ? step.items : [])),
    ]),
  )
const eachAsked = (...nths: number[]) => Array.from({ length: 3 }, () => nths.map(itemOf)).flat()

/** Two who speak Bulu, of whom the second's word alone is enough. */
async function signInSpeakers(world: World) {
  const [speaker, trusted] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
  await trustRecorder(world, 2)
  await world.database.queries.updateTable('recorderLanguages').set({ language: bulu }).execute()

  async function give(nth: number) {
    const { concept = '' } = concepts[nth] ?? {}
    const contribution = aContribution({
      id: testId(nth + 1),
      course: bulu,
      concept,
      text: `ba${'abcdefgh'[nth] ?? ''}`,
    })
    await speaker.post(apiPaths.contributions, { contributions: [contribution] })
    const path = recorderApiPaths.judgement.replace(':id', testId(nth + 1))
    await sendJson(world, trusted, 'PUT', path, { verdict: 'confirm' })
  }
  async function say(nth: number) {
    const { id } = await storeTake(
      world,
      speaker,
      { course: bulu, item: itemOf(nth) },
      200 + nth * 20,
    )
    expect(await reviewTake(world, trusted, id)).toBe('approved')
    // Places are given as the courses are read.
    await findBulu(world.client())
  }
  return { speaker, give, say }
}

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

    const path = apiPaths.contribution.replace(':id', testId(4 + 1))
    await sendJson(world, speaker, 'DELETE', path, {})
    await give(7)
    await say(7)
    // Whatever comes later stands behind, and not where something was.
    expect(lessonsOf(await readPacks(world))).toEqual([[lesson, eachAsked(5, 3, 2, 1, 6)]])
  })

  it('is taught in the same places by two servers that ask at once', async () => {
    const world = await startWorld(engine)
    const items = concepts.map((_, nth) => {
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
