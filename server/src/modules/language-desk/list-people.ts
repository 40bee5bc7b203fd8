import {
  deskPage,
  languageActs,
  type DeskActs,
  type DeskInvitation,
  type DeskPeople,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import { listNames, listOpenInvitations, type Invitation } from '../accounts/index.ts'
import { listActs } from '../language-acts/index.ts'
import { countTakesOfRecorders } from '../takes/index.ts'
import { listRecordersOf } from '../speakers/index.ts'

/** Who records the language, a page of them, and with the first page all open invitations. */
export async function readPeople(
  { database: { queries }, clock }: Context,
  language: string,
  after: string,
): Promise<DeskPeople> {
  const rows = await listRecordersOf(queries, language, { after, limit: deskPage })
  const ids = rows.map(({ accountId }) => accountId)
  const counts = new Map(
    (await countTakesOfRecorders(queries, language, ids)).map((each) => [each.recorderId, each]),
  )
  const open = after === '' ? await listOpenInvitations(queries, language, clock.now()) : []
  return {
    people: rows.map(({ accountId: id, fullName, coordinatorAt, trustedAt, createdAt }) => ({
      id,
      fullName,
      isCoordinator: coordinatorAt !== null,
      isTrusted: trustedAt !== null,
      since: createdAt,
      takes: counts.get(id)?.takes ?? 0,
      approved: counts.get(id)?.approved ?? 0,
    })),
    invitations: open.map(presentInvitation),
    next: rows.length < deskPage ? null : (ids.at(-1) ?? null),
  }
}

export function presentInvitation(invitation: Invitation): DeskInvitation {
  const { id, email, uses, maxUses, createdAt, expiresAt } = invitation
  return { id, email, uses, maxUses, createdAt, expiresAt }
}

/** What was done to the language and its people, with the names that accounts have now. */
export async function readActs(
  { database: { queries } }: Context,
  language: string,
  before: string | undefined,
): Promise<DeskActs> {
  const rows = await listActs(queries, language, { before, limit: deskPage })
  const ids = rows.flatMap(({ actorId, personId }) => [actorId, personId])
  const names = await listNames(queries, [...new Set(ids.filter((id) => id !== null))])
  const personOf = (id: string | null) => {
    const fullName = id === null ? undefined : names.get(id)
    return id === null || fullName === undefined ? null : { id, fullName }
  }
  return {
    acts: rows.flatMap(({ id, actedAt, act: done, actor, actorId, personId, thing }) => {
      const act = languageActs.find((each) => each === done)
      // What an operator did to no language stands under none.
      if (act === undefined) return []
      const isOperator = actor === 'operator'
      const people = { actor: personOf(actorId), person: personOf(personId) }
      return [{ id, actedAt, act, isOperator, ...people, thing }]
    }),
    next: rows.length < deskPage ? null : (rows.at(-1)?.id ?? null),
  }
}
