import { api, addressOf, openWordPath, openWordSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { readWebBuild } from '../../http/web-build/read-web-build.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import { webBuildFolder } from '../../testing/web-build-folder.ts'
import { listTables, startWorld, type World } from '../../testing/world.ts'

const pathOf = (course: string, word: string) =>
  addressOf(api.readOpenWord, { params: { course, word } })
const sunday = pathOf('ewo', 'day-sunday')

const ask = async (world: World, path = sunday) =>
  (await world.client().get(path)).as(openWordSchema)

describeEngines('a word for anybody', (engine) => {
  it('is told with its meanings, source and licence, and nothing is stored', async () => {
    const world = await startWorld(engine)
    const before = await listTables(world)
    const { course, kind, item, recording } = await ask(world)
    expect([course.autonym, kind, item.id, item.gloss.en[0], recording]).toEqual([
      'Ewondo',
      'word',
      'ewo.day-sunday',
      'Sunday',
      null,
    ])
    expect([item.licence, item.sources.length > 0]).toEqual(['Unicode-3.0', true])
    expect(await listTables(world)).toEqual(before)
    const packs = (await world.context.readCurrentCourses()).findCourse('wes')?.packs ?? []
    const sentence = packs.flatMap(({ sentences = [] }) => sentences)[0]?.id ?? ''
    expect((await ask(world, pathOf('wes', sentence.slice(4)))).kind).toBe('sentence')
  })

  it('is heard only where its speaker gave it to open data', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world, 1)
    const reviewer = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    const take = await storeTake(world, recorder)
    await reviewTake(world, reviewer, take.id)
    await chooseConsents(world, recorder, { ...allConsents, openData: null })
    expect((await ask(world)).recording).toBeNull()
    await chooseConsents(world, recorder, { ...allConsents, openData: 'CC-BY-4.0' })
    // Who is to be named has no name yet.
    expect((await ask(world)).recording).toBeNull()
    const credit = { kind: 'pseudonym', pseudonym: 'Nkukuma' }
    await sendJson(world, recorder, 'PUT', api.changeSpeakerCredit.path, credit)
    const { recording } = await ask(world)
    expect(recording).toMatchObject({ licence: 'CC-BY-4.0', voice: { name: 'Nkukuma' } })
    const address = recording?.opus?.address ?? ''
    expect((await world.client().get(address)).status).toBe(200)
    await chooseConsents(world, recorder, { ...allConsents, openData: null })
    expect((await ask(world)).recording).toBeNull()
    expect((await world.client().get(address)).status).toBe(404)
  })

  it('is none that its speaker gave to learners alone', async () => {
    const world = await startWorld(engine)
    const speaker = await signInRecorder(world, 1)
    await speaker.post(api.sendContributions.path, { contributions: [aContribution()] })
    const judgement = addressOf(api.judgeContribution, { params: { id: aContribution().id } })
    for (const number of [2, 3]) {
      const other = await signInRecorder(world, number)
      await sendJson(world, other, 'PUT', judgement, { verdict: 'confirm' })
    }
    const hoe = pathOf('ewo', 'concept-hoe')
    expect((await ask(world, hoe)).item.id).toBe('ewo.concept-hoe')
    await chooseConsents(world, speaker, { ...allConsents, openData: null })
    expect((await world.client().get(hoe)).status).toBe(404)
  })

  it.each([
    ['another course', pathOf('dua', 'day-sunday-of-nowhere')],
    ['no course', pathOf('constructor', 'day-sunday')],
    ['markup', pathOf('ewo', encodeURIComponent('"><script>alert(1)</script>'))],
    ['a way out of the folder', pathOf('ewo', '..%2f..%2fetc%2fpasswd')],
    ['a malformed escape', pathOf('ewo', '%E0%A4%A')],
  ])('is not found in %s', async (_what, path) => {
    const world = await startWorld(engine)
    const { status, error } = await world.client().get(path)
    expect([status, error.code]).toEqual([404, 'not-found'])
  })

  it('is none of a course that is not shown', async () => {
    const world = await startWorld(engine)
    const { library } = world.context
    const isThere = [library.unlisted.has('gyi'), library.findItemKind('gyi', 'gyi.yes')]
    expect(isThere).toEqual([true, 'word'])
    expect((await world.client().get(pathOf('gyi', 'yes'))).status).toBe(404)
  })
})

it('shows a messenger the word and its meaning, in the language of who reads it', async () => {
  const webBuild = await readWebBuild(await webBuildFolder())
  if (webBuild === undefined) throw new Error('The test’s build was not read.')
  const world = await startWorld('sqlite', { webBuild, origin: 'https://mboa.example' })
  const path = openWordPath('ewo.day-sunday')
  const english = await world.client().get(path)
  expect(english.status).toBe(200)
  expect(english.text).toContain('<meta property="og:title" content="sɔ́ndɔ: Sunday">')
  expect(english.text).toContain(`content="https://mboa.example${path}"`)
  const french = await world.client().get(path, { 'accept-language': 'fr' })
  expect(french.text).toContain('<meta property="og:title" content="sɔ́ndɔ\u00a0: dimanche">')
  for (const broken of [
    `${path}/more`,
    openWordPath('ewo.nothing'),
    '/words/xyz/%22%3E%3Cimg%3E',
  ]) {
    const answer = await world.client().get(broken)
    expect([answer.status, answer.text.includes('og:')], broken).toEqual([404, false])
  }
})
