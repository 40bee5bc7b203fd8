import type { LanguageAct, OperatorAct } from '@mboa/contract'
import type { CommandContext } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import type { Queries } from '../../platform/database/database.ts'
import { insertAct } from './repository.ts'

/** Who acts: the operator at the command line, or somebody by their account. */
export type Agent = { readonly is: 'operator' } | { readonly is: 'account'; readonly id: string }

export const theOperator: Agent = { is: 'operator' }

export const agentOf = ({ accountId }: Actor): Agent => ({ is: 'account', id: accountId })

/** Something done to a language or its people, by ids: nothing of a person stands in it. */
export interface Act {
  readonly act: LanguageAct | OperatorAct
  readonly by: Agent
  readonly language: string | null
  readonly person?: string
  readonly thing?: string
}

/** To be called in the transaction that does it, so that the record has what happened and no more. */
export async function recordAct(
  queries: Queries,
  { clock, ids }: Pick<CommandContext, 'clock' | 'ids'>,
  { act, by, language, person, thing }: Act,
): Promise<void> {
  await insertAct(queries, {
    id: ids.uuid(),
    actedAt: clock.now(),
    act,
    actor: by.is,
    actorId: by.is === 'account' ? by.id : null,
    language,
    personId: person ?? null,
    thing: thing ?? null,
  })
}
