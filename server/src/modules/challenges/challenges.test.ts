import { api, addressOf, challengeSchema } from '@mboa/contract'
import { encodeChallenge } from '@mboa/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  hashOf,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { listTables, startWorld, type World } from '../../testing/world.ts'

const days = ['ewo.day-sunday', 'ewo.day-monday', 'ewo.day-tuesday']
const pathOf = (course: string, code: string) =>
  addressOf(api.readChallenge, { params: { course, code } })
const pathOfWords = (items: readonly string[], course = 'ewo') =>
  pathOf(course, encodeChallenge(course, items))

const ask = async (world: World, items: readonly string[]) =>
  (await world.client().get(pathOfWords(items))).as(challengeSchema)

/** A recorder with a recording of Sunday that learners hear. */
async function startHeard(engine: Engine) {
  const world = await startWorld(engine)
  const recorder = await signInRecorder(world, 1)
  const reviewer = await signInRecorder(world, 2)
  await trustRecorder(world, 2)
  const take = await storeTake(world, recorder)
  await reviewTake(world, reviewer, take.id)
  const nameAs = (credit: object) =>
    sendJson(world, recorder, 'PUT', api.changeSpeakerCredit.path, credit)
  return { world, recorder, take, nameAs }
}

const openPath = (bytes: Uint8Array, ending: string) =>
  addressOf(api.readOpenClip, { params: { clip: `${hashOf(bytes)}.${ending}` } })

async function heardBy(
  world: World,
  client: TestClient,
  take: { listening: Buffer; archive: Buffer },
) {
  const { recordings } = await ask(world, days)
  const statuses = [
    (await client.get(openPath(take.listening, 'opus'))).status,
    (await client.get(openPath(take.archive, 'flac'))).status,
  ]
  return [recordings.length, ...statuses]
}

describeEngines('a challenge', (engine) => {
  it('gives anybody its words in their order, others beside them, and stores nothing', async () => {
    const world = await startWorld(engine)
    const before = await listTables(world)
    const client = world.client()
    const accepting = { 'accept-encoding': 'gzip' }
    const small = await client.get(pathOfWords(days.toReversed()), accepting)
    expect(small.headers.get('content-encoding')).toBe('gzip')
    const answer = await client.get(pathOfWords(days.toReversed()))
    const { course, words, gone, beside, recordings } = answer.as(challengeSchema)
    expect(words.map(({ id }) => id)).toEqual(days.toReversed())
    expect(words[2]?.gloss.en[0]).toBe('Sunday')
    expect([course.course, gone, words.length + beside.length]).toEqual(['ewo', 0, 12])
    expect(beside.map(({ id }) => id)).not.toContain(days[0])
    expect(recordings).toEqual([])
    expect(client.setCookies).toEqual([])
    expect(await listTables(world)).toEqual(before)
  })

  it('leaves out words that the course has no longer, and says how many', async () => {
    const world = await startWorld(engine)
    const some = await ask(world, ['ewo.was-there-once', ...days])
    expect([some.words.map(({ id }) => id), some.gone]).toEqual([days, 1])
    const none = await ask(world, ['ewo.was-there-once'])
    expect([none.words, none.beside, none.gone]).toEqual([[], [], 1])
  })

  it.each([
    ['a code that was cut', pathOf('ewo', encodeChallenge('ewo', days).slice(0, -1))],
    ['the code of another course', pathOf('dua', encodeChallenge('ewo', days))],
    ['a course that there is not', pathOfWords(['xyz.word'], 'xyz')],
    ['markup', pathOf('ewo', encodeURIComponent('"><script>alert(1)</script>'))],
    ['a way out of the folder', pathOf('ewo', '..%2f..%2fetc%2fpasswd')],
    ['a zero', pathOf('ewo', '%00')],
    ['a malformed escape', pathOf('ewo', '%E0%A4%A')],
  ])('refuses %s', async (_what, path) => {
    const world = await startWorld(engine)
    const answer = await world.client().get(path)
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(answer.error.code).toMatch(/^(not-found|invalid-request)$/)
  })

  it('refuses whatever else is written in place of a code', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (code) => {
        // Also the empty one, for which there is no address.
        const path = pathOf('ewo', 'code').replace(/code$/, () => encodeURIComponent(code))
        const { status } = await client.get(path)
        expect([400, 404]).toContain(status)
      }),
      { numRuns: 50 },
    )
  })

  it('is none of a course that is not shown', async () => {
    const world = await startWorld(engine)
    const [course] = world.context.library.unlisted
    if (course === undefined) throw new Error('All courses are shown: this needs another one.')
    const code = encodeChallenge(course, [`${course}.any`])
    expect((await world.client().get(pathOf(course, code))).status).toBe(404)
  })
})

