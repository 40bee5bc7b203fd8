import {
  changeImportJobSchema,
  importJobSchema,
  importJobsSchema,
  importPieceBytes,
  keepImportJobSchema,
  largestImportBytes,
  openImportJobSchema,
  recorderApiPaths,
} from '@mboa/contract'
import { readBytes } from '../../../http/read-body.ts'
import { defineRoute, type Route } from '../../../http/route.ts'
import { refuse, succeed } from '../../../outcome.ts'
import type { Limit } from '../../../platform/throttles/throttles.ts'
import {
  countTowardsDailyQuota,
  type DailyQuota,
} from '../../../platform/quotas/daily-quotas.repository.ts'
import { atDesk } from '../language-desk.service.ts'
import {
  askToKeep,
  changeTerms,
  discardJob,
  openJob,
  readJob,
  readJobs,
  receivePiece,
} from './import-jobs.service.ts'

/** What names the fields of a large table by hand. */
const bodyLimitBytes = 256 * 1024

const hourMs = 60 * 60_000
/** A file is tried a few times until it is right. */
const openLimit: Limit = { name: 'import-job', hits: 60, windowMs: hourMs }
const pieceLimit: Limit = { name: 'import-piece', hits: 3_000, windowMs: hourMs }
/** Bytes of files that one account may send to desks in a day: five of the largest. */
const importQuota: DailyQuota = { name: 'imports', bytesADay: 5 * largestImportBytes }

/** Files come in piece by piece, are read in the background, and kept whole or not at all. */
export const importJobRoutes: readonly Route[] = [
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskImportJobs,
    summary: 'Files that came in at the desk, the latest first, a page of them',
    access: 'recorder',
    answer: importJobsSchema,
    handle: ({ context, actor, c, params: { language = '' } }) =>
      atDesk(context, actor, language, async () =>
        succeed(await readJobs(context, language, c.req.query('before'))),
      ),
  }),
  defineRoute({
    method: 'POST',
    path: recorderApiPaths.deskImportJobs,
    summary: 'Say of a file what it is; its bytes come after that',
    access: 'recorder',
    body: openImportJobSchema,
    answer: importJobSchema,
    status: 201,
    accountLimit: openLimit,
    handle: ({ context, actor, body: file, params: { language = '' } }) =>
      atDesk(context, actor, language, (by) => openJob(context, language, { file, by })),
  }),
  defineRoute({
    method: 'PUT',
    path: recorderApiPaths.deskImportPiece,
    summary: 'Send a piece of a file; the body is its bytes',
    access: 'recorder',
    answer: importJobSchema,
    accountLimit: pieceLimit,
    dailyQuota: 'counted-by-handler',
    handle: ({ context, actor, c, params: { language = '', id = '', place = '' } }) =>
      atDesk(context, actor, language, async () => {
        const bytes = await readBytes(c, importPieceBytes)
        if (!bytes.ok) return bytes
        if (!/^\d{1,4}$/.test(place)) return refuse('not-found')
        const { accountId } = actor
        const sent = { accountId, bytes: bytes.value.length, now: context.clock.now() }
        const { queries } = context.database
        const admitted = await countTowardsDailyQuota(queries, importQuota, sent)
        if (!admitted.ok) return admitted
        const piece = { id, place: Number(place), bytes: bytes.value }
        return receivePiece(context, language, piece)
      }),
  }),
  defineRoute({
    method: 'GET',
    path: recorderApiPaths.deskImportJob,
    summary: 'How far a file is, and what it would bring',
    access: 'recorder',
    answer: importJobSchema,
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, () => readJob(context, language, id)),
  }),
  defineRoute({
    method: 'PUT',
    path: recorderApiPaths.deskImportJob,
    summary: 'Say otherwise what a file and its fields hold, and have it read again',
    access: 'recorder',
    body: changeImportJobSchema,
    answer: importJobSchema,
    bodyLimitBytes,
    accountLimit: openLimit,
    handle: ({ context, actor, body: change, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) => changeTerms(context, language, { id, by, change })),
  }),
  defineRoute({
    method: 'POST',
    path: recorderApiPaths.deskImportKeep,
    summary: 'Have a file kept whole, and speakers asked about it',
    access: 'recorder',
    body: keepImportJobSchema,
    answer: importJobSchema,
    handle: ({ context, actor, body: said, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, (by) => askToKeep(context, language, { id, by, said })),
  }),
  defineRoute({
    method: 'DELETE',
    path: recorderApiPaths.deskImportJob,
    summary: 'Take a file away that is not kept',
    access: 'recorder',
    handle: ({ context, actor, params: { language = '', id = '' } }) =>
      atDesk(context, actor, language, () => discardJob(context, language, id)),
  }),
]
