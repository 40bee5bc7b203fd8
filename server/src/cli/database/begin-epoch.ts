import { randomUUID } from 'node:crypto'
import { recordAct, theOperator } from '../../modules/language-acts/index.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { beginEpoch } from '../../platform/database/epoch.repository.ts'
import { createIds } from '../../platform/ids.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'

export function databaseBeginEpoch(terminal: Terminal): Promise<ExitStatus> {
  return withDatabase(terminal, async (database) => {
    await database.transaction(async (queries) => {
      await beginEpoch(queries, randomUUID())
      const begun = { act: 'epoch-begun', by: theOperator, language: null } as const
      await recordAct(queries, { clock, ids: createIds(clock) }, begun)
    })
    terminal.write('Devices will sync from the start and resend everything they have sent before.')
    return 0
  })
}
