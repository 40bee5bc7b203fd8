import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database.ts'
import { inSlices } from '../../platform/database/in-slices.ts'
import { consentsToLearners } from '../speakers/index.ts'
import { isNotReplaced } from './replaced-takes.repository.ts'

/** How many speakers of an item are heard, and how many of its takes wait to be. */
export interface VoicesOfItem {
  readonly item: string
  readonly voices: number
  readonly waiting: number
}

/** Of a course: each item with takes that are not withdrawn, by speakers who consent. */
export function countVoices(queries: Queries, course: string): Promise<readonly VoicesOfItem[]> {
  return queries
    .selectFrom('takes')
    .select([
      'item',
      sql<number>`count(distinct case when approved_at is not null then speaker_id end)`.as(
        'voices',
      ),
      sql<number>`count(case when approved_at is null and sent_back_at is null then 1 end)`.as(
        'waiting',
      ),
    ])
    .where('course', '=', course)
    .where('withdrawnAt', 'is', null)
    .where(consentsToLearners())
    .groupBy('item')
    .execute()
}

/** Different speakers who are heard of each of these items, in whatever dialect. */
export async function countHeardVoices(
  queries: Queries,
  course: string,
  items: readonly string[],
): Promise<readonly Pick<VoicesOfItem, 'item' | 'voices'>[]> {
  const heard = queries
    .selectFrom('takes')
    .select(({ fn }) => ['item', fn.count<number>('speakerId').distinct().as('voices')])
    .where('course', '=', course)
    .where('approvedAt', 'is not', null)
    .where('withdrawnAt', 'is', null)
    .where(consentsToLearners())
    .groupBy('item')
  return inSlices(items, (some) => heard.where('item', 'in', some).execute())
}

/** What speakers say of themselves, and where it stands; who has an account says a dialect alone. */
const saidOfSpeakers = {
  age: 'speakers.ageBand',
  sex: 'speakers.sex',
  dialect: 'takes.dialect',
} as const

/** Dialects are typed as anybody likes: the largest groups of speakers are listed. */
const maxGroups = 100

export interface HeardOf {
  /** Null for those who have not said. */
  readonly value: string | null
  readonly speakers: number
  readonly items: number
}

/** How many speakers of each age, sex or dialect are heard in a course, and with how many items. */
export function countHeardBy(
  queries: Queries,
  course: string,
  by: keyof typeof saidOfSpeakers,
): Promise<readonly HeardOf[]> {
  const said = saidOfSpeakers[by]
  return queries
    .selectFrom('takes')
    .leftJoin('speakers', 'speakers.speakerId', 'takes.speakerId')
    .select((select) => [
      select.ref(said).$castTo<string | null>().as('value'),
      select.fn.count<number>('takes.speakerId').distinct().as('speakers'),
      select.fn.count<number>('takes.item').distinct().as('items'),
    ])
    .where('takes.course', '=', course)
    .where('takes.approvedAt', 'is not', null)
    .where('takes.withdrawnAt', 'is', null)
    .where(consentsToLearners())
    .groupBy(said)
    .orderBy('speakers', 'desc')
    .orderBy('value')
    .limit(maxGroups)
    .execute()
}

/** Who speaks and has something in common, by what they say of themselves. */
export interface SaidGroup {
  readonly by: keyof typeof saidOfSpeakers
  readonly value: string
}

/** What a speaker of a group has said of one item, and not withdrawn. */
export interface VoiceOfGroup {
  readonly item: string
  readonly speakerId: string
  readonly heard: number
  readonly waiting: number
}

/** Of a course: what each speaker of a group is heard with, or will be once it is approved. */
export function listVoicesOfGroup(
  queries: Queries,
  course: string,
  { by, value }: SaidGroup,
): Promise<readonly VoiceOfGroup[]> {
  return queries
    .selectFrom('takes')
    .leftJoin('speakers', 'speakers.speakerId', 'takes.speakerId')
    .select([
      'takes.item',
      'takes.speakerId',
      sql<number>`count(takes.approved_at)`.as('heard'),
      sql<number>`count(case when takes.approved_at is null then 1 end)`.as('waiting'),
    ])
    .where('takes.course', '=', course)
    .where((take) =>
      take.or([take('takes.approvedAt', 'is not', null), take('takes.sentBackAt', 'is', null)]),
    )
    .where('takes.withdrawnAt', 'is', null)
    .where(saidOfSpeakers[by], '=', value)
    .where(consentsToLearners())
    .groupBy(['takes.item', 'takes.speakerId'])
    .execute()
}

/** Those of a course that nobody has decided about, by speakers who consent. */
export async function countTakesWaiting(queries: Queries, course: string): Promise<number> {
  const { count } = await queries
    .selectFrom('takes')
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .where('course', '=', course)
    .where('withdrawnAt', 'is', null)
    .where('approvedAt', 'is', null)
    .where('sentBackAt', 'is', null)
    .where(isNotReplaced())
    .where(consentsToLearners())
    .executeTakeFirstOrThrow()
  return count
}

/** What each of these recorders has stored of a course and not withdrawn; who has nothing is left out. */
export function countTakesOfRecorders(
  queries: Queries,
  course: string,
  recorderIds: readonly string[],
) {
  const counted = queries
    .selectFrom('takes')
    .select(({ fn }) => [
      'recorderId',
      fn.countAll<number>().as('takes'),
      fn.count<number>('approvedAt').as('approved'),
    ])
    .where('course', '=', course)
    .where('withdrawnAt', 'is', null)
    .groupBy('recorderId')
  return inSlices(recorderIds, (some) => counted.where('recorderId', 'in', some).execute())
}
