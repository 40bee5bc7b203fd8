import { lateTakesMs, type JoinedWorkshops, type SharedSpeaker } from '@mboa/contract'
import type { Queries } from '../../platform/database/database.ts'
import { findRecorderLanguage } from '../speakers/index.ts'
import {
  findWorkshopSpeaker,
  listWorkshopSpeakers,
  putWorkshopSpeaker,
} from './workshop-speakers.repository.ts'
import {
  findRecorder,
  findWorkshop,
  isOpen,
  listWorkshopsOf,
  type WorkshopRow,
} from './repository.ts'

type Listed = Awaited<ReturnType<typeof listWorkshopSpeakers>>[number]

/** Whether all recorders of their workshop may record somebody, while it is open. */
export const isShared = ({ isGone, isNewest, isHere }: Listed): boolean =>
  !isGone && isNewest && isHere

/** Since when it was over for somebody; in the future where it is not. */
const overSince = ({ endsAt, closedAt }: WorkshopRow, leftAt: number | null): number =>
  Math.min(endsAt, closedAt ?? endsAt, leftAt ?? endsAt)

/**
 * What an account’s devices are told of its workshops: whom others added there, while they are open
 * and the account records their language, and who is gone, also for a while after.
 */
export async function listJoinedWorkshops(
  queries: Queries,
  accountId: string,
  now: number,
): Promise<JoinedWorkshops> {
  const told: JoinedWorkshops = { joined: [], shared: [], gone: [] }
  for (const { joinedAt, leftAt, ...row } of await listWorkshopsOf(queries, accountId)) {
    if (joinedAt === null || overSince(row, leftAt) + lateTakesMs < now) continue
    const { id: workshop, name, language, endsAt } = row
    const recorded = await findRecorderLanguage(queries, accountId, language)
    const isTheirs = isOpen(row, now) && leftAt === null && recorded !== undefined
    if (isTheirs) told.joined.push({ id: workshop, name, language, endsAt })
    for (const speaker of await listWorkshopSpeakers(queries, workshop)) {
      if (speaker.recorderId === accountId) continue
      const { id } = speaker
      if (speaker.isGone) told.gone.push({ workshop, id })
      else if (isTheirs && isShared(speaker)) told.shared.push(...presentShared(workshop, speaker))
    }
  }
  return told
}

/** No more of them than is needed to choose them and to file what they say. */
function presentShared(workshop: string, speaker: Listed): readonly SharedSpeaker[] {
  const { id, name, dialect, textVersion } = speaker
  return name === null || textVersion === null ? [] : [{ id, workshop, name, dialect, textVersion }]
}

/**
 * Lets the recorders of a workshop record somebody who agreed to it, in the transaction that keeps
 * what they agreed to. Nothing where who added them was never in it: they agreed for their recorder
 * then, and for nobody else.
 */
export async function shareSpeaker(
  queries: Queries,
  workshopId: string,
  shared: {
    readonly recorderId: string
    readonly id: string
    readonly speakerId: string
    readonly statementId: string
    readonly knownWithdrawal: number | null
  },
): Promise<void> {
  const { recorderId, ...row } = shared
  const recorder = await findRecorder(queries, { workshopId, accountId: recorderId })
  if (recorder !== undefined) await putWorkshopSpeaker(queries, { ...row, workshopId })
}

/** Whom takes of a workshop name, added by another recorder of it. */
interface Guest {
  readonly speakerId: string
  /** Of the consent by which they are there: since another they are gone. */
  readonly knownWithdrawal: number | null
  readonly language: string
}

/** Undefined where it is none of the account’s workshops, is over for long, or nobody is called so. */
export async function findGuest(
  queries: Queries,
  { workshopId, id, accountId }: { workshopId: string; id: string; accountId: string },
  now: number,
): Promise<Guest | undefined> {
  const workshop = await findWorkshop(queries, workshopId)
  const recorder = await findRecorder(queries, { workshopId, accountId })
  if (workshop === undefined || recorder === undefined) return undefined
  if (overSince(workshop, recorder.leftAt) + lateTakesMs < now) return undefined
  const guest = await findWorkshopSpeaker(queries, { workshopId, id })
  return guest && { ...guest, language: workshop.language }
}
