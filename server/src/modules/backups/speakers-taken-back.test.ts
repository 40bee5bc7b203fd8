import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf, api, keptSpeakerSchema } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { journalIn, makePlace, startWorldIn } from '../../testing/backed-up.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import { password } from '../../testing/people.ts'
import {
  addSpeaker,
  elder,
  listSpeakers,
  putConsent,
  putSpeaker,
  storeTakeOf,
  takeBackSpeaker,
} from '../../testing/speakers.ts'
import { putArchive, signInRecorder } from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { leaveWorkshop, openWorkshop } from '../../testing/workshops.ts'
import { nameCoordinator } from '../accounts/index.ts'
import { theOperator } from '../language-acts/index.ts'

const [withdrawn, deleted, late, kept] = [testId(1), testId(2), testId(3), testId(4)] as const

describeEngines('speakers who took back after a backup', (engine) => {
  it('stay so, and no device brings them back', async () => {
    const backups = await temporaryFolder()
    const journal = journalIn(backups)
    const place = await makePlace(engine, journal)
    const world = await startWorldIn(place, engine)
    const [recorder, leaving] = [await signInRecorder(world), await signInRecorder(world, 2)]
    for (const [nth, id] of [withdrawn, deleted].entries()) {
      await addSpeaker(world, recorder, { id, hertz: 310 + 10 * nth })
    }
    for (const [nth, id] of [deleted, kept].entries()) {
      await addSpeaker(world, leaving, { id, hertz: 410 + 10 * nth, staysAlone: true })
    }
    const take = await storeTakeOf(world, recorder, deleted)
    const { id: accountId } = await world.database.queries
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'recorder1@example.com')
      .executeTakeFirstOrThrow()
    await nameCoordinator(world.context, { accountId, language: 'ewo' }, theOperator)
    const opened = [await openWorkshop(recorder), await openWorkshop(recorder)] as const
    const [left, closed] = opened.map(({ workshop }) => workshop.id)
    await place.run('backup', backups)
    world.clock.advance(1)
    await addSpeaker(world, recorder, { id: late, hertz: 350 })
    await takeBackSpeaker(world, recorder, 'speakerConsent', withdrawn)
    await takeBackSpeaker(world, recorder, 'speakerConsent', late)
    await takeBackSpeaker(world, recorder, 'speaker', deleted)
    await leaveWorkshop(world, recorder, left ?? '')
    const params = { language: 'ewo', id: closed ?? '' }
    await sendJson(world, recorder, 'DELETE', addressOf(api.closeDeskWorkshop, { params }))
    await leaving.post(api.deleteProfile.path, { password, speakersToDelete: [deleted] })

    const other = await makePlace(engine, journal)
    expect((await other.run('restore', backups)).status).toBe(0)
    const after = await startWorldIn(other, engine)
    const again: TestClient = after.client()
    for (const [name, value] of recorder.cookies) again.cookies.set(name, value)
    const { speakers = [], deleted: gone, workshops } = (await listSpeakers(again)).kept ?? {}
    expect(workshops?.joined).toEqual([])
    expect(speakers.map(({ id, consent }) => [id, consent])).toEqual([[withdrawn, null]])
    expect(gone).toEqual([deleted])
    expect((await putArchive(after, again, take)).error.code).toBe('take-withdrawn')
    expect((await putSpeaker(after, again, {}, deleted)).error.code).toBe('take-withdrawn')
    // What the backup never had is sent again by its device, and agreed to no more.
    const back = (await putSpeaker(after, again, {}, late)).as(keptSpeakerSchema)
    expect([back.consent, back.withdrawnAt]).toEqual([null, world.clock.now()])
    const refused = await putConsent(after, again, { id: late, hertz: 350 })
    expect(refused.error.code).toBe('consent-needed')
    const stayed = await after.database.queries
      .selectFrom('speakers')
      .select('id')
      .where('recorderId', 'is', null)
      .execute()
    expect(stayed).toEqual([{ id: kept }])
    const [name = ''] = await readdir(journal)
    expect(await readFile(join(journal, name), 'utf8')).not.toContain(elder.name)
  })
})
