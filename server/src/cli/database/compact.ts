import { recordAct, theOperator } from '../../modules/language-acts/index.ts'
import { compactAtOnce, measureRoom } from '../../modules/practice/index.ts'
import { systemClock as clock } from '../../platform/clock.ts'
import { createIds } from '../../platform/ids.ts'
import { tellFailures } from '../backup/tell-failures.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'

/** Between two lines about how far it is. */
const tellEveryMs = 10_000

export function databaseCompact(terminal: Terminal): Promise<ExitStatus> {
  return withDatabase(terminal, (database, { dataDir }) =>
    tellFailures(terminal, dataDir, async () => {
      const context = { database, clock }
      await database.transaction((queries) =>
        recordAct(
          queries,
          { clock, ids: createIds(clock) },
          { act: 'practice-compacted', by: theOperator, language: null },
        ),
      )
      const bytesBefore = await measureRoom(database)
      let toldAt = performance.now()
      const { events, failed, firstFailure } = await compactAtOnce(context, (moved) => {
        if (performance.now() - toldAt < tellEveryMs) return
        toldAt = performance.now()
        terminal.write(`${moved} events so far`)
      })
      terminal.write(`Compacted ${events} events.`)
      if (failed > 0) {
        terminal.complain(
          `The events of ${failed} ${failed === 1 ? 'account' : 'accounts'} cannot be read and ` +
            `stay as they are: ${String(firstFailure)}`,
        )
      }
      const [was, is] = [bytesBefore, await measureRoom(database)].map(formatMegabytes)
      terminal.write(`On the disk: ${was} MB before, ${is} MB now.`)
      return failed > 0 ? 1 : 0
    }),
  )
}

const formatMegabytes = (bytes: number) => (bytes / 1e6).toFixed(1)
