import { useLingui } from '@lingui/react/macro'
import { learnersOnlyLicence } from '@mboa/contract'

/** How a licence is called for people: the open ones have names that are the same everywhere. */
export function useLicenceName(): (licence: string) => string {
  const { t } = useLingui()
  return (licence) => (licence === learnersOnlyLicence ? t`for learning in Mboa only` : licence)
}
