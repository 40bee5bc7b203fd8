import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import { Link, useRoute } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useCourse, useCourses } from '../../platform/course-store/use-courses.ts'
import { useSignedInUser } from '../../platform/session/session-context.ts'
import { EmptyPage } from '../../ui/empty-page.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PrintForm } from './print-form.tsx'

/** `/print/:course`: the words of a course on paper, for who learns it as for who records it. */
export function PrintScreen() {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const [, parameters] = useRoute(`${pagePaths.print}/:course?`)
  const { id, role } = useSignedInUser()
  const courses = useCourses(id)
  const summary =
    courses.status === 'ready'
      ? courses.value.find(({ course }) => course === parameters?.course)
      : undefined
  const course = useCourse(id, summary)
  const isLearner = role === 'learner'
  if (courses.status === 'ready' && summary === undefined) {
    return (
      <EmptyPage heading={<PageHeading title={t`Course not found`} />}>
        <Link
          to={isLearner ? pagePaths.learnerCourses : pagePaths.recorderHome}
          className="button main"
        >
          {isLearner ? <Trans>Courses</Trans> : <Trans>Go to Home</Trans>}
        </Link>
      </EmptyPage>
    )
  }
  const name = summary && glossIn(summary.name, language)
  return (
    <div className="stack">
      {summary !== undefined && (
        <Link
          to={
            isLearner
              ? `${pagePaths.learnerCourses}/${summary.course}`
              : `${pagePaths.languageDesk}?language=${summary.course}&tab=files`
          }
          className="button plain hanging"
        >
          <Icon of={ArrowLeft} size={20} />
          {isLearner ? <Trans>Course</Trans> : <Trans>Language desk</Trans>}
        </Link>
      )}
      <PageHeading title={name === undefined ? t`Print` : t`Print ${name}`} />
      <LoadedPart of={courses.status === 'failed' ? courses : course}>
        {(loaded) => <PrintForm course={loaded} />}
      </LoadedPart>
    </div>
  )
}
