import { pagePaths, type Mission } from '@mboa/contract'

interface Identified {
  id: string
}

/** Where a lesson is: any of a course may be opened. */
export const lessonPath = ({ id }: Identified): string => `${pagePaths.learnerLessons}/${id}`

/** Named by the address of a lesson that is to be skipped to, by a check over what lies before it. */
export const skipParameter = 'skip-to'

/** Where the check is that skips to a lesson. */
export const skipPath = (lesson: Identified): string => `${lessonPath(lesson)}?${skipParameter}`

/** Where a mission is, after its unit's lessons. */
export const missionPath = ({ id }: Mission): string => `${pagePaths.learnerLessons}/missions/${id}`

/** The name that the address has for what is to be said. */
export const saidParameter = 'items'

/** What a page is told of where to go back to, where that is not the page before. */
export const backState = 'back'

/** What the history keeps with a lesson that was ended there: going forward begins it no more. */
export const endedState = 'ended'

/** A unit has fewer, and an address has an end. */
const mostItems = 60

/**
 * The address where somebody is recorded saying these words or sentences, one after the other.
 * @example recordVoicesPath(['ewo.day']) // '/dashboards/learner/search/voices?items=ewo.day'
 */
export const recordVoicesPath = (items: readonly string[]): string =>
  `${pagePaths.learnerVoices}?${saidParameter}=${items.slice(0, mostItems).join(',')}`
