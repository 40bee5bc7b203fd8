import type { CourseSummary, Recording, UnitPack } from '@mboa/contract'
import type { LearnerDatabase } from '../device-store/learner-database.ts'
import { listStoredRecordings, type RecordingsByItem } from './stored-recordings.ts'
import { readDataChoices } from '../data-use/data-choices.ts'
import { listKeptVoices, readVoicePreference } from './voice-preference.ts'
import { soundOf } from '../sound/sound-of.ts'

/** One recording as a file: its address never changes what it answers. */
export interface Sound {
  address: string
  bytes: number
}

/** What can be heard of a course, by unit. */
export type CourseSounds = ReadonlyMap<string, readonly Sound[]>

const noSounds: CourseSounds = new Map()

/** What this device knows to be heard of the units that it has, by unit. */
export async function listCourseSounds(
  database: LearnerDatabase,
  { course, units }: CourseSummary,
): Promise<CourseSounds> {
  const recordings = await listStoredRecordings(database, course)
  if (recordings.size === 0) return noSounds
  const sounds = new Map<string, readonly Sound[]>()
  for (const { unit } of units) {
    const stored = await database.get('packs', [course, unit])
    if (stored !== undefined) sounds.set(unit, soundsOf(stored.pack, recordings))
  }
  return sounds
}

/** Up to three voices of each item, in the format in which this device plays them. */
export function soundsOf(pack: UnitPack, recordings: RecordingsByItem): readonly Sound[] {
  const preference = readVoicePreference(pack.course)
  const { saver } = readDataChoices()
  return recordingsOf(pack, recordings)
    .flatMap((ofItem) => listKeptVoices(ofItem, preference, saver))
    .map((kept) => {
      const { address } = soundOf(kept)
      const { opus, flac } = kept
      return { address, bytes: opus?.address === address ? opus.bytes : flac.bytes }
    })
}

/** All there are of each item of a unit that has any. */
export const recordingsOf = (
  { words, sentences = [] }: UnitPack,
  recordings: RecordingsByItem,
): (readonly Recording[])[] =>
  [...words, ...sentences].flatMap(({ id }) => [recordings.get(id) ?? []])
