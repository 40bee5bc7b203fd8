import { touchBlob } from '../../platform/blobs/pending-blobs.repository.ts'
import type { Queries } from '../../platform/database/database.ts'
import { defineWithdrawal, type Replayable } from '../../platform/withdrawals/withdrawal-command.ts'
import { clearUndoneImports, setUndone } from '../contributions/index.ts'
import { announceTakes, answerWhoAsked, filesOf, listTakes, removeTakes } from '../takes/index.ts'
import { forgetVoice, removeSomeClips, removeVoices, type ClipsOf } from './repository.ts'

const clipsAtOnce = 200

const undoing = defineWithdrawal('import', async (queries, { id, at }) => {
  await removeSounds(queries, id, at)
  await setUndone(queries, id, at)
})

/**
 * Takes an import back for good, with its voices: to be followed by `saveWithdrawals` and
 * `clearUndoneImports`, once that is durable. What people here recorded of its words stays theirs.
 */
export function undoWholeImport(queries: Queries, id: string, at: number): Promise<void> {
  return undoing.carryOut(queries, { id, at })
}

const replayedImport: Replayable<'import'> = {
  /** Clears the words within the transaction: a restore lets nobody else write meanwhile. */
  async replay(queries, withdrawal) {
    await undoing.replay(queries, withdrawal)
    await clearUndoneImports({ queries })
  },
}

export const importWithdrawals = { import: replayedImport }

/** Removes all recordings and voices of an import. */
export async function removeSounds(queries: Queries, importId: string, now: number): Promise<void> {
  await removeClips(queries, { importId }, now)
  await removeVoices(queries, importId)
}

/** All that one voice of an import says, for who takes it back alone; it does not come again. */
export async function removeVoice(queries: Queries, speakerId: string, now: number): Promise<void> {
  await removeClips(queries, { speakerId }, now)
  await forgetVoice(queries, speakerId)
}

/** A single one, whoever says it. */
export function removeClip(queries: Queries, clipId: string, now: number): Promise<void> {
  return removeClips(queries, { clipId }, now)
}

/** At once nobody hears them any more, and the sweep removes the files. */
async function removeClips(queries: Queries, of: ClipsOf, now: number): Promise<void> {
  for (;;) {
    const clips = await removeSomeClips(queries, of, clipsAtOnce)
    if (clips.length === 0) break
    const ids = clips.map(({ id }) => id)
    const takes = await listTakes(queries, ids)
    const files = [...clips.map(({ sha256 }) => sha256), ...takes.flatMap((take) => filesOf(take))]
    for (const hash of files) await touchBlob(queries, hash, now)
    await removeTakes(queries, ids)
    const heard = takes.filter(({ approvedAt }) => approvedAt !== null)
    await announceTakes(queries, heard)
    for (const take of heard) await answerWhoAsked(queries, take, now)
  }
}
