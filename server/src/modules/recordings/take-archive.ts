import type { Consent, ProfileExport, RecordingsFate, SpeakerCredit, Take } from '@mboa/contract'
import type { Actor } from '../../http/actor.ts'
import type { Clock } from '../../platform/clock.ts'
import { touchBlob } from '../../platform/blobs/pending-blobs.repository.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { walkById, walkPages } from '../../platform/database/walk-pages.ts'
import { presentConsent } from './consents/consent-presenter.ts'
import {
  detachConsents,
  isConsentedTo,
  listConsents,
  readConsentsMark,
} from './consents/consents.repository.ts'
import { isSpeaker } from './consents/is-speaker.ts'
import { announceTakes, announceTakesOf } from './published/published-recordings.repository.ts'
import { answerWhoAsked } from './reviews/judge-anew.ts'
import { listReviewsBy } from './reviews/reviews.repository.ts'
import { readCredit } from './speakers/speaker-credits.repository.ts'
import { speakerIdOf } from './speakers/speaker-id.ts'
import { presentTake } from './takes/take-presenter.ts'
import {
  countApproved,
  type ApprovedCount,
  countStanding,
  countTakes,
  detachTakes,
  listTakesOf,
  listTakesSaying,
  removeTakesOf,
  type SayingTake,
  type TakeRow,
} from './takes/takes.repository.ts'

/** What a speaker has recorded and consented to, for those who ask for all of it. */
export interface TakeArchive {
  /** How often each item of a course is recorded, by dialect; approved and to be heard. */
  countApproved(course: string): Promise<readonly ApprovedCount[]>
  count(recorderId: string): Promise<TakesAtStake>
  /** All of somebody's, page by page. */
  walkTakes(recorderId: string): AsyncIterable<readonly Take[]>
  listConsents(speakerId: string): Promise<readonly Consent[]>
  /** Whether somebody has a say over recordings of their voice, whatever their role is now. */
  isSpeaker(person: Pick<Actor, 'accountId' | 'role'>): Promise<boolean>
  /** Differs after every consent given or withdrawn, by anybody. */
  readConsentsMark(): Promise<string>
  /** All that somebody judged of others' takes, page by page. */
  walkReviewsBy(accountId: string): AsyncIterable<ProfileExport['takeReviews']>
  readCredit(accountId: string): Promise<SpeakerCredit>
  /**
   * Settles what becomes of the recordings of an account, in the transaction that removes it and
   * before its rows go. What stays is nobody's from then on; all other files go to the sweep.
   * Answers whether the speaker stays, nameless, with what they consented to.
   */
  settle(queries: Queries, recorderId: string, fate: RecordingsFate): Promise<boolean>
  /** Everybody's takes of these items that are not withdrawn. */
  listSaying(
    queries: Queries,
    course: string,
    items: readonly string[],
  ): Promise<readonly SayingTake[]>
  /** Has devices told how the speaker is called now. */
  announceName(queries: Queries, accountId: string): Promise<void>
}

/** Those there are, and those of them that may stay when the account goes. */
export interface TakesAtStake {
  readonly takes: number
  readonly canStay: number
}

const pageSize = 500

export function createTakeArchive(parts: { database: Database; clock: Clock }): TakeArchive {
  const { database, clock } = parts

  function walk(queries: Queries, recorderId: string) {
    return walkById((page) => listTakesOf(queries, recorderId, page), pageSize)
  }

  return {
    countApproved: (course) => countApproved(database.queries, course),
    async count(recorderId) {
      const { queries } = database
      const takes = await countTakes(queries, recorderId)
      if (!(await maySpeak(queries, recorderId))) return { takes, canStay: 0 }
      return { takes, canStay: await countStanding(queries, recorderId) }
    },
    async *walkTakes(recorderId) {
      for await (const rows of walk(database.queries, recorderId)) yield rows.map(presentTake)
    },
    async listConsents(speakerId) {
      return (await listConsents(database.queries, speakerId)).map(presentConsent)
    },
    isSpeaker: (person) => isSpeaker(database.queries, person),
    readConsentsMark: () => readConsentsMark(database.queries),
    async *walkReviewsBy(accountId) {
      const read = (page: { after: string | undefined; limit: number }) =>
        listReviewsBy(database.queries, accountId, page)
      for await (const rows of walkPages(read, ({ id }) => id, pageSize)) {
        yield rows.map(({ takeId: take, verdict, reason, comment, reviewedAt }) => ({
          take,
          verdict,
          reason,
          comment: comment ?? '',
          reviewedAt,
        }))
      }
    },
    readCredit: (accountId) => readCredit(database.queries, accountId),
    async settle(queries, recorderId, fate) {
      const now = clock.now()
      const stay = fate === 'keep' && (await maySpeak(queries, recorderId))
      const heard: TakeRow[] = []
      for await (const takes of walk(queries, recorderId)) {
        for (const take of takes) {
          if (take.approvedAt !== null && take.withdrawnAt === null) heard.push(take)
          if (stay && isStanding(take)) continue
          for (const hash of [take.archiveHash, take.listeningHash]) {
            if (hash !== null) await touchBlob(queries, hash, now)
          }
        }
      }
      if (stay) {
        await detachTakes(queries, recorderId)
        await detachConsents(queries, recorderId)
      }
      await removeTakesOf(queries, recorderId)
      await announceTakes(queries, heard)
      if (!stay) for (const take of heard) await answerWhoAsked(queries, take, now)
      return stay
    },
    listSaying: listTakesSaying,
    announceName: (queries, accountId) => announceTakesOf(queries, speakerIdOf(accountId)),
  }
}

function maySpeak(queries: Queries, recorderId: string): Promise<boolean> {
  return isConsentedTo(queries, speakerIdOf(recorderId), 'learners')
}

function isStanding({ withdrawnAt, sentBackAt }: TakeRow): boolean {
  return withdrawnAt === null && sentBackAt === null
}
