import type { PracticeEvent } from '@mboa/contract'
import {
  buildLessonEvent,
  buildReview,
  buildSetting,
  buildUndo,
  testId,
} from '@mboa/domain/testing'
import { compactLearner } from '../modules/practice/blocks/compact-practice.ts'
import type { Database } from '../platform/database/database.ts'
import { insertMany } from './measured-server.ts'

const answeredAt = Date.UTC(2026, 0, 5, 8)
const course = 'ewo'
const item = 'ewo.day-sunday'
const control = '\u0001'

/** The first answer of each learner: without a word of the course there is no deck. */
const ofWord = (id: string) => buildReview({ id, answeredAt, course, item })

/** Each of these makes the fold of a learner's history or its export do most. */
const shapes = {
  'one-moment': { count: 20_000, eventOf: (_nth: number, id: string) => ofWord(id) },
  'one-session': {
    count: 20_000,
    eventOf: (nth: number, id: string) =>
      buildReview({ id, answeredAt: answeredAt + nth, course, item: `ewo.item-${nth}` }),
  },
  'one-setting': {
    count: 20_000,
    eventOf: (nth: number, id: string) => buildSetting({ id, answeredAt, value: nth }),
  },
  'one-lesson': {
    count: 20_000,
    eventOf: (_nth: number, id: string) => buildLessonEvent({ id, answeredAt, course }),
  },
  'falling-times': {
    count: 20_000,
    eventOf: (nth: number, id: string) =>
      buildReview({ ...ofWord(id), answeredAt: answeredAt - nth }),
  },
  'chain-of-undos': {
    // An even number of undos takes nothing back.
    count: 20_001,
    eventOf: (nth: number, id: string) =>
      buildUndo({ id, answeredAt, course, undoes: testId(nth - 1) }),
  },
  'longest-answers': {
    count: 8_000,
    eventOf: (_nth: number, id: string) => ({ ...ofWord(id), answer: control.repeat(500) }),
  },
  'in-blocks': {
    count: 20_000,
    eventOf: (nth: number, id: string) =>
      buildReview({ ...ofWord(id), answeredAt: answeredAt + nth }),
  },
} satisfies Record<
  string,
  { count: number; eventOf: (nth: number, id: string) => Omit<PracticeEvent, 'receivedAt'> }
>

export const practiceShapes = Object.keys(shapes)

/** In a block every hundredth id ends in zeros, as a device may choose its ids. */
export const idInBlocks = (nth: number) => {
  const digits = testId(nth)
  return nth % 100 === 0 ? `${digits.slice(-8)}${digits.slice(8, -8)}00000000` : digits
}

/** Gives each learner, called like the shape, a day's quota of it. Straight into the tables. */
export async function fillWorstPractice(database: Database): Promise<void> {
  await insertMany(
    database.queries,
    'accounts',
    [...practiceShapes, 'nobody-yet'].map((id) => ({
      id,
      email: `${id}@example.com`,
      emailKey: `${id}@example.com`,
      fullName: 'Ada Learner',
      role: 'learner',
      language: 'en',
      createdAt: 0,
      termsAcceptedAt: 0,
    })),
  )
  for (const [learnerId, { count, eventOf }] of Object.entries(shapes)) {
    await database.transaction(async (queries) => {
      await insertMany(
        queries,
        'practiceEvents',
        Array.from({ length: count }, (_, nth) => {
          const id = learnerId === 'in-blocks' ? idInBlocks(nth) : testId(nth)
          const event = JSON.stringify(nth === 0 ? ofWord(id) : eventOf(nth, id))
          return { learnerId, id, sequence: nth + 1, receivedAt: Date.now(), event }
        }),
      )
      const sequence = { learnerId, lastSequence: count, uncompactedSince: Date.now() }
      await queries.insertInto('practiceSequences').values(sequence).execute()
    })
  }
  await compactLearner({ database }, 'in-blocks')
}
