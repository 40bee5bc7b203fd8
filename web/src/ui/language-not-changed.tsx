import { Trans } from '@lingui/react/macro'
import { Banner } from './banner.tsx'

export function LanguageNotChanged() {
  return (
    <Banner kind="bad">
      <Trans>The language could not be changed. Please check your connection and try again.</Trans>
    </Banner>
  )
}
