import {
  api,
  addressOf,
  deskActsSchema,
  deskInvitedSchema,
  deskPeopleSchema,
  profileExportSchema,
  profileSchema,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../testing/engines.ts'
import { startDesk } from '../../testing/language-desk.ts'
import { password, signIn } from '../../testing/people.ts'
import { makeRecorder, signInRecorder, trustRecorder } from '../../testing/takes.ts'
import { listTables } from '../../testing/world.ts'
import { nameCoordinator } from '../accounts/index.ts'
import { theOperator } from '../language-acts/index.ts'

const invited = 'new@example.com'

describeEngines('the desk of a language', (engine) => {
  it('invites by mail, whose code it never answers, and lists what is open', async () => {
    const { world, invite, readPeople, send } = await startDesk(engine)
    const answer = await invite({ by: 'mail', email: ` ${invited} ` })
    expect(answer.status).toBe(201)
    const { link, invitation } = answer.as(deskInvitedSchema)
    expect(link).toBeNull()
    expect(invitation).toMatchObject({ email: invited, uses: 0, maxUses: 1 })
    expect(invitation.expiresAt - invitation.createdAt).toBe(7 * 24 * 60 * 60_000)
    const mail = (await world.mails()).find(({ to }) => to === invited)
    const code = /[?&]code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? 'missing'
    const listed = await readPeople()
    expect(listed.invitations).toEqual([invitation])
    expect(JSON.stringify([answer.text, listed])).not.toContain(code)
    expect((await send('DELETE', api.revokeDeskInvitation.path, invitation.id)).status).toBe(204)
    expect((await send('DELETE', api.revokeDeskInvitation.path, invitation.id)).status).toBe(404)
    expect((await readPeople()).invitations).toEqual([])
  })

  it('writes again to whom a clock that was ahead had written to', async () => {
    const { world, invite } = await startDesk(engine)
    const wanted = { by: 'mail', email: invited } as const
    world.clock.advance(20 * 24 * 60 * 60_000)
    expect((await invite(wanted)).status).toBe(201)
    world.clock.advance(-20 * 24 * 60 * 60_000)
    expect((await invite(wanted)).status).toBe(201)
  })

  it('writes to nobody twice in a day, and to no address many times, revoked or not', async () => {
    const { world, invite, readPeople, send } = await startDesk(engine)
    const [dayMs, wanted] = [24 * 60 * 60_000, { by: 'mail', email: invited } as const]
    const first = (await invite(wanted)).as(deskInvitedSchema).invitation
    world.clock.advance(dayMs - 1)
    const again = await invite({ ...wanted, email: invited.toUpperCase() })
    expect([again.status, again.error]).toMatchObject([
      429,
      { code: 'wait-before-resend', fields: { email: 'wait-before-resend' }, retryAfterSeconds: 1 },
    ])
    expect((await readPeople()).invitations).toEqual([first])
    world.clock.advance(1)
    const second = (await invite(wanted)).as(deskInvitedSchema).invitation
    expect(second).toEqual({
      ...first,
      createdAt: first.createdAt + dayMs,
      expiresAt: first.expiresAt + dayMs,
    })
    expect((await readPeople()).invitations).toEqual([second])
    const statuses: number[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      // Sent: revoking takes back a mail that still waits.
      await world.mails()
      for (const { id } of (await readPeople()).invitations) {
        await send('DELETE', api.revokeDeskInvitation.path, id)
      }
      statuses.push((await invite(wanted)).status)
    }
    expect(statuses).toEqual([201, 201, 429, 429])
    expect((await world.mails()).filter(({ to }) => to === invited)).toHaveLength(4)
  })

  it.each([
    [{ by: 'mail', email: 'x' }, 'invalid-email', { email: 'invalid-email' }],
    [{ by: 'mail', email: ' ' }, 'required', { email: 'required' }],
    [{ by: 'link', maxUses: 0, days: 7 }, 'invalid-value', { maxUses: 'invalid-value' }],
    [{ by: 'link', maxUses: 51, days: 7 }, 'invalid-value', { maxUses: 'invalid-value' }],
    [{ by: 'link', maxUses: 5, days: 365 }, 'invalid-value', { days: 'invalid-value' }],
  ])('refuses %j', async (wanted, code, fields) => {
    const { world, desk, at } = await startDesk(engine)
    const answer = await desk.post(at(api.makeDeskInvitation.path), wanted)
    expect(answer.error).toMatchObject({ code, fields })
    expect(
      await world.database.queries.selectFrom('recorderInvitations').selectAll().execute(),
    ).toEqual([])
  })

  it('makes a link that is answered once, and counts who came by it', async () => {
    const { world, invite, readPeople, readDesk } = await startDesk(engine)
    const made = (await invite({ by: 'link', maxUses: 5, days: 7 })).as(deskInvitedSchema)
    const path = (made.link ?? '').slice(world.origin.length)
    const client = await signIn(world)
    await client.get(path)
    expect((await client.post(api.acceptInvitation.path)).status).toBe(200)
    const { people, invitations } = await readPeople()
    expect(invitations).toMatchObject([{ id: made.invitation.id, email: null, uses: 1 }])
    expect(people.map(({ fullName, isCoordinator }) => [fullName, isCoordinator])).toEqual([
      ['Ada Learner', true],
      ['Ada Learner', false],
    ])
    expect(await readDesk()).toMatchObject({ language: 'ewo', recorders: 2, invitations: 1 })
  })

  it('has no more than a hundred invitations open', async () => {
    const { world, invite } = await startDesk(engine)
    const statuses: number[] = []
    for (let number = 0; number < 101; number += 1) {
      if (number % 30 === 0) world.clock.advance(60 * 60_000)
      statuses.push((await invite({ by: 'link', maxUses: 1, days: 30 })).status)
    }
    expect(statuses.slice(0, 100).every((status) => status === 201)).toBe(true)
    expect((await invite({ by: 'link', maxUses: 1, days: 30 })).error.code).toBe('quota-reached')
    expect(statuses.at(-1)).toBe(403)
  })

  it('has no more than a hundred open when two coordinators invite at once', async () => {
    const { world, invite, send, idOf } = await startDesk(engine)
    const second = await signInRecorder(world, 2)
    const named = await send('PUT', api.nameDeskCoordinator.path, await idOf(second))
    expect(named.status).toBe(204)
    const path = addressOf(api.makeDeskInvitation, { params: { language: 'ewo' } })
    const wanted = { by: 'link', maxUses: 1, days: 30 } as const
    for (let number = 0; number < 90; number += 1) {
      if (number % 30 === 0) world.clock.advance(60 * 60_000)
      await invite(wanted)
    }
    world.clock.advance(60 * 60_000)
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        number % 2 === 0 ? invite(wanted) : second.post(path, wanted),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(20)
  })

  it('names another coordinator, who cannot be removed from it, and removes a recorder', async () => {
    const { world, desk, idOf, send, readPeople } = await startDesk(engine)
    const [second, third] = [await signInRecorder(world, 2), await signInRecorder(world, 3)]
    const [secondId, thirdId] = [await idOf(second), await idOf(third)]
    await trustRecorder(world, 3)
    expect((await send('PUT', api.nameDeskCoordinator.path, secondId)).status).toBe(204)
    expect((await send('PUT', api.nameDeskCoordinator.path, secondId)).status).toBe(204)
    const stranger = await idOf(await signIn(world))
    expect((await send('PUT', api.nameDeskCoordinator.path, stranger)).status).toBe(404)
    const own = (await second.get(api.readProfile.path)).as(profileSchema)
    expect(own.coordinatedLanguages).toEqual(['ewo'])
    for (const id of [secondId, await idOf(desk)]) {
      expect((await send('DELETE', api.removeDeskPerson.path, id)).error.code).toBe('not-allowed')
    }
    const { people } = await readPeople()
    const rights = people.map(({ id, isCoordinator, isTrusted }) => [id, isCoordinator, isTrusted])
    expect(rights.toSorted()).toEqual(
      [
        [await idOf(desk), true, false],
        [secondId, true, false],
        [thirdId, false, true],
      ].toSorted(),
    )
    expect((await send('DELETE', api.removeDeskPerson.path, thirdId, second)).status).toBe(204)
    expect((await send('DELETE', api.removeDeskPerson.path, thirdId, second)).status).toBe(404)
    expect((await third.get(api.readProfile.path)).as(profileSchema).user.role).toBe('learner')
  })

  it('records each act by ids, and forgets who it was once their account is gone', async () => {
    const { world, desk, accountId, invite, idOf, send, readActs } = await startDesk(engine)
    const second = await signInRecorder(world, 2)
    const { invitation } = (await invite({ by: 'mail', email: invited })).as(deskInvitedSchema)
    const steps = [
      () => send('DELETE', api.revokeDeskInvitation.path, invitation.id),
      async () => send('PUT', api.nameDeskCoordinator.path, await idOf(second)),
    ]
    for (const step of steps) {
      world.clock.advance(1)
      await step()
    }
    const { acts } = await readActs()
    expect(acts.map(({ act, isOperator, actor }) => [act, isOperator, actor?.id])).toEqual([
      ['coordinator-named', false, accountId],
      ['invitation-revoked', false, accountId],
      ['recorder-invited', false, accountId],
      ['coordinator-named', true, undefined],
    ])
    const rows = (await listTables(world)).find(({ name }) => name === 'language_acts')?.rows
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|Ada/)

    const exported = (await second.get(api.exportProfile.path)).as(profileExportSchema)
    expect(exported.languageActs).toMatchObject([
      { act: 'coordinator-named', language: 'ewo', wasActor: false },
    ])
    expect((await desk.post(api.deleteProfile.path, { password })).status).toBe(200)
    const left = (
      await second.get(addressOf(api.listDeskActs, { params: { language: 'ewo' } }))
    ).as(deskActsSchema)
    expect(left.acts.map(({ act, actor, isOperator }) => [act, actor, isOperator])).toEqual([
      ['coordinator-named', null, false],
      ['invitation-revoked', null, false],
      ['recorder-invited', null, false],
      ['coordinator-named', null, true],
    ])
    expect(JSON.stringify(await listTables(world))).not.toContain(accountId)
  })

  it('lets a coordinator’s invitations go with their account', async () => {
    const { world, desk, invite } = await startDesk(engine)
    const { link } = (await invite({ by: 'link', maxUses: 5, days: 7 })).as(deskInvitedSchema)
    await desk.post(api.deleteProfile.path, { password })
    const client = world.client()
    await client.get((link ?? '').slice(world.origin.length))
    expect((await client.get(api.readFollowedInvitation.path)).text).toBe('{"invitation":null}')
  })

  it('lists more people and acts than a page holds, none twice', async () => {
    const { world, desk, at, readPeople, readActs } = await startDesk(engine)
    const { queries } = world.database
    const ids = Array.from({ length: 120 }, () => world.context.ids.uuid())
    for (const id of ids) {
      const email = `${id}@example.com`
      const rest = {
        fullName: id,
        role: 'recorder',
        language: 'fr',
        createdAt: 0,
        termsAcceptedAt: 0,
      } as const
      await queries
        .insertInto('accounts')
        .values({ id, email, emailKey: email, ...rest })
        .execute()
      await makeRecorder(world.database, email)
      await nameCoordinator(world.context, { accountId: id, language: 'ewo' }, theOperator)
    }
    const seen = (await readPeople()).people.map(({ id }) => id)
    let { next } = await readPeople()
    while (next !== null) {
      const answer = await desk.get(`${at(api.listDeskPeople.path)}?after=${next}`)
      const page = answer.as(deskPeopleSchema)
      seen.push(...page.people.map(({ id }) => id))
      next = page.next
    }
    expect([seen.length, new Set(seen).size]).toEqual([121, 121])
    const acts = (await readActs()).acts.map(({ id }) => id)
    let { next: before } = await readActs()
    while (before !== null) {
      const answer = await desk.get(`${at(api.listDeskActs.path)}?before=${before}`)
      const page = answer.as(deskActsSchema)
      acts.push(...page.acts.map(({ id }) => id))
      before = page.next
    }
    expect([acts.length, new Set(acts).size]).toEqual([121, 121])
  })
})
