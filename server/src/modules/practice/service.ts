import {
  eventKinds,
  sentEventSchema,
  syncPageLimit,
  type SentEvent,
  type SyncRequest,
  type SyncResponse,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import { fitPage } from '../../http/fit-page.ts'
import type { Actor } from '../../http/request-scope.ts'
import { parseEach } from '../../http/parse-each.ts'
import {
  insertEvents,
  listEvents,
  listReceiptTimes,
  readPlace,
  takeSequences,
} from './repository.ts'
import { countTowardsQuota } from './practice-quota.ts'

/** What is stored of a request, and up to which numbers its device is to be sent the others. */
interface Stored {
  readonly epoch: string
  readonly acknowledged: SyncResponse['acknowledged']
  /** The last number before this request: all up to here may be news to the device. */
  readonly before: number
  /** The last number after it: all above `before` is the device's own. */
  readonly through: number
}

/** What of the context it takes, for commands and measurements that have no more. */
type SyncContext = Pick<Context, 'database' | 'clock'>

/**
 * Keeps the device's events and answers what its learner's other devices added since. What is
 * acknowledged is durable; the same request again changes nothing. A device that names another
 * epoch is answered from 0, and kinds of events that it does not name are withheld.
 * @throws PracticeQuotaReachedError where too much came in a day; nothing is stored then
 */
export async function sync(
  context: SyncContext,
  { accountId: learnerId }: Actor,
  request: SyncRequest,
  pageLimit = syncPageLimit,
): Promise<SyncResponse> {
  const { queries } = context.database
  const { events: given, cursor, kinds = eventKinds } = request
  const { accepted, refused } = parseEach(sentEventSchema, given)
  const { epoch, acknowledged, before, through } = await store(context, learnerId, accepted)
  const isOfThisEpoch = request.epoch === undefined || request.epoch === epoch
  // A cursor from the future belongs to a database since restored from a backup: begin again.
  // A device that has not synced yet names none.
  const after = !isOfThisEpoch || cursor > before ? 0 : cursor
  // One more than a page shows whether another waits. Nothing can appear below `before` any
  // more, so this needs no lock.
  const range = { after, through: before, limit: pageLimit + 1 }
  const listed = after < before ? await listEvents(queries, learnerId, range) : []
  const page = fitPage(listed, pageLimit)
  const more = listed.length > page.length
  return {
    acknowledged,
    refused: [...refused],
    // The cursor passes what is withheld: whoever comes to know its kind asks from 0 again.
    events: page.map(({ event }) => event).filter((event) => kinds.includes(event.type)),
    // While a page waits, the device's own events lie behind it: they come to it once more.
    cursor: more ? (page.at(-1)?.sequence ?? after) : through,
    epoch,
    more,
  }
}

async function store(
  { database, clock }: SyncContext,
  learnerId: string,
  events: readonly SentEvent[],
): Promise<Stored> {
  if (events.length === 0) {
    const { epoch, last } = await readPlace(database.queries, learnerId)
    return { epoch, acknowledged: [], before: last, through: last }
  }
  const now = clock.now()
  // What was received before a restore keeps its date. A learner gains nothing by an earlier one:
  // `answeredAt` is the device's word too, and the earlier of the two counts.
  const received = events.map(({ receivedAt = now, ...event }) => ({
    ...event,
    receivedAt: Math.min(receivedAt, now),
  }))
  return database.transaction(async (queries) => {
    const numbers = { count: events.length, now }
    const { epoch, before } = await takeSequences(queries, learnerId, numbers)
    const added = await insertEvents(queries, learnerId, { events: received, after: before })
    const fresh = received.filter(({ id }) => added.has(id))
    await countTowardsQuota(queries, learnerId, { events: fresh, now })
    const known = events.map(({ id }) => id).filter((id) => !added.has(id))
    const earlier = await listReceiptTimes(queries, learnerId, known)
    const acknowledged = received.map(({ id, receivedAt }) => ({
      id,
      receivedAt: earlier.get(id) ?? receivedAt,
    }))
    return { epoch, acknowledged, before, through: before + events.length }
  })
}
