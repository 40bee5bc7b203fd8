import { api } from '@mboa/contract'
import { expect, inject, it, onTestFinished } from 'vitest'
import { password, signUpForm } from '../../testing/people.ts'
import { startPostgres } from '../../testing/start-postgres.ts'
import { startWorld } from '../../testing/world.ts'
import { silentLog, type Log } from '../log.ts'
import { openPostgres } from './postgres.ts'
import { isDatabaseUnavailable } from './unavailable.ts'

it.runIf(inject('postgresUrl') !== undefined)(
  'answers 503 while PostgreSQL is away, recovers by itself, and has lost nothing acknowledged',
  async () => {
    const postgres = await startPostgres({ durable: true })
    if (postgres === undefined) throw new Error('PostgreSQL has gone from this machine.')
    onTestFinished(() => postgres.stop())
    const surprises: object[] = []
    const log: Log = { ...silentLog, error: (fields) => surprises.push(fields) }
    const database = openPostgres(postgres.url, silentLog, { poolSize: 5 })
    onTestFinished(() => database.close())
    const world = await startWorld('postgres', { database, log })
    const client = world.client()
    const acknowledged: string[] = []
    let refused = 0
    let killed: Promise<void> | undefined
    const signUp = async (index: number) => {
      const email = `person${index}@example.com`
      const answer = await client.post(api.signUp.path, signUpForm({ email }))
      if (answer.status === 201) {
        acknowledged.push(email)
        if (acknowledged.length === 20) killed = postgres.kill()
      } else if (answer.status === 503) refused += 1
      else throw new Error(`${answer.text} ${JSON.stringify(surprises)}`)
    }
    const indexes = Array.from({ length: 60 }, (_, index) => index)
    await Promise.all(indexes.map(signUp))
    await killed
    await signUp(61)
    expect(refused).toBeGreaterThan(0)
    const away = await client.get('/readyz')
    expect([away.status, away.text]).toEqual([
      503,
      '{"ready":false,"database":false,"blobs":true,"disk":true,"courses":false}',
    ])
    await postgres.start()
    expect((await client.get('/readyz')).status).toBe(200)
    for (const identifier of acknowledged) {
      const from = world.client(`10.0.0.${acknowledged.indexOf(identifier)}`)
      const login = await from.post(api.login.path, { identifier, password })
      expect(login.error.code).toBe('email-not-verified')
    }
    process.stdout.write(`acknowledged ${acknowledged.length}, refused ${refused}, lost 0\n`)
  },
)

it.each([
  [Object.assign(new Error('full'), { errcode: 13 }), true],
  [Object.assign(new Error('io'), { errcode: 10 | (3 << 8) }), true],
  [Object.assign(new Error('unique'), { errcode: 2067 }), false],
  [Object.assign(new Error('terminated'), { code: '57P01' }), true],
  [Object.assign(new Error('disk full'), { code: '53100' }), true],
  [Object.assign(new Error('deadlock detected'), { code: '40P01' }), true],
  [Object.assign(new Error('statement timeout'), { code: '57014' }), true],
  [Object.assign(new Error('lock timeout'), { code: '55P03' }), true],
  [Object.assign(new Error('idle-in-transaction timeout'), { code: '25P03' }), true],
  [Object.assign(new Error('unique'), { code: '23505' }), false],
  [new AggregateError([Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })]), true],
  [Object.assign(new Error('no route to host'), { code: 'EHOSTUNREACH' }), true],
  [Object.assign(new Error('name not resolved for now'), { code: 'EAI_AGAIN' }), true],
  [new Error('Connection terminated unexpectedly'), true],
  [new Error('Client has encountered a connection error and is not queryable'), true],
  [new Error('something else'), false],
  ['not an error', false],
])('distinguishes %s from a mistake of ours: %s', (error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected)
})
