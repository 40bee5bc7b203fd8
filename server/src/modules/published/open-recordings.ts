import {
  addressOf,
  api,
  openDataLicences,
  type OpenRecording,
  type SoundFile,
} from '@mboa/contract'
import type { Context } from '../../context.ts'
import { refuse, succeed, type Result } from '../../result.ts'
import { getBlob } from '../../platform/blobs/whole-blobs.ts'
import type { Clip } from '../takes/index.ts'
import { presentRecording } from './course-recordings.ts'
import { selectOpenTakes, type OpenTakeRow } from './open-recordings.repository.ts'

/**
 * What anybody may hear of some items of a course, also who has no account: one recording of each,
 * whose speaker's consent covers publication. Who asked to be named is heard only with a name.
 */
export async function listOpenRecordings(
  { database: { queries } }: Context,
  course: string,
  items: readonly string[],
): Promise<OpenRecording[]> {
  const rows = await selectOpenTakes(queries)
    .where('takes.course', '=', course)
    .where('takes.item', 'in', [...items])
    .execute()
  const recordings = new Map<string, OpenRecording>()
  for (const row of rows) {
    const licence = licenceOf(row)
    if (licence === undefined || recordings.has(row.item)) continue
    const recording = presentRecording(row)
    if (!isNamedWhereAsked(recording, licence)) continue
    const { opus, flac } = recording
    recordings.set(row.item, {
      ...recording,
      licence,
      opus: opus && { ...opus, address: openAddress(opus.address) },
      flac: { ...flac, address: openAddress(flac.address) },
    })
  }
  return [...recordings.values()]
}

/** Sounds of a course that may leave Mboa: one of each item, under the licence that its speaker gave. */
export async function listOpenSounds(
  { database: { queries } }: Context,
  course: string,
): Promise<ReadonlyMap<string, OpenSound>> {
  const rows = await selectOpenTakes(queries).where('takes.course', '=', course).execute()
  const sounds = new Map<string, OpenSound>()
  for (const row of rows) {
    const licence = licenceOf(row)
    if (licence === undefined || sounds.has(row.item)) continue
    const { voice } = presentRecording(row)
    if (!isNamedWhereAsked({ voice }, licence)) continue
    const { takeId: take, listeningHash: hash } = row
    sounds.set(row.item, { take, hash, licence, name: voice.name })
  }
  return sounds
}

export interface OpenSound {
  readonly take: string
  /** Hash of the Ogg Opus file. */
  readonly hash: string
  readonly licence: Licence
  /** Of the speaker, who may have none. */
  readonly name: string | null
}

/** A sound of such a recording, by the name of its file; `not-found` for every other. */
export async function findOpenClip(
  { database: { queries }, blobs }: Context,
  { hash, ending }: SoundFile,
): Promise<Result<Clip>> {
  const rows = await selectOpenTakes(queries)
    .where(ending === 'flac' ? 'takes.heardHash' : 'takes.listeningHash', '=', hash)
    .execute()
  for (const row of rows) {
    const licence = licenceOf(row)
    if (licence === undefined || !isNamedWhereAsked(presentRecording(row), licence)) continue
    return succeed({ blob: await getBlob(blobs, hash), ending })
  }
  return refuse('not-found')
}

type Licence = OpenRecording['licence']

const licenceOf = (row: OpenTakeRow): Licence | undefined =>
  openDataLicences.find((known) => known === row.licence)

/** CC BY: "for any use, if I am named as the speaker". */
const isNamedWhereAsked = ({ voice }: Pick<OpenRecording, 'voice'>, licence: Licence): boolean =>
  licence === 'CC0-1.0' || voice.name !== null

const openAddress = (address: string): string =>
  addressOf(api.readOpenClip, { params: { clip: address.slice(address.lastIndexOf('/') + 1) } })
