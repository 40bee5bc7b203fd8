import { api, deskActsSchema, deskUnitsSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import {
  bulu,
  findBulu,
  lessonsOf,
  otherTheme,
  readPacks,
  signInSpeakers,
  theme,
} from '../../testing/speakers-of-bulu.ts'
import { startWorld } from '../../testing/world.ts'

/** The desk of Bulu: five words of each of two themes can be heard. */
async function startUnits(engine: Engine, nths = [8, 9, 10, 11, 12, 0, 1, 2, 3, 4]) {
  const world = await startWorld(engine)
  const { speaker: desk, give, say } = await signInSpeakers(world)
  const at = (path: string, id = '') => path.replace(':language', bulu).replace(':id', id)
  await world.database.queries
    .updateTable('recorderLanguages')
    .set({ coordinatorAt: 1 })
    .where('trustedAt', 'is', null)
    .execute()
  const add = async (...added: number[]) => {
    for (const nth of added) {
      await give(nth)
      await say(nth)
    }
  }
  await add(...nths)
  const put = (path: string, body: object, id = '') =>
    sendJson(world, desk, 'PUT', at(path, id), body)
  return {
    world,
    add,
    put,
    change: (id: string, body: object) => put(api.changeDeskUnit.path, body, id),
    readUnits: async () => (await desk.get(at(api.listDeskUnits.path))).as(deskUnitsSchema),
    readActs: async () => (await desk.get(at(api.listDeskActs.path))).as(deskActsSchema).acts,
    unitsOf: async () =>
      (await readPacks(world)).map(({ unit, title, words }) => [unit, title.fr, words.length]),
  }
}

const unitOf = (of: { theme: string }) => `from-speakers-${of.theme}`
const nameOf = ({ title }: typeof theme) => `${title.fr} (par les locuteurs)`

describeEngines('units of what speakers gave', (engine) => {
  it('are named and ordered, for learners as at the desk', async () => {
    const { put, change, readUnits, readActs, unitsOf, world } = await startUnits(engine)
    expect(await unitsOf()).toEqual([
      [unitOf(theme), nameOf(theme), 5],
      [unitOf(otherTheme), nameOf(otherTheme), 5],
    ])
    const title = { en: ' At home ', fr: 'À la maison' }
    expect((await change(otherTheme.theme, { act: 'name', title })).status).toBe(204)
    world.clock.advance(1)
    const order = [otherTheme.theme, theme.theme]
    expect((await put(api.listDeskUnits.path, { order })).status).toBe(204)
    expect(await unitsOf()).toEqual([
      [unitOf(otherTheme), 'À la maison', 5],
      [unitOf(theme), nameOf(theme), 5],
    ])
    expect(await readUnits()).toEqual({
      leastWords: 5,
      units: [
        {
          theme: otherTheme.theme,
          title: otherTheme.title,
          given: { en: 'At home', fr: 'À la maison' },
          state: 'by-itself',
          words: 5,
          sentences: 0,
          heard: 5,
          lessons: 1,
        },
        expect.objectContaining({ theme: theme.theme, given: null }),
      ],
    })
    const [first] = await readPacks(world)
    expect(first?.lessons?.[0]?.title).toEqual({ en: 'At home 1', fr: 'À la maison 1' })
    world.clock.advance(1)
    await change(otherTheme.theme, { act: 'name', title: null })
    expect((await unitsOf())[0]).toEqual([unitOf(otherTheme), nameOf(otherTheme), 5])
    expect((await readActs()).map(({ act, thing }) => [act, thing]).slice(1)).toEqual([
      ['units-ordered', null],
      ['unit-named', otherTheme.theme],
    ])
  })

  it('are in no course once they are taken back, and the same ones again once published', async () => {
    const { add, change, readUnits, unitsOf, world } = await startUnits(engine)
    const before = (await findBulu(world.client()))?.units
    expect((await change(theme.theme, { act: 'take-back' })).status).toBe(204)
    expect(await unitsOf()).toEqual([[unitOf(otherTheme), nameOf(otherTheme), 5]])
    // What comes meanwhile comes with it.
    await add(5)
    expect(await unitsOf()).toEqual([[unitOf(otherTheme), nameOf(otherTheme), 5]])
    expect((await readUnits()).units.map(({ state, words }) => [state, words])).toEqual([
      ['taken-back', 6],
      ['by-itself', 5],
    ])
    expect((await change(otherTheme.theme, { act: 'take-back' })).status).toBe(204)
    // Nothing is left: it is no course any more but for who records it.
    expect(await findBulu(world.client())).toBeUndefined()
    for (const each of [theme, otherTheme]) await change(each.theme, { act: 'publish' })
    const after = (await findBulu(world.client()))?.units
    expect(after?.map(({ unit }) => unit)).toEqual(before?.map(({ unit }) => unit))
    // What nothing was added to is to the byte what learners had.
    expect(after?.[1]?.revision).toBe(before?.[1]?.revision)
    const [lessons] = lessonsOf(await readPacks(world))
    expect(lessons?.[0]).toBe(`${bulu}.lesson-speakers-words-${theme.theme}-1`)
  })

  it('wait for who publishes them, or for so many words, and what is shown stays', async () => {
    const { add, put, change, readUnits, unitsOf } = await startUnits(engine, [0, 1, 2, 3, 4])
    const set = (leastWords: number | null) => put(api.setDeskPublishing.path, { leastWords })
    expect((await set(6)).status).toBe(204)
    await add(8, 9, 10, 11, 12)
    const rest = ['from-speakers', 'Par les locuteurs']
    expect(await unitsOf()).toEqual([
      [unitOf(theme), nameOf(theme), 5],
      [...rest, 5],
    ])
    expect((await readUnits()).units.map(({ state }) => state)).toEqual(['published', 'waiting'])
    await add(13)
    expect((await unitsOf())[1]).toEqual([unitOf(otherTheme), nameOf(otherTheme), 6])
    expect((await set(null)).status).toBe(204)
    expect((await unitsOf()).map(([unit]) => unit)).toEqual([unitOf(theme), unitOf(otherTheme)])
    expect((await change(theme.theme, { act: 'take-back' })).status).toBe(204)
    expect((await set(5)).status).toBe(204)
    expect((await readUnits()).units.map(({ state }) => state)).toEqual(['taken-back', 'published'])
  })

  it('refuses what is none of them, and names that are none', async () => {
    const { put, change, readActs, readUnits } = await startUnits(engine, [0, 1, 2, 3, 4])
    const before = await readUnits()
    const title = { en: 'x'.repeat(61), fr: ' ' }
    const answers = [
      await change('nothing', { act: 'publish' }),
      await change(theme.theme, { act: 'name', title }),
      await put(api.listDeskUnits.path, { order: ['nothing'] }),
      await put(api.listDeskUnits.path, { order: [theme.theme, theme.theme] }),
      await put(api.setDeskPublishing.path, { leastWords: 4 }),
    ]
    expect(answers.map(({ error }) => [error.code, Object.keys(error.fields ?? {})])).toEqual([
      ['not-found', []],
      ['too-long', ['title.en', 'title.fr']],
      ['invalid-value', []],
      ['invalid-value', ['order']],
      ['invalid-value', ['leastWords']],
    ])
    expect(await readUnits()).toEqual(before)
    expect(await readActs()).toEqual([])
  })
})
