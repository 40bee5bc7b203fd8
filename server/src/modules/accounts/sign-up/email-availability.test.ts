import { api, emailAvailabilityResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { register } from '../../../testing/people.ts'
import { isLongRun } from '../../../testing/is-long-run.ts'
import type { TestAnswer } from '../../../testing/test-client.ts'
import { startWorld, type World } from '../../../testing/world.ts'

describeEngines('the live e-mail check', (engine) => {
  it('distinguishes a taken address from a free one', async () => {
    const world = await startWorld(engine)
    await register(world)
    const client = world.client()
    const ask = async (email: string) =>
      (await client.post(api.checkEmailAvailability.path, { email })).as(
        emailAvailabilityResponseSchema,
      )
    expect(await ask('ADA@example.com')).toEqual({ available: false })
    expect(await ask('eve@example.com')).toEqual({ available: true })
  })

  it('answers thirty a minute from one place, then the same shape without the truth', async () => {
    const world = await startWorld(engine)
    const taken = Array.from({ length: askedAddresses }, (_, index) => `taken${index}@example.com`)
    await insertAccounts(world, taken)
    const client = world.client()
    const ask = (email: string) => client.post(api.checkEmailAvailability.path, { email })
    const asked: TestAnswer[] = []
    for (let from = 0; from < taken.length; from += askedAtOnce) {
      asked.push(...(await Promise.all(taken.slice(from, from + askedAtOnce).map(ask))))
    }
    const answers = asked.map((each) => each.as(emailAvailabilityResponseSchema).available)
    const seen = answers.filter((available) => !available)
    expect(seen).toHaveLength(30)
    const shapes = asked.map(({ status, headers, text }) => {
      const length = text.length - (text.includes('false') ? 1 : 0)
      return JSON.stringify([status, [...headers.keys()].sort(), length])
    })
    expect(new Set(shapes).size).toBe(1)
    world.clock.advance(60_000)
    expect((await ask('taken1@example.com')).as(emailAvailabilityResponseSchema)).toEqual({
      available: false,
    })
  })
})

const askedAddresses = isLongRun ? 10_000 : 1_000
/** More than the limit, and fewer than wait for the database longer than it is given. */
const askedAtOnce = 50

async function insertAccounts(world: World, emails: readonly string[]): Promise<void> {
  const rows = emails.map((email) => ({
    id: email,
    email,
    emailKey: email,
    fullName: 'Ada',
    role: 'learner' as const,
    language: 'en' as const,
    createdAt: 0,
    termsAcceptedAt: 0,
    emailVerifiedAt: 1,
  }))
  for (let from = 0; from < rows.length; from += 500) {
    const some = rows.slice(from, from + 500)
    await world.database.queries.insertInto('accounts').values(some).execute()
  }
}
