/** @module-tag long */
import { apiPaths } from '@mboa/contract'
import { expect, it } from 'vitest'
import { password, register } from '../../../testing/people.ts'
import { printFigure } from '../../../testing/print-figure.ts'
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
    const answer = await client.post(apiPaths.login, { identifier, password })
    finished += 1
    return answer.status
  })
  const waits: number[] = []
  for (let count = 0; count < 50; count += 1) {
    const askedAt = performance.now()
    expect((await world.client().get(apiPaths.session)).status).toBe(200)
    waits.push(performance.now() - askedAt)
  }
  // Had they to wait for the logins, most of those would be finished by now.
  expect(finished).toBeLessThan(50)
  expect(new Set(await Promise.all(logins))).toEqual(new Set([200]))
  const p95 = waits.sort((a, b) => a - b)[47] ?? 0
  printFigure(12, `p95 of other routes ${p95.toFixed(1)} ms while 100 logins wait`)
})
