import { Trans } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { useEffect, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { mayRecord } from '../../../platform/consents/standing-consents.ts'
import { useConsents } from '../../../platform/consents/use-consents.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { newEventId } from '../../../platform/event-id.ts'
import { useRecordingFacts } from '../../../platform/recording-lists/use-recording-facts.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import type { StoredContribution } from '../../../platform/device-store/take-database.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LoadFailure } from '../../../ui/loaded-part.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { listContributedPrompts } from '../prompts.ts'
import { DeviceBlocked } from '../failures.tsx'
import { RecordedCourse } from '../recorded-course.tsx'
import { promptsOf, type Prompts } from './match-uploads.ts'
import { UploadPanel } from './upload-panel.tsx'
import { createUploadQueue } from './upload-queue.ts'

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
      {(course) => <CourseUploads key={course.summary.course} course={course} store={store} />}
    </RecordedCourse>
  )
}

function ConsentMissing() {
  return (
    <div className="stack">
      <Banner kind="note">
        <Trans>
          Before your first upload, decide what your voice may be used for. We only keep recordings
          if you agree that learners may hear you.
        </Trans>
      </Banner>
      <Link to={pagePaths.recorderConsent} className="button main page-action">
        <Trans>Read and decide</Trans>
      </Link>
    </div>
  )
}

interface CourseUploadsProps {
  course: Course
  store: TakeStore
}

function CourseUploads({ course, store }: CourseUploadsProps) {
  const code = course.summary.course
  const facts = useRecordingFacts(store.userId, code)
  const stored = useStoredContributions(store)
  const known = facts.status === 'ready' ? facts.value : undefined
  const prompts = useMemo(
    () => stored && promptsOf(course, listContributedPrompts(code, known, stored)),
    [course, code, known, stored],
  )
  // The words that speakers contributed come later, where the line is slow.
  if (prompts === undefined) return <Loading />
  return <Uploads course={course} store={store} prompts={prompts} />
}

function useStoredContributions(store: TakeStore): readonly StoredContribution[] | undefined {
  const [stored, setStored] = useState<readonly StoredContribution[]>()
  useEffect(() => {
    let isCurrent = true
    store
      .listContributions()
      .then((listed) => isCurrent && setStored(listed))
      .catch((error: unknown) => reportProblem('reading the words of this device', error))
    return () => {
      isCurrent = false
    }
  }, [store])
  return stored
}

function Uploads({ course, store, prompts }: CourseUploadsProps & { prompts: Prompts }) {
  const [first] = useState(prompts)
  const { course: code } = course.summary
  const queue = useMemo(
    () =>
      createUploadQueue({
        store,
        appVersion,
        newId: newEventId,
        onProblem: reportProblem,
        course: code,
        prompts: first,
      }),
    // Not over the course: what comes of it later must not stop what the queue is in the middle of.
    [code, store, first],
  )
  useEffect(() => queue.start(), [queue])
  useEffect(() => queue.setPrompts(prompts), [queue, prompts])
  return <UploadPanel queue={queue} course={course} prompts={prompts} store={store} />
}
