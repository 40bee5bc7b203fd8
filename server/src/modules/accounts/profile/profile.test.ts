import { api, profileSchema, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { sendJson } from '../../../testing/call-as-page.ts'
import { describeEngines } from '../../../testing/engines.ts'
import { password, register, signIn } from '../../../testing/people.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { startWorld, type World } from '../../../testing/world.ts'

const patch = (world: World, client: TestClient, body: unknown) =>
  sendJson(world, client, 'PATCH', api.changeProfile.path, body)

describeEngines('the profile', (engine) => {
  it('answers what is known of oneself', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world, { language: 'fr' })
    const profile = (await client.get(api.readProfile.path)).as(profileSchema)
    expect(profile).toMatchObject({
      user: { fullName: 'Ada Learner', email: 'ada@example.com', phoneNumber: '+237670000001' },
      language: 'fr',
      hasPassword: true,
      hasGoogle: false,
      recorderLanguages: [],
      isSpeaker: false,
    })
  })

  it('changes name, number and language, each alone', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const changes = [
      [{ fullName: '  Ada Ngo Bassa ' }, 'fullName', 'Ada Ngo Bassa'],
      [{ phoneNumber: '6 99 00 11 22' }, 'phoneNumber', '+237699001122'],
      [{ language: 'fr' }, 'fullName', 'Ada Ngo Bassa'],
    ] as const
    for (const [body, field, expected] of changes) {
      const answer = await patch(world, client, body)
      expect(answer.as(profileSchema).user[field]).toBe(expected)
    }
    expect((await client.get(api.readProfile.path)).as(profileSchema).language).toBe('fr')
    const byPhone = { identifier: '699001122', password }
    expect((await world.client().post(api.login.path, byPhone)).status).toBe(200)
    const byOldPhone = { identifier: '670000001', password }
    expect((await world.client().post(api.login.path, byOldPhone)).status).toBe(404)
  })

  it('keeps every field that is changed at the same moment', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    for (let round = 0; round < 10; round += 1) {
      const fullName = `Ada ${round}`
      const language = round % 2 === 0 ? 'fr' : 'en'
      const phoneNumber = `+23769900110${round}`
      const changes = [{ fullName }, { language }, { phoneNumber }]
      await Promise.all(changes.map((each) => patch(world, client, each)))
      const profile = (await client.get(api.readProfile.path)).as(profileSchema)
      const { user } = profile
      const kept = { language: profile.language, fullName: user.fullName, phone: user.phoneNumber }
      expect(kept).toEqual({ language, fullName, phone: phoneNumber })
    }
  })

  it('gives up its number, which others may have then', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const answer = await patch(world, client, { phoneNumber: null })
    expect(answer.as(profileSchema).user.phoneNumber).toBeNull()
    const other = await signIn(world, { email: 'eve@example.com' })
    const theirs = (await other.get(api.readProfile.path)).as(profileSchema).user.phoneNumber
    expect(theirs).toBe('+237670000001')
  })

  it('does not take a verified person’s number, also not at the same moment', async () => {
    const world = await startWorld(engine)
    await register(world, { email: 'eve@example.com', phoneNumber: '+237670000002' })
    const client = await signIn(world)
    const taken = await patch(world, client, { phoneNumber: '670000002' })
    expect([taken.status, taken.error.fields]).toEqual([
      409,
      { phoneNumber: 'phone-number-already-exists' },
    ])
    expect((await patch(world, client, { phoneNumber: '670000001' })).status).toBe(200)
    const eve = world.client()
    await eve.post(api.login.path, { identifier: 'eve@example.com', password })
    const phoneNumber = '+237670000009'
    const both = await Promise.all([client, eve].map((each) => patch(world, each, { phoneNumber })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it.each([
    [{ fullName: ' ' }, { fullName: 'required' }],
    [{ fullName: 'a'.repeat(201) }, { fullName: 'too-long' }],
    [{ fullName: 'Ada\u0000' }, { fullName: 'invalid-value' }],
    [{ phoneNumber: '12' }, { phoneNumber: 'invalid-phone-number' }],
    [{ phoneNumber: '' }, { phoneNumber: 'required' }],
    [{ language: 'de' }, { language: 'invalid-value' }],
    [
      { fullName: '', phoneNumber: 'x' },
      { fullName: 'required', phoneNumber: 'invalid-phone-number' },
    ],
  ])('names every wrong field of %j', async (body, fields) => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const answer = await patch(world, client, body)
    expect([answer.status, answer.error.fields]).toEqual([400, fields])
  })

  it('reads no role, no verification and no id from a body', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const before = (await client.get(api.readSession.path)).as(sessionResponseSchema).user
    const forged = { role: 'recorder', emailVerified: false, id: 'x', email: 'x@example.com' }
    const more = { passwordHash: 'x', photoURL: 'https://evil.example', createdAt: 0 }
    await patch(world, client, { fullName: 'Ada Learner', ...forged, ...more })
    const after = (await client.get(api.readSession.path)).as(sessionResponseSchema).user
    expect(after).toEqual(before)
  })
})
