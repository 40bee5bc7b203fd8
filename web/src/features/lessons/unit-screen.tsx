import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import { Link, useParams } from 'wouter'
import { conventionName } from '../../i18n/convention-name.ts'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { CoursePart } from '../../ui/course-part.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { recordVoicesPath } from '../../platform/navigation/learner-addresses.ts'
import { WordList } from './word-list.tsx'
import { sessionPath } from '../../platform/navigation/session-address.ts'

/** `/dashboards/learner/lessons/units/:unit`: the words of one unit, as a reference to read. */
export function UnitScreen() {
  return (
    <>
      <Link to={pagePaths.learnerLessons} className="button plain hanging">
        <Icon of={ArrowLeft} size={20} />
        <Trans>All lessons</Trans>
      </Link>
      <CoursePart>{(course) => <Unit course={course} />}</CoursePart>
    </>
  )
}

function Unit({ course: { summary, units } }: { course: Course }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { unit: wanted } = useParams()
  const unit = units.find((known) => known.unit === wanted)
  if (unit === undefined) {
    return (
      <>
        <PageHeading title={t`This unit isn’t in your course`} />
        <p>
          <Trans>
            You’re learning {glossIn(summary.name, language)}. Its units are on the previous page.
          </Trans>
        </p>
      </>
    )
  }
  return (
    <>
      <PageHeading title={glossIn(unit.title, language)} />
      <p className="soft">{conventionName(summary.orthography, unit.orthography, language)}</p>
      <WordList words={unit.words} htmlLang={summary.htmlLang} />
      <Link to={sessionPath(pagePaths.learnerWords)} className="button main page-action">
        <Trans>Practise words</Trans>
      </Link>
      <Link
        to={recordVoicesPath([...unit.words, ...(unit.sentences ?? [])].map(({ id }) => id))}
        className="button second page-action"
      >
        <Trans>Ask someone to say these words</Trans>
      </Link>
    </>
  )
}
