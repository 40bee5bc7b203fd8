import { useResource, type Source } from '../../platform/network/use-resource.ts'
import type { NamesByCode } from './find-courses.ts'

/**
 * What languages are called, with and without a course; fetched for who searches, undefined until
 * it is there.
 */
export const useLanguageNames = (isWanted: boolean): NamesByCode | undefined =>
  useResource(isWanted ? ofThisBuild : undefined).value

const ofThisBuild: Source<NamesByCode> = {
  during: 'fetching names of languages',
  read: async () => (await import('./language-names.ts')).languageNames,
}
