import { FormatError, type Mapping, type ReadName } from '@mboa/formats'
import {
  completeMapping,
  draftImport,
  dropImport,
  changeClaimed,
  findRememberedMapping,
  letPiecesGo,
  readApart,
  saveImport,
  type WalkedPart,
} from '../../contributions/index.ts'
import { recordAct, theOperator } from '../../language-acts/index.ts'
import type { Context } from '../../../context.ts'
import { prepareFile, presentDraft, presentProblem, type PreparedFile } from '../imports.ts'
import { findFileFormat } from './find-file-format.ts'
import { inHand, LostJobError, settleJob, type JobInHand, type WorkContext } from './job-in-hand.ts'
import { fieldsOf, termsOf } from './present-job.ts'
import { putTogether } from './put-together.ts'

/** Whoever says what its fields hold mends it. */
const mendable: ReadonlySet<FormatError['reason']> = new Set(['no-text-column', 'which-tier'])

const isEntry = ({ part }: WalkedPart) => part === 'entry' || part === 'earlier'

/** Reads a file into a draft, or refuses it; nothing of it is kept. */
export async function draftWords(context: WorkContext, hand: JobInHand): Promise<void> {
  const { job } = hand
  const { prepared, format } = await openWords(context, hand)
  const walk = inHand(hand, prepared.walk(), isEntry)
  const draft = await draftImport(walk, () => false)
  const changedAt = context.clock.now()
  const { queries } = context.database
  const { broken } = draft
  if (broken !== undefined && !mendable.has(broken.reason)) return refuseJob(context, hand, broken)
  await settleJob(
    queries,
    { job },
    {
      state: 'draft',
      format,
      draft: JSON.stringify(presentDraft(draft)),
      changedAt,
    },
  )
}

/** Its file is of no more use to anybody. */
export async function refuseJob(
  { database, clock }: Pick<WorkContext, 'database' | 'clock'>,
  { job }: Pick<JobInHand, 'job'>,
  problem: Parameters<typeof presentProblem>[0],
): Promise<void> {
  const changedAt = clock.now()
  await database.transaction(async (queries) => {
    const why = JSON.stringify(presentProblem(problem))
    await settleJob(queries, { job }, { state: 'refused', problem: why, changedAt })
    await letPiecesGo(queries, job.id, changedAt)
  })
}

/** Keeps a file whole. What a process that died has put down of it is dropped before. */
export async function keepWords(context: WorkContext, hand: JobInHand): Promise<void> {
  const { database, ids, clock } = context
  const { job } = hand
  const { prepared, format, mapping } = await openWords(context, hand)
  const { queries } = database
  if (job.importId !== null) await dropImport(queries, job.importId)
  const id = ids.uuid()
  const isOurs = await changeClaimed(queries, job, { importId: id })
  if (!isOurs) throw new LostJobError()
  const { fileName, language, accountId } = job
  const by = accountId === null ? theOperator : ({ is: 'account', id: accountId } as const)
  const now = clock.now()
  await saveImport(
    {
      database,
      ids,
      now,
      id,
      async onKept(within, thing) {
        await settleJob(within, { job }, { state: 'kept', format, changedAt: clock.now() })
        await letPiecesGo(within, job.id, now)
        await recordAct(within, context, { act: 'words-imported', by, language, thing })
      },
    },
    { ...prepared.terms, fileName, format, mapping: JSON.stringify(mapping) },
    inHand(hand, prepared.walk(), isEntry),
  )
}

interface OpenedWords {
  readonly prepared: PreparedFile
  readonly format: ReadName
  readonly mapping: Mapping
}

/** @throws FormatError where the course, or its spelling, is not there any more */
async function openWords(context: WorkContext, hand: JobInHand): Promise<OpenedWords> {
  const { job } = hand
  const path = await putTogether(context, hand)
  const format = await findFileFormat(path)
  const mapping = await mappingOf(context, hand, format)
  const read = () => readApart({ format, mapping, language: job.language, path })
  const wanted = { said: termsOf(job), mapping, read }
  const prepared = await prepareFile(context, job.language, wanted)
  if (prepared.ok) return { prepared: prepared.value, format, mapping }
  throw new FormatError('its language or its spelling is not here any more', 1)
}

const holders = { sfm: 'markers', eaf: 'tiers' } as const

/** As it was said by hand, beside what the last file of the language and format was understood by. */
async function mappingOf(
  { database: { queries } }: Pick<Context, 'database'>,
  { job }: JobInHand,
  format: ReadName,
): Promise<Mapping> {
  const remembered = await findRememberedMapping(queries, { course: job.language, format })
  const mapping = remembered ?? completeMapping({})
  const holder = format === 'sfm' || format === 'eaf' ? holders[format] : 'columns'
  return { ...mapping, [holder]: { ...mapping[holder], ...fieldsOf(job) } }
}
