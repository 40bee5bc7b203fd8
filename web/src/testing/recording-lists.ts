import { api, addressOf, consentTextVersion, type RecordingOverview } from '@mboa/contract'
import { answerAboutTestCourse } from './test-course.ts'
import { aProfile, aUser } from './users.ts'

/** What the server knows of the recordings of a course; each of its lists is one part. */
export function anOverview(differences: Partial<RecordingOverview> = {}): RecordingOverview {
  const lists = { items: [], contributed: [], ...differences }
  const partsOf = (mark: string, { length: count }: readonly unknown[]) =>
    count === 0 ? [] : [{ mark, count }]
  return {
    course: 'ewo',
    concepts: [],
    first: [],
    wanted: [],
    parts: {
      items: partsOf('items', lists.items),
      contributed: partsOf('contributed', lists.contributed),
    },
    ...lists,
  }
}

/** What the server sends somebody who records the test course and has recorded nothing yet. */
export function answerAboutRecording(path: string): Response {
  if (path === api.readProfile.path) {
    const user = aUser({ role: 'recorder', fullName: 'Test Recorder' })
    return Response.json(aProfile({ user, recorderLanguages: ['ewo'] }))
  }
  if (path.startsWith(`${addressOf(api.readRecordingList, { params: { course: 'ewo' } })}?`)) {
    return Response.json(anOverview())
  }
  if (path === api.countTakes.path) {
    const since = { approved: 0, sentBack: 0 }
    return Response.json({ counts: [], toRecordAgain: 0, decidedSince: since, toReview: [] })
  }
  if (path === api.readConsents.path) {
    return Response.json({ textVersion: consentTextVersion, consents: [] })
  }
  if (path.startsWith(`${api.listTakes.path}?`))
    return Response.json({ takes: [], mark: 'none', epoch: 'first', more: false })
  return answerAboutTestCourse(path)
}
