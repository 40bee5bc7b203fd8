import { api, addressOf, type TakeToReview } from '@mboa/contract'
import { newEventId } from '../../../platform/event-id.ts'
import { aTakeSound } from '../../../testing/recordings.ts'
import { type stubNetwork, succeed } from '../../../testing/stub-network.ts'
import { wavHeader } from '../../../testing/sung-word.ts'
import { answerAboutTestCourse } from '../../../testing/test-course.ts'
import { aProfile, aUser } from '../../../testing/users.ts'

export type Answers = Parameters<typeof stubNetwork>[0]

const rate = 8_000
const clipMs = 600

/** A quiet clip as the server sends it for a review. */
export function aClip(ms = clipMs): Response {
  const samples = Int16Array.from({ length: (ms / 1000) * rate }, (_, at) => (at % 40) - 20)
  return new Response(new Blob([wavHeader(rate, samples.byteLength), samples]), {
    headers: { 'content-type': 'audio/wav' },
  })
}

export const clipPath = (id: string) =>
  addressOf(api.readReviewClip, { params: { clip: `${id}.flac` } })
export const reviewPath = (id: string) => addressOf(api.reviewTake, { params: { id } })
export const queuePath = `${api.listReviewQueue.path}?course=ewo`

export function aTake(differences: Partial<TakeToReview> = {}): TakeToReview {
  const sound = { ...aTakeSound(), dialect: 'Mvele', heard: { startMs: 0, endMs: clipMs } }
  const { id } = sound
  return {
    ...sound,
    archive: { sha256: 'a'.repeat(64), address: clipPath(id) },
    listening: null,
    peaks: [-10, 10, -90, 90],
    approvals: 1,
    doubts: [],
    told: null,
    concept: null,
    ...differences,
  }
}

const profile = aProfile({
  user: aUser({ id: newEventId(), fullName: 'Test Recorder', role: 'recorder' }),
  recorderLanguages: ['ewo'],
})

/** A server on which these wait, and which takes whatever is said of them. */
export function answersFor(...takes: readonly TakeToReview[]): Answers {
  const ofTakes = takes.map(({ id }): Answers => ({
    [clipPath(id)]: () => aClip(),
    [`PUT ${reviewPath(id)}`]: succeed({ id, state: 'approved' }),
    [`DELETE ${reviewPath(id)}`]: succeed({ id, state: 'received' }),
  }))
  return {
    [api.listCourses.path]: () => answerAboutTestCourse(api.listCourses.path),
    '/api/packs/ewo/time/r1': () => answerAboutTestCourse('/api/packs'),
    [api.readProfile.path]: succeed(profile),
    [`${addressOf(api.listCourseRecordings, { params: { course: 'ewo' } })}?after=0`]: succeed({
      recordings: [],
      withdrawn: [],
      cursor: 0,
      epoch: 'first',
      more: false,
    }),
    [queuePath]: succeed({ takes, waiting: takes.length, weight: 'full' }),
    ...Object.assign({}, ...ofTakes),
  } as Answers
}
