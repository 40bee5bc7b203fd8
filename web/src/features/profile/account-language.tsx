import { Trans } from '@lingui/react/macro'
import type { InterfaceLanguage, Profile } from '@mboa/contract'
import type { ApiFailure } from '../../platform/network/api-client.ts'
import { FailureBanner } from './failure-banner.tsx'

interface AccountLanguageProps {
  profile: Profile
  /** The interface's. */
  language: InterfaceLanguage
  failure: ApiFailure | undefined
  isBusy: boolean
  save: (language: InterfaceLanguage) => void
}

/** Where the account, and with it the emails, speaks another language than the screen. */
export function AccountLanguage(props: AccountLanguageProps) {
  const { profile, language, failure, isBusy, save } = props
  if (profile.language === language || isBusy) return null
  const names = new Intl.DisplayNames([language], { type: 'language' })
  const [theirs, ours] = [names.of(profile.language), names.of(language)]
  return (
    <div className="stack tight">
      <p className="small">
        <Trans>Mboa emails you in {theirs}.</Trans>
      </p>
      {failure !== undefined && <FailureBanner failure={failure} />}
      <button type="button" className="button second" onClick={() => save(language)}>
        <Trans>Get emails in {ours}</Trans>
      </button>
    </div>
  )
}
