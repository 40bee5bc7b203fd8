import { addressOf, api } from '@mboa/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { allWithdrawals } from '../../all-withdrawals.ts'
import { openJournal } from '../../platform/withdrawals/journal.ts'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import { password, signIn } from '../../testing/people.ts'
import { phonePhoto } from '../../testing/pictures.ts'
import { recordPrivately } from '../../testing/private-voices.ts'
import { addSpeaker, elderCode, useCode } from '../../testing/speakers.ts'
import {
  aContribution,
  allConsents,
  chooseConsents,
  reviewTake,
  signInRecorder,
  storeTake,
  trustRecorder,
} from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld, type World } from '../../testing/world.ts'
import {
  endCoordinator,
  inviteRecorder,
  nameCoordinator,
  revokeRecorder,
} from '../accounts/index.ts'
import { theOperator } from '../language-acts/index.ts'
import { allTables } from './kept-tables.ts'
import { readWithdrawals, replayWithdrawals } from './replay-withdrawals.ts'

describeEngines('a journal', (engine) => {
  it('changes nothing in the database whose withdrawals it has', async () => {
    const journalDir = await temporaryFolder()
    const world = await startWorld(engine, { environment: { JOURNAL_DIR: journalDir } })
    const recorder = await signInRecorder(world)
    const ada = await signIn(world)
    const { recording } = await recordPrivately(world, ada)
    await ada.send('PUT', api.replacePhoto.path, {
      headers: { origin: world.origin },
      body: new Uint8Array(await phonePhoto()),
    })
    await ada.post(api.login.path, { identifier: 'ada@example.com', password })
    const take = await storeTake(world, recorder, {}, 201)
    const reviewer = await signInRecorder(world, 2)
    await trustRecorder(world, 2)
    expect(await reviewTake(world, reviewer, take.id)).toBe('approved')
    const contributions = [aContribution()]
    await recorder.post(api.sendContributions.path, { contributions })
    await addSpeaker(world, recorder)
    const remove = (client: typeof ada, path: string) => sendJson(world, client, 'DELETE', path)
    await remove(recorder, addressOf(api.withdrawTake, { params: { id: take.id } }))
    await remove(
      recorder,
      addressOf(api.withdrawContribution, { params: { id: aContribution().id } }),
    )
    await remove(ada, addressOf(api.readPrivateRecording, { params: { id: recording } }))
    await remove(ada, api.removePhoto.path)
    for (const kind of ['name', 'anonymous'] as const) {
      await sendJson(world, recorder, 'PUT', api.changeSpeakerCredit.path, { kind })
    }
    await useCode(world, elderCode, 'withdraw')
    await chooseConsents(world, recorder, { ...allConsents, learners: false, research: false })
    const { id: accountId } = await world.database.queries
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', 'recorder1@example.com')
      .executeTakeFirstOrThrow()
    const invited = { email: 'nobody@example.com', language: 'ewo', isTrusted: false }
    await inviteRecorder(world.context, invited)
    await nameCoordinator(world.context, { accountId, language: 'ewo' }, theOperator)
    await endCoordinator(world.context, { accountId, language: 'ewo' }, theOperator)
    for (const email of ['nobody@example.com', 'recorder1@example.com']) {
      expect(await revokeRecorder(world.context, { email, language: 'ewo' })).toBe(true)
    }
    await ada.post(api.logout.path)

    const journal = openJournal(journalDir)
    const { withdrawals } = await readWithdrawals(journal, { id: 'none', isOptional: true })
    expect(new Set(withdrawals.map(({ what }) => what))).toEqual(
      new Set([
        'take',
        'contribution',
        'private-sound',
        'photo',
        'credit',
        'speaker',
        'consent',
        'coordinator',
        'invitation',
        'recorder',
        'session',
      ]),
    )
    const before = await readAll(world)
    await world.database.transaction((queries) =>
      replayWithdrawals(allWithdrawals, queries, withdrawals),
    )
    expect(await readAll(world)).toEqual(before)
  })
})

async function readAll({ database: { queries } }: World): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const table of allTables) {
    const found = await sql`select * from ${sql.table(table)}`.execute(queries)
    tables[table] = found.rows.map((row) => JSON.stringify(row)).sort()
  }
  return tables
}
