import { expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

it('hashes with 19 MiB and two passes, salted, and knows its own again', async () => {
  const hasher = createPasswordHasher()
  const [first, second] = await Promise.all([
    hasher.hash('Ndolo-2026', 'ada'),
    hasher.hash('Ndolo-2026', 'ada'),
  ])
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(first).not.toBe(second)
  expect(await hasher.verify('Ndolo-2026', first, 'ada')).toBe(true)
  expect(await hasher.verify('ndolo-2026', first, 'ada')).toBe(false)
})

it('verifies a hash with the cost it was made with', async () => {
  const light = await createPasswordHasher({ memoryKiB: 8, passes: 1 }).hash('Ndolo-2026', 'ada')
  expect(await createPasswordHasher().verify('Ndolo-2026', light, 'ada')).toBe(true)
})

it('sends away whoever finds a thousand before them', async () => {
  const hasher = createPasswordHasher({ memoryKiB: 8, passes: 1 })
  const all = await Promise.allSettled(
    Array.from({ length: 1100 }, () => hasher.hash('Ndolo-2026', 'ada')),
  )
  const refused = all.filter((each) => each.status === 'rejected')
  expect(refused.length).toBeGreaterThan(50)
  expect(refused.length).toBeLessThanOrEqual(100)
  expect(await hasher.hash('Ndolo-2026', 'ada')).toContain('$argon2id$')
})
