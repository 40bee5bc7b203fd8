import { conceptsFolder, loadConcepts } from '@mboa/content'
import {
  api,
  addressOf,
  coursesResponseSchema,
  unitPackSchema,
  type CourseSummary,
  type UnitPack,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect } from 'vitest'
import { sendJson } from './call-as-page.ts'
import { aContribution, reviewTake, signInRecorder, storeTake, trustRecorder } from './takes.ts'
import type { TestClient } from './test-client.ts'
import type { World } from './world.ts'

/** Bulu: a language with a profile and no pack. */
export const bulu = 'bum'

/** Two themes of at least eight concepts each. */
const [first, second] = (await loadConcepts(conceptsFolder))
  .filter(({ kind }) => kind === 'word')
  .flatMap(({ themes }) => themes)
  .filter(({ concepts }) => concepts.filter(({ hidden }) => hidden === undefined).length >= 8)
if (first === undefined || second === undefined) throw new Error('No theme has eight concepts')
export const theme = first
export const otherTheme = second
/** Eight of the first, then eight of the second. */
export const concepts = [theme, otherTheme].flatMap((each) =>
  each.concepts.filter(({ hidden }) => hidden === undefined).slice(0, 8),
)
export const itemOf = (nth: number) => `${bulu}.concept-${concepts[nth]?.concept ?? ''}`

export async function findBulu(client: TestClient): Promise<CourseSummary | undefined> {
  const { courses } = (await client.get(api.listCourses.path)).as(coursesResponseSchema)
  return courses.find(({ course }) => course === bulu)
}

export async function readPacks(world: World): Promise<readonly UnitPack[]> {
  const visitor = world.client()
  const { units = [] } = (await findBulu(visitor)) ?? {}
  return Promise.all(
    units.map(async ({ unit, revision }) => {
      const path = addressOf(api.readUnitPacks, {
        params: { course: bulu, units: unit, revisions: revision },
      })
      return (await visitor.get(path)).as(unitPackSchema)
    }),
  )
}

/** What is taught, by lesson. */
export const lessonsOf = (packs: readonly UnitPack[]) =>
  packs.flatMap(({ lessons = [] }) =>
    lessons.map(({ id, steps }) => [
      id,
      steps.flatMap((step) => ('items' in step ? step.items : [])),
    ]),
  )
/** Two who speak Bulu, of whom the second's word alone is enough. */
export async function signInSpeakers(world: World) {
  const [speaker, trusted] = [await signInRecorder(world, 1), await signInRecorder(world, 2)]
  await trustRecorder(world, 2)
  await world.database.queries.updateTable('recorderLanguages').set({ language: bulu }).execute()

  async function give(nth: number) {
    const { concept = '' } = concepts[nth] ?? {}
    const contribution = aContribution({
      id: testId(nth + 1),
      course: bulu,
      concept,
      text: `ba${'abcdefghijklmnop'[nth] ?? ''}`,
    })
    await speaker.post(api.sendContributions.path, { contributions: [contribution] })
    const path = addressOf(api.judgeContribution, { params: { id: testId(nth + 1) } })
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
