import { FormatError } from '@mboa/formats'
import { recordAct, theOperator } from '../../../../server/src/modules/language-acts/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import { findCourseOf, termsFor } from '../desk/imports.ts'
import { dropBegun } from '../recordings/drop-begun.ts'
import { makeTakes } from '../recordings/make-takes.ts'
import { beginVoices, findImportOfTable, finishVoices } from '../recordings/save-voices.ts'
import { listSounds } from '../recordings/sources/list-sounds.ts'
import { readClipsFolder } from '../recordings/sources/read-clips-folder.ts'
import { storeClips } from '../recordings/store-clips.ts'
import { readStoredSounds, verifyClips } from '../recordings/verify-clips.ts'
import { saveImport } from '../words/save-import.ts'
import { isEntry, readSaidOf } from './draft-file.ts'
import { changeClaimed, letPiecesGo } from './repository.ts'
import { inHand, LostJobError, settleJob, type JobInHand, type WorkContext } from './job-in-hand.ts'
import { openFile, type OpenedWords } from './open-file.ts'
import { termsOf } from './present-job.ts'

/** Keeps a file whole, or nothing of it. */
export async function keepFile(context: WorkContext, hand: JobInHand): Promise<void> {
  const file = await openFile(context, hand)
  if (file.is === 'words') await keepWords(context, hand, file)
  else await keepVoices(context, hand, file.folder)
}

/** What a process that died has put down of it is dropped before. */
async function keepWords(
  context: WorkContext,
  hand: JobInHand,
  { prepared, format, mapping: understood, sounds }: OpenedWords,
): Promise<void> {
  const { database, ids, clock } = context
  const { job } = hand
  await dropEarlier(context, hand)
  const id = ids.uuid()
  await noteImport(context, hand, id)
  const mapping = JSON.stringify(understood)
  const { dialect } = prepared.terms
  let clips = 0
  await saveImport(
    {
      database,
      ids,
      now: clock.now(),
      id,
      async beforeKept(header) {
        if (sounds === undefined) return
        const begun = { id, mapping, header: JSON.stringify(header), dialect }
        const speaker = termsOf(job).speaker ?? ''
        const wanted = { folder: sounds, speaker }
        const found = await listSounds(database.queries, begun, wanted)
        clips = await store(context, hand, { id, clips: found })
      },
      onKept: (queries, thing) => settleKept(context, hand, { queries, thing, format, clips }),
    },
    { ...prepared.terms, fileName: job.fileName, format, mapping },
    inHand(hand, prepared.walk(), isEntry),
  )
}

async function dropEarlier({ database, clock }: WorkContext, { job }: JobInHand): Promise<void> {
  const { importId } = job
  if (importId === null) return
  const now = clock.now()
  await database.unhurriedTransaction((queries) => dropBegun(queries, importId, now))
}

async function noteImport(
  { database }: WorkContext,
  { job }: JobInHand,
  importId: string,
): Promise<void> {
  const isOurs = await changeClaimed(database.queries, job, { importId })
  if (!isOurs) throw new LostJobError()
}

/** Puts sounds down where nobody hears them yet; answers how many are there. */
async function store(
  context: WorkContext,
  hand: JobInHand,
  { id, clips }: { id: string; clips: Parameters<typeof verifyClips>[0] },
): Promise<number> {
  const { job } = hand
  const asked = { course: job.language, importId: id }
  const stored = await readStoredSounds(context.database.queries, asked)
  const checked = verifyClips(clips, { soundChecker: context.soundChecker, stored })
  let count = 0
  for await (const { outcome } of storeClips(context, id, inHand(hand, checked))) {
    if (outcome === 'verified' || outcome === 'stored') count += 1
  }
  return count
}

/** In the transaction that everything counts from. */
async function settleKept(
  context: WorkContext,
  { job }: JobInHand,
  of: { queries: Queries; thing: string; format: string; clips: number },
): Promise<void> {
  const { queries, thing, format, clips } = of
  const { language, accountId } = job
  const changedAt = context.clock.now()
  const state = clips > 0 ? 'sounding' : 'kept'
  await settleJob(queries, { job }, { state, format, total: clips, changedAt })
  await letPiecesGo(queries, job.id, changedAt)
  const by = accountId === null ? theOperator : ({ is: 'account', id: accountId } as const)
  await recordAct(queries, context, { act: 'words-imported', by, language, thing })
}

/** From where a process that died has left it off. */
async function keepVoices(context: WorkContext, hand: JobInHand, folder: string): Promise<void> {
  const { job } = hand
  const { language: course, fileName } = job
  const said = termsOf(job)
  if (!findCourseOf(context, course, said).ok) {
    throw new FormatError('its language or its spelling is not here any more', 1)
  }
  const { clips, sha256 } = await readClipsFolder(folder, course)
  const standing = await findImportOfTable(context.database.queries, { course, sha256 })
  if (standing !== undefined && standing.id !== job.importId) {
    throw new FormatError(
      'its table has come with another import: undo that one first',
      1,
      'known-already',
    )
  }
  const whole = { ...termsFor(course, said), fileName, sha256 }
  const id = standing?.id ?? (await beginVoices(context, whole))
  await noteImport(context, hand, id)
  const stored = await store(context, hand, { id, clips })
  if (stored === 0) throw new FormatError('none of its recordings can be taken', 1, 'no-recordings')
  await finishVoices(context, { id, course, sha256 }, (queries) =>
    settleKept(context, hand, { queries, thing: id, format: 'common-voice', clips: stored }),
  )
}

/** Makes what reviewers and learners play of what is kept, as far as the course has what is said. */
export async function makeSounds(context: WorkContext, hand: JobInHand): Promise<void> {
  const { job } = hand
  const findItem = await readSaidOf(context, job.language)
  const importId = job.importId ?? ''
  const made = makeTakes(context, { importId, findItem: () => Promise.resolve(findItem) })
  let lost = 0
  for await (const { outcome } of inHand(hand, made)) if (outcome === 'lost') lost += 1
  if (lost > 0) context.log.warn({ job: job.id, lost }, 'Sounds of an import are lost')
  const changedAt = context.clock.now()
  await settleJob(context.database.queries, { job }, { state: 'kept', changedAt })
}