describeEngines('the sound of a challenge', (engine) => {
  it('is heard only where its speaker gave it to open data, and gets the name it asks for', async () => {
    const { world, recorder, take, nameAs } = await startHeard(engine)
    const visitor = world.client()
    const choose = (choices: object) =>
      chooseConsents(world, recorder, { ...allConsents, ...choices })
    // Under CC BY, and nobody is named yet.
    expect(await heardBy(world, visitor, take)).toEqual([0, 404, 404])
    await nameAs({ kind: 'pseudonym', pseudonym: 'Nkukuma' })
    expect(await heardBy(world, visitor, take)).toEqual([1, 200, 200])
    const [recording] = (await ask(world, days)).recordings
    expect(recording).toMatchObject({
      item: days[0],
      licence: 'CC-BY-4.0',
      voice: { name: 'Nkukuma' },
      opus: { address: openPath(take.listening, 'opus') },
    })
    await choose({ openData: 'CC0-1.0' })
    await nameAs({ kind: 'anonymous' })
    expect(await heardBy(world, visitor, take)).toEqual([1, 200, 200])
    await choose({ openData: null })
    expect(await heardBy(world, visitor, take)).toEqual([0, 404, 404])
  })

  it('is gone with the consent for learners, and with the take', async () => {
    const { world, recorder, take } = await startHeard(engine)
    const visitor = world.client()
    const open = { ...allConsents, openData: 'CC0-1.0' as const }
    await chooseConsents(world, recorder, open)
    expect(await heardBy(world, visitor, take)).toEqual([1, 200, 200])
    await chooseConsents(world, recorder, { ...open, learners: false })
    expect(await heardBy(world, visitor, take)).toEqual([0, 404, 404])
    await chooseConsents(world, recorder, open)
    await sendJson(
      world,
      recorder,
      'DELETE',
      addressOf(api.withdrawTake, { params: { id: take.id } }),
    )
    expect(await heardBy(world, visitor, take)).toEqual([0, 404, 404])
  })

  it('is none that still waits for its review, and the learners’ address stays closed', async () => {
    const world = await startWorld(engine)
    const recorder = await signInRecorder(world, 1)
    await chooseConsents(world, recorder, { ...allConsents, openData: 'CC0-1.0' })
    const take = await storeTake(world, recorder)
    const visitor = world.client()
    expect(await heardBy(world, visitor, take)).toEqual([0, 404, 404])
    const closed = addressOf(api.readClip, { params: { clip: `${hashOf(take.listening)}.opus` } })
    expect((await visitor.get(closed)).status).toBe(401)
    for (const name of ['', 'x.opus', `${'0'.repeat(64)}.opus`, `${hashOf(take.archive)}.wav`]) {
      const path = api.readOpenClip.path.replace(':clip', name)
      expect((await visitor.get(path)).status).toBe(404)
    }
  })
})

describeEngines('a word that a speaker contributed', (engine) => {
  it('is in a challenge under an open licence, and in none where it is for learners alone', async () => {
    const world = await startWorld(engine)
    const speaker = await signInRecorder(world, 1)
    const item = 'ewo.concept-hoe'
    await speaker.post(api.sendContributions.path, { contributions: [aContribution()] })
    const path = addressOf(api.judgeContribution, { params: { id: aContribution().id } })
    const confirm = async (number: number) =>
      sendJson(world, await signInRecorder(world, number), 'PUT', path, { verdict: 'confirm' })
    await confirm(2)
    await confirm(3)
    expect((await ask(world, [item, ...days])).words.map(({ id }) => id)).toEqual([item, ...days])
    await chooseConsents(world, speaker, { ...allConsents, openData: null })
    const left = await ask(world, [item, ...days])
    expect([left.words.map(({ id }) => id), left.gone]).toEqual([days, 1])
    expect(left.beside.map(({ id }) => id)).not.toContain(item)
  })
})
