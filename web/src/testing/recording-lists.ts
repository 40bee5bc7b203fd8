import { apiPaths, consentTextVersion, recorderApiPaths } from '@mboa/contract'
import { answerAboutTestCourse } from './test-course.ts'
import { aProfile, aUser } from './users.ts'

/** What the server sends somebody who records the test course and has recorded nothing yet. */
export function answerAboutRecording(path: string): Response {
  if (path === apiPaths.profile) {
    const user = aUser({ role: 'recorder', fullName: 'Test Recorder' })
    return Response.json(aProfile({ user, recorderLanguages: ['ewo'] }))
  }
  if (path.startsWith(`${recorderApiPaths.recordingList.replace(':course', 'ewo')}?`)) {
    const known = { concepts: [], items: [], contributed: [] }
    return Response.json({ course: 'ewo', ...known })
  }
  if (path === recorderApiPaths.takeCounts) {
    const since = { approved: 0, sentBack: 0 }
    return Response.json({ counts: [], toRecordAgain: 0, decidedSince: since, toReview: [] })
  }
  if (path === apiPaths.consents) {
    return Response.json({ textVersion: consentTextVersion, consents: [] })
  }
  if (path.startsWith(`${apiPaths.takes}?`))
    return Response.json({ takes: [], mark: 'none', more: false })
  return answerAboutTestCourse(path)
}
