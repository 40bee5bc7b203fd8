import {
  mostOpenWorkshops,
  mostWorkshopRecorders,
  pagePaths,
  type DeskWorkshop,
  type DeskWorkshopRequest,
  type FoundWorkshop,
  type OpenedWorkshop,
  type Workshop,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import type { Actor } from '../../http/request-scope.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import type { Queries } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/ids.ts'
import { defineWithdrawal } from '../../platform/withdrawals/withdrawal-command.ts'
import { recordAct, type Agent } from '../language-acts/index.ts'
import { findRecorderLanguage, lockCoordinators } from '../speakers/index.ts'
import { isShared } from './shared-speakers.ts'
import { listWorkshopSpeakers } from './workshop-speakers.repository.ts'
import {
  countRecorders,
  findRecorder,
  findWorkshopByCode,
  insertWorkshop,
  isOpen,
  listOpenWorkshops,
  lockWorkshop,
  putRecorder,
  setClosed,
  setCode,
  setLeft,
  type WorkshopRow,
} from './repository.ts'

const dayMs = 24 * 60 * 60_000

/** For the coordinators of a language; the newest first. */
export async function listDeskWorkshops(
  { database: { queries }, clock }: Context,
  language: string,
): Promise<DeskWorkshop[]> {
  const shown: DeskWorkshop[] = []
  for (const row of await listOpenWorkshops(queries, language, clock.now())) {
    shown.push(await presentAtDesk(queries, row))
  }
  return shown
}

/** Who opens it has joined it. The link is answered here and never again: only its hash is kept. */
export async function openWorkshop(
  context: Context,
  language: string,
  { wanted, by, actor }: { wanted: DeskWorkshopRequest; by: Agent; actor: Actor },
): Promise<Result<OpenedWorkshop>> {
  const { database, clock, ids } = context
  const now = clock.now()
  const code = ids.token()
  const row: WorkshopRow = {
    id: ids.uuid(),
    language,
    name: wanted.name,
    openedBy: actor.accountId,
    codeHash: hashToken(code),
    openedAt: now,
    endsAt: now + wanted.days * dayMs,
    closedAt: null,
  }
  return database.transaction(async (queries): Promise<Result<OpenedWorkshop>> => {
    await lockCoordinators(queries, language)
    const open = await listOpenWorkshops(queries, language, now)
    if (open.length >= mostOpenWorkshops) return refuse('quota-reached')
    await insertWorkshop(queries, row)
    const recorder = { workshopId: row.id, accountId: actor.accountId, joinedAt: now }
    await putRecorder(queries, recorder)
    await recordAct(queries, context, { act: 'workshop-opened', by, language, thing: row.id })
    const workshop = await presentAtDesk(queries, row)
    return succeed({ workshop, link: linkOf(context, code) })
  })
}

/** From now on it is joined by this link alone; who has joined stays. */
export async function makeAnotherLink(
  context: Context,
  language: string,
  { id, by }: { id: string; by: Agent },
): Promise<Result<OpenedWorkshop>> {
  const { database, clock, ids } = context
  const code = ids.token()
  return database.transaction(async (queries): Promise<Result<OpenedWorkshop>> => {
    const row = await lockWorkshop(queries, id)
    if (row?.language !== language || !isOpen(row, clock.now())) return refuse('not-found')
    await setCode(queries, id, hashToken(code))
    await recordAct(queries, context, { act: 'workshop-linked', by, language, thing: id })
    const workshop = await presentAtDesk(queries, row)
    return succeed({ workshop, link: linkOf(context, code) })
  })
}

/** For good: its speakers are nobody’s to choose but of who added them. */
export async function closeWorkshop(
  context: Context,
  language: string,
  { id, by }: { id: string; by: Agent },
): Promise<Result<undefined>> {
  const { database, clock, saveWithdrawals } = context
  const closed = await database.transaction(async (queries): Promise<Result<undefined>> => {
    const row = await lockWorkshop(queries, id)
    const now = clock.now()
    if (row?.language !== language || !isOpen(row, now)) return refuse('not-found')
    await workshopWithdrawals.workshop.carryOut(queries, { id, at: now })
    await recordAct(queries, context, { act: 'workshop-closed', by, language, thing: id })
    return succeed(undefined)
  })
  await saveWithdrawals()
  return closed
}

/** What the code of a link leads to, for who records its language; joined where they ask for that. */
export async function findOrJoin(
  context: Context,
  { accountId }: Actor,
  { code, joins }: { code: string; joins: boolean },
): Promise<Result<FoundWorkshop>> {
  const { database, clock } = context
  return database.transaction(async (queries): Promise<Result<FoundWorkshop>> => {
    const now = clock.now()
    const found = await findWorkshopByCode(queries, hashToken(code))
    if (found === undefined || !isOpen(found, now)) return refuse('not-found')
    const { id: workshopId, language } = found
    const recorded = await findRecorderLanguage(queries, accountId, language)
    if (recorded === undefined) return refuse('not-allowed')
    const workshop = presentWorkshop(found)
    const recorder = await findRecorder(queries, { workshopId, accountId })
    const isJoined = recorder !== undefined && recorder.leftAt === null
    if (isJoined || !joins) return succeed({ workshop, isJoined })
    const locked = await lockWorkshop(queries, workshopId)
    if (locked === undefined || !isOpen(locked, now)) return refuse('not-found')
    const isFull = (await countRecorders(queries, workshopId)) >= mostWorkshopRecorders
    if (isFull) return refuse('quota-reached')
    await putRecorder(queries, { workshopId, accountId, joinedAt: now })
    const by = { is: 'account', id: accountId } as const
    const joined = { act: 'workshop-joined', by, language, thing: workshopId } as const
    await recordAct(queries, context, joined)
    return succeed({ workshop, isJoined: true })
  })
}

/** Whom they added is nobody else’s to choose from now on, nor the others theirs. */
export async function leaveWorkshop(
  context: Context,
  { accountId }: Actor,
  workshopId: string,
): Promise<Result<undefined>> {
  const { database, clock, saveWithdrawals } = context
  const left = await database.transaction(async (queries): Promise<Result<undefined>> => {
    const row = await lockWorkshop(queries, workshopId)
    const recorder = await findRecorder(queries, { workshopId, accountId })
    if (row === undefined || recorder === undefined) return refuse('not-found')
    if (recorder.leftAt !== null) return succeed(undefined)
    // Two servers' clocks differ: nobody leaves before they joined.
    const at = Math.max(clock.now(), recorder.joinedAt)
    const left = { account: accountId, id: workshopId, at }
    await workshopWithdrawals['workshop-left'].carryOut(queries, left)
    const { language } = row
    const by = { is: 'account', id: accountId } as const
    await recordAct(queries, context, { act: 'workshop-left', by, language, thing: workshopId })
    return succeed(undefined)
  })
  await saveWithdrawals()
  return left
}

export const workshopWithdrawals = {
  workshop: defineWithdrawal('workshop', (queries, { id, at }) => setClosed(queries, id, at)),
  'workshop-left': defineWithdrawal('workshop-left', async (queries, { id, account, at }) => {
    const of = { workshopId: id, accountId: account }
    const recorder = await findRecorder(queries, of)
    const cameBack = recorder !== undefined && recorder.joinedAt > at
    if (recorder === undefined || cameBack) return
    await setLeft(queries, { ...of, leftAt: at })
  }),
}

function presentWorkshop({ id, name, language, endsAt }: WorkshopRow): Workshop {
  return { id, name, language, endsAt }
}

async function presentAtDesk(queries: Queries, row: WorkshopRow): Promise<DeskWorkshop> {
  const speakers = (await listWorkshopSpeakers(queries, row.id)).filter(isShared)
  return {
    ...presentWorkshop(row),
    openedAt: row.openedAt,
    recorders: await countRecorders(queries, row.id),
    speakers: speakers.length,
  }
}

/** The code stands where no browser sends it to a server by itself. */
function linkOf({ origin }: Pick<Context, 'origin'>, code: string): string {
  return `${new URL(pagePaths.recorderSpeakers, origin).href}#${code}`
}
