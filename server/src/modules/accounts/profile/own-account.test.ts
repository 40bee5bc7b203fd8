import {
  api,
  deletionConsequencesSchema,
  profileExportSchema,
  profileSchema,
  type ProfileExport,
} from '@mboa/contract'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDiskBlobs } from '../../../platform/blobs/disk-blobs.ts'
import { removalMs, settlingMs } from '../../../platform/blobs/sweep-blobs.ts'
import { createSmtpTransport } from '../../../platform/mail/smtp-transport.ts'
import { sendFile } from '../../../testing/call-as-page.ts'
import { describeBothEngines, describeEngines, openTestDatabase } from '../../../testing/engines.ts'
import { createFakeClock } from '../../../testing/fake-clock.ts'
import { startMailServer } from '../../../testing/mail-server.ts'
import { mailedCode, password, signIn } from '../../../testing/people.ts'
import { phonePhoto } from '../../../testing/pictures.ts'
import { elder, elderId } from '../../../testing/speakers.ts'
import { exchange, reviewsOf } from '../../../testing/practice.ts'
import { speakerIdOf } from '../../speakers/index.ts'
import { signInWithEverything } from '../../../testing/person-with-everything.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { listTables, startWorld, type World, listBlobs } from '../../../testing/world.ts'

const minuteMs = 60_000
const eve = { email: 'eve@example.com', phoneNumber: '+237670000002', fullName: 'Eve Other' }

/**
 * Where the export holds what a table keeps of a person. A table that is new here needs a place
 * in the export, a row in `signInWithEverything` and a way to go with the account.
 */
const placesInExport: Readonly<Record<string, readonly (keyof ProfileExport)[]>> = {
  account_codes: [], // would let somebody in
  account_identities: ['identities'],
  account_invitations: ['invitations'],
  account_photos: ['photo'],
  consents: ['consents'],
  contributions: ['contributions'],
  daily_quotas: [], // counts bytes
  deleted_private_sounds: [], // ids of what is gone
  played_takes: ['recordingsHeard'],
  import_jobs: ['importedFiles'],
  judgements: ['judgements'],
  language_acts: ['languageActs'],
  practice_blocks: ['practiceEvents'],
  practice_block_ids: ['practiceEvents'],
  practice_events: ['practiceEvents'],
  practice_sequences: [], // counts the events
  private_recordings: ['privateVoices'],
  private_voices: ['privateVoices'],
  push_subscriptions: ['reminders'],
  recorder_languages: ['profile'],
  reports: ['reports'],
  review_probes: ['reviewing'],
  reviewers: ['reviewing'],
  sessions: ['devices'],
  sound_reports: ['reports'],
  speaker_statements: ['speakers'],
  speaker_withdrawals: [], // ids of who is gone
  speakers: ['speakers'],
  speaker_credits: ['speakerCredit'],
  take_hearings: ['takesHeard'],
  take_moves: ['reviewing'],
  take_reviews: ['takeReviews'],
  takes: ['takes'],
  workshop_recorders: ['workshops'],
  workshop_speakers: ['speakers'],
}

/** Name voices of sets that others made, who have no account here. */
const ofOthers = new Set(['imported_clips', 'imported_voices'])

/** Tables with a column that names a person: what they hold is that person's. */
async function listOwnedTables(world: World): Promise<string[]> {
  const tables = await world.database.queries.introspection.getTables()
  const owned = tables.filter(
    ({ name: table, columns }) =>
      !ofOthers.has(table) &&
      columns.some(({ name }) =>
        /(account|actor|author|contributor|learner|person|recorder|reviewer|speaker|user)_?id/i.test(
          name,
        ),
      ),
  )
  return [...new Set(owned.map(({ name }) => name))].toSorted()
}

describeBothEngines('every table that names a person', (engine) => {
  it('is filled for these tests, and has its place in the export', async () => {
    const world = await startWorld(engine)
    const { client, id } = await signInWithEverything(world)
    const owned = await listOwnedTables(world)
    expect(owned).toEqual(Object.keys(placesInExport).toSorted())
    // Who spoke on the person's device is named by an id of their own.
    const names = [id, speakerIdOf(id, elderId)]
    const filled = (await listTables(world)).filter(({ rows }) =>
      names.some((name) => JSON.stringify(rows).includes(name)),
    )
    expect(filled.map(({ name }) => name)).toEqual(expect.arrayContaining(owned))
    const file = (await client.get(api.exportProfile.path)).as(profileExportSchema)
    const empty = Object.values(placesInExport)
      .flat()
      .filter((place) => file[place] === null || Object.keys(file[place] ?? {}).length === 0)
    expect(empty).toEqual([])
  })
})

