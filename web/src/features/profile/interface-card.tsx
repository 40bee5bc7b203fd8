import { Trans, useLingui } from '@lingui/react/macro'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { chooseColours, colourChoices, useColours } from '../../platform/colours.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { Segments } from '../../ui/segments.tsx'

const languageOptions = [
  { value: 'en', text: 'English', lang: 'en' },
  { value: 'fr', text: 'Français', lang: 'fr' },
] as const

/** Language and colours of the interface, on this device. */
export function InterfaceCard() {
  const { t } = useLingui()
  const { language, changeLanguage } = useInterfaceLanguage()
  const colours = useColours()
  const colourNames = { automatic: t`automatic`, light: t`light`, dark: t`dark` }
  return (
    <section className="card stack">
      <h2>
        <Trans>Interface</Trans>
      </h2>
      <Segments
        label={t`Language`}
        options={languageOptions}
        value={language}
        onChange={(chosen) => {
          changeLanguage(chosen).catch((error: unknown) =>
            reportProblem('changing the language', error),
          )
        }}
      />
      <Segments
        label={t`Colours`}
        options={colourChoices.map((value) => ({ value, text: colourNames[value] }))}
        value={colours}
        onChange={chooseColours}
      />
    </section>
  )
}
