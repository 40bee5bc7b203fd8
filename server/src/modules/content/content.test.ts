import { brotliDecompressSync, constants } from 'node:zlib'
import { loadPacks, packsFolder } from '@mboa/content'
import {
  api,
  addressOf,
  coursesResponseSchema,
  pictureArt,
  unitPackSchema,
  type CoursesResponse,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { startWorld, type World } from '../../testing/world.ts'

const packPath = (course: string, unit: string, revision: string) =>
  addressOf(api.readUnitPacks, { params: { course, units: unit, revisions: revision } })

async function listCourses(world: World): Promise<CoursesResponse> {
  const answer = await world.client().get(api.listCourses.path)
  return answer.as(coursesResponseSchema)
}

it('lists the courses for anybody, to be asked about each time', async () => {
  const world = await startWorld('sqlite')
  const answer = await world.client().get(api.listCourses.path)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  const packs = await loadPacks(packsFolder)
  const loaded = packs.filter(({ description }) => description.state !== 'unlisted')
  const { courses } = answer.as(coursesResponseSchema)
  expect(courses.map(({ course }) => course).toSorted()).toEqual(
    loaded.map(({ summary }) => summary.course),
  )
  for (const { summary } of loaded) {
    expect(courses.find(({ course }) => course === summary.course)).toMatchObject(summary)
  }
})

it('answers without a body who has the list already', async () => {
  const world = await startWorld('sqlite')
  const first = await world.client().get(api.listCourses.path)
  const etag = first.headers.get('etag') ?? ''
  const again = await world.client().get(api.listCourses.path, { 'if-none-match': etag })
  expect([again.status, again.text]).toEqual([304, ''])
  const other = await world.client().get(api.listCourses.path, { 'if-none-match': '"other"' })
  expect(other.status).toBe(200)
})

it('serves every unit the list names, for good, to anybody', async () => {
  const world = await startWorld('sqlite')
  const { courses } = await listCourses(world)
  for (const { course, units } of courses) {
    for (const { unit, revision, bytes, words } of units) {
      const answer = await world.client().get(packPath(course, unit, revision))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(Buffer.byteLength(answer.text)).toBe(bytes)
      expect(answer.as(unitPackSchema).words).toHaveLength(words)
    }
  }
})

it('sends a pack compressed where that is understood, the same content', async () => {
  const world = await startWorld('sqlite')
  const { courses } = await listCourses(world)
  const [{ course, units } = { course: '', units: [] }] = courses
  const [{ unit, revision, bytes } = { unit: '', revision: '', bytes: 0 }] = units
  const path = packPath(course, unit, revision)
  const plain = await world.client().get(path)
  const headers = { 'accept-encoding': 'gzip, br' }
  const connection = { incoming: { socket: { remoteAddress: '198.51.100.1' } } }
  const compressed = await world.app.http.request(path, { headers }, connection)
  expect(compressed.headers.get('content-encoding')).toBe('br')
  expect(compressed.headers.get('vary')).toContain('Accept-Encoding')
  const body = Buffer.from(await compressed.arrayBuffer())
  expect(body.byteLength).toBeLessThan(bytes / 2)
  expect(brotliDecompressSync(body).toString()).toBe(plain.text)
})

async function findCourse(world: World, wanted: string) {
  const { courses } = await listCourses(world)
  const course = courses.find((each) => each.course === wanted)
  if (course === undefined) throw new Error(`There is no ${wanted}`)
  return course
}

const join = (...parts: readonly string[]) => parts.join(',')

it('sends the units of a course that are asked for together in one answer, a line each', async () => {
  const world = await startWorld('sqlite')
  const { units } = await findCourse(world, 'ewo')
  for (const asked of [units, units.slice(2, 4), units.toReversed()]) {
    const path = packPath(
      'ewo',
      join(...asked.map(({ unit }) => unit)),
      join(...asked.map(({ revision }) => revision)),
    )
    const answer = await world.client().get(path)
    const each = asked.map(({ unit, revision }) =>
      world.client().get(packPath('ewo', unit, revision)),
    )
    const alone = (await Promise.all(each)).map(({ text }) => `${text}\n`)
    expect([answer.status, answer.text]).toEqual([200, alone.join('')])
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const etag = answer.headers.get('etag') ?? ''
    expect((await world.client().get(path, { 'if-none-match': etag })).status).toBe(304)
  }
})

it('compresses units together so that each can be read as soon as its own bytes have come', async () => {
  const world = await startWorld('sqlite')
  const { units, totals } = await findCourse(world, 'ewo')
  const path = packPath(
    'ewo',
    join(...units.map(({ unit }) => unit)),
    join(...units.map(({ revision }) => revision)),
  )
  const headers = { 'accept-encoding': 'br' }
  const connection = { incoming: { socket: { remoteAddress: '198.51.100.1' } } }
  const answer = await world.app.http.request(path, { headers }, connection)
  const body = Buffer.from(await answer.arrayBuffer())
  expect(body.byteLength).toBeLessThan(0.85 * totals.downloadBytes)
  // Of what is compressed: the line's end, and the end of a part that another follows.
  const markBytes = 3
  let comeBytes = 0
  for (const [at, { downloadBytes }] of units.entries()) {
    // Never more than it would have been alone.
    comeBytes += downloadBytes + markBytes
    const finishFlush = constants.BROTLI_OPERATION_FLUSH
    const come = brotliDecompressSync(body.subarray(0, comeBytes), { finishFlush })
    expect(come.toString().split('\n').length).toBeGreaterThan(at + 1)
  }
})

it('leaves out units of which there is another revision by now, in an answer that nobody keeps', async () => {
  const world = await startWorld('sqlite')
  const { units } = await findCourse(world, 'ewo')
  const [first, second] = units
  const names = join(first?.unit ?? '', second?.unit ?? '')
  const answer = await world
    .client()
    .get(packPath('ewo', names, join('0123456789abcdef', second?.revision ?? '')))
  expect(answer.status).toBe(200)
  expect(answer.as(unitPackSchema).unit).toBe(second?.unit)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it.each([
  ['a unit without a revision', 'greetings,days', 'x'],
  ['a revision without a unit', 'greetings', 'x,y'],
])('does not find %s', async (_, names, revisions) => {
  const world = await startWorld('sqlite')
  expect((await world.client().get(packPath('ewo', names, revisions))).status).toBe(404)
})

it('does not find a unit that is asked for twice', async () => {
  const world = await startWorld('sqlite')
  const [{ unit, revision } = { unit: '', revision: '' }] = (await findCourse(world, 'ewo')).units
  const path = packPath('ewo', join(unit, unit), join(revision, revision))
  expect((await world.client().get(path)).status).toBe(404)
})

it.each([
  ['an old revision', 'ewo', 'days', '0123456789abcdef'],
  ['an unknown unit', 'ewo', 'weather', '0123456789abcdef'],
  ['an unknown course', 'xyz', 'days', '0123456789abcdef'],
  ['another path in disguise', 'ewo', '..%2fdays', 'constructor'],
])('does not find %s', async (_, course, unit, revision) => {
  const world = await startWorld('sqlite')
  const answer = await world.client().get(packPath(course, unit, revision))
  expect(answer.status).toBe(404)
  expect(answer.error.code).toBe('not-found')
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

it('begins the list with the languages that most people speak, however much their course holds', async () => {
  const world = await startWorld('sqlite')
  const listed = (await listCourses(world)).courses.map(({ course }) => course)
  expect(listed.slice(0, 3)).toEqual(['wes', 'fub', 'ewo'])
  const packs = await loadPacks(packsFolder)
  const speakers = new Map(
    packs.map(({ description: { course, speakers: count } }) => [course, count]),
  )
  const counts = listed.map((course) => speakers.get(course))
  expect(counts).toEqual(counts.toSorted((a = 0, b = 0) => b - a))
})

it('lists what each course holds and weighs', async () => {
  const world = await startWorld('sqlite')
  const { courses } = await listCourses(world)
  for (const { units, totals } of courses) {
    const sum = (amount: (unit: (typeof units)[number]) => number) =>
      units.reduce((total, unit) => total + amount(unit), 0)
    expect(totals).toMatchObject({
      words: sum((unit) => unit.words),
      sentences: sum((unit) => unit.sentences),
      lessons: sum((unit) => unit.lessons),
      downloadBytes: sum((unit) => unit.downloadBytes),
      checkedItems: 0,
    })
    expect(totals.pictureBytes).toBeLessThanOrEqual(sum((unit) => unit.pictureBytes))
    for (const unit of units) expect(unit.downloadBytes).toBeLessThan(unit.bytes)
  }
})

const picturePath = (picture: string, art: string = pictureArt) =>
  addressOf(api.readPicture, { params: { art, picture } })

it('serves the picture of every word that has one, for good', async () => {
  const world = await startWorld('sqlite')
  const courses = await loadPacks(packsFolder)
  const packs = courses.flatMap(({ units }) => units.map(({ pack }) => pack))
  const pictures = packs.flatMap(({ words }) => words.flatMap(({ picture }) => picture ?? []))
  expect(pictures.length).toBeGreaterThan(100)
  for (const picture of new Set(pictures)) {
    const answer = await world.client().get(picturePath(picture))
    expect([answer.status, picture]).toEqual([200, picture])
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.text).toMatch(/^<svg /)
  }
})

it.each([
  ['an emoji nobody shows', picturePath('🛸')],
  ['a file name', picturePath('../LICENCE.md')],
  ['the drawings of another collection', picturePath('💧', 'twemoji-0')],
])('has no picture for %s', async (_, path) => {
  const world = await startWorld('sqlite')
  expect((await world.client().get(path)).status).toBe(404)
})
