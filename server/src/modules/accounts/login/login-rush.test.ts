/** @module-tag long */
import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import { password, register } from '../../../testing/people.ts'
import { startWorld } from '../../../testing/world.ts'
import { createPasswordHasher } from '../index.ts'

it('lets the other routes through while a hundred logins wait for their turn', async () => {
  const world = await startWorld('sqlite', { passwordHasher: createPasswordHasher() })
  const people = Array.from({ length: 10 }, (_, index) => `person${index}@example.com`)
  for (const [index, email] of people.entries()) {
    await register(world, { email, phoneNumber: `+23767000030${index}` })
  }
  let finished = 0
  const logins = Array.from({ length: 100 }, async (_, index) => {
    const client = world.client(`203.0.113.${index}`)
    const identifier = people[index % people.length]
    const answer = await client.post(api.login.path, { identifier, password })
    finished += 1
    return answer.status
  })
  for (let count = 0; count < 50; count += 1) {
    expect((await world.client().get(api.readSession.path)).status).toBe(200)
  }
  // Had they to wait for the logins, most of those would be finished by now.
  expect(finished).toBeLessThan(50)
  expect(new Set(await Promise.all(logins))).toEqual(new Set([200]))
})
