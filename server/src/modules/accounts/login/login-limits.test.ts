import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { mailedCode, password, register } from '../../../testing/people.ts'
import { startWorld } from '../../../testing/world.ts'
import { createPasswordHasher, type PasswordHasher } from '../password-hasher.ts'

const identifier = 'ada@example.com'
const environment = { TRUSTED_PROXIES: '10.0.0.0/8' }
const guesses = 1000

/** Guesses under way at once: more would wait longer for a connection than the pool lets anyone. */
const atOnce = 100

/** Passwords as light to check as in the other tests, and counted. */
function countingHasher() {
  const hasher = createPasswordHasher({ memoryKiB: 8, passes: 1 })
  let checked = 0
  const counting: PasswordHasher = {
    hash: (...each) => hasher.hash(...each),
    verify(...each) {
      checked += 1
      return hasher.verify(...each)
    },
  }
  return { passwordHasher: counting, checked: () => checked }
}

describeEngines('guessing a password', (engine) => {
  it('ends after ten tries in five minutes, from wherever they come', async () => {
    const { passwordHasher, checked } = countingHasher()
    const world = await startWorld(engine, { environment, passwordHasher })
    await register(world)
    const proxy = world.client('10.0.0.1')
    const guess = async (index: number) => {
      const name = index % 2 === 0 ? identifier : '+237670000001'
      const from = `203.${index % 250}.113.${Math.floor(index / 250)}`
      const headers = { 'x-forwarded-for': `${index}, ${from}` }
      const body = { identifier: name, password: `guess ${index}` }
      return (await proxy.post(api.login.path, body, headers)).error.code
    }
    const codes: string[] = []
    for (let first = 0; first < guesses; first += atOnce) {
      const batch = Array.from({ length: atOnce }, (_, index) => guess(first + index))
      codes.push(...(await Promise.all(batch)))
    }
    expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(10)
    expect(codes.filter((code) => code === 'too-many-attempts')).toHaveLength(guesses - 10)
    expect(checked()).toBe(10)
    const right = await world.client().post(api.login.path, { identifier, password })
    expect([right.status, right.error.code]).toEqual([429, 'too-many-attempts'])
    expect(right.headers.get('retry-after')).toBe('300')
    world.clock.advance(5 * 60_000)
    const later = await world.client().post(api.login.path, { identifier, password })
    expect(later.status).toBe(200)
  })

  it('does not keep the owner out, who sets a new password through the mail', async () => {
    const world = await startWorld(engine)
    await register(world)
    for (let count = 0; count < 11; count += 1) {
      await world.client().post(api.login.path, { identifier, password: 'guess' })
    }
    const login = (each: string) =>
      world.client().post(api.login.path, { identifier, password: each })
    expect((await login(password)).error.code).toBe('too-many-attempts')
    world.clock.advance(1)
    await world.client().post(api.forgotPassword.path, { email: identifier })
    const code = await mailedCode(world, identifier)
    const chosen = 'Bongo-2027'
    await world.client().post(api.resetPassword.path, { code, password: chosen })
    expect((await login(chosen)).status).toBe(200)
  })

  it('never gets more than ten tries into any five minutes', async () => {
    const world = await startWorld(engine)
    await register(world)
    const checkedAt: number[] = []
    for (let second = 0; second < 900; second += 20) {
      const client = world.client(`203.0.113.${second / 20}`)
      const answer = await client.post(api.login.path, { identifier, password: 'guess' })
      if (answer.error.code === 'wrong-password') checkedAt.push(world.clock.now())
      world.clock.advance(20_000)
    }
    const busiest = checkedAt.map(
      (from) => checkedAt.filter((at) => at >= from && at < from + 5 * 60_000).length,
    )
    expect(Math.max(...busiest)).toBe(10)
    expect(checkedAt.length).toBeGreaterThan(10)
  })

  it('is forgiven by the right password', async () => {
    const world = await startWorld(engine)
    await register(world)
    const client = world.client()
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 9; count += 1) {
        const wrong = await client.post(api.login.path, { identifier, password: 'guess' })
        expect(wrong.error.code).toBe('wrong-password')
      }
      expect((await client.post(api.login.path, { identifier, password })).status).toBe(200)
      world.clock.advance(60_000)
    }
  })

  it('counts unknown addresses too', async () => {
    const world = await startWorld(engine)
    const client = world.client()
    const body = { identifier: 'eve@example.com', password }
    const codes: string[] = []
    for (let count = 0; count < 12; count += 1) {
      codes.push((await client.post(api.login.path, body)).error.code)
    }
    expect(codes.filter((code) => code === 'email-not-found')).toHaveLength(10)
    expect(codes.at(-1)).toBe('too-many-attempts')
  })
})

describeEngines('one address for many people', (engine) => {
  it('lets forty of them in within a minute', async () => {
    const world = await startWorld(engine)
    const people = Array.from({ length: 40 }, (_, index) => `person${index}@example.com`)
    for (const [index, email] of people.entries()) {
      await register(world, { email, phoneNumber: `+2376700001${String(index).padStart(2, '0')}` })
    }
    const statuses: number[] = []
    for (const each of people) {
      const client = world.client('203.0.113.9')
      const answer = await client.post(api.login.path, { identifier: each, password })
      statuses.push(answer.status)
      world.clock.advance(1_000)
    }
    expect(statuses).toEqual(people.map(() => 200))
    const client = world.client('203.0.113.9')
    const next = await client.post(api.login.path, { identifier, password })
    expect(next.error).toMatchObject({ code: 'too-many-attempts', retryAfterSeconds: 20 })
    world.clock.advance(20_000)
    const later = await client.post(api.login.path, { identifier, password })
    expect(later.error.code).toBe('email-not-found')
  })

  it('believes X-Forwarded-For only from a trusted proxy', async () => {
    const world = await startWorld(engine, { environment })
    const stranger = world.client('192.0.2.1')
    const body = { identifier, password: '' }
    for (let count = 0; count < 40; count += 1) {
      await stranger.post(api.login.path, body, { 'x-forwarded-for': `203.0.113.${count}` })
    }
    const lied = await stranger.post(api.login.path, body, { 'x-forwarded-for': '203.0.113.99' })
    expect(lied.error.code).toBe('too-many-attempts')
    const proxied = await world
      .client('10.0.0.1')
      .post(api.login.path, body, { 'x-forwarded-for': '203.0.113.99' })
    expect(proxied.error.code).toBe('required')
  })
})
