import { pagePaths } from '@mboa/contract'

/** The whole link of a challenge, as it is given to somebody. */
export const challengeAddress = (course: string, code: string): string =>
  new URL(`${pagePaths.challenge}/${course}/${code}`, location.origin).href
