import { api, dailyLimitBytes, importPieceBytes, jsonLimitBytes } from '@mboa/contract'
import { readBytes } from '../../../../server/src/http/read-body.ts'
import { defineRoute, type Route } from '../../../../server/src/http/route.ts'
import { agentOf } from '../../../../server/src/modules/language-acts/index.ts'
import {
  countTowardsDailyQuota,
  type DailyQuota,
} from '../../../../server/src/platform/quotas/daily-quotas.repository.ts'
import type { Limit } from '../../../../server/src/platform/throttles/throttles.ts'
import { succeed } from '../../../../server/src/result.ts'
import {
  askToKeep,
  changeTerms,
  discardJob,
  openJob,
  readJob,
  readJobs,
  receivePiece,
} from './service.ts'

const hourMs = 60 * 60_000
/** A file is tried a few times until it is right. */
const openLimit: Limit = { name: 'import-job', hits: 60, windowMs: hourMs }
const pieceLimit: Limit = { name: 'import-piece', hits: 3_000, windowMs: hourMs }
const importQuota: DailyQuota = { name: 'imports', bytesADay: dailyLimitBytes.imports }

/** Files come in piece by piece, are read in the background, and kept whole or not at all. */
export const importJobRoutes: readonly Route[] = [
  defineRoute(api.listImportJobs, {
    summary: 'Files that came in at the desk, the latest first, a page of them',
    access: 'coordinator',
    handle: async ({ context, query, params: { language } }) =>
      succeed(await readJobs(context, language, query.before)),
  }),
  defineRoute(api.openImportJob, {
    summary: 'Say of a file what it is; its bytes come after that',
    access: 'coordinator',
    status: 201,
    accountLimit: openLimit,
    handle: ({ context, actor, body: file, params: { language } }) =>
      openJob(context, language, { file, by: agentOf(actor) }),
  }),
  defineRoute(api.sendImportPiece, {
    summary: 'Send a piece of a file; the body is its bytes',
    access: 'coordinator',
    accountLimit: pieceLimit,
    dailyQuota: 'counted-by-handler',
    handle: async ({ context, actor, c, params: { language, id, place } }) => {
      const bytes = await readBytes(c, importPieceBytes)
      if (!bytes.ok) return bytes
      const { accountId } = actor
      const sent = { accountId, bytes: bytes.value.length, now: context.clock.now() }
      const { queries } = context.database
      const admitted = await countTowardsDailyQuota(queries, importQuota, sent)
      if (!admitted.ok) return admitted
      const piece = { id, place, bytes: bytes.value }
      return receivePiece(context, language, piece)
    },
  }),
  defineRoute(api.readImportJob, {
    summary: 'How far a file is, and what it would bring',
    access: 'coordinator',
    handle: ({ context, params: { language, id } }) => readJob(context, language, id),
  }),
  defineRoute(api.changeImportJob, {
    summary: 'Say otherwise what a file and its fields hold, and have it read again',
    access: 'coordinator',
    bodyLimitBytes: jsonLimitBytes.importTerms,
    accountLimit: openLimit,
    handle: ({ context, actor, body: change, params: { language, id } }) =>
      changeTerms(context, language, { id, by: agentOf(actor), change }),
  }),
  defineRoute(api.keepImportJob, {
    summary: 'Have a file kept whole, and speakers asked about it',
    access: 'coordinator',
    handle: ({ context, actor, body: said, params: { language, id } }) =>
      askToKeep(context, language, { id, by: agentOf(actor), said }),
  }),
  defineRoute(api.deleteImportJob, {
    summary: 'Take a file away that is not kept',
    access: 'coordinator',
    handle: ({ context, params: { language, id } }) => discardJob(context, language, id),
  }),
]
