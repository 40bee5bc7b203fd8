import {
  api,
  addressOf,
  contributionsSchema,
  coursesResponseSchema,
  unitPackSchema,
  type Sentence,
  type Word,
} from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it, test } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  signInRecorder,
  signInWithoutConsent,
  trustRecorder,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { changeItem } from '../contributions/index.ts'

const about = { course: 'ewo', dialect: null, note: '', contributedAt: 5 } as const
const sunday = 'ewo.day-sunday'
const aCorrection = {
  ...about,
  kind: 'correction',
  id: testId(1),
  item: sunday,
  text: 'sɔ́ndɔ̌',
  reason: 'The last tone rises.',
}
const aVariant = { ...about, kind: 'variant', id: testId(2), item: sunday, text: 'sɔ́ndi' }

const contribute = (client: TestClient, ...contributions: readonly unknown[]) =>
  client.post(api.sendContributions.path, { contributions })

function judge(world: World, client: TestClient, id: string, reason?: string) {
  const judgement = reason === undefined ? { verdict: 'confirm' } : { verdict: 'contest', reason }
  return sendJson(
    world,
    client,
    'PUT',
    addressOf(api.judgeContribution, { params: { id } }),
    judgement,
  )
}

async function listUnits(world: World) {
  const { courses } = (await world.client().get(api.listCourses.path)).as(coursesResponseSchema)
  return courses.find(({ course }) => course === 'ewo')?.units ?? []
}

async function findItem(world: World, item: string): Promise<Word | Sentence | undefined> {
  for (const { unit, revision } of await listUnits(world)) {
    const params = { course: 'ewo', units: unit, revisions: revision }
    const answer = await world.client().get(addressOf(api.readUnitPacks, { params }))
    const { words, sentences = [] } = answer.as(unitPackSchema)
    const found = [...words, ...sentences].find(({ id }) => id === item)
    if (found !== undefined) return found
  }
  return undefined
}

const corrected = {
  citation: 'Mboa',
  note: { en: 'Spelling corrected by a speaker', fr: 'Graphie corrigée par un locuteur' },
}
const told = {
  citation: 'Mboa',
  note: { en: 'Contributed by a speaker', fr: 'Contribution d’un locuteur' },
}

