import { apiPaths, syncPageLimit, recorderApiPaths, accountApiPaths } from '@mboa/contract'
import { buildReview, testId } from '@mboa/domain/testing'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { signIn } from '../testing/people.ts'
import { exchange } from '../testing/practice.ts'
import { signInRecorder } from '../testing/takes.ts'
import { startWorld } from '../testing/world.ts'

const accepting = { 'accept-encoding': 'gzip, deflate, br' }

it('sends practice compressed to whoever accepts it, and the same as it is to others', async () => {
  const world = await startWorld('sqlite')
  const phone = await signIn(world)
  const events = Array.from({ length: 100 }, (_, at) => buildReview({ id: testId(at + 1) }))
  await exchange(phone, { events })
  expect(syncPageLimit).toBeGreaterThanOrEqual(events.length)
  const asked = { events: [], cursor: 0 }
  const plain = await phone.post(apiPaths.sync, asked, { 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const small = await phone.post(apiPaths.sync, asked, accepting)
  expect(small.headers.get('content-encoding')).toBe('gzip')
  expect(small.headers.get('vary')).toMatch(/accept-encoding/i)
  expect(gunzipSync(small.bytes).toString()).toBe(plain.text)
  expect(small.bytes.length).toBeLessThan(plain.bytes.length / 4)
})

it.each([
  apiPaths.takes,
  recorderApiPaths.takesShown,
  apiPaths.courseRecordings.replace(':course', 'ewo'),
])('sends %s compressed, which grows with what is recorded', async (path) => {
  const recorder = await signInRecorder(await startWorld('sqlite'))
  const answer = await recorder.get(path, accepting)
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'gzip'])
})

it('leaves what is about an account or its session as it is, so that no length betrays it', async () => {
  const world = await startWorld('sqlite')
  const person = await signIn(world)
  for (const path of [apiPaths.session, apiPaths.profile, accountApiPaths.profileSessions]) {
    const answer = await person.get(path, accepting)
    expect([path, answer.status, answer.headers.get('content-encoding')]).toEqual([path, 200, null])
  }
})
