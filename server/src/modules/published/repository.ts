import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database.ts'
import { consentsToLearners } from '../speakers/index.ts'

/** How the speaker of a recording is named. */
const creditColumns = [
  'speakerCredits.kind as creditKind',
  'speakerCredits.pseudonym',
  'accounts.fullName',
  'speakers.id as withoutAccount',
  'speakers.name as speakerName',
  'speakers.namedAt',
  'imports.citation as importedFrom',
  'imports.licence as importedUnder',
] as const

/** What a recording is made of: of the take, and of how its speaker is named. */
export const recordingColumns = [
  'takes.item',
  'takes.kind',
  'takes.dialect',
  'takes.speakerId',
  'takes.sound',
  'takes.heardHash',
  'takes.heardBytes',
  'takes.listeningHash',
  'takes.listeningBytes',
  ...creditColumns,
] as const

/** What changed after a number, in order: with the take where it can be heard. */
export function listPublished(
  queries: Queries,
  course: string,
  page: { after: number; limit: number },
) {
  return queries
    .selectFrom('publishedRecordings')
    .leftJoin('takes', (join) =>
      join
        .onRef('takes.id', '=', 'publishedRecordings.takeId')
        .on('takes.approvedAt', 'is not', null)
        .on('takes.withdrawnAt', 'is', null)
        .on(consentsToLearners()),
    )
    .leftJoin('speakerCredits', 'speakerCredits.accountId', 'takes.recorderId')
    .leftJoin('accounts', 'accounts.id', 'takes.recorderId')
    .leftJoin('speakers', 'speakers.speakerId', 'takes.speakerId')
    .leftJoin('importedVoices', 'importedVoices.speakerId', 'takes.speakerId')
    .leftJoin('imports', 'imports.id', 'importedVoices.importId')
    .select(['publishedRecordings.takeId', 'publishedRecordings.sequence', ...recordingColumns])
    .where('publishedRecordings.course', '=', course)
    .where('publishedRecordings.sequence', '>', page.after)
    .orderBy('publishedRecordings.sequence')
    .limit(page.limit)
    .execute()
}

/** How each speaker whom learners hear in a course is named, and with how many recordings. */
export function listCreditedSpeakers(queries: Queries, course: string) {
  return queries
    .selectFrom(
      queries
        .selectFrom('takes')
        .select(({ fn }) => ['recorderId', 'speakerId', fn.countAll<number>().as('recordings')])
        .where('course', '=', course)
        .where('approvedAt', 'is not', null)
        .where('withdrawnAt', 'is', null)
        .where(consentsToLearners())
        .groupBy(['recorderId', 'speakerId'])
        .as('heard'),
    )
    .leftJoin('speakerCredits', 'speakerCredits.accountId', 'heard.recorderId')
    .leftJoin('accounts', 'accounts.id', 'heard.recorderId')
    .leftJoin('speakers', 'speakers.speakerId', 'heard.speakerId')
    .leftJoin('importedVoices', 'importedVoices.speakerId', 'heard.speakerId')
    .leftJoin('imports', 'imports.id', 'importedVoices.importId')
    .select(['heard.recordings', ...creditColumns])
    .execute()
}

/** The last number given to a change in the course, 0 before the first, and in which epoch. */
export async function readPlace(
  queries: Queries,
  course: string,
): Promise<{ epoch: string; last: number }> {
  const { epoch, last } = await queries
    .selectFrom('epochs')
    .leftJoin('recordingSequences', (join) => join.on('recordingSequences.course', '=', course))
    .select(['epochs.id as epoch', 'recordingSequences.lastSequence as last'])
    .executeTakeFirstOrThrow()
  return { epoch, last: last ?? 0 }
}

/** By course another mark after every recording that is published or taken back; none before the first. */
export async function readPublishedMarks(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const sequences = await queries
    .selectFrom('recordingSequences')
    .select(['course', 'lastSequence'])
    .orderBy('course')
    .execute()
  return new Map(sequences.map(({ course, lastSequence }) => [course, String(lastSequence)]))
}

/** The same as a part of another statement. */
export const selectPublishedMarks = (queries: Queries) =>
  queries
    .selectFrom('recordingSequences')
    .select([sql.lit('published').as('what'), 'course as of', 'lastSequence as count'])

/** What learners can hear of one item of a course. */
interface HeardItem {
  readonly recordings: number
  /** Of the one recording that a download brings where data is to be spared: the oldest. */
  readonly bytes: number
  /** Of what it brings otherwise: the oldest of each of three voices. */
  readonly voicesBytes: number
}

/** As many voices of a word as a download brings. */
const voicesAtMost = 3

/** How much there is to hear of a course, by item. */
export async function listHeardItems(
  queries: Queries,
  course: string,
): Promise<ReadonlyMap<string, HeardItem>> {
  const rows = await queries
    .selectFrom(
      queries
        .selectFrom('takes')
        .select(({ fn }) => [
          fn.min<string>('takes.id').as('oldest'),
          fn.countAll<number>().as('recordings'),
        ])
        .where('course', '=', course)
        .where('approvedAt', 'is not', null)
        .where('withdrawnAt', 'is', null)
        .where(consentsToLearners())
        .groupBy(['takes.item', 'takes.speakerId'])
        .as('heard'),
    )
    .innerJoin('takes', 'takes.id', 'heard.oldest')
    .select(['takes.item', 'heard.recordings', 'takes.listeningBytes as bytes'])
    .orderBy('takes.id')
    .execute()
  const items = new Map<string, Voice[]>()
  for (const { item, recordings, bytes } of rows) {
    const voices = items.get(item) ?? []
    voices.push({ recordings, bytes })
    items.set(item, voices)
  }
  return sumItems(items)
}

/** What learners can hear of one item by one speaker, and what the oldest of it weighs. */
interface Voice {
  readonly recordings: number
  readonly bytes: number
}

/** @param items of each the voices, that of the oldest recording first */
const sumItems = (items: ReadonlyMap<string, readonly Voice[]>): Map<string, HeardItem> =>
  new Map(Array.from(items, ([item, voices]) => [item, sumVoices(voices)]))

function sumVoices(voices: readonly Voice[]): HeardItem {
  const kept = voices.slice(0, voicesAtMost)
  return {
    recordings: voices.reduce((sum, { recordings }) => sum + recordings, 0),
    bytes: voices[0]?.bytes ?? 0,
    voicesBytes: kept.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
