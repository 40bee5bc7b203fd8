import { pagePaths } from '@mboa/contract'

/** Pages that stand in the first document, so that they show before any code has arrived. */
export const prerenderedPaths: string[] = [pagePaths.login]
