import { useCourses } from '../../../platform/course-store/use-courses.ts'
import { useRecorderLanguages } from '../../../platform/recording-lists/use-recorder-languages.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import type { CourseSummary } from '@mboa/contract'
import { isAnythingWaiting } from '@mboa/domain'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { FreeRounds } from './free-rounds.tsx'
import { SentBackToYou } from './sent-back-to-you.tsx'
import { NextToRecord } from './next-to-record.tsx'
import { GivenList, MissingWords, NextToContribute } from './next-to-contribute.tsx'
import { useRecordingList } from './use-recording-list.ts'

/** On the recorder's dashboard: for each of their languages, what comes next and what came back. */
export function GoOnRecording() {
  const { id } = useSignedInUser()
  const courses = useCourses(id)
  const languages = useRecorderLanguages(id)
  return (
    <LoadedPart of={languages}>
      {(codes) => (
        <LoadedPart of={courses}>
          {(list) =>
            list
              .filter(({ course }) => codes.includes(course))
              .map((summary) => <NextOf key={summary.course} userId={id} summary={summary} />)
          }
        </LoadedPart>
      )}
    </LoadedPart>
  )
}

function NextOf({ userId, summary }: { userId: string; summary: CourseSummary }) {
  const list = useRecordingList(userId, summary, 'any')
  return (
    <LoadedPart of={list}>
      {(ready) => (
        <>
          <GivenList summary={summary} list={ready} />
          <MissingWords summary={summary} list={ready} />
          <NextToContribute summary={summary} list={ready} />
          <NextToRecord
            kind="word"
            summary={summary}
            listed={ready.listed.filter(({ prompt }) => prompt.kind === 'word')}
            list={ready}
          />
          {!isAnythingWaiting(ready.listed) && (
            <FreeRounds kind="word" summary={summary} listed={ready.listed} />
          )}
          <SentBackToYou summary={summary} listed={ready.listed} />
        </>
      )}
    </LoadedPart>
  )
}
