import { Trans, useLingui } from '@lingui/react/macro'
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
  const { t } = useLingui()
  if (profile.language === language || isBusy) return null
  const names = { en: t`in English`, fr: t`in French` }
  const [theirs, ours] = [names[profile.language], names[language]]
  return (
    <div className="stack tight">
      <p className="small">
        <Trans>Mboa emails you {theirs}.</Trans>
      </p>
      {failure !== undefined && <FailureBanner failure={failure} />}
      <button type="button" className="button second" onClick={() => save(language)}>
        <Trans>Get emails {ours}</Trans>
      </button>
    </div>
  )
}
