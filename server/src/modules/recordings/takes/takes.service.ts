import { createHash } from 'node:crypto'
import {
  takesPageLimit,
  type ListeningCopy,
  type Take,
  type TakeDescription,
  type Takes,
} from '@mboa/contract'
import { opusRate } from '@mboa/domain'
import type { Actor } from '../../../http/actor.ts'
import { refuse, succeed, type Outcome } from '../../../outcome.ts'
import type { Blobs } from '../../../platform/blobs/blobs.ts'
import { touchBlob } from '../../../platform/blobs/pending-blobs.repository.ts'
import { putBlob } from '../../../platform/blobs/put-blob.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { readEpoch } from '../../../platform/database/epoch.repository.ts'
import type { ConsentService } from '../consents/consents.service.ts'
import type { SoundChecker } from '../sound-check/sound-checker.ts'
import { announceTakes } from '../published/published-recordings.repository.ts'
import { answerWhoAsked } from '../reviews/judge-anew.ts'
import { lockTake } from '../reviews/reviews.repository.ts'
import { speakerIdOf } from '../speakers/speaker-id.ts'
import { checkQuota } from './take-quota.ts'
import { descriptionOf, heardSoundOf, presentReceivedTake, presentTake } from './take-presenter.ts'
import {
  findTake,
  insertTake,
  listReceivedTakes,
  setListeningCopy,
  setWithdrawn,
  type TakeRow,
} from './takes.repository.ts'

/** What something that can be recorded is; undefined for what is no item of the course. */
export type FindItemKind = (
  course: string,
  item: string,
) => Promise<'word' | 'sentence' | undefined>

/** Whether the account records this language. */
export type IsRecorderOf = (accountId: string, language: string) => Promise<boolean>

export interface TakeService {
  /** Once answered, file and row are both durable. The same again changes nothing. */
  storeArchive(
    actor: Actor,
    id: string,
    sent: { description: TakeDescription; bytes: Uint8Array },
  ): Promise<Outcome<Take>>
  storeListeningCopy(
    actor: Actor,
    id: string,
    sent: { copy: ListeningCopy; bytes: Uint8Array },
  ): Promise<Outcome<Take>>
  /** `not-found` for an id that is not one of the actor's takes. */
  checkOwn(actor: Actor, id: string): Promise<Outcome<undefined>>
  list(actor: Actor, page: { after: string; known: string | undefined }): Promise<Takes>
  /** For good: at once nobody hears it any more, and the sweep removes the files. */
  withdraw(actor: Actor, id: string): Promise<Outcome<Take>>
}

/** An encoder works in frames of 20 ms: copy and cut may differ by one. */
const copyToleranceMs = 20
/** 96 bits: only the pages of one recorder are told apart. */
const markLength = 24

