import { createHash } from 'node:crypto'
import {
  importedVoicesVersion,
  importPieceBytes,
  type ChangeImportJob,
  type ImportJob,
  type ImportJobs,
  type ImportTermsSaid,
  type KeepImportJob,
  type OpenImportJob,
} from '@mboa/contract'
import type { Context } from '../../../../server/src/context.ts'
import { fitPage } from '../../../../server/src/http/fit-page.ts'
import type { Agent } from '../../../../server/src/modules/language-acts/index.ts'
import { lockCoordinators } from '../../../../server/src/modules/speakers/index.ts'
import { putBlob } from '../../../../server/src/platform/blobs/whole-blobs.ts'
import { refuse, succeed, type Result } from '../../../../server/src/result.ts'
import { findCourseOf } from '../desk/imports.ts'
import { dropBegun } from '../recordings/drop-begun.ts'
import {
  changeJob,
  countOpenJobs,
  findJob,
  insertJob,
  listForgottenJobs,
  listJobs,
  listPieces,
  putPiece,
  removeJob,
  type ImportJobRow,
} from './repository.ts'
import { presentJob, termsOf } from './present-job.ts'

/** Of one language, as long as nobody has decided on them; each may be two hundred megabytes. */
const mostOpen = 10
const pageSize = 10
const forgottenMs = 30 * 24 * 60 * 60_000

interface OfJob {
  readonly id: string
  readonly by: Agent
}

/** Says what is about to come; `quota-reached` where too much waits already. */
export async function openJob(
  context: Context,
  language: string,
  { file, by }: { file: OpenImportJob; by: Agent },
): Promise<Result<ImportJob>> {
  const { database, ids, clock } = context
  const { fileName, bytes, modifiedAt, ...terms } = file
  const course = findCourseOf(context, language, terms)
  if (!course.ok) return course
  const id = ids.uuid()
  const now = clock.now()
  const job: ImportJobRow = {
    id,
    language,
    accountId: accountOf(by),
    fileName,
    bytes,
    modifiedAt,
    terms: JSON.stringify(pickTerms(terms)),
    fields: '{}',
    format: null,
    state: 'sending',
    done: 0,
    total: bytes,
    draft: null,
    clips: null,
    problem: null,
    importId: null,
    claim: null,
    claimedUntil: null,
    attempts: 0,
    openedAt: now,
    changedAt: now,
  }
  const opened = await database.transaction(async (queries): Promise<Result<undefined>> => {
    await lockCoordinators(queries, language)
    if ((await countOpenJobs(queries, language)) >= mostOpen) return refuse('quota-reached')
    await insertJob(queries, job)
    return succeed(undefined)
  })
  return opened.ok ? readJob(context, language, id) : opened
}

const accountOf = (by: Agent) => (by.is === 'account' ? by.id : null)

/** Written anew, so that nothing else is kept. */
function pickTerms(said: ImportTermsSaid) {
  const { source, licence, dialect, orthography, speaker } = said
  const { conventions, wordsIn, sheet, separator } = said
  return {
    source,
    licence,
    dialect,
    orthography,
    speaker,
    ...(conventions && { conventions }),
    ...(wordsIn !== undefined && { wordsIn }),
    ...(sheet !== undefined && { sheet }),
    ...(separator !== undefined && { separator }),
  }
}

/** Keeps a piece of a file; with the last that was missing it waits to be read. */
export async function receivePiece(
  context: Context,
  language: string,
  { id, place, bytes }: { id: string; place: number; bytes: Buffer },
): Promise<Result<ImportJob>> {
  const { database, clock } = context
  const { queries } = database
  const job = await findJob(queries, language, id)
  if (job === undefined) return refuse('not-found')
  // The answer to the last piece was lost, and it comes again.
  if (job.state !== 'sending') return succeed(presentJob(job, { isWhole: true }))
  if (bytes.length !== sizeOfPiece(job, place)) return refuse('invalid-request')
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await putBlob({ ...context, queries }, { hash: sha256, bytes })
  const isComplete = await database.transaction(async (within) => {
    const now = clock.now()
    const isOpen = await changeJob(within, { id, states: ['sending'] }, { changedAt: now })
    if (!isOpen) return false
    await putPiece(within, { jobId: id, place, sha256, bytes: bytes.length })
    const pieces = await listPieces(within, id)
    const done = pieces.reduce((sum, each) => sum + each.bytes, 0)
    const isWhole = done === job.bytes
    const waiting = { state: 'waiting', done: 0, total: 0 } as const
    await changeJob(within, { id, states: ['sending'] }, isWhole ? waiting : { done })
    return isWhole
  })
  if (isComplete) context.wakeExtensions()
  return readJob(context, language, id)
}

