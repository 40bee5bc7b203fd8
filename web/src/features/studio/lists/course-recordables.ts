import {
  conceptItem,
  speakersUnit,
  type Concept,
  type ContributedItem,
  type ReceivedTake,
} from '@mboa/contract'
import { listTrainedWords, type OwnTake, type Recordable, type SentBackReason } from '@mboa/domain'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { conceptTheme, unitTheme } from '../../../platform/recording-lists/list-address.ts'
import { createIsTaught } from './is-taught.ts'
import type { RecordingFacts } from '../../../platform/recording-lists/recording-facts-store.ts'
import type { StoredTake } from '../../../platform/device-store/take-database.ts'

/** The theme of what speakers gave and others confirmed. */
export const confirmedTheme = unitTheme(speakersUnit)
export const contributedTheme = 'contributed'

/**
 * Words or sentences of a course in their order: those of its packs, those that speakers
 * contributed, and the concepts, each with the words that somebody gave for it. A concept that
 * nobody gave any for is there only where it is to be asked for, and the course lacks it.
 */
export function listRecordables(
  kind: 'word' | 'sentence',
  given: { course: Course; facts: RecordingFacts; dialect: string | null },
): readonly Recordable[] {
  const { course, facts } = given
  const { contributed } = facts.overview
  const words = contributed.filter((each) => each.gloss !== null && each.kind === kind)
  return [
    ...ofPacks(kind, course),
    ...words.flatMap(({ item, text, gloss }) =>
      gloss === null ? [] : [{ item, kind, text, gloss, theme: contributedTheme }],
    ),
    ...ofConcepts(kind, given),
  ]
}

function ofPacks(kind: 'word' | 'sentence', course: Course): readonly Recordable[] {
  const trained = kind === 'word' ? trainedWordsOf(course) : new Set<string>()
  return course.units.flatMap(({ unit, words, sentences = [] }) =>
    (kind === 'word' ? words : sentences).map((item): Recordable => {
      const [en = '', fr = ''] = [item.gloss.en[0], item.gloss.fr[0]]
      const picture = 'picture' in item ? item.picture : undefined
      return {
        item: item.id,
        kind,
        text: item.text,
        gloss: { en, fr },
        theme: unitTheme(unit),
        ...(trained.has(item.id) && { isForTones: true }),
        ...(picture !== undefined && { picture }),
      }
    }),
  )
}

/** Every word against every other: found once for each content of a course. */
const trainedByUnits = new WeakMap<Course['units'], ReadonlySet<string>>()

function trainedWordsOf({ summary, units }: Course): ReadonlySet<string> {
  const known = trainedByUnits.get(units)
  if (known !== undefined) return known
  const words = units.flatMap((unit) => unit.words)
  const trained = listTrainedWords(summary.course, words)
  trainedByUnits.set(units, trained)
  return trained
}

function ofConcepts(
  kind: 'word' | 'sentence',
  { course, facts, dialect }: { course: Course; facts: RecordingFacts; dialect: string | null },
): readonly Recordable[] {
  const words = groupBy(facts.overview.contributed, ({ item }) => item)
  const isTaught = createIsTaught(course)
  const { first } = facts.overview
  const toRecordable = (concept: Concept, theme: string): readonly Recordable[] => {
    const { gloss, picture, note, hidden, speaker: turn } = concept
    const item = conceptItem(course.summary.course, concept.concept)
    const place = placeOf(concept, first)
    const text = wordFor(words.get(item) ?? [], dialect)?.text ?? null
    if (text === null && (hidden !== undefined || isTaught(gloss))) return []
    return [
      {
        item,
        kind,
        text,
        gloss,
        theme: conceptTheme(theme),
        ...(picture !== undefined && { picture }),
        ...(note !== undefined && { note }),
        ...(turn !== undefined && { turn }),
        ...(place !== undefined && { core: place }),
      },
    ]
  }
  return facts.concepts
    .filter((section) => section.kind === kind)
    .flatMap(({ themes }) => themes)
    .flatMap(({ theme, concepts }) => concepts.flatMap((each) => toRecordable(each, theme)))
}

/** Among the concepts to begin with: what this course lacks most, then what every list begins with. */
function placeOf({ concept, core }: Concept, first: readonly string[]): number | undefined {
  const place = first.indexOf(concept)
  if (place >= 0) return place + 1
  return core === undefined ? undefined : first.length + core
}

/** One's own first, then one of the dialect, then any; each time the newest. */
function wordFor(
  words: readonly ContributedItem[],
  dialect: string | null,
): ContributedItem | undefined {
  return (
    words.find(({ isOwn }) => isOwn) ??
    words.find((word) => word.dialect === dialect) ??
    words.find((word) => word.dialect === null || dialect === null)
  )
}

const states: Readonly<Record<StoredTake['state'], OwnTake['state']>> = {
  'on-device': 'waiting',
  sending: 'waiting',
  received: 'waiting',
  replaced: 'waiting',
  approved: 'approved',
  'sent-back': 'sent-back',
  withdrawn: 'unusable',
  refused: 'unusable',
}

/** Why a take was sent back, for who recorded it. */
export type DescribeReason = (reason: SentBackReason | null, comment: string) => string

/**
 * The takes of a course by who speaks: those of this device, and those that the server has from others.
 * The server knows what became of each; the device alone knows what is still on it.
 */
export function listOwnTakes(
  course: string,
  given: {
    onDevice: readonly StoredTake[]
    received: readonly ReceivedTake[]
    /** Who speaks without an account; undefined for whose device it is. */
    speaker: string | undefined
  },
  describeReason: DescribeReason,
): readonly OwnTake[] {
  const { speaker } = given
  const received = given.received.filter(
    (take) => take.course === course && take.speaker === speaker,
  )
  const known = new Set(received.map(({ id }) => id))
  const onDevice = given.onDevice.filter(
    ({ id, context }) => context.course === course && context.speaker === speaker && !known.has(id),
  )
  return [
    ...received.map((take) => {
      const { item, dialect, recordedAt, state } = take
      const sentBackReason = describeReason(take.sentBackReason, take.sentBackComment)
      return { item, dialect, recordedAt, state: states[state], sentBackReason }
    }),
    ...onDevice.map(({ context, recordedAt, state, ...take }) => ({
      item: context.item,
      dialect: context.dialect,
      recordedAt,
      state: states[state],
      sentBackReason: describeReason(take.sentBackReason ?? null, take.sentBackComment ?? ''),
    })),
  ]
}

/** The values that share a key, in their order. `Map.groupBy` is too new for the older of our browsers. */
export function groupBy<Key, Value>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [value])
    else group.push(value)
  }
  return groups
}
