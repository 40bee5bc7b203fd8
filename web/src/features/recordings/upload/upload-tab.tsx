import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { useEffect, useMemo } from 'react'
import { Link } from 'wouter'
import { mayRecord } from '../../../platform/consents/standing-consents.ts'
import { useConsents } from '../../../platform/consents/use-consents.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useSignedInUser } from '../../../platform/session/use-signed-in-user.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { DeviceBlocked } from '../device-blocked.tsx'
import { RecordedCourse } from '../recorded-course.tsx'
import { promptsOf } from './match-uploads.ts'
import { UploadBoard } from './upload-board.tsx'
import { createUploadDesk } from './upload-desk.ts'

/** The build that makes the takes: the name of this very file, which changes with its content. */
const appVersion = (import.meta.url.split(/[?#]/)[0]?.split('/').at(-1) ?? '').slice(0, 40)

/** Files become takes: only where their speaker has agreed to be heard. */
export function UploadTab() {
  const { id } = useSignedInUser()
  const { consents, failure, retry } = useConsents(id)
  const { store, isBlocked } = useTakeStore()
  if (isBlocked) return <DeviceBlocked />
  if (consents === undefined && failure !== undefined) {
    return <LoadFailure isOffline={failure.code === 'network-error'} retry={retry} />
  }
  if (consents === undefined || store === undefined) return <Loading />
  if (!mayRecord(consents)) return <ConsentMissing />
  return (
    <RecordedCourse userId={id}>
      {(course) => <CourseDesk key={course.summary.course} course={course} store={store} />}
    </RecordedCourse>
  )
}

function ConsentMissing() {
  return (
    <div className="stack">
      <Banner kind="note">
        <Trans>
          Before your first upload, say what may be done with your voice. Without your consent that
          learners hear you, no recording is kept.
        </Trans>
      </Banner>
      <Link to={pagePaths.recorderConsent} className="button main page-action">
        <Trans>Read and decide</Trans>
      </Link>
    </div>
  )
}

function CourseDesk({ course, store }: { course: Course; store: TakeStore }) {
  const desk = useMemo(
    () =>
      createUploadDesk({
        ...{ store, appVersion, newId: newEventId, onProblem: reportProblem },
        course: course.summary.course,
        prompts: promptsOf(course),
      }),
    [course, store],
  )
  useEffect(() => desk.start(), [desk])
  return <UploadBoard {...{ desk, course, store }} />
}
