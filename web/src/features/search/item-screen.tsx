import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'wouter'
import { useCourse, useCourses } from '../../platform/course-store/use-courses.ts'
import { usePracticeStore } from '../../platform/practice-store/practice-context.ts'
import { EmptyPage } from '../../ui/empty-page.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadedPart } from '../../ui/loaded-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { listItems } from './course-items.ts'
import { ItemPage } from './item-page.tsx'
import './search.css'

/** `…/search/:item`: all that is known of one word or sentence, of whichever course it is. */
export function ItemScreen({ item }: { item: string }) {
  const { t } = useLingui()
  const { userId } = usePracticeStore()
  const courses = useCourses(userId)
  const [code] = item.split('.')
  const summary =
    courses.status === 'ready' ? courses.value.find(({ course }) => course === code) : undefined
  const course = useCourse(userId, summary)
  const loaded = courses.status === 'failed' ? courses : course
  const found =
    loaded.status === 'ready' ? listItems(loaded.value).find(({ id }) => id === item) : undefined
  const isNowhere =
    found === undefined &&
    (loaded.status === 'ready' || (courses.status === 'ready' && summary === undefined))
  if (isNowhere) return <NotHere />
  return (
    <>
      <SearchLink />
      {loaded.status === 'ready' && found !== undefined ? (
        <ItemPage item={found} course={loaded.value} />
      ) : (
        <>
          <PageHeading title={t`Search`} />
          <LoadedPart of={loaded}>{() => null}</LoadedPart>
        </>
      )}
    </>
  )
}

function SearchLink() {
  return (
    <Link to={pagePaths.learnerSearch} className="button plain leave-link">
      <Icon of={ArrowLeft} size={20} />
      <Trans>Search</Trans>
    </Link>
  )
}

function NotHere() {
  const { t } = useLingui()
  return (
    <EmptyPage heading={<PageHeading title={t`This word is no longer in the course`} />}>
      <Link to={pagePaths.learnerSearch} className="button main">
        <Trans>Search</Trans>
      </Link>
    </EmptyPage>
  )
}
