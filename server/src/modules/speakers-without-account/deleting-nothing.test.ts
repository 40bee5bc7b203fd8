import { api } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { readdir } from 'node:fs/promises'
import { sendJson } from '../../testing/call-as-page.ts'
import { describeEngines } from '../../testing/engines.ts'
import { putSpeaker } from '../../testing/speakers.ts'
import { signInRecorder } from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'

/** What an account may have noted at most, and more. */
const many = 2_500
const unknownId = (nth: number) => testId(9_000 + nth)
/** All that somebody can delete by an id of their own. */
const paths = [api.putSpeaker.path, api.putPrivateVoice.path, api.readPrivateRecording.path]

describeEngines('what never came, deleted', (engine) => {
  async function start() {
    const journalDir = await temporaryFolder()
    const world = await startWorld(engine, { environment: { JOURNAL_DIR: journalDir } })
    const recorder = await signInRecorder(world)
    const { queries } = world.database
    const { id: accountId } = await queries
      .selectFrom('accounts')
      .select('id')
      .executeTakeFirstOrThrow()
    const removeAll = () =>
      Promise.all(
        paths.map(async (path, nth) => {
          const address = path.replace(':id', unknownId(nth))
          return (await sendJson(world, recorder, 'DELETE', address)).status
        }),
      )
    const listJournal = () => readdir(journalDir)
    return { world, recorder, queries, accountId, removeAll, listJournal }
  }

  it('does not come any more, and leaves no line in the journal', async () => {
    const { world, recorder, removeAll, listJournal } = await start()
    expect(await removeAll()).toEqual([404, 404, 404])
    expect(await listJournal()).toEqual([])
    expect((await putSpeaker(world, recorder, {}, unknownId(0))).error.code).toBe('take-withdrawn')
  })

  it('is noted no more once an account has noted many', async () => {
    const { queries, accountId, removeAll } = await start()
    const ids = Array.from({ length: many }, (_, nth) => testId(nth + 1))
    const speakers = ids.map((id) => {
      return { speakerId: id, recorderId: accountId, id, withdrawnAt: 1, deletedAt: 1 }
    })
    for (let from = 0; from < many; from += 500) {
      await queries
        .insertInto('speakerWithdrawals')
        .values(speakers.slice(from, from + 500))
        .execute()
      await queries
        .insertInto('deletedPrivateSounds')
        .values(ids.slice(from, from + 500).map((id) => ({ accountId, id, deletedAt: 1 })))
        .execute()
    }
    expect(await removeAll()).toEqual([404, 404, 404])
    for (const table of ['speakerWithdrawals', 'deletedPrivateSounds'] as const) {
      const rows = await queries.selectFrom(table).select('id').execute()
      expect(rows).toHaveLength(many)
    }
  })
})
