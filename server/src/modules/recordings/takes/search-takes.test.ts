import { recorderApiPaths, shownTakesSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeBothEngines } from '../../../testing/engines.ts'
import { sendContributions } from '../../../testing/spellings.ts'
import { aContribution, signInRecorder, storeTake } from '../../../testing/takes.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { startWorld } from '../../../testing/world.ts'

async function search(recorder: TestClient, text: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ search: text, ...more })
  const answer = await recorder.get(`${recorderApiPaths.takesShown}?${query.toString()}`)
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
})
