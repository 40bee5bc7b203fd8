import '../../../ui/field.css'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { useConsents } from '../../../platform/consents/use-consents.ts'
import { useCourses } from '../../../platform/course-store/use-courses.ts'
import { useRecordedCourse } from '../../../platform/recording-lists/recorded-language.ts'
import { useRecorderLanguages } from '../../../platform/recording-lists/use-recorder-languages.ts'
import { useSignedInUser } from '../../../platform/session/session-context.ts'
import { useChosenWorkshop } from '../../../platform/speaker-store/chosen-workshop.ts'
import { useSpeakers } from '../../../platform/take-store/use-speakers.ts'
import { LanguageSelect } from '../../../ui/language-select.tsx'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { SpeakingNow } from '../../../ui/take-texts/speaking-now.tsx'
import { ListsOfCourse } from './lists-of-course.tsx'

/** `/dashboards/recorder/word-practise` and `…/sentence-practise`: which list is to be recorded. */
export function ChooseListScreen({ kind }: { kind: 'word' | 'sentence' }) {
  const { t } = useLingui()
  const { id } = useSignedInUser()
  const courses = useCourses(id)
  const languages = useRecorderLanguages(id)
  // What was agreed to on another device is kept here too: the studio opens without a network then.
  useConsents(id)
  return (
    <>
      <PageHeading title={kind === 'word' ? t`Word Practise` : t`Sentence Practise`} />
      <SpeakingNow userId={id} />
      <LoadedPart of={languages}>
        {(codes) => (
          <LoadedPart of={courses}>
            {(list) => (
              <OwnLanguages
                kind={kind}
                userId={id}
                courses={list.filter(({ course }) => codes.includes(course))}
              />
            )}
          </LoadedPart>
        )}
      </LoadedPart>
    </>
  )
}

interface OwnLanguagesProps {
  kind: 'word' | 'sentence'
  userId: string
  courses: readonly CourseSummary[]
}

function OwnLanguages({ kind, userId, courses }: OwnLanguagesProps) {
  const { t } = useLingui()
  const { workshops } = useSpeakers(userId)
  const { workshop } = useChosenWorkshop(userId, workshops.joined)
  const chosen = useRecordedCourse(courses, workshop?.language)
  if (chosen === undefined) {
    return (
      <p>
        <Trans>
          None of the languages you record has a course here yet. Whoever runs this server can add
          one.
        </Trans>
      </p>
    )
  }
  return (
    <>
      <LanguageSelect
        label={t`Language`}
        languages={courses.map(({ course: code, name }) => ({ code, name }))}
        chosen={chosen.course}
        parameter="course"
      />
      <ListsOfCourse key={chosen.course} kind={kind} userId={userId} summary={chosen} />
    </>
  )
}
