import { pagePaths } from '@mboa/contract'

/** The name that the address has for what is to be said. */
export const saidParameter = 'items'

/** A unit has fewer, and an address has an end. */
const mostItems = 60

/**
 * The address where somebody is recorded saying these words or sentences, one after the other.
 * @example recordVoicesPath(['ewo.day']) // '/dashboards/learner/search/voices?items=ewo.day'
 */
export const recordVoicesPath = (items: readonly string[]): string =>
  `${pagePaths.learnerVoices}?${saidParameter}=${items.slice(0, mostItems).join(',')}`
