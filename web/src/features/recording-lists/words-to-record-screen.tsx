import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type CourseSummary } from '@mboa/contract'
import { Link } from 'wouter'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useCourse, useCourses } from '../../platform/course-store/use-courses.ts'
import { useQuery } from '../../platform/navigation/use-query.ts'
import { useSignedInUser } from '../../platform/session/use-signed-in-user.ts'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WordList } from '../../ui/word-list.tsx'

/** `/dashboards/recorder/word-practise`: the words that wait for a voice, language by language. */
export function WordsToRecordScreen() {
  const { t } = useLingui()
  const { id } = useSignedInUser()
  const courses = useCourses(id)
  return (
    <>
      <PageHeading title={t`Word Practise`} />
      <LoadedPart of={courses}>{(list) => <WordsByCourse userId={id} courses={list} />}</LoadedPart>
    </>
  )
}

interface WordsByCourseProps {
  userId: string
  courses: CourseSummary[]
}

function WordsByCourse({ userId, courses }: WordsByCourseProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [parameters, replaceParameters] = useQuery()
  const chosen = courses.find(({ course }) => course === parameters.get('course')) ?? courses[0]
  const course = useCourse(userId, chosen)
  if (chosen === undefined) return <p>{t`No course is here yet.`}</p>
  return (
    <>
      <div className="field narrow-field">
        <label htmlFor="course">
          <Trans>Language</Trans>
        </label>
        <select
          id="course"
          className="input"
          value={chosen.course}
          onChange={(event) =>
            replaceParameters(new URLSearchParams({ course: event.currentTarget.value }))
          }
        >
          {courses.map(({ course: code, name }) => (
            <option key={code} value={code}>
              {name[language]}
            </option>
          ))}
        </select>
      </div>
      <LoadedPart of={course}>
        {({ summary, units }) => (
          <>
            <Link
              to={`${pagePaths.recorderWords}?record=${summary.course}`}
              className="button main wide page-action"
            >
              <Trans>Record these words</Trans>
            </Link>
            {units.map((unit) => (
              <section key={unit.unit} className="stack tight">
                <h2>{unit.title[language]}</h2>
                <WordList words={unit.words} htmlLang={summary.htmlLang} />
              </section>
            ))}
          </>
        )}
      </LoadedPart>
    </>
  )
}
