import { pagePaths } from '@mboa/contract'

interface Identified {
  id: string
}

/** Where a lesson is: any of a course may be opened. */
export const lessonPath = ({ id }: Identified): string => `${pagePaths.learnerLessons}/${id}`

/** Named by the address of a lesson that is to be skipped to, by a check over what lies before it. */
export const skipParameter = 'skip-to'

/** Where the check is that skips to a lesson. */
export const skipPath = (lesson: Identified): string => `${lessonPath(lesson)}?${skipParameter}`