/** Undefined for a place that the file does not reach. */
function sizeOfPiece({ bytes }: Pick<ImportJobRow, 'bytes'>, place: number): number | undefined {
  if (!Number.isSafeInteger(place) || place < 0) return undefined
  const left = bytes - place * importPieceBytes
  return left > 0 ? Math.min(left, importPieceBytes) : undefined
}

/** What is said of a file, and of its fields, is other than before: it is read again by that. */
export async function changeTerms(
  context: Context,
  language: string,
  { id, by, change }: OfJob & { change: ChangeImportJob },
): Promise<Result<ImportJob>> {
  const { database, clock } = context
  const { fields, ...terms } = change
  const course = findCourseOf(context, language, terms)
  if (!course.ok) return course
  if ((await findJob(database.queries, language, id)) === undefined) return refuse('not-found')
  const isChanged = await changeJob(
    database.queries,
    { id, states: ['draft'] },
    {
      accountId: accountOf(by),
      terms: JSON.stringify(pickTerms(terms)),
      fields: JSON.stringify(fields),
      state: 'waiting',
      done: 0,
      total: 0,
      attempts: 0,
      draft: null,
      clips: null,
      changedAt: clock.now(),
    },
  )
  if (!isChanged) return refuse('not-found')
  context.wakeExtensions()
  return readJob(context, language, id)
}

/**
 * Has a draft kept, whole or not at all; `invalid-value` where there is nothing in it to keep, or
 * (field `mayBeHeard`, `speaker`) something is not said that voices need; `consent-text-changed` where
 * that was said under an older text. By which is kept with the file.
 */
export async function askToKeep(
  context: Context,
  language: string,
  { id, by, said }: OfJob & { said: KeepImportJob },
): Promise<Result<ImportJob>> {
  const { database, clock } = context
  const found = await findJob(database.queries, language, id)
  if (found?.state !== 'draft') return refuse('not-found')
  const { draft, clips } = presentJob(found, { isWhole: true })
  if (draft?.broken !== null || draft.entries + (clips?.clips ?? 0) === 0) {
    return refuse('invalid-value')
  }
  const hasVoices = (clips?.clips ?? 0) > 0
  const { mayBeHeard, textVersion: voicesText } = said
  if (hasVoices && !mayBeHeard) {
    return refuse('invalid-value', { fields: { mayBeHeard: 'required' } })
  }
  if (hasVoices && voicesText !== importedVoicesVersion) {
    return refuse('consent-text-changed')
  }
  if ((clips?.withoutSpeaker ?? 0) > 0 && termsOf(found).speaker === null) {
    return refuse('invalid-value', { fields: { speaker: 'required' } })
  }
  const isAsked = await changeJob(
    database.queries,
    { id, states: ['draft'] },
    {
      accountId: accountOf(by),
      ...(hasVoices && { terms: JSON.stringify({ ...termsOf(found), voicesText }) }),
      state: 'importing',
      done: 0,
      total: draft.entries + (clips?.clips ?? 0),
      attempts: 0,
      changedAt: clock.now(),
    },
  )
  if (!isAsked) return refuse('not-found')
  context.wakeExtensions()
  return readJob(context, language, id)
}

/** Takes a file away that is not kept, with all that has come of it; what is kept is undone instead. */
export async function discardJob(
  { database, clock }: Context,
  language: string,
  id: string,
): Promise<Result<undefined>> {
  const job = await findJob(database.queries, language, id)
  if (job === undefined || job.keptAt !== null) return refuse('not-found')
  await database.unhurriedTransaction((queries) => discard(queries, job, clock.now()))
  return succeed(undefined)
}

async function discard(
  queries: Context['database']['queries'],
  { id, importId }: Pick<ImportJobRow, 'id' | 'importId'>,
  now: number,
): Promise<void> {
  if (importId !== null) await dropBegun(queries, importId, now)
  await removeJob(queries, id, now)
}

export async function readJob(
  { database }: Context,
  language: string,
  id: string,
): Promise<Result<ImportJob>> {
  const job = await findJob(database.queries, language, id)
  return job === undefined ? refuse('not-found') : succeed(presentJob(job, { isWhole: true }))
}

export async function readJobs(
  { database }: Context,
  language: string,
  before: string | undefined,
): Promise<ImportJobs> {
  const page = { before, limit: pageSize + 1 }
  const rows = await listJobs(database.queries, language, page)
  const presented = rows.map((row) => presentJob(row, { isWhole: false }))
  const jobs = fitPage(presented, pageSize)
  return { jobs, next: jobs.length < rows.length ? (jobs.at(-1)?.id ?? null) : null }
}

/** Files that were sent, or half of them, and of which nobody has wanted anything for a month. */
export async function sweepImportJobs({
  database,
  clock,
}: Pick<Context, 'database' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (const job of await listForgottenJobs(database.queries, now - forgottenMs)) {
    await database.unhurriedTransaction((queries) => discard(queries, job, now))
  }
}
