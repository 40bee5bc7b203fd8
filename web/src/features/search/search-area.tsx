import { useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { useRoute } from 'wouter'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { CoursePart } from '../../ui/course-part.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { ItemScreen } from './item-screen.tsx'
import { ItemSearch } from './item-search.tsx'

const { Part: VoicesScreen } = lazyPart(
  async () => (await import('./voices/voices-screen.tsx')).VoicesScreen,
)

/** `/dashboards/learner/search`, and below it each word and sentence by its id. */
export function SearchArea() {
  const [, parameters] = useRoute(`${pagePaths.learnerSearch}/:item`)
  const [isVoices] = useRoute(pagePaths.learnerVoices)
  const item = parameters?.item
  if (isVoices) return <VoicesScreen />
  return item === undefined ? <SearchScreen /> : <ItemScreen key={item} item={item} />
}

/** Finds words and sentences of the course being learnt, whatever keyboard is at hand. */
function SearchScreen() {
  const { t } = useLingui()
  return (
    <>
      <PageHeading title={t`Search`} />
      <CoursePart>{(course) => <ItemSearch course={course} />}</CoursePart>
    </>
  )
}
