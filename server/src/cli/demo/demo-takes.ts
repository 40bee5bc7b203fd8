import { findLanguage, writtenTonesOf, type CourseUnit, type SentBackReason } from '@mboa/domain'
import type { Blemish } from './demo-hum.ts'

/** What becomes of a take: what its recorder and the other speaker do with it. */
export type Fate =
  | { readonly kind: 'waits' | 'approve' | 'withdraw' }
  | { readonly kind: 'send-back'; readonly reason: SentBackReason; readonly comment: string }

export interface DemoTake {
  readonly course: string
  /** A word of the course. */
  readonly item: string
  /** As it is written: its tones are hummed. */
  readonly text: string
  readonly fate: Fate
  readonly blemish?: Blemish
}

export interface DemoWords {
  readonly course: string
  readonly units: readonly Pick<CourseUnit, 'words'>[]
}

type Planned = Omit<DemoTake, 'course' | 'item' | 'text'>

const waits: Planned = { fate: { kind: 'waits' } }
const approved: Planned = { fate: { kind: 'approve' } }

/**
 * The recorder's, by their place in the order of recording: everything that *Mine* can show.
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
      fate: { kind: 'send-back', reason: 'other', comment: 'You hear a hum, not the word.' },
    },
    { fate: { kind: 'withdraw' } },
    { ...waits, blemish: 'noisy' },
    waits,
  ],
  [approved, { ...waits, blemish: 'quiet' }, waits],
]

/** The reviewer's own, of the words that follow. */
const awaiting: readonly (readonly Planned[])[] = [[waits], [waits]]

/** Approved besides, of words whose tones are all written: enough for every exercise by ear. */
const mostToned = 16

/** The takes of both, each of another word. */
export function planTakes(courses: readonly DemoWords[]): {
  readonly recorder: readonly DemoTake[]
  readonly reviewer: readonly DemoTake[]
} {
  const takes = courses.map(({ course, units }, nth) => {
    const words = units.flatMap((unit) => unit.words)
    const ofRecorder = recorded[nth] ?? []
    const ofReviewer = awaiting[nth] ?? []
    const place = (planned: readonly Planned[], from: readonly (typeof words)[number][]) =>
      planned.flatMap((take, at): DemoTake[] => {
        const word = from[at]
        return word === undefined ? [] : [{ course, item: word.id, text: word.text, ...take }]
      })
    const isToned = ({ text }: { text: string }) =>
      writtenTonesOf(text, findLanguage(course)) !== 'unknown'
    const toned = words.slice(ofRecorder.length + ofReviewer.length).filter(isToned)
    return {
      recorder: [
        ...place(ofRecorder, words),
        ...place(Array<Planned>(mostToned).fill(approved), toned),
      ],
      reviewer: place(ofReviewer, words.slice(ofRecorder.length)),
    }
  })
  return {
    recorder: takes.flatMap(({ recorder }) => recorder),
    reviewer: takes.flatMap(({ reviewer }) => reviewer),
  }
}
