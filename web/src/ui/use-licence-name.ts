import { useLingui } from '@lingui/react/macro'
import { learnersOnlyLicence } from '@mboa/contract'

/** How a licence is called for people: the open ones have names that are the same everywhere. */
export function useLicenceName(): (licence: string) => string {
  const { t } = useLingui()
  return (licence) => {
    switch (licence) {
      case learnersOnlyLicence:
        return t`for learning in Mboa only`
      case 'none stated':
        return t`the source names no licence`
      case 'all rights reserved':
        return t`all rights reserved`
      default:
        return licence
    }
  }
}
