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
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { useFollowedSpeakers, useSpeakers } from '../../../platform/take-store/use-speakers.ts'
import { Banner } from '../../../ui/banner.tsx'
import { LoadFailure } from '../../../ui/loaded-part.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { SpeakingNow } from '../../../ui/take-texts/speaking-now.tsx'
import { listContributedPrompts } from '../prompts.ts'
import { DeviceBlocked } from '../failures.tsx'
import { useStoredContributions } from '../use-stored-contributions.ts'
import { RecordedCourse } from '../recorded-course.tsx'
import { promptsOf, type Prompts } from './match-uploads.ts'
import { UploadPanel } from './upload-panel.tsx'
import { createUploadQueue } from './upload-queue.ts'
import { voicesOf, type VoiceOf } from './upload-voices.ts'

/** The build that makes the takes: the name of this very file, which changes with its content. */
const appVersion = (import.meta.url.split(/[?#]/)[0]?.split('/').at(-1) ?? '').slice(0, 40)

/** Files become takes of whoever speaks: only where they have agreed to be heard. */
export function UploadTab() {
  const { id } = useSignedInUser()
  const { consents, failure, retry } = useConsents(id)
  const { store, isBlocked } = useTakeStore()
  const { speakers, current } = useSpeakers(id)
  useFollowedSpeakers()
  if (isBlocked) return <DeviceBlocked />
  if (store === undefined || speakers === undefined) return <Loading />
  const mayRecordSelf = consents !== undefined && mayRecord(consents)
  // Who records others needs no consent of their own voice.
  if (current === undefined && !mayRecordSelf) {
    // Without a network it can be decided as well.
    const isOffline = failure?.code === 'network-error'
    if (consents !== undefined || isOffline) return <ConsentMissing userId={id} />
    if (failure === undefined) return <Loading />
    return <LoadFailure isOffline={false} retry={retry} />
  }
  return (
    <>
      <SpeakingNow userId={id} />
      <RecordedCourse userId={id}>
        {(course) => (
          <CourseUploads
            key={course.summary.course}
            course={course}
            store={store}
            speaker={current?.id}
            voiceOf={voicesOf(speakers, mayRecordSelf)}
          />
        )}
      </RecordedCourse>
    </>
  )
}

function ConsentMissing({ userId }: { userId: string }) {
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
      <SpeakingNow userId={userId} />
    </div>
  )
}

interface CourseUploadsProps {
  course: Course
  store: TakeStore
  /** Who speaks now, where that is not the recorder. */
  speaker: string | undefined
  voiceOf: VoiceOf
}

function CourseUploads(props: CourseUploadsProps) {
  const { course, store } = props
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
  return <Uploads {...props} prompts={prompts} />
}

function Uploads(props: CourseUploadsProps & { prompts: Prompts }) {
  const { course, store, prompts } = props
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
  return <UploadPanel {...props} queue={queue} />
}
