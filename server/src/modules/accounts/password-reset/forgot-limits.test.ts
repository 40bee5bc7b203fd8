import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { register } from '../../../testing/people.ts'
import { startWorld } from '../../../testing/world.ts'

const asked = 200
/** Reliability: what an answer's time may reveal of whether an address is known. */
const tolerableMs = 10

describeEngines('asking for a new password', (engine) => {
  it('answers known and unknown addresses alike, and as quickly', async () => {
    const world = await startWorld(engine, { environment: { TRUSTED_PROXIES: '10.0.0.0/8' } })
    const proxy = world.client('10.0.0.1')
    const hosts = ['known.example', 'unknown.example']
    const { queries } = world.database
    const [known = ''] = hosts
    for (let person = 0; person < asked; person += 1) {
      const email = `person${person}@${known}`
      const account = { email, emailKey: email, fullName: 'Ada', role: 'learner' as const }
      const rest = {
        id: email,
        language: 'en' as const,
        createdAt: 0,
        termsAcceptedAt: 0,
        emailVerifiedAt: 1,
      }
      await queries
        .insertInto('accounts')
        .values({ ...account, ...rest })
        .execute()
    }
    const times = new Map(hosts.map((host) => [host, [] as number[]]))
    const answers = new Set<string>()
    for (let person = 0; person < asked; person += 1) {
      // Each goes first in turn: what one left to do must not be counted for the other.
      for (const host of person % 2 === 0 ? hosts : hosts.toReversed()) {
        const index = hosts.indexOf(host)
        const headers = { 'x-forwarded-for': `198.51.${index}.${person}` }
        const body = { email: `person${person}@${host}` }
        const startedAt = performance.now()
        const answer = await proxy.post(api.forgotPassword.path, body, headers)
        times.get(host)?.push(performance.now() - startedAt)
        answers.add(JSON.stringify([answer.status, answer.text, [...answer.headers.keys()]]))
      }
    }
    expect([...answers]).toHaveLength(1)
    const medians = hosts.map((host) => median(times.get(host) ?? []))
    const [first = NaN, second = NaN] = medians
    expect(Math.abs(first - second)).toBeLessThan(tolerableMs)
    const mailed = (await world.mails()).map((mail) => mail.to.split('@')[1])
    expect(new Set(mailed)).toEqual(new Set([known]))
  })

  it('is answered ten times an hour for one e-mail address, known or not', async () => {
    const world = await startWorld(engine)
    await register(world)
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      const statuses: number[] = []
      for (let time = 0; time < 11; time += 1) {
        const client = world.client(`203.0.113.${time}`)
        const spelled = time % 2 === 0 ? email : email.toUpperCase()
        const answer = await client.post(api.forgotPassword.path, { email: spelled })
        statuses.push(answer.status)
      }
      expect(statuses).toEqual([...Array<number>(10).fill(204), 429])
    }
    world.clock.advance(60 * 60_000)
    const later = await world.client().post(api.forgotPassword.path, { email: 'ada@example.com' })
    expect(later.status).toBe(204)
  })

  it('is answered ten times an hour for one client', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    const statuses: number[] = []
    for (let time = 0; time < 11; time += 1) {
      const answer = await client.post(api.forgotPassword.path, {
        email: `p${time}@example.com`,
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(204), 429])
  })

  it.each([
    [{ email: '' }, 'required'],
    [{}, 'required'],
    [{ email: 'ada@' }, 'invalid-email'],
  ])('names the wrong field of %j', async (body, expected) => {
    const world = await startWorld(engine)
    const answer = await world.client().post(api.forgotPassword.path, body)
    expect([answer.status, answer.error.fields]).toEqual([400, { email: expected }])
  })
})

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
}
