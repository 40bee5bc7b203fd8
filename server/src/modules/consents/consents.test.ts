import { api, consentsSchema, consentTextVersion, type Consents } from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../testing/engines.ts'
import { allConsents, chooseConsents, signInWithoutConsent } from '../../testing/takes.ts'
import { startWorld } from '../../testing/world.ts'

const inForce = ({ consents }: Consents) =>
  consents
    .filter(({ withdrawnAt }) => withdrawnAt === null)
    .map(({ use, licence }) => [use, licence])

describeEngines('consents', (engine) => {
  it('are kept with their text, licence, guardian and time, also once withdrawn', async () => {
    const world = await startWorld(engine)
    const client = await signInWithoutConsent(world)
    expect((await client.get(api.readConsents.path)).as(consentsSchema)).toEqual({
      textVersion: consentTextVersion,
      consents: [],
    })
    const givenAt = world.clock.now()
    await chooseConsents(world, client, { ...allConsents, guardianName: ' Ma Ngono ' })
    world.clock.advance(1000)
    const changed = { ...allConsents, openData: 'CC0-1.0' as const, research: false }
    const answer = await chooseConsents(world, client, { ...changed, guardianName: 'Ma Ngono' })
    const consents = answer.as(consentsSchema)
    expect(inForce(consents).sort()).toEqual([
      ['learners', null],
      ['open-data', 'CC0-1.0'],
    ])
    const ended = consents.consents.filter(({ withdrawnAt }) => withdrawnAt !== null)
    const kept = { textVersion: consentTextVersion, guardianName: 'Ma Ngono', givenAt }
    const withdrawnAt = givenAt + 1000
    expect(ended).toHaveLength(2)
    expect(ended).toEqual(
      expect.arrayContaining([
        { use: 'open-data', licence: 'CC-BY-4.0', ...kept, withdrawnAt },
        { use: 'research', licence: null, ...kept, withdrawnAt },
      ]),
    )
    expect((await client.get(api.readConsents.path)).as(consentsSchema)).toEqual(consents)
  })

  it('chosen again, also at once, are given once', async () => {
    const world = await startWorld(engine)
    const client = await signInWithoutConsent(world)
    await Promise.all(Array.from({ length: 5 }, () => chooseConsents(world, client, allConsents)))
    const { consents } = (await client.get(api.readConsents.path)).as(consentsSchema)
    expect(consents.map(({ use }) => use).sort()).toEqual(['learners', 'open-data', 'research'])
  })

  it('to a text that is not the newest are not taken', async () => {
    const world = await startWorld(engine)
    const client = await signInWithoutConsent(world)
    const answer = await chooseConsents(world, client, { ...allConsents, textVersion: '2020-01' })
    expect([answer.status, answer.error.code]).toEqual([409, 'consent-text-changed'])
  })

  it('of a minor need the name of who gives them', async () => {
    const world = await startWorld(engine)
    const client = await signInWithoutConsent(world)
    for (const [guardianName, guardianError] of [
      ['  ', 'required'],
      ['x'.repeat(201), 'too-long'],
      ['Ma\u0000Ngono', 'invalid-value'],
    ] as const) {
      const answer = await chooseConsents(world, client, { ...allConsents, guardianName })
      expect([answer.status, answer.error.fields]).toEqual([400, { guardianName: guardianError }])
    }
  })

  it('chosen without a network are dated when they were said, where that can be', async () => {
    const world = await startWorld(engine)
    const client = await signInWithoutConsent(world)
    const now = world.clock.now()
    const dayMs = 24 * 60 * 60 * 1000
    const chosenAt = now - dayMs
    const first = { ...allConsents, offline: { chosenAt, knownWithdrawal: null } }
    const given = (await chooseConsents(world, client, first)).as(consentsSchema)
    expect(given.consents.map(({ givenAt }) => givenAt)).toEqual([chosenAt, chosenAt, chosenAt])
    // A clock that is wrong: before what was said already, and after now.
    for (const impossible of [chosenAt - 1, now + dayMs]) {
      const other = await signInWithoutConsent(world, impossible > now ? 2 : 3)
      const offline = { chosenAt, knownWithdrawal: null }
      await chooseConsents(world, other, { ...allConsents, research: false, offline })
      const answer = await chooseConsents(world, other, {
        ...allConsents,
        offline: { chosenAt: impossible, knownWithdrawal: null },
      })
      const { consents } = answer.as(consentsSchema)
      expect(consents.find(({ use }) => use === 'research')?.givenAt).toBe(now)
    }
  })

  it('chosen without a network bring nothing back that was withdrawn meanwhile', async () => {
    const world = await startWorld(engine)
    const client = await signInWithoutConsent(world)
    await chooseConsents(world, client, allConsents)
    world.clock.advance(1000)
    const withdrawnAt = world.clock.now()
    await chooseConsents(world, client, { ...allConsents, learners: false })
    world.clock.advance(1000)
    const late = { chosenAt: world.clock.now(), knownWithdrawal: null }
    const refused = await chooseConsents(world, client, { ...allConsents, offline: late })
    expect([refused.status, refused.error.code]).toEqual([403, 'consent-needed'])
    expect(inForce((await client.get(api.readConsents.path)).as(consentsSchema)).sort()).toEqual([
      ['open-data', 'CC-BY-4.0'],
      ['research', null],
    ])
    const known = { ...late, knownWithdrawal: withdrawnAt }
    const taken = await chooseConsents(world, client, { ...allConsents, offline: known })
    expect(inForce(taken.as(consentsSchema))).toHaveLength(3)
  })
})
