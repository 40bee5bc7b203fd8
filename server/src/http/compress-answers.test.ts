import { api, addressOf, syncPageLimit } from '@mboa/contract'
import { buildReview, testId } from '@mboa/domain/testing'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { signIn } from '../testing/people.ts'
import { exchange } from '../testing/practice.ts'
import { reviewTake, signInRecorder, storeTake, trustRecorder } from '../testing/takes.ts'
import { startWorld } from '../testing/world.ts'

const accepting = { 'accept-encoding': 'gzip, deflate, br' }

it('sends practice compressed to whoever accepts it, and the same as it is to others', async () => {
  const world = await startWorld('sqlite')
  const phone = await signIn(world)
  const events = Array.from({ length: 100 }, (_, at) => buildReview({ id: testId(at + 1) }))
  await exchange(phone, { events })
  expect(syncPageLimit).toBeGreaterThanOrEqual(events.length)
  const asked = { events: [], cursor: 0 }
  const plain = await phone.post(api.syncPractice.path, asked, { 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const small = await phone.post(api.syncPractice.path, asked, accepting)
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect(small.headers.get('vary')).toMatch(/accept-encoding/i)
  expect(gunzipSync(small.bytes).toString()).toBe(plain.text)
  expect(small.bytes.length).toBeLessThan(plain.bytes.length / 4)
})

const growing = [
  api.listTakes.path,
  api.listShownTakes.path,
  addressOf(api.listCourseRecordings, { params: { course: 'ewo' } }),
]

it('sends compressed what grows with what is recorded, once it is more than a packet', async () => {
  const world = await startWorld('sqlite')
  const recorder = await signInRecorder(world, 1)
  const reviewer = await signInRecorder(world, 2)
  await trustRecorder(world, 2)
  const ask = async () => {
    const answers = await Promise.all(growing.map((path) => recorder.get(path, accepting)))
    for (const { headers } of answers) expect(headers.get('vary')).toMatch(/accept-encoding/i)
    return answers.map(({ headers, bytes }) => [headers.get('content-encoding'), bytes] as const)
  }
  for (const [encoding, bytes] of await ask()) {
    expect(encoding).toBeNull()
    expect(bytes.length).toBeLessThan(200)
  }
  for (let nth = 0; nth < 8; nth += 1) {
    const { id } = await storeTake(world, recorder, {}, 200 + nth)
    await reviewTake(world, reviewer, id)
  }
  for (const [at, [encoding, bytes]] of (await ask()).entries()) {
    expect([growing[at], encoding]).toEqual([growing[at], 'gzip'])
    expect(gunzipSync(bytes).length).toBeGreaterThan(1_000)
  }
})

it.each([
  ['gzip;q=0, br', null],
  ['br', null],
  ['*', 'gzip'],
  ['deflate, gzip;q=0.5', 'gzip'],
])('to who accepts %s it sends %s', async (accepted, encoding) => {
  const phone = await signIn(await startWorld('sqlite'))
  const events = Array.from({ length: 100 }, (_, at) => buildReview({ id: testId(at + 1) }))
  await exchange(phone, { events })
  const asked = { events: [], cursor: 0 }
  const answer = await phone.post(api.syncPractice.path, asked, { 'accept-encoding': accepted })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
})

it('leaves what is about an account or its session as it is, so that no length betrays it', async () => {
  const world = await startWorld('sqlite')
  const person = await signIn(world)
  for (const path of [api.readSession.path, api.readProfile.path, api.listDevices.path]) {
    const answer = await person.get(path, accepting)
    expect([path, answer.status, answer.headers.get('content-encoding')]).toEqual([path, 200, null])
  }
})
