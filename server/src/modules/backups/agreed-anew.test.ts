import { expect, it } from 'vitest'
import { allWithdrawals } from '../../all-withdrawals.ts'
import { openJournal } from '../../platform/withdrawals/journal.ts'
import { describeEngines } from '../../testing/engines.ts'
import {
  addSpeaker,
  elderCode,
  listSpeakers,
  putConsent,
  takeBackSpeaker,
  useCode,
} from '../../testing/speakers.ts'
import { testId } from '@mboa/domain/testing'
import { signInRecorder } from '../../testing/takes.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { readWithdrawals, replayWithdrawals } from './replay-withdrawals.ts'

describeEngines('a speaker who withdrew and agreed anew before a backup', (engine) => {
  it.each(['by the recorder', 'by the code'])(
    'is still heard after its restore, having withdrawn %s',
    async (how) => {
      const journalDir = await temporaryFolder()
      const world = await startWorld(engine, { environment: { JOURNAL_DIR: journalDir } })
      const recorder = await signInRecorder(world)
      await addSpeaker(world, recorder)
      world.clock.advance(1_000)
      if (how === 'by the code') await useCode(world, elderCode, 'withdraw')
      else await takeBackSpeaker(world, recorder, 'speakerConsent')
      const knownWithdrawal = world.clock.now()
      const consentOf = async () => (await listSpeakers(recorder)).kept?.speakers[0]?.consent
      expect(await consentOf()).toBeNull()
      // Two servers' clocks differ: what is agreed to later is older by this one.
      world.clock.advance(-2_000)
      const anew = { consent: testId(7199), hertz: 330, knownWithdrawal }
      expect((await putConsent(world, recorder, anew)).status).toBe(200)
      const agreed = await consentOf()
      expect(agreed).not.toBeNull()
      const journal = openJournal(journalDir)
      const { withdrawals } = await readWithdrawals(journal, { id: 'none', isOptional: true })
      expect(withdrawals).toMatchObject([{ what: 'speaker', wish: 'withdraw' }])
      await world.database.transaction((queries) =>
        replayWithdrawals(allWithdrawals, queries, withdrawals),
      )
      expect(await consentOf()).toEqual(agreed)
    },
  )
})