describeEngines('what speakers change of a course', (engine) => {
  it('is corrected from the second speaker on, with its source, under the same id', async () => {
    const world = await startWorld(engine)
    const [contributor, second] = [
      await signInRecorder(world),
      await signInWithoutConsent(world, 2),
    ]
    const before = await findItem(world, sunday)
    const units = await listUnits(world)
    await contribute(contributor, aCorrection)
    expect(await findItem(world, sunday)).toEqual(before)
    await judge(world, second, aCorrection.id)
    const after = await findItem(world, sunday)
    expect(after).toMatchObject({ id: sunday, text: aCorrection.text, checkedBy: 2 })
    expect(after?.gloss).toEqual(before?.gloss)
    expect(after?.sources).toEqual([
      ...(before?.sources ?? []),
      { ...corrected, licence: 'CC-BY-4.0' },
    ])
    const changed = (await listUnits(world)).filter(({ revision }, at) => {
      return revision !== units[at]?.revision
    })
    expect(changed).toHaveLength(1)
    await judge(world, second, aCorrection.id, 'I was wrong.')
    expect(await findItem(world, sunday)).toEqual(before)
    expect(await listUnits(world)).toEqual(units)
  })

  it('shows who judges it what stands there, whatever the device said', async () => {
    const world = await startWorld(engine)
    const [contributor, second] = [
      await signInRecorder(world),
      await signInWithoutConsent(world, 2),
    ]
    const { text, gloss } = (await findItem(world, sunday)) ?? {
      text: '',
      gloss: { en: [], fr: [] },
    }
    const lie = { text: 'nothing of the kind', gloss: { en: 'x', fr: 'x' } }
    await contribute(contributor, { ...aCorrection, was: lie }, aVariant)
    const was = { text, gloss: { en: gloss.en.join(', '), fr: gloss.fr.join(', ') } }
    for (const [client, path] of [
      [second, `${api.listWaitingContributions.path}?course=ewo`],
      [contributor, api.listContributions.path],
    ] as const) {
      const { contributions } = (await client.get(path)).as(contributionsSchema)
      expect(contributions).toMatchObject([{ contribution: { was } }, { contribution: { was } }])
    }
  })

  it('accepts what is said elsewhere, and the last spelling of several that are confirmed', async () => {
    const world = await startWorld(engine)
    const [contributor, second] = [
      await signInRecorder(world),
      await signInWithoutConsent(world, 2),
    ]
    const other = { ...aCorrection, id: testId(3), text: 'sɔ́ndɔ̂' }
    await contribute(contributor, aCorrection, aVariant, other)
    for (const id of [other.id, aVariant.id]) {
      world.clock.advance(1)
      await judge(world, second, id)
    }
    expect(await findItem(world, sunday)).toMatchObject({ text: other.text })
    world.clock.advance(1)
    await judge(world, second, aCorrection.id)
    const after = await findItem(world, sunday)
    expect(after?.text).toBe(aCorrection.text)
    expect(after?.accepted).toContain(aVariant.text)
    expect(after?.variants?.at(-1)).toEqual({
      text: aVariant.text,
      sources: [{ ...told, licence: 'CC-BY-4.0' }],
    })
  })

  it('changes what speakers contributed as well, and nothing by who does not agree to learners', async () => {
    const world = await startWorld(engine)
    const [contributor, trusted] = [
      await signInRecorder(world),
      await signInWithoutConsent(world, 2),
    ]
    const unheard = await signInWithoutConsent(world, 3)
    await trustRecorder(world, 2)
    const hoe = 'ewo.concept-hoe'
    await contribute(contributor, aContribution({ id: testId(4) }))
    await judge(world, trusted, testId(4))
    await contribute(unheard, { ...aCorrection, item: hoe, text: 'abâ' })
    await judge(world, trusted, aCorrection.id)
    expect(await findItem(world, hoe)).toMatchObject({ text: 'abá', licence: 'CC-BY-4.0' })
    await chooseConsents(world, unheard, { ...allConsents, openData: null, research: false })
    expect(await findItem(world, hoe)).toMatchObject({ text: 'abâ', licence: 'Mboa-learners' })
  })
})

const source = { citation: 'CLDR 48.2', licence: 'Unicode-3.0' }
const aWord: Word = {
  id: 'ewo.today',
  text: 'aná',
  accepted: ['ana', 'anǎ'],
  gloss: { en: ['today'], fr: ['aujourd’hui'] },
  category: 'when',
  sources: [source],
  licence: 'Unicode-3.0',
  checkedBy: 0,
}
const given = (text: string, was?: string) =>
  ({ text, was, licence: 'CC0-1.0', confirmations: 1 }) as const

test('a correction of what the pack does not say any more changes nothing', () => {
  const change = { corrections: [given('anâ', 'an')], variants: [] }
  expect(changeItem(aWord, change)).toBe(aWord)
  // Nobody knows what stood there: the pack may have moved on since.
  expect(changeItem(aWord, { corrections: [given('anâ')], variants: [] })).toBe(aWord)
  const chain = { corrections: [given('anâ', 'aná'), given('anǎ', 'anâ')], variants: [] }
  expect(changeItem(aWord, chain)).toMatchObject({ text: 'anǎ', accepted: ['ana'] })
})

test.each([
  ['Mə nə mvɔɛ̂.', ['Mə', 'nə', 'mvɔɛ̂']],
  ['Mənə mvɔɛ̂.', undefined],
])('the words of a corrected sentence stay known where they are as many: %s', (text, tokens) => {
  const sentence: Sentence = {
    ...aWord,
    text: 'Mə nə mvɔɛ́.',
    tokens: ['Mə', 'nə', 'mvɔɛ́'].map((token) => ({ text: token, word: 'ewo.today' })),
  }
  const changed = changeItem(sentence, { corrections: [given(text, sentence.text)], variants: [] })
  expect(changed.text).toBe(text)
  expect(changed.tokens?.map((token) => token.text)).toEqual(tokens)
})

test('a text that no line of a pack can hold leaves the item as it is', () => {
  const change = { corrections: [given(' aná', 'aná')], variants: [] }
  expect(changeItem(aWord, change)).toBe(aWord)
})
