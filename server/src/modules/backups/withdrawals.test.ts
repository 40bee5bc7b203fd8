import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  api,
  addressOf,
  contributionsSchema,
  coursesResponseSchema,
  privateVoicesSchema,
  sendContributionsResponseSchema,
  profileSchema,
  sessionResponseSchema,
  speakerCreditSchema,
  type SpeakerCredit,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { journalIn, makePlace, startWorldIn, type Place } from '../../testing/backed-up.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines, type Engine } from '../../testing/engines.ts'
import { phonePhoto } from '../../testing/pictures.ts'
import { password, signIn } from '../../testing/people.ts'
import { recordPrivately } from '../../testing/private-voices.ts'
import {
  endCoordinator,
  inviteByLink,
  inviteRecorder,
  nameCoordinator,
  revokeRecorder,
} from '../accounts/index.ts'
import { theOperator } from '../language-acts/index.ts'
import { recordWithdrawal } from '../../platform/withdrawals/withdrawals.repository.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  hashOf,
  putArchive,
  signInRecorder,
  storeTake,
} from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { TestClient } from '../../testing/test-client.ts'

async function startBoth(engine: Engine) {
  const backups = await temporaryFolder()
  const journal = journalIn(backups)
  const place = await makePlace(engine, journal)
  const world = await startWorldIn(place, engine)
  return {
    world,
    place,
    backups,
    journal,
    backUp: () => place.run('backup', backups),
    /** Another server, as it was at the backup; and a browser there for each of here. */
    restore: async () => {
      const other = await makePlace(engine, journal)
      const restored = await other.run('restore', backups)
      expect(restored.status).toBe(0)
      const after = await startWorldIn(other, engine)
      const follow = (client: TestClient): TestClient => {
        const same = after.client()
        for (const [name, value] of client.cookies) same.cookies.set(name, value)
        return same
      }
      return { after, follow, restored }
    },
  }
}

/** Imports a table of one word and answers the import's id. */
async function keepTable(place: Place, language: string): Promise<string> {
  const file = join(await temporaryFolder(), 'table.csv')
  await writeFile(file, `text,gloss_en,gloss_fr\nabá,house,maison\n`)
  const source = ['--source', 'A table, 2024', '--licence', 'CC-BY-SA-4.0']
  const terms = ['--language', language, ...source, '--orthography', 'general-alphabet']
  const { output } = await place.run('import', file, ...terms, '--keep')
  const id = /^Imported as (\S+):/m.exec(output.join('\n'))?.[1]
  if (id === undefined) throw new Error(output.join('\n'))
  return id
}

