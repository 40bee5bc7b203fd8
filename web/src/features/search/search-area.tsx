import { pagePaths } from '@mboa/contract'
import { useRoute } from 'wouter'
import { ItemScreen } from './item-screen.tsx'
import { SearchScreen } from './search-screen.tsx'

/** `/dashboards/learner/search`, and below it each word and sentence by its id. */
export function SearchArea() {
  const [, parameters] = useRoute(`${pagePaths.learnerSearch}/:item`)
  const item = parameters?.item
  return item === undefined ? <SearchScreen /> : <ItemScreen key={item} item={item} />
}
