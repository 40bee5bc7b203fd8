import type { CourseUnit, SentBackReason } from '@mboa/domain'
import type { Blemish } from './demo-hum.ts'

/** What becomes of a take: what its recorder and the other speaker do with it. */
export type Fate =
  | { readonly kind: 'waits' | 'approve' | 'withdraw' }
  | { readonly kind: 'send-back'; readonly reason: SentBackReason; readonly comment: string }

export interface DemoTake {
  readonly course: string
  /** A word of the course. */
  readonly item: string
  readonly fate: Fate
  readonly blemish?: Blemish
}

export interface DemoWords {
  readonly course: string
  readonly units: readonly Pick<CourseUnit, 'words'>[]
}

type Planned = Omit<DemoTake, 'course' | 'item'>

const waits: Planned = { fate: { kind: 'waits' } }
const approved: Planned = { fate: { kind: 'approve' } }

/**
 * The recorder's, by their place in the order of recording: everything that *Mine* can show. The
 * reviewer is trusted in the first course alone, so that an approval in the second awaits another.
 */
const recorded: readonly (readonly Planned[])[] = [
  [
    approved,
    approved,
    approved,
    approved,
    { fate: { kind: 'send-back', reason: 'noise', comment: '' }, blemish: 'noisy' },
    { fate: { kind: 'send-back', reason: 'cut-off', comment: '' }, blemish: 'cut-off' },
    {
      fate: { kind: 'send-back', reason: 'other', comment: 'One hears a hum, and not the word.' },
    },
    { fate: { kind: 'withdraw' } },
    { ...waits, blemish: 'noisy' },
    waits,
  ],
  [approved, { ...waits, blemish: 'quiet' }, waits],
]

/** The reviewer's own, of the words that follow. */
const awaiting: readonly (readonly Planned[])[] = [[waits], [waits]]

/** The takes of both, each of another word. */
export function planTakes(courses: readonly DemoWords[]): {
  readonly recorder: readonly DemoTake[]
  readonly reviewer: readonly DemoTake[]
} {
  const takes = courses.map(({ course, units }, nth) => {
    const words = units.flatMap((unit) => unit.words).map(({ id }) => id)
    const ofRecorder = recorded[nth] ?? []
    const place = (planned: readonly Planned[], items: readonly string[]) =>
      planned.flatMap((take, at): DemoTake[] => {
        const item = items[at]
        return item === undefined ? [] : [{ course, item, ...take }]
      })
    return {
      recorder: place(ofRecorder, words),
      reviewer: place(awaiting[nth] ?? [], words.slice(ofRecorder.length)),
    }
  })
  return {
    recorder: takes.flatMap(({ recorder }) => recorder),
    reviewer: takes.flatMap(({ reviewer }) => reviewer),
  }
}
