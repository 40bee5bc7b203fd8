import { listActs, type ActRow } from '../../modules/language-acts/index.ts'
import { walkPages } from '../../platform/database/walk-pages.ts'
import type { ExitStatus, Terminal } from '../command.ts'
import { withDatabase } from '../with-database.ts'

const readAtOnce = 500

export function audit(
  terminal: Terminal,
  { language }: { language?: string },
): Promise<ExitStatus> {
  return withDatabase(terminal, async ({ queries }) => {
    let count = 0
    const read = ({ after, limit }: { after: string | undefined; limit: number }) =>
      listActs(queries, language, { before: after, limit })
    for await (const acts of walkPages<ActRow, string>(read, ({ id }) => id, readAtOnce)) {
      for (const act of acts) terminal.write(describe(act))
      count += acts.length
    }
    terminal.write(count === 1 ? '1 act' : `${count} acts`)
    return 0
  })
}

/** Of an account that is gone there is no id any more. */
function describe({ actedAt, act, language, actor, actorId, personId, thing }: ActRow): string {
  const at = new Date(actedAt).toISOString().slice(0, 19)
  const by = actor === 'operator' ? 'operator' : (actorId ?? 'deleted account')
  const about = [personId, thing].filter((id) => id !== null)
  return [at, language ?? '-', act, `by ${by}`, ...about].join('  ')
}
