import { Trans, useLingui } from '@lingui/react/macro'
import { interfaceLanguages, languageFacts, type Profile } from '@mboa/contract'
import { useId } from 'react'
import { chooseColours, colourChoices, useColours } from '../../platform/colours.ts'
import { Segments } from '../../ui/segments.tsx'
import { LanguageNotChanged, useLanguageChange } from '../../ui/language-switch.tsx'
import { AccountLanguage } from './account-language.tsx'
import { useAccountLanguage } from './use-account-language.ts'

const languageOptions = interfaceLanguages.map((value) => ({
  value,
  text: languageFacts[value].ownName,
  lang: value,
}))

interface InterfaceCardProps {
  /** Undefined while the server has not been reached: then only the screen changes. */
  profile: Profile | undefined
  onChanged: (profile: Profile) => void
}

/** Language and colours of the interface; the account takes the language over. */
export function InterfaceCard({ profile, onChanged }: InterfaceCardProps) {
  const { t } = useLingui()
  const account = useAccountLanguage(onChanged)
  const { language, change, hasFailed } = useLanguageChange(account.save)
  const colours = useColours()
  const titleId = useId()
  const colourNames = { automatic: t`automatic`, light: t`light`, dark: t`dark` }
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Interface</Trans>
      </h2>
      <Segments label={t`Language`} options={languageOptions} value={language} onChange={change} />
      {hasFailed && <LanguageNotChanged />}
      {profile !== undefined && (
        <AccountLanguage profile={profile} language={language} {...account} />
      )}
      <Segments
        label={t`Colours`}
        options={colourChoices.map((value) => ({ value, text: colourNames[value] }))}
        value={colours}
        onChange={chooseColours}
      />
    </section>
  )
}