export function createTakes(parts: {
  database: Database
  blobs: Blobs
  clock: Clock
  consents: Pick<ConsentService, 'mayBeHeard'>
  soundChecker: SoundChecker
  isRecorderOf: IsRecorderOf
  findItemKind: FindItemKind
}): TakeService {
  const { database, blobs, clock, consents, soundChecker } = parts
  const { queries } = database
  const store = { queries, blobs, clock }

  async function letGo(within: Queries, take: TakeRow): Promise<void> {
    for (const hash of [take.archiveHash, take.listeningHash]) {
      if (hash !== null) await touchBlob(within, hash, clock.now())
    }
  }

  return {
    async storeArchive(actor, id, { description, bytes }) {
      const { archive, course, item, kind, dialect, recordedAt } = description
      const earlier = await findTake(queries, id)
      if (earlier !== undefined) return answerEarlier(actor, earlier, archive.sha256)
      if (!(await parts.isRecorderOf(actor.accountId, course))) return refuse('not-allowed')
      if ((await parts.findItemKind(course, item)) !== kind) {
        return refuse('invalid-value', { fields: { item: 'invalid-value' } })
      }
      if (!(await consents.mayBeHeard(speakerIdOf(actor.accountId))))
        return refuse('consent-needed')
      if (hashOf(bytes) !== archive.sha256) return refuse('invalid-sound')
      const room = await checkQuota({ queries, clock }, actor.accountId, bytes.length)
      if (!room.ok) return room
      const { sampleCount } = archive
      const expected = { sampleCount, cut: description.cut, kind }
      const sound = await soundChecker.checkArchive(bytes, expected)
      if (sound === undefined) return refuse('invalid-sound')
      await putBlob(store, { hash: archive.sha256, bytes })
      await insertTake(queries, {
        id,
        recorderId: actor.accountId,
        course,
        item,
        kind,
        dialect,
        recordedAt,
        speakerId: speakerIdOf(actor.accountId),
        description: JSON.stringify(description),
        sound: JSON.stringify(sound),
        archiveHash: archive.sha256,
        archiveBytes: bytes.length,
        listeningHash: null,
        listeningBytes: null,
        receivedAt: clock.now(),
        approvedAt: null,
        sentBackAt: null,
        sentBackReason: null,
        sentBackComment: null,
        doubtedAt: null,
        withdrawnAt: null,
      })
      const stored = await findTake(queries, id)
      return stored === undefined
        ? refuse('not-found')
        : answerEarlier(actor, stored, archive.sha256)
    },

    async storeListeningCopy(actor, id, { copy, bytes }) {
      const take = await findTake(queries, id)
      if (take?.recorderId !== actor.accountId) return refuse('not-found')
      if (take.withdrawnAt !== null) return refuse('take-withdrawn')
      if (take.listeningHash === null) {
        if (hashOf(bytes) !== copy.sha256 || !isOfCut(copy, take)) return refuse('invalid-sound')
        if (!(await soundChecker.checkListeningCopy(bytes, copy))) return refuse('invalid-sound')
        await putBlob(store, { hash: copy.sha256, bytes })
        await database.transaction(async (within) => {
          const described = { listeningHash: copy.sha256, listeningBytes: bytes.length }
          await setListeningCopy(within, id, described)
          const whole = await lockTake(within, id)
          // It was approved by its archive: from now on learners have less to load.
          if (whole !== undefined && whole.approvedAt !== null) await announceTakes(within, [whole])
        })
      }
      const stored = await findTake(queries, id)
      if (stored === undefined || stored.withdrawnAt !== null) return refuse('take-withdrawn')
      if (stored.listeningHash !== copy.sha256) return refuse('take-already-exists')
      return succeed(presentTake(stored))
    },

    async checkOwn({ accountId }, id) {
      const take = await findTake(queries, id)
      return take?.recorderId === accountId ? succeed(undefined) : refuse('not-found')
    },

    async list({ accountId }, { after, known }) {
      // First: takes of a later epoch are looked at again, those of an earlier one would not be.
      const epoch = await readEpoch(queries)
      const page = { after, limit: takesPageLimit + 1 }
      const rows = await listReceivedTakes(queries, accountId, page)
      const takes = rows.slice(0, takesPageLimit).map(presentReceivedTake)
      const mark = hashOf(Buffer.from(JSON.stringify(takes))).slice(0, markLength)
      const more = rows.length > takesPageLimit
      return { takes: mark === known ? null : takes, mark, epoch, more }
    },

    async withdraw(actor, id) {
      return database.transaction(async (within) => {
        const take = await lockTake(within, id)
        if (take?.recorderId !== actor.accountId) return refuse('not-found')
        await setWithdrawn(within, id, clock.now())
        await letGo(within, take)
        if (take.approvedAt !== null && take.withdrawnAt === null) {
          await announceTakes(within, [take])
          await answerWhoAsked(within, take, clock.now())
        }
        return succeed(presentTake({ ...take, withdrawnAt: take.withdrawnAt ?? clock.now() }))
      })
    },
  }
}

function answerEarlier(actor: Actor, take: TakeRow, sha256: string): Outcome<Take> {
  if (take.recorderId !== actor.accountId) return refuse('not-found')
  if (take.archiveHash !== sha256) return refuse('take-already-exists')
  if (take.withdrawnAt !== null) return refuse('take-withdrawn')
  return succeed(presentTake(take))
}

function isOfCut(copy: ListeningCopy, take: TakeRow): boolean {
  const { cut } = descriptionOf(take)
  const cutMs = ((cut.end - cut.start) / heardSoundOf(take).sampleRate) * 1000
  return Math.abs((copy.sampleCount / opusRate) * 1000 - cutMs) <= copyToleranceMs
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
