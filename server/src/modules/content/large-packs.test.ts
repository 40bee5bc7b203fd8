import {
  api,
  addressOf,
  coursesResponseSchema,
  maxPacksBytes,
  unitPackSchema,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { describeBothEngines } from '../../testing/engines.ts'
import { insertMany } from '../../testing/measured-server.ts'
import { signInRecorder } from '../../testing/takes.ts'
import { startWorld, type World } from '../../testing/world.ts'

const words = 1_000
const aWord = {
  kind: 'word',
  id: testId(2),
  course: 'ewo',
  text: 'abá',
  dialect: null,
  note: '',
  gloss: { en: 'hoe '.repeat(100).trim(), fr: 'houe '.repeat(90).trim() },
  theme: null,
  example: null,
  contributedAt: 5,
}

async function fillWithWords(world: World) {
  const contributor = await signInRecorder(world)
  await contributor.post(api.sendContributions.path, { contributions: [aWord] })
  const { queries } = world.database
  const row = await queries.selectFrom('contributions').selectAll().executeTakeFirstOrThrow()
  const rows = Array.from({ length: words }, (_, nth) => {
    const id = testId(nth + 3)
    const contribution = JSON.stringify({ ...aWord, id, text: `abá ${nth}` })
    return { ...row, id, contribution, checkedAt: 1 }
  })
  await insertMany(queries, 'contributions', rows)
}

async function listUnits(world: World) {
  const { courses } = (await world.client().get(api.listCourses.path)).as(coursesResponseSchema)
  return courses.find(({ course }) => course === 'ewo')?.units ?? []
}

describeBothEngines('a course of many words of speakers', (engine) => {
  it('comes in units and answers of bounded size, with every word', async () => {
    const world = await startWorld(engine)
    await fillWithWords(world)
    const units = await listUnits(world)
    expect(Math.max(...units.map(({ bytes }) => bytes))).toBeLessThan(maxPacksBytes)
    const client = world.client()
    const ids: string[] = []
    const statuses: string[] = []
    for (let lacking = units; lacking.length > 0;) {
      const path = addressOf(api.readUnitPacks, {
        params: {
          course: 'ewo',
          units: lacking.map(({ unit }) => unit).join(','),
          revisions: lacking.map(({ revision }) => revision).join(','),
        },
      })
      const answer = await client.get(path)
      expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(maxPacksBytes + units.length)
      const lines = answer.text.trim().split('\n')
      const packs = lines.map((line) => v.parse(unitPackSchema, JSON.parse(line)))
      statuses.push(answer.headers.get('cache-control') ?? '')
      ids.push(...packs.flatMap((pack) => pack.words.map(({ id }) => id)))
      lacking = lacking.slice(packs.length)
    }
    expect(ids.filter((id) => id.startsWith('ewo.0'))).toHaveLength(words)
    // Only an answer with all that was asked for may be kept.
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set(['no-store']))
    expect(statuses.at(-1)).toContain('immutable')
  })
})
