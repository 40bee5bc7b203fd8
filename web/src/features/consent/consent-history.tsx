import { Trans, useLingui } from '@lingui/react/macro'
import type { Consent, Consents } from '@mboa/contract'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { useTexts } from './consent-texts.ts'
import './consent-list.css'

/** Every consent ever given, with the version of its text and when it was withdrawn. */
export function ConsentHistory({ consents: { consents } }: { consents: Consents }) {
  if (consents.length === 0) return null
  return (
    <details className="consent-history">
      <summary>
        <Trans>All consents, with their dates</Trans>
      </summary>
      <ul className="stack tight small">
        {consents.map((consent) => (
          <HistoryLine key={`${consent.use} ${consent.givenAt}`} consent={consent} />
        ))}
      </ul>
    </details>
  )
}

function HistoryLine({ consent }: { consent: Consent }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { use, textVersion, givenAt, withdrawnAt } = consent
  const format = new Intl.DateTimeFormat(regionalTag(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const name = t(useTexts[use].name)
  const from = format.format(givenAt)
  const until = withdrawnAt === null ? '' : format.format(withdrawnAt)
  return (
    <li>
      <p>
        <Trans>
          {name}: agreed on {from}, text of {textVersion}
        </Trans>
      </p>
      {until !== '' && (
        <p className="soft">
          <Trans>Withdrawn on {until}</Trans>
        </p>
      )}
    </li>
  )
}
