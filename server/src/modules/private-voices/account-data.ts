import type { ProfileExport } from '@mboa/contract'
import type { ZippedFile } from '@mboa/formats'
import type { AccountData, FileStores } from '../../account-data.ts'
import { touchBlob } from '../../platform/blobs/pending-blobs.repository.ts'
import { readWhole } from '../../platform/blobs/whole-blobs.ts'
import type { Queries } from '../../platform/database/database.ts'
import { listRecordings, listVoices } from './repository.ts'
import { presentRecording, presentVoice } from './service.ts'

export const privateVoiceAccountData = {
  describe: async (queries, accountId) => ({
    privateVoices: await describePrivateVoices(queries, accountId),
  }),
  listFiles: listPrivateFiles,
  foresee: async (queries, accountId) => ({
    privateRecordings: (await listRecordings(queries, accountId)).length,
  }),
  erase: (queries, accountId, { now }) => releaseSounds(queries, accountId, now),
} satisfies AccountData

async function describePrivateVoices(
  queries: Queries,
  accountId: string,
): Promise<ProfileExport['privateVoices']> {
  const voices = await listVoices(queries, accountId)
  const recordings = await listRecordings(queries, accountId)
  return {
    voices: voices.map(presentVoice),
    recordings: recordings.map(presentRecording),
  }
}

/** The same with the sounds, for a ZIP file; what the store has lost is named. */
async function* listPrivateFiles(
  { queries, blobs }: FileStores,
  accountId: string,
): AsyncGenerator<ZippedFile, void> {
  const { voices, recordings } = await describePrivateVoices(queries, accountId)
  if (voices.length === 0) return
  const missing: string[] = []
  for (const { id, sha256 } of recordings) {
    const name = `private/${id}.flac`
    const bytes = await readWhole(blobs, sha256)
    if (bytes === undefined) missing.push(name)
    else yield { name, bytes }
  }
  const described = JSON.stringify({ voices, recordings, missing }, null, 1)
  yield { name: 'private/voices.json', bytes: Buffer.from(described) }
}

/** None of them ever stays: their rows go with the account. */
async function releaseSounds(queries: Queries, accountId: string, now: number): Promise<void> {
  for (const { sha256 } of await listRecordings(queries, accountId)) {
    await touchBlob(queries, sha256, now)
  }
}