describeEngines('one’s own data', (engine) => {
  it('comes as a file with everything in it, and nobody else’s', async () => {
    const world = await startWorld(engine)
    const { client } = await signInWithEverything(world)
    const other = await signIn(world, eve)
    await exchange(other, { events: reviewsOf(4) })
    const answer = await client.get(api.exportProfile.path)
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="mboa-export.json"',
    )
    const file = answer.as(profileExportSchema)
    expect(file.practiceEvents.map(({ id }) => id)).toEqual(reviewsOf(1, 2, 3).map(({ id }) => id))
    expect(file.photo).toMatch(/^data:image\/webp;base64,/)
    expect(file.takes).toMatchObject([{ item: 'ewo.day-sunday', state: 'received' }])
    expect(file.consents.map(({ use }) => use)).toHaveLength(3)
    expect(file.devices).toHaveLength(1)
    expect(file.identities).toMatchObject([{ issuer: 'https://issuer.example' }])
    expect(file.profile).toMatchObject({ hasGoogle: true, recorderLanguages: ['ewo'] })
    expect(file.profile.user.email).toBe('ada@example.com')
    for (const secret of ['argon2', 'eve@', 'tokenHash', 'codeHash']) {
      expect(answer.text).not.toContain(secret)
    }
  })
})

describeEngines('one’s own data, of which the server has lost the photo', (engine) => {
  it('comes with the rest, says what is missing, and the server goes on', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    const sent = await sendFile(world, client, api.replacePhoto.path, await phonePhoto())
    const address = sent.as(profileSchema).user.photoURL ?? ''
    const lost = await listBlobs(world)
    for (const name of lost) await rm(join(world.blobsFolder, name.slice(0, 2), name))
    const file = (await client.get(api.exportProfile.path)).as(profileExportSchema)
    expect(file).toMatchObject({ photo: null, missing: ['photo'] })
    expect(file.profile.user.email).toBe('ada@example.com')
    expect((await client.get(address)).status).toBe(503)
    expect((await client.get(api.readProfile.path)).status).toBe(200)
  })
})

