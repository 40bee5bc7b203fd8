import { DatabaseSync } from 'node:sqlite'
import { buffer } from 'node:stream/consumers'
import { api, addressOf, learnersOnlyLicence, syncBatchLimit, type Word } from '@mboa/contract'
import { buildReview, buildUndo, testId } from '@mboa/domain/testing'
import { defaultMapping, readers, type Entry, type Outline } from '@mboa/formats'
import { expect, it } from 'vitest'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { exchange } from '../../testing/practice.ts'
import {
  allConsents,
  chooseConsents,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import { startWorld } from '../../testing/world.ts'
import { takeDeck } from './service.ts'

const dayMs = 86_400_000

async function startLearning(engine: Engine) {
  const world = await startWorld(engine)
  const learner = await signInRecorder(world)
  const now = world.clock.now()
  const answer = (nth: number, changes: object) =>
    buildReview({ id: testId(nth), course: 'ewo', answeredAt: now - nth * dayMs, ...changes })
  await exchange(learner, {
    events: [
      answer(9, { item: 'ewo.day-sunday' }),
      answer(6, { item: 'ewo.day-sunday', rating: 1 }),
      answer(5, { item: 'ewo.day-sunday' }),
      answer(4, { item: 'ewo.day-monday', skill: 'hear', kind: 'choose-written' }),
      answer(3, { item: 'ewo.day-tuesday' }),
      { type: 'undo', id: testId(20), answeredAt: now, course: 'ewo', undoes: testId(3) },
      answer(2, { item: 'bas.day-sunday', course: 'bas' }),
    ],
  })
  const path = api.downloadDeck.path.replace(':course', 'ewo')
  const { id: accountId } = await world.database.queries
    .selectFrom('accounts')
    .select('id')
    .executeTakeFirstOrThrow()
  return { world, learner, accountId, take: (query: string) => learner.get(`${path}?${query}`) }
}

/** As our own reader has it. */
async function readDeck(bytes: Uint8Array): Promise<{ entries: Entry[]; outline: Outline }> {
  const entries: Entry[] = []
  let outline: Outline = {}
  const mapping = { ...defaultMapping }
  for await (const part of readers.apkg.read([bytes], mapping, { language: 'ewo' })) {
    if (part.part === 'entry') entries.push(part.entry)
    else if (part.part === 'outline') outline = part.outline
    else throw new Error(JSON.stringify(part))
  }
  return { entries, outline }
}

/** The collection is the first file of the archive, and stored as it is. */
function openCollection(bytes: Buffer): DatabaseSync {
  const file = new DatabaseSync(':memory:')
  const begin = bytes.indexOf('SQLite format 3')
  file.deserialize(bytes.subarray(begin, begin + bytes.readUInt32LE(22)))
  return file
}

describeEngines('what somebody learns, as a package of Anki', (engine) => {
  it('holds what they have met of the course, in the language they ask for', async () => {
    const { take } = await startLearning(engine)
    const answer = await take('language=fr')
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="mboa-ewo.apkg"',
    ])
    const { entries, outline } = await readDeck(answer.bytes)
    expect(outline.columns?.map(({ name, holds }) => [name, holds])).toEqual([
      ['Mot', 'text'],
      ['Anglais', 'gloss en'],
      ['Français', 'gloss fr'],
      ['Son', 'sound'],
      ['Genre', 'kind'],
      ['Remarque', 'note'],
      ['Source', 'source'],
      ['Licence', 'licence'],
    ])
    expect(entries).toMatchObject([
      { guid: 'ewo.day-sunday', kind: 'word', forms: [{ lang: 'ewo', text: 'sɔ́ndɔ' }] },
      { guid: 'ewo.day-monday' },
    ])
    expect(entries[0]?.senses[0]?.glosses).toEqual([
      { lang: 'en', text: 'Sunday' },
      { lang: 'fr', text: 'dimanche' },
    ])
    const cards = openCollection(answer.bytes)
      .prepare('SELECT ord, type, queue, due, reps FROM cards ORDER BY id')
      .all()
    expect(cards.map((card) => Object.values(card))).toEqual([
      [0, 0, 0, 1, 0],
      [1, 0, 0, 1, 0],
      [0, 0, 0, 2, 0],
      [1, 0, 0, 2, 0],
    ])
  })

  it('holds how far they are, where that is asked for', async () => {
    const { take } = await startLearning(engine)
    const file = openCollection((await take('language=en&progress=1')).bytes)
    const [card, ...others] = file
      .prepare(
        'SELECT ord, type, queue, due, ivl, reps, lapses, data, col.crt FROM cards, col ORDER BY cards.id',
      )
      .all()
    expect(card).toMatchObject({ ord: 0, reps: 3 })
    const { s, d, lrt } = JSON.parse(String(card?.['data'])) as Record<string, number>
    expect([s, d].every((each) => Number(each) > 0)).toBe(true)
    const reviews = file.prepare('SELECT id, ease, type FROM revlog ORDER BY id').all()
    expect(reviews.map(({ ease, type }) => [ease, type])).toEqual([
      [3, 0],
      [1, 1],
      [3, 1],
    ])
    expect(lrt).toBe(Math.floor(Number(reviews.at(-1)?.['id']) / 1000))
    // What is learned in steps is due at an instant, what is known on a day of the collection.
    const due = Number(card?.['due'])
    expect(card?.['type'] === 2 ? due * 86_400 + Number(card['crt']) : due).toBeGreaterThan(
      Number(lrt) - 86_400,
    )
    expect(others.map(({ type }) => type)).toEqual([0, 0, 0])
  })

  it('holds each of many answers of one moment, though undos follow each other in a long chain', async () => {
    const { world, learner, take } = await startLearning(engine)
    const answeredAt = world.clock.now()
    const [count, first] = [4_000, 1_000]
    const answers = Array.from({ length: count }, (_, nth) =>
      buildReview({ answeredAt, id: testId(first + nth), course: 'ewo', item: 'ewo.day-sunday' }),
    )
    const chain = Array.from({ length: count }, (_, nth) => {
      const id = first + count + nth
      return buildUndo({ answeredAt, id: testId(id), undoes: testId(id - 1) })
    })
    const events = [...answers, ...chain]
    for (let from = 0; from < events.length; from += syncBatchLimit) {
      await exchange(learner, { events: events.slice(from, from + syncBatchLimit), cursor: 7 })
    }
    const answer = await take('language=en&progress=1')
    expect(answer.status).toBe(200)
    const rows = openCollection(answer.bytes).prepare('SELECT id FROM revlog').all()
    // An even number of undos in a chain takes nothing back. Three answers were there before.
    expect(rows).toHaveLength(count + 3)
  })

  it('brings the sound that its speaker gives to open data, and no other', async () => {
    const { world, learner, take } = await startLearning(engine)
    const [speaker, keeper] = [await signInRecorder(world, 2), await signInRecorder(world, 3)]
    await chooseConsents(world, keeper, { ...allConsents, openData: null })
    await chooseConsents(world, speaker, { ...allConsents, openData: 'CC0-1.0' })
    await trustRecorder(world, 1)
    const given = await storeTake(world, speaker)
    const kept = await storeTake(world, keeper, { item: 'ewo.day-monday' }, 300)
    for (const { id } of [given, kept]) await reviewTake(world, learner, id)
    const silent = await readDeck((await take('language=en')).bytes)
    expect(silent.outline.media).toEqual([])
    const answer = await take('language=en&sound=1')
    const { entries, outline } = await readDeck(answer.bytes)
    const name = `mboa-${given.id}.ogg`
    expect(outline.media).toEqual([name])
    expect(entries.map(({ sounds }) => sounds)).toEqual([[{ path: name }], undefined])
    expect(answer.bytes.includes(given.listening)).toBe(true)
    const ords = openCollection(answer.bytes).prepare('SELECT ord FROM cards ORDER BY id').all()
    expect(ords.map(({ ord }) => ord)).toEqual([0, 1, 2, 0, 1])
    await chooseConsents(world, speaker, { ...allConsents, openData: null })
    expect((await readDeck((await take('language=en&sound=1')).bytes)).outline.media).toEqual([])
  })

  it('leaves out texts that are for learners of Mboa alone', async () => {
    const { world, accountId } = await startLearning(engine)
    const courses = await world.context.readCurrentCourses()
    const closed = (word: Word): Word =>
      word.id === 'ewo.day-sunday' ? { ...word, licence: learnersOnlyLicence } : word
    const context = {
      ...world.context,
      readCurrentCourses: () =>
        Promise.resolve({
          ...courses,
          findCourse(course: string) {
            const found = courses.findCourse(course)
            const packs = found?.packs.map((pack) => ({ ...pack, words: pack.words.map(closed) }))
            return found && { ...found, packs: packs ?? [] }
          },
        }),
    }
    const wishes = { course: 'ewo', language: 'en', hasSound: false, hasProgress: false } as const
    const deck = await takeDeck(context, accountId, wishes)
    const { entries } = await readDeck(deck.ok ? await buffer(deck.value) : Buffer.alloc(0))
    expect(entries.map(({ guid }) => guid)).toEqual(['ewo.day-monday'])
  })

  it('is refused where there is nothing to take, or the wish is none', async () => {
    const { world, learner, take } = await startLearning(engine)
    const addressIn = (course: string) =>
      addressOf(api.downloadDeck, { params: { course }, query: { language: 'fr' } })
    expect((await learner.get(addressIn('bum'))).status).toBe(404)
    expect((await learner.get(addressIn('xxx'))).status).toBe(404)
    expect((await take('language=de')).error.fields).toEqual({ language: 'invalid-value' })
    const nobody = await world.client().get(addressIn('ewo'))
    expect([nobody.status, nobody.error.code]).toEqual([401, 'not-signed-in'])
    expect((await learner.get(api.readProfile.path)).status).toBe(200)
  })
})
