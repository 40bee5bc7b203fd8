import { Trans } from '@lingui/react/macro'
import { useEffect, useState, type ComponentProps } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'
import type { CountryList } from './country-list.tsx'
import { loadCountryDirectory } from './load-country-directory.ts'

type Progress = 'loading' | 'failed' | { List: typeof CountryList }

/** The list of countries as soon as its chunk is there. */
export function CountryPopup(props: ComponentProps<typeof CountryList>) {
  const [progress, setProgress] = useState<Progress>('loading')

  useEffect(() => {
    loadCountryDirectory()
      .then(({ CountryList: List }) => setProgress({ List }))
      .catch((error: unknown) => {
        reportProblem('loading the countries', error)
        setProgress('failed')
      })
  }, [])

  if (typeof progress === 'object') return <progress.List {...props} />
  return (
    <p className="help" role="status">
      {progress === 'loading' ? (
        <Trans>Loading...</Trans>
      ) : (
        <Trans>Please check your connection and try again.</Trans>
      )}
    </p>
  )
}
