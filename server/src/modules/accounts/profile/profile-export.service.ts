import { setImmediate } from 'node:timers/promises'
import type { ProfileExport } from '@mboa/contract'
import type { Context } from '../../../context.ts'
import type { Actor } from '../../../http/request-scope.ts'
import { streamJson, type Pages } from '../../../http/stream-json.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import {
  describeFilesOf,
  walkContributionsOf,
  walkJudgementsBy,
} from '../../contributions/index.ts'
import { describeActsOf } from '../../language-acts/index.ts'
import { walkEvents } from '../../practice/index.ts'
import { describePrivateVoices } from '../../private-voices/index.ts'
import {
  describeReviewing,
  describeSpeakers,
  readCredit,
  walkPlayedBy,
  walkHearingsBy,
  walkReviewsBy,
  walkTakesOf,
} from '../../recordings/index.ts'
import { describeReminders } from '../../reminders/index.ts'
import { walkReportsOf } from '../../reports/index.ts'
import { listGivenConsents, speakerIdOf } from '../../speakers/index.ts'
import { describeWorkshops } from '../../workshops/index.ts'
import { findAccount } from '../accounts.repository.ts'
import { listIdentities } from '../google/google.repository.ts'
import { listKeptFor } from '../recorders/recorders.repository.ts'
import { readPhotoOf } from './photos.service.ts'
import { listSessions } from './profile.repository.ts'
import { presentProfile } from './profile.service.ts'

/** The fields of the export, of which the lists without a bound come in pages. */
type Streamed = { [Name in keyof ProfileExport]: ProfileExport[Name] | Pages }

/**
 * Everything kept about a person, but nothing that would let somebody sign in: the bytes of a
 * `ProfileExport`. They are read while they are written, by one export of the server at a time, so
 * that no number of large ones takes its memory or holds up who asks for something else.
 */
export async function exportProfile(
  context: Context,
  { accountId }: Actor,
): Promise<Outcome<AsyncIterable<Uint8Array>>> {
  const { queries } = context.database
  const account = await findAccount(queries, accountId)
  if (account === undefined) return refuse('not-signed-in')
  const photo = await readPhotoOf(context, accountId)
  const identities = await listIdentities(queries, accountId)
  const sessions = await listSessions(queries, accountId, context.clock.now())
  const exported: Streamed = {
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
    takes: walkTakesOf(queries, accountId),
    speakerCredit: await readCredit(queries, accountId),
    consents: await listGivenConsents(queries, speakerIdOf(accountId)),
    takeReviews: walkReviewsBy(queries, accountId),
    reviewing: await describeReviewing(queries, accountId),
    takesHeard: walkHearingsBy(queries, accountId),
    recordingsHeard: walkPlayedBy(queries, accountId),
    practiceEvents: walkEvents(queries, accountId),
    contributions: walkContributionsOf(queries, accountId),
    judgements: walkJudgementsBy(queries, accountId),
    reports: walkReportsOf(queries, accountId),
    privateVoices: await describePrivateVoices(queries, accountId),
    speakers: await describeSpeakers(queries, accountId),
    workshops: await describeWorkshops(queries, accountId),
    reminders: await describeReminders(queries, accountId),
    invitations: await listKeptFor(queries, accountId),
    languageActs: await describeActsOf(queries, accountId),
    importedFiles: await describeFilesOf(queries, accountId),
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
