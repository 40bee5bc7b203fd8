import { mostImportLines, type ClipsDraft, type ImportDraftAnswer } from '@mboa/contract'
import { checkSpelling, hasForeignLetters } from '@mboa/domain'
import type { Header } from '@mboa/formats'
import { findCourseOf, readOwnItems } from '../desk/imports.ts'
import { presentDraft, presentLeftOut, presentProblem } from '../desk/present-draft.ts'
import { readSaidItems, type FindSaidItem } from '../recordings/find-said-items.ts'
import { createFindSounds } from '../recordings/sources/list-sounds.ts'
import { readClipsFolder } from '../recordings/sources/read-clips-folder.ts'
import { readStoredSounds, verifyClips, type SourceClip } from '../recordings/verify-clips.ts'
import {
  draftImport,
  joinHeaders,
  type ImportDraft,
  type WalkedPart,
} from '../words/draft-import.ts'
import { letPiecesGo } from './repository.ts'
import { inHand, settleJob, type JobInHand, type WorkContext } from './job-in-hand.ts'
import { openFile, type OpenedWords } from './open-file.ts'
import { termsOf } from './present-job.ts'
import { presentClipProblem, tallyClips } from './tally-clips.ts'

/** Whether somebody at the desk can say what is missing: of a field, a language or a sheet that it has. */
function isMendable({ broken, columns, languages, sheets }: ImportDraft): boolean {
  if (broken?.reason === 'no-text-column' || broken?.reason === 'which-tier')
    return columns.length > 0
  if (broken?.reason === 'other-language') return languages.length > 0
  return broken?.reason === 'which-sheet' && sheets.length > 0
}

export const isEntry = ({ part }: WalkedPart) => part === 'entry' || part === 'earlier'

/** Reads a file into a draft, or refuses it; nothing of it is kept. */
export async function draftFile(context: WorkContext, hand: JobInHand): Promise<void> {
  const file = await openFile(context, hand)
  if (file.is === 'voices') return draftVoices(context, hand, file.folder)
  const found = startFindingClips(hand, file)
  const draft = await draftImport(
    inHand(hand, found.watch(file.prepared.walk()), isEntry),
    () => false,
  )
  const { broken } = draft
  if (broken !== undefined && !isMendable(draft)) return refuseJob(context, hand, broken)
  const presented = presentDraft(draft, file.mapping)
  const { clips } = found
  if (clips.length === 0)
    return settleDraft(context, hand, { format: file.format, draft: presented })
  const tally = await verify(context, hand, { clips, proposed: found.proposed })
  return settleDraft(context, hand, {
    format: file.format,
    draft: { ...presented, refused: joinRefused(presented.refused, tally.problems) },
    clips: tally.clips,
  })
}

/** What the entries of a file name of sounds, as they pass. */
function startFindingClips({ job }: JobInHand, { sounds, mapping, prepared }: OpenedWords) {
  const clips: SourceClip[] = []
  /** Places of entries that speakers would be asked about. */
  const proposed = new Set<number>()
  async function* watch(walk: AsyncIterable<WalkedPart>): AsyncGenerator<WalkedPart, void> {
    const headers: Header[] = []
    let find: Awaited<ReturnType<typeof createFindSounds>> | undefined
    let place = 0
    for await (const each of walk) {
      if (each.part === 'header') headers.push(each.header)
      if (each.part === 'entry' && sounds !== undefined) {
        const speaker = termsOf(job).speaker ?? ''
        const { dialect } = prepared.terms
        const wanted = { folder: sounds, speaker, mapping, dialect }
        find ??= await createFindSounds(joinHeaders(headers), wanted)
        place += 1
        const { line } = each.judged
        clips.push(...find(each.judged.entry, place).map((clip) => ({ ...clip, line })))
        if (each.judged.judged.isProposed) proposed.add(place)
      }
      yield each
    }
  }
  return { clips, proposed, watch }
}

async function draftVoices(context: WorkContext, hand: JobInHand, folder: string): Promise<void> {
  const { job } = hand
  const read = await readClipsFolder(folder, job.language)
  const tally = await verify(context, hand, { clips: read.clips, proposed: new Set() })
  const said = new Set(read.clips.map(({ text }) => text))
  const course = findCourseOf(context, job.language, termsOf(job))
  const alphabet = course.ok ? course.value.alphabet : undefined
  const draft: ImportDraftAnswer = {
    broken: null,
    columns: [],
    writingSystems: [],
    languages: [],
    sheets: [],
    entries: tally.clips.clips === 0 ? 0 : said.size,
    proposed: 0,
    asking: 0,
    omitted: [],
    leftOut: presentLeftOut(read.leftOut),
    kept: [],
    refused: joinRefused(
      { count: 0, problems: [] },
      [...read.problems.map(presentClipProblem), ...tally.problems].toSorted(
        (one, other) => one.line - other.line,
      ),
    ),
    differing: { count: 0, items: [] },
    earlier: { same: 0, changed: 0 },
    misspelled:
      alphabet === undefined
        ? 0
        : [...said].filter((text) => hasForeignLetters(checkSpelling(text, alphabet))).length,
  }
  return settleDraft(context, hand, { format: 'common-voice', draft, clips: tally.clips })
}

/** What of a course is written as something that is said. */
export async function readSaidOf(context: WorkContext, language: string): Promise<FindSaidItem> {
  const items = await readOwnItems(context, language)
  return readSaidItems(context.database.queries, language, items)
}

/** Decodes every sound, as the keeping will. */
async function verify(
  context: WorkContext,
  hand: JobInHand,
  { clips, proposed }: { clips: readonly SourceClip[]; proposed: ReadonlySet<number> },
) {
  const { job, progress } = hand
  const { queries } = context.database
  Object.assign(progress, { done: 0, total: clips.length })
  const stored = await readStoredSounds(queries, { course: job.language, importId: undefined })
  const checked = verifyClips(clips, { soundChecker: context.soundChecker, stored })
  const findItem = await readSaidOf(context, job.language)
  return tallyClips(inHand(hand, checked), ({ entry, text }) => {
    return proposed.has(entry) || findItem(text) !== undefined
  })
}

type Refused = ImportDraftAnswer['refused']

const joinRefused = (
  { count, problems }: Refused,
  more: readonly Refused['problems'][number][],
): Refused => ({
  count: count + more.length,
  problems: [...problems, ...more].slice(0, mostImportLines),
})

async function settleDraft(
  { database, clock }: WorkContext,
  { job }: JobInHand,
  { format, draft, clips }: { format: string; draft: ImportDraftAnswer; clips?: ClipsDraft },
): Promise<void> {
  await settleJob(
    database.queries,
    { job },
    {
      state: 'draft',
      format,
      draft: JSON.stringify(draft),
      clips: clips === undefined ? null : JSON.stringify(clips),
      changedAt: clock.now(),
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