describeEngines('deleting one’s account', (engine) => {
  it('leaves no row and no file, answers what went, and mails a last notice', async () => {
    const world = await startWorld(engine)
    const { client, id } = await signInWithEverything(world)
    const other = await signIn(world, eve)
    const foreseen = (await client.get(api.describeDeletion.path)).as(deletionConsequencesSchema)
    const owned = {
      practiceEvents: 3,
      takes: 1,
      takesThatCanStay: 1,
      contributions: 1,
      devices: 1,
      hasPhoto: true,
      privateRecordings: 1,
      speakers: [{ id: elderId, name: elder.name, takes: 0, mayStay: false }],
    }
    expect(foreseen).toEqual({ needs: 'password', ...owned })
    const { photoUrl } = await world.database.queries
      .selectFrom('accounts')
      .select('photoUrl')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // A colleague of these tests is called the same.
    await world.database.queries
      .updateTable('accounts')
      .set({ fullName: 'Somebody Else' })
      .where('id', '!=', id)
      .execute()
    const { tokenHash } = await world.database.queries
      .selectFrom('sessions')
      .select('tokenHash')
      .where('accountId', '=', id)
      .executeTakeFirstOrThrow()
    const traces = [id, 'ada@example.com', '670000001', 'Ada Learner', tokenHash]
    const findTraces = async () => {
      const rows = JSON.stringify(await listTables(world))
      return traces.filter((trace) => rows.includes(trace))
    }
    expect(await findTraces()).toEqual(traces)
    const answer = await client.post(api.deleteProfile.path, { password })
    expect(answer.as(deletionConsequencesSchema)).toEqual(foreseen)
    expect(client.cookies.size).toBe(0)
    world.clock.advance(1)
    const mail = (await world.mails()).find(({ subject }) => subject.includes('deleted'))
    expect(mail?.to).toBe('ada@example.com')

    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
    // The colleague's recording and the Opus of it, which nobody withdrew.
    expect(await listBlobs(world)).toHaveLength(2)
    expect(await findTraces()).toEqual([])
    expect((await world.client().get(photoUrl ?? '')).status).toBe(404)
    expect((await other.get(api.readProfile.path)).status).toBe(200)
    const again = await world
      .client()
      .post(api.login.path, { identifier: 'ada@example.com', password })
    expect(again.error.code).toBe('email-not-found')
  })

  it('takes the photo’s file away also when the store was away then', async () => {
    const blobsFolder = join(await temporaryFolder(), 'blobs')
    const store = await openDiskBlobs(blobsFolder)
    let isAway = false
    const remove = (hash: string) =>
      isAway ? Promise.reject(new Error('The store is away.')) : store.remove(hash)
    const world = await startWorld(engine, { blobs: { ...store, remove } })
    const client = await signIn(world)
    await sendFile(world, client, api.replacePhoto.path, await phonePhoto())
    isAway = true
    expect((await client.post(api.deleteProfile.path, { password })).status).toBe(200)
    world.clock.advance(settlingMs + 1)
    await world.app.sweep()
    expect(await listBlobs({ blobsFolder })).toHaveLength(1)
    isAway = false
    world.clock.advance(removalMs + 1)
    await world.app.sweep()
    expect(await listBlobs({ blobsFolder })).toEqual([])
  })

  it('needs the password', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    for (const body of [{}, { password: 'wrong' }]) {
      const answer = await client.post(api.deleteProfile.path, body)
      expect([answer.status, answer.error.fields]).toEqual([401, { password: 'wrong-password' }])
    }
    expect((await client.get(api.readProfile.path)).status).toBe(200)
  })

  it('needs a sign-in of the last ten minutes where there is no password', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    await world.database.queries.updateTable('accounts').set({ passwordHash: null }).execute()
    world.clock.advance(10 * minuteMs)
    const late = await client.post(api.deleteProfile.path, {})
    expect([late.status, late.error.code]).toEqual([403, 'sign-in-again'])
    const times = { createdAt: world.clock.now() - 10 * minuteMs + 1 }
    await world.database.queries.updateTable('sessions').set(times).execute()
    expect((await client.post(api.deleteProfile.path, {})).status).toBe(200)
  })

  it('leaves no address in mails that failed, wait or fail later', async () => {
    const server = await startMailServer()
    const mail = createSmtpTransport(server.url, 'Mboa <no-reply@mboa.example>')
    const clock = createFakeClock()
    const database = await openTestDatabase(engine)
    const local = await startWorld(engine, { database, clock })
    const { cookies } = await signIn(local)
    const world = await startWorld(engine, { database, clock, mail })
    const client = world.client()
    for (const [name, value] of cookies) client.cookies.set(name, value)
    const failed = { code: 550, message: '5.1.1 <ada@example.com>: nobody of that name' }
    server.refuseWith(failed)
    await client.post(api.forgotPassword.path, { email: 'ADA@example.com ' })
    await world.app.mailSender.deliverDue()
    server.refuseWith({ code: 451, message: 'Greylisted' })
    await client.post(api.forgotPassword.path, { email: 'ada@ｅxample.com' })
    await world.app.mailSender.deliverDue()
    const mailsNamed = async () => {
      const rows = await database.queries.selectFrom('mailOutbox').selectAll().execute()
      return rows.filter(({ payload }) => /ada@/i.test(payload)).length
    }
    expect(await mailsNamed()).toBe(2)
    await world.database.queries
      .insertInto('googleSignUps')
      .values({
        tokenHash: 'x',
        issuer: 'https://issuer.example',
        subject: 'ada',
        email: 'Ada@Example.com',
        displayName: null,
        photoUrl: null,
        language: 'en',
        expiresAt: clock.now() + minuteMs,
      })
      .execute()
    server.refuseWith(failed)
    expect((await client.post(api.deleteProfile.path, { password })).status).toBe(200)
    await world.app.mailSender.deliverDue()
    expect(await mailsNamed()).toBe(0)
    const holdsAda = ({ rows }: { rows: readonly object[] }) => /ada@/i.test(JSON.stringify(rows))
    expect((await listTables(world)).filter(holdsAda)).toEqual([])
  })

  it('stops the links that were mailed before', async () => {
    const world = await startWorld(engine)
    const client = await signIn(world)
    world.clock.advance(1)
    await client.post(api.forgotPassword.path, { email: 'ada@example.com' })
    const code = await mailedCode(world, 'ada@example.com')
    await client.post(api.deleteProfile.path, { password })
    const answer = await client.post(api.resetPassword.path, { code, password: 'Mvog-27ab' })
    expect(answer.error.code).toBe('invalid-reset-link')
  })
})
