import type { DeletionConsequences, ExportedSpeaker } from '@mboa/contract'
import type { ZippedFile } from '@mboa/formats'
import type { AccountData, AccountDeletion, FileStores } from '../../account-data.ts'
import { readWhole } from '../../platform/blobs/whole-blobs.ts'
import type { Queries } from '../../platform/database/database.ts'
import {
  detachSpeaker,
  isConsentedTo,
  listSpeakersOf,
  listStatements,
  type SpeakerRow,
} from '../speakers/index.ts'
import { countTakesBySpeaker, detachTakesOfSpeaker, listGuestsOf } from './repository.ts'
import { presentWhole, statementOf } from './present-speaker.ts'
import { eraseSpeaker, eraseTakesOfGuest } from './take-back.ts'

export const speakerAccountData = {
  describe: async (queries, accountId) => ({
    speakers: await describeSpeakers(queries, accountId),
  }),
  listFiles: listSpeakerFiles,
  foresee: async (queries, accountId) => ({
    speakers: await listSpeakersAtStake(queries, accountId),
  }),
  erase: settleSpeakers,
} satisfies AccountData

async function describeSpeakers(queries: Queries, recorderId: string): Promise<ExportedSpeaker[]> {
  const described: ExportedSpeaker[] = []
  for (const row of await listSpeakersOf(queries, recorderId)) {
    described.push(await presentWhole(queries, row))
  }
  return described
}

/** The same with what they said to agree, for a ZIP file; what the store has lost is named. */
async function* listSpeakerFiles(
  { queries, blobs }: FileStores,
  recorderId: string,
): AsyncGenerator<ZippedFile, void> {
  const speakers = await describeSpeakers(queries, recorderId)
  if (speakers.length === 0) return
  const missing: string[] = []
  for (const { id, consents } of speakers) {
    for (const { consent, sha256 } of consents) {
      const name = `speakers/${id}/${consent}.flac`
      const bytes = await readWhole(blobs, sha256)
      if (bytes === undefined) missing.push(name)
      else yield { name, bytes }
    }
  }
  const described = JSON.stringify({ speakers, missing }, null, 1)
  yield { name: 'speakers/speakers.json', bytes: Buffer.from(described) }
}

/** Who spoke on somebody's devices, and may stay when their account goes. */
async function listSpeakersAtStake(
  queries: Queries,
  recorderId: string,
): Promise<DeletionConsequences['speakers']> {
  const takes = await countTakesBySpeaker(queries, recorderId)
  const atStake: DeletionConsequences['speakers'] = []
  for (const row of await listSpeakersOf(queries, recorderId)) {
    const { id, name, speakerId } = row
    const mayStay = await agreedToStay(queries, row)
    atStake.push({ id, name, takes: takes.get(speakerId) ?? 0, mayStay })
  }
  return atStake
}

/**
 * Settles each who spoke on the devices of an account before its takes go: who agreed to it stays,
 * under their own consents and as nobody's; all others go with all that they said.
 */
async function settleSpeakers(
  queries: Queries,
  recorderId: string,
  { speakersKept, now }: AccountDeletion,
): Promise<void> {
  for (const row of await listSpeakersOf(queries, recorderId)) {
    const { speakerId } = row
    if (speakersKept.includes(speakerId) && (await agreedToStay(queries, row))) {
      await detachTakesOfSpeaker(queries, { speakerId, recorderId })
      await detachSpeaker(queries, speakerId)
    } else {
      await eraseSpeaker(queries, speakerId, now)
    }
  }
  await settleGuests(queries, recorderId, now)
}

/** What the account recorded of whom others added in a workshop: under their own consents, too. */
async function settleGuests(queries: Queries, recorderId: string, now: number): Promise<void> {
  for (const { speakerId } of await listGuestsOf(queries, recorderId)) {
    if (await agreedToStay(queries, { speakerId })) {
      await detachTakesOfSpeaker(queries, { speakerId, recorderId })
    } else {
      await eraseTakesOfGuest(queries, { speakerId, recorderId, now })
    }
  }
}

/** How many recordings of whom others added go with an account. */
export async function countGuestTakesToGo(queries: Queries, recorderId: string): Promise<number> {
  let going = 0
  for (const { speakerId, count } of await listGuestsOf(queries, recorderId)) {
    if (!(await agreedToStay(queries, { speakerId }))) going += count
  }
  return going
}

async function agreedToStay(
  queries: Queries,
  { speakerId }: Pick<SpeakerRow, 'speakerId'>,
): Promise<boolean> {
  if (!(await isConsentedTo(queries, speakerId, 'learners'))) return false
  const [newest] = await listStatements(queries, speakerId)
  return newest !== undefined && statementOf(newest).staysAlone
}
