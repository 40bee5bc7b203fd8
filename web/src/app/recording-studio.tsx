import { pagePaths, type CourseSummary } from '@mboa/contract'
import { chooseRecordingList } from '@mboa/domain'
import { useLocation } from 'wouter'
import { ConsentGate } from '../features/consent/consent-gate.tsx'
import { readListChoice } from '../platform/recording-lists/list-address.ts'
import { HeardSoFar } from '../features/studio/lists/heard-this-week.tsx'
import { NextList } from '../features/studio/lists/next-list.tsx'
import { useRecordingList } from '../features/studio/lists/use-recording-list.ts'
import { SpeakerLost } from '../features/speakers/speaker-lost.tsx'
import { WhoSpeaks } from '../features/speakers/who-speaks.tsx'
import { StudioScreen } from '../features/studio/studio-screen.tsx'
import { glossIn, useInterfaceLanguage } from '../i18n/interface-language.ts'
import { useCourses } from '../platform/course-store/use-courses.ts'
import { useQuery } from '../platform/navigation/history.ts'
import { useSignedInUser } from '../platform/session/session-context.ts'
import { useFollowedSpeakers, useSpeakers } from '../platform/take-store/use-speakers.ts'
import { LoadedPart } from '../ui/loaded-part.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** The studio over the list that the address names, behind the consent. */
export function RecordingStudio() {
  const { id } = useSignedInUser()
  const [parameters] = useQuery()
  const courses = useCourses(id)
  return (
    <LoadedPart of={courses}>
      {(list) => {
        const chosen = list.find(({ course }) => course === parameters.get('record'))
        return chosen === undefined ? <NotFoundPage /> : <CourseStudio summary={chosen} />
      }}
    </LoadedPart>
  )
}

function CourseStudio({ summary }: { summary: CourseSummary }) {
  const { id } = useSignedInUser()
  const { language } = useInterfaceLanguage()
  const [path, navigate] = useLocation()
  const [parameters] = useQuery()
  const kind = path === pagePaths.recorderSentences ? 'sentence' : 'word'
  const list = useRecordingList(id, summary, kind)
  const { current, isLost } = useSpeakers(id)
  useFollowedSpeakers()
  const choice = readListChoice(parameters)
  const leave = () => navigate(`${path}?course=${summary.course}`)
  if (isLost) return <SpeakerLost userId={id} onLeave={leave} />
  return (
    <LoadedPart of={list}>
      {({ listed, dialect }) => (
        <ConsentGate
          onLeave={leave}
          isPassed={current !== undefined}
          otherwise={<WhoSpeaks userId={id} isWhole />}
        >
          {(hasAgreed) => (
            <StudioScreen
              course={summary.course}
              htmlLang={summary.htmlLang}
              languageName={glossIn(summary.name, language)}
              dialect={dialect}
              list={`${parameters.toString()} ${current?.id ?? ''}`}
              speaker={current}
              hasRecorderAgreed={hasAgreed}
              whoSpeaks={(isWhole) => <WhoSpeaks userId={id} isWhole={isWhole} />}
              prompts={chooseRecordingList(listed, choice)}
              all={listed.map(({ prompt }) => prompt)}
              offer={
                <>
                  <HeardSoFar />
                  <NextList userId={id} summary={summary} kind={kind} choice={choice} />
                </>
              }
              onLeave={leave}
            />
          )}
        </ConsentGate>
      )}
    </LoadedPart>
  )
}
