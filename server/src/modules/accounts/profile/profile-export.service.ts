import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import type { ProfileExport } from '@mboa/contract'
import type { Actor } from '../../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { ContributionArchive } from '../../contributions/index.ts'
import type { PracticeArchive } from '../../practice/index.ts'
import { speakerIdOf, type TakeArchive } from '../../recordings/index.ts'
import type { ReportArchive } from '../../reports/index.ts'
import { findAccount } from '../accounts.repository.ts'
import { listIdentities } from '../google/google.repository.ts'
import type { Photos } from './photos.service.ts'
import { listSessions } from './profile.repository.ts'
import type { ProfileService } from './profile.service.ts'

/** Everything kept about a person, but nothing that would let somebody sign in. */
export type ExportProfile = (actor: Actor) => Promise<Outcome<ProfileExport>>

export function createProfileExport(parts: {
  database: Database
  clock: Clock
  profile: ProfileService
  photos: Photos
  contributionArchive: ContributionArchive
  practiceArchive: PracticeArchive
  reportArchive: ReportArchive
  takeArchive: TakeArchive
}): ExportProfile {
  const { queries } = parts.database
  return async (actor) => {
    const { accountId } = actor
    const account = await findAccount(queries, accountId)
    const profile = await parts.profile.get(actor)
    if (account === undefined || !profile.ok) return refuse('not-signed-in')
    const photo = await parts.photos.readOf(accountId)
    const identities = await listIdentities(queries, accountId)
    const sessions = await listSessions(queries, accountId, parts.clock.now())
    return succeed({
      format: 1,
      exportedAt: parts.clock.now(),
      profile: profile.value,
      termsAcceptedAt: account.termsAcceptedAt,
      emailVerifiedAt: account.emailVerifiedAt,
      identities: identities.map(({ issuer, subject, linkedAt }) => ({
        issuer,
        subject,
        linkedAt,
      })),
      devices: sessions.map(({ userAgent, createdAt, lastSeenAt, expiresAt }) => ({
        userAgent,
        signedInAt: createdAt,
        lastSeenAt,
        expiresAt,
      })),
      photo: photo === undefined ? null : await dataAddress(photo),
      takes: [...(await parts.takeArchive.listTakes(accountId))],
      speakerCredit: await parts.takeArchive.readCredit(accountId),
      consents: [...(await parts.takeArchive.listConsents(speakerIdOf(accountId)))],
      takeReviews: [...(await parts.takeArchive.listReviewsBy(accountId))],
      practiceEvents: [...(await parts.practiceArchive.listAll(accountId))],
      contributions: [...(await parts.contributionArchive.listOf(accountId))],
      judgements: [...(await parts.contributionArchive.listJudgementsBy(accountId))],
      reports: [...(await parts.reportArchive.listAll({ learnerId: accountId }))],
    })
  }
}

async function dataAddress(photo: AsyncIterable<Uint8Array>): Promise<string> {
  const bytes = await buffer(Readable.from(photo))
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