describeEngines('what was taken back after a backup', (engine) => {
  it('stays so for recordings and what was agreed to', async () => {
    const { world, backUp, restore } = await startBoth(engine)
    const [recorder, other] = [await signInRecorder(world), await signInRecorder(world, 2)]
    const kept = await storeTake(world, recorder, {}, 201)
    const withdrawn = await storeTake(world, recorder, {}, 202)
    const ofOther = await storeTake(world, other, {}, 203)
    const sent = await recorder.post(api.sendContributions.path, {
      contributions: [aContribution()],
    })
    expect(sent.as(sendContributionsResponseSchema).acknowledged).toHaveLength(1)
    await backUp()
    const late = await storeTake(world, recorder, {}, 204)
    for (const { id } of [withdrawn, late]) {
      await sendJson(world, recorder, 'DELETE', addressOf(api.withdrawTake, { params: { id } }))
    }
    const path = addressOf(api.withdrawContribution, { params: { id: aContribution().id } })
    expect((await sendJson(world, recorder, 'DELETE', path)).status).toBe(200)
    await chooseConsents(world, other, { ...allConsents, learners: false, research: false })

    const { after, follow } = await restore()
    const again = follow(recorder)
    const clip = async (client: TestClient, take: typeof kept) =>
      (
        await client.get(
          addressOf(api.readClip, { params: { clip: `${hashOf(take.archive)}.flac` } }),
        )
      ).status
    expect(await clip(again, kept)).toBe(200)
    expect(await clip(again, withdrawn)).not.toBe(200)
    // Nor does a device bring back what the backup never had.
    expect((await putArchive(after, again, late)).error.code).toBe('take-withdrawn')
    expect((await putArchive(after, again, withdrawn)).error.code).toBe('take-withdrawn')
    const consents = await after.database.queries
      .selectFrom('consents')
      .select(['use', 'withdrawnAt'])
      .where('speakerId', '=', await speakerOf(after.database.queries, ofOther.id))
      .where('withdrawnAt', 'is', null)
      .execute()
    expect(consents.map(({ use }) => use)).toEqual(['open-data'])
    const [contribution] = (await again.get(api.listContributions.path)).as(
      contributionsSchema,
    ).contributions
    expect(contribution?.state).toBe('withdrawn')
  })

  it('stays so for voices of one’s own, photos, devices, and whole accounts', async () => {
    const { world, place, journal, backUp, restore } = await startBoth(engine)
    const ada = await signIn(world)
    const thief = world.client()
    await thief.post(api.login.path, { identifier: 'ada@example.com', password })
    const { recording } = await recordPrivately(world, ada)
    const photo = await phonePhoto()
    await ada.send('PUT', api.replacePhoto.path, {
      headers: { origin: world.origin },
      body: new Uint8Array(photo),
    })
    const others = ['leaves', 'locked', 'reopened'].map((name, nth) => ({
      email: `${name}@example.com`,
      phoneNumber: `+23767000050${nth}`,
    }))
    const clients: TestClient[] = []
    for (const other of others) clients.push(await signIn(world, other))
    const recorder = await signInRecorder(world)
    await place.run('user', 'disable', 'reopened@example.com')
    await backUp()
    const path = addressOf(api.readPrivateRecording, { params: { id: recording } })
    expect((await sendJson(world, ada, 'DELETE', path)).status).toBeLessThan(300)
    expect((await sendJson(world, ada, 'DELETE', api.removePhoto.path)).status).toBeLessThan(300)
    expect((await sendJson(world, thief, 'DELETE', api.logOutOtherDevices.path)).status).toBe(204)
    await clients[0]?.post(api.deleteProfile.path, { password, recordings: 'withdraw' })
    await place.run('user', 'disable', 'locked@example.com')
    await place.run('user', 'enable', 'reopened@example.com')
    await place.run('recorder', 'revoke', 'recorder1@example.com', '--language', 'ewo')

    const { after, follow } = await restore()
    const signedIn = async (client: TestClient) =>
      (await follow(client).get(api.readSession.path)).as(sessionResponseSchema).user
    expect(await signedIn(ada)).toBeNull()
    const back = after.client()
    const login = (identifier: string) => back.post(api.login.path, { identifier, password })
    const session = await login('ada@example.com')
    expect(session.as(sessionResponseSchema).user?.photoURL).toBeNull()
    const kept = (await back.get(api.listPrivateVoices.path)).as(privateVoicesSchema).kept
    expect([kept?.voices.length, kept?.recordings.length]).toEqual([1, 0])
    expect((await login('leaves@example.com')).status).toBe(404)
    expect((await login('locked@example.com')).error.code).toBe('account-disabled')
    expect((await login('reopened@example.com')).status).toBe(200)
    expect((await signedIn(recorder))?.role).toBe('learner')
    // Nothing of a person stands in the journal, and nobody is informed twice that they have left.
    const [name = ''] = await readdir(journal)
    expect(await readFile(join(journal, name), 'utf8')).not.toMatch(/@|example|Ada/)
    expect(await after.mails()).toEqual([])
  })

  it('stays so for how one is named, and for who was invited to record', async () => {
    const { world, journal, backUp, restore } = await startBoth(engine)
    const speakers = [1, 2, 3].map((number) => signInRecorder(world, number))
    const [named, renamed, same] = await Promise.all(speakers)
    if (!named || !renamed || !same) throw new Error('Not all are there')
    const choose = async (client: TestClient, credit: SpeakerCredit) => {
      world.clock.advance(1)
      const answer = await sendJson(world, client, 'PUT', api.changeSpeakerCredit.path, credit)
      expect(answer.status).toBe(200)
    }
    await choose(named, { kind: 'name' })
    await choose(renamed, { kind: 'pseudonym', pseudonym: 'Belinga' })
    for (const kind of ['name', 'anonymous', 'name'] as const) await choose(same, { kind })
    await signIn(world)
    const invite = (email: string) =>
      inviteRecorder(world.context, { email, language: 'ewo', isTrusted: false })
    await invite('ada@example.com')
    await invite('nobody@example.com')
    const idOf = async (client: TestClient) =>
      (await client.get(api.readProfile.path)).as(profileSchema).user.id
    const [endedId, keptId] = [await idOf(named), await idOf(renamed)]
    for (const accountId of [endedId, keptId]) {
      const ewondo = { accountId, language: 'ewo' }
      await nameCoordinator(world.context, ewondo, theOperator)
      const link = { language: 'ewo', maxUses: 5, lifetimeMs: 60_000 }
      await inviteByLink(world.context, link, { is: 'account', id: accountId })
    }
    await backUp()
    world.clock.advance(1)
    const ended = { accountId: endedId, language: 'ewo' }
    expect(await endCoordinator(world.context, ended, theOperator)).toBe(true)
    await choose(named, { kind: 'anonymous' })
    await choose(renamed, { kind: 'pseudonym', pseudonym: 'Mballa' })
    const login = { identifier: 'ada@example.com', password }
    const followed = await world.client().post(api.login.path, login)
    expect(followed.as(sessionResponseSchema).user?.role).toBe('recorder')
    for (const email of ['ada@example.com', 'nobody@example.com']) {
      expect(await revokeRecorder(world.context, { email, language: 'ewo' })).toBe(true)
    }

    const { after, follow } = await restore()
    const credits: string[] = []
    for (const client of [named, renamed, same]) {
      credits.push(
        (await follow(client).get(api.readSpeakerCredit.path)).as(speakerCreditSchema).kind,
      )
    }
    expect(credits).toEqual(['anonymous', 'anonymous', 'name'])
    const again = await after.client().post(api.login.path, login)
    expect(again.as(sessionResponseSchema).user?.role).toBe('learner')
    // What a coordinator handed out has gone with their right.
    const invitations = after.database.queries.selectFrom('recorderInvitations').selectAll()
    expect((await invitations.execute()).map(({ invitedBy }) => invitedBy)).toEqual([keptId])
    const coordinated: string[][] = []
    for (const client of [named, renamed]) {
      const profile = (await follow(client).get(api.readProfile.path)).as(profileSchema)
      coordinated.push(profile.coordinatedLanguages)
    }
    expect(coordinated).toEqual([[], ['ewo']])
    const [name = ''] = await readdir(journal)
    expect(await readFile(join(journal, name), 'utf8')).not.toMatch(/Belinga|Mballa|example/)
  })

  it('stays so for courses, tables of words, and whoever signed out', async () => {
    const { world, place, journal, backUp, restore } = await startBoth(engine)
    const [left, stays] = [await signIn(world), await signInRecorder(world)]
    const locked = { email: 'locked@example.com', phoneNumber: '+237670000599' }
    const lockedOut = await signIn(world, locked)
    const decide = (decision: string) =>
      place.run('content', decision, 'gyi', '--reason', 'The elders were asked.')
    await decide('publish')
    const [undone, kept] = [await keepTable(place, 'ewo'), await keepTable(place, 'bas')]
    // Whoever kept a copy of the cookie.
    const thief = world.client()
    for (const [name, value] of left.cookies) thief.cookies.set(name, value)
    await backUp()
    expect((await left.post(api.logout.path)).status).toBe(204)
    expect((await decide('unpublish')).status).toBe(0)
    expect((await place.run('import', 'undo', undone)).status).toBe(0)
    for (const deed of ['disable', 'enable']) await place.run('user', deed, locked.email)

    const { after, follow } = await restore()
    const signedIn = async (client: TestClient) =>
      (await follow(client).get(api.readSession.path)).as(sessionResponseSchema).user !== null
    expect([await signedIn(thief), await signedIn(lockedOut), await signedIn(stays)]).toEqual([
      false,
      false,
      true,
    ])
    const { courses } = (await after.client().get(api.listCourses.path)).as(coursesResponseSchema)
    expect(courses.map(({ course }) => course)).not.toContain('gyi')
    const entries = after.database.queries.selectFrom('importedEntries').select('importId')
    expect(await entries.execute()).toEqual([{ importId: kept }])
    const standing = after.database.queries.selectFrom('imports').where('undoneAt', 'is', null)
    expect(await standing.select('id').execute()).toEqual([{ id: kept }])
    const [name = ''] = await readdir(journal)
    expect(await readFile(join(journal, name), 'utf8')).not.toMatch(/elders|abá|example/)
  })

  it('is written even after a line that a power cut has torn, which is reported', async () => {
    const { world, journal, backUp, restore } = await startBoth(engine)
    const recorder = await signInRecorder(world)
    const take = await storeTake(world, recorder)
    await backUp()
    const [name = ''] = await readdir(journal)
    await appendFile(join(journal, name), '{"what":"take","id":"0193')
    await sendJson(
      world,
      recorder,
      'DELETE',
      addressOf(api.withdrawTake, { params: { id: take.id } }),
    )
    const { after, follow, restored } = await restore()
    expect(restored.complaints[0]).toMatch(/:\d+ of the journal cannot be read/)
    const answer = await putArchive(after, follow(recorder), take)
    expect(answer.error.code).toBe('take-withdrawn')
  })

  it('waits in the database while the journal cannot be written, and is taken back all the same', async () => {
    const { world, place, journal, backUp, restore } = await startBoth(engine)
    const recorder = await signInRecorder(world)
    const take = await storeTake(world, recorder)
    await backUp()
    const blocked = await makePlace(engine, join(journal, (await readdir(journal))[0] ?? ''))
    const broken = await startWorldIn({ ...place, environment: blocked.environment }, engine)
    const client = broken.client()
    for (const [key, value] of recorder.cookies) client.cookies.set(key, value)
    const path = addressOf(api.withdrawTake, { params: { id: take.id } })
    expect((await sendJson(broken, client, 'DELETE', path)).status).toBe(200)
    // The next sweep of a server that can write it.
    await world.app.sweep()
    const { after, follow } = await restore()
    const answer = await putArchive(after, follow(recorder), take)
    expect(answer.error.code).toBe('take-withdrawn')
  })

  it('goes into the journal from a database that a backup takes the place of', async () => {
    const { world, place, backUp, backups } = await startBoth(engine)
    const recorder = await signInRecorder(world)
    const take = await storeTake(world, recorder)
    await backUp()
    // As a server leaves it that ends between the two.
    const noted = { what: 'take', id: take.id, at: world.clock.now() } as const
    await recordWithdrawal(world.database.queries, noted)
    const restored = await place.run('restore', backups, '--replace')
    expect([restored.status, restored.output[1]]).toEqual([
      0,
      'Withdrawn or deleted since, according to the journal: 1. They stay deleted.',
    ])
  })
})

async function speakerOf(
  queries: Awaited<ReturnType<typeof startWorldIn>>['database']['queries'],
  takeId: string,
): Promise<string> {
  const { speakerId } = await queries
    .selectFrom('takes')
    .select('speakerId')
    .where('id', '=', takeId)
    .executeTakeFirstOrThrow()
  return speakerId
}
