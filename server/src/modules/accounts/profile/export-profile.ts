import { setImmediate } from 'node:timers/promises'
import type { ExportedFields } from '../../../account-data.ts'
import type { Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { streamJson } from '../../../http/stream-json.ts'
import { refuse, succeed, type Result } from '../../../result.ts'
import { findAccount } from '../repository.ts'
import { listIdentities } from '../google/repository.ts'
import { listKeptFor } from '../recorders/repository.ts'
import { readPhotoOf } from './photos.ts'
import { listSessions } from './repository.ts'
import { presentProfile } from './service.ts'

/**
 * Everything kept about a person, but nothing that would let somebody sign in: the bytes of a
 * `ProfileExport`. They are read while they are written, by one export of the server at a time, so
 * that no number of large ones takes its memory or holds up who asks for something else.
 */
export async function exportProfile(
  context: Context,
  { accountId }: Actor,
): Promise<Result<AsyncIterable<Uint8Array>>> {
  const { queries } = context.database
  const account = await findAccount(queries, accountId)
  if (account === undefined) return refuse('not-signed-in')
  const photo = await readPhotoOf(context, accountId)
  const identities = await listIdentities(queries, accountId)
  const sessions = await listSessions(queries, accountId, context.clock.now())
  const exported: ExportedFields = {
    format: 1,
    exportedAt: context.clock.now(),
    profile: await presentProfile(queries, account),
    termsAcceptedAt: account.termsAcceptedAt,
    emailVerifiedAt: account.emailVerifiedAt,
    identities: identities.map(({ issuer, subject, linkedAt }) => ({ issuer, subject, linkedAt })),
    devices: sessions.map(({ userAgent, createdAt, lastSeenAt, expiresAt }) => ({
      userAgent,
      signedInAt: createdAt,
      lastSeenAt,
      expiresAt,
    })),
    photo: photo instanceof Buffer ? dataAddress(photo) : null,
    missing: photo === 'missing' ? ['photo'] : [],
    invitations: await listKeptFor(queries, accountId),
    ...(await context.accountData.describe(queries, accountId)),
  }
  return succeed(streamJson(exported, (read) => queuePage(context, accountId, read)))
}

/** A page of one export, then whatever else the server has to do. */
function queuePage<Page>(
  { queueExport }: Context,
  accountId: string,
  read: () => Promise<Page>,
): Promise<Page> {
  return queueExport(accountId, async () => {
    await setImmediate()
    return read()
  })
}

function dataAddress(photo: Buffer): string {
  return `data:image/webp;base64,${photo.toString('base64')}`
}
