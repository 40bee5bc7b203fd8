import { useEffect, useState } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'
import type { NamesByCode } from './find-courses.ts'

/**
 * What languages are called, with and without a course; fetched for who searches, undefined until
 * it is there.
 */
export function useLanguageNames(isWanted: boolean): NamesByCode | undefined {
  const [names, setNames] = useState<NamesByCode>()
  useEffect(() => {
    if (!isWanted || names !== undefined) return
    let isShown = true
    import('./language-names.ts')
      .then(({ languageNames }) => {
        if (isShown) setNames(languageNames)
      })
      .catch((error: unknown) => reportProblem('fetching names of languages', error))
    return () => {
      isShown = false
    }
  }, [isWanted, names])
  return names
}
