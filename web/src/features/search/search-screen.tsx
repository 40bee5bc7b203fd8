import { useLingui } from '@lingui/react/macro'
import { CoursePart } from '../../ui/course-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ItemSearch } from './item-search.tsx'

/** Finds words and sentences of the course being learnt, whatever keyboard is at hand. */
export function SearchScreen() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading title={t`Search`} />
      <CoursePart>{(course) => <ItemSearch course={course} />}</CoursePart>
    </>
  )
}
