import type { Context } from '../../../../server/src/context.ts'
import { type PlayableClip, isOutOfTime } from '../../../../server/src/modules/sound-check/index.ts'
import {
  describeFiles,
  type StoredFiles,
  insertTake,
  type TakeRow,
} from '../../../../server/src/modules/takes/index.ts'
import { putBlobs, readWhole } from '../../../../server/src/platform/blobs/whole-blobs.ts'
import { walkById } from '../../../../server/src/platform/database/walk-pages.ts'
import type { FindSaidItem, SaidItem } from './find-said-items.ts'
import { holdClip, listWithoutTake, type ClipWithoutTake } from './repository.ts'
import { importOwner } from './verify-clips.ts'

type MakingContext = Pick<Context, 'database' | 'blobs' | 'clock' | 'soundChecker'>

export type MadeTake =
  | { readonly outcome: 'made'; readonly durationMs: number }
  /** Nothing of the course is written so. */
  | { readonly outcome: 'waits' }
  /** The store has lost its sound, or it cannot be decoded any more. */
  | { readonly outcome: 'lost'; readonly name: string }

const pageSize = 200

/**
 * Makes takes of the sounds of imports that stand, one after the other: what learners play, waiting
 * for reviewers like any other. What has one is passed over, so that whoever is ended continues.
 */
export async function* makeTakes(
  context: MakingContext,
  {
    importId,
    findItem,
  }: {
    /** Undefined for all. */
    importId: string | undefined
    /** Of a course. */
    findItem: (course: string) => Promise<FindSaidItem>
  },
): AsyncGenerator<MadeTake, void> {
  const { queries } = context.database
  const pages = walkById((page) => listWithoutTake(queries, importId, page), pageSize)
  for await (const clips of pages) {
    for (const clip of clips) yield makeTake(context, clip, await findItem(clip.course))
  }
}

async function makeTake(
  context: MakingContext,
  clip: ClipWithoutTake,
  findItem: FindSaidItem,
): Promise<MadeTake> {
  const said = itemOf(clip, findItem)
  if (said === undefined) return { outcome: 'waits' }
  const playable = await convert(context, clip, said)
  if (playable === undefined) return { outcome: 'lost', name: clip.name }
  const files = describeFiles(playable.archive, playable.files)
  await putBlobs(context, files.written)
  const take = takeOf(clip, said, { ...playable, stored: files.stored })
  await context.database.transaction(async (within) => {
    // The import may have been undone meanwhile.
    if (await holdClip(within, clip.id)) {
      await insertTake(within, { ...take, receivedAt: context.clock.now() })
    }
  })
  return { outcome: 'made', durationMs: playable.sound.quality.durationMs }
}

/** What its entry became where speakers were asked about it, else what is written so. */
function itemOf(clip: ClipWithoutTake, findItem: FindSaidItem): SaidItem | undefined {
  const { told, toldKind: kind, course, text } = clip
  const isItem = kind === 'word' || kind === 'sentence'
  return told !== null && isItem ? { item: `${course}.${told}`, kind } : findItem(text)
}

async function convert(
  { blobs, soundChecker }: MakingContext,
  { sha256, ending }: ClipWithoutTake,
  { kind }: SaidItem,
): Promise<PlayableClip | undefined> {
  const bytes = await readWhole(blobs, sha256)
  if (bytes === undefined) return undefined
  try {
    return await soundChecker.convertClip(importOwner, { bytes, ending, kind })
  } catch (error) {
    if (isOutOfTime(error)) return undefined
    throw error
  }
}

function takeOf(
  clip: ClipWithoutTake,
  { item, kind }: SaidItem,
  made: PlayableClip & { stored: StoredFiles },
): Omit<TakeRow, 'receivedAt'> {
  const { id, course, dialect, speakerId, begunAt: recordedAt } = clip
  const { sampleCount, cut, stored } = made
  // Without a text that somebody consented under: nobody did.
  const description = {
    archive: { sha256: stored.archiveHash, sampleCount },
    course,
    item,
    kind,
    dialect,
    cut,
    recordedAt,
    microphone: {},
    appVersion: 'import',
  }
  return {
    id,
    recorderId: null,
    speakerId,
    course,
    item,
    kind,
    dialect,
    pace: 'usual',
    description: JSON.stringify(description),
    sound: JSON.stringify(made.sound),
    ...stored,
    recordedAt,
    approvedAt: null,
    sentBackAt: null,
    sentBackReason: null,
    sentBackComment: null,
    doubtedAt: null,
    withdrawnAt: null,
    saidAgain: 0,
  }
}
