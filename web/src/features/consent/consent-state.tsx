import { Trans, useLingui } from '@lingui/react/macro'
import type { Consents, ConsentUse } from '@mboa/contract'
import { Check, Minus } from 'lucide-react'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { Icon } from '../../ui/icon.tsx'
import { licenceTexts, useTexts } from './consent-texts.ts'
import './consent-list.css'
import { findStanding } from '../../platform/consents/standing-consents.ts'

interface ConsentStateProps {
  use: ConsentUse
  consents: Consents
}

/** One use: given since when and how, or not given. */
export function ConsentState({ use, consents }: ConsentStateProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const standing = findStanding(consents, use)
  const licence = standing?.licence
  const since =
    standing !== undefined &&
    new Intl.DateTimeFormat(regionalTag(language), { dateStyle: 'long' }).format(standing.givenAt)
  const guardian = standing?.guardianName
  return (
    <li className={standing === undefined ? 'consent-state' : 'consent-state given'}>
      <Icon of={standing === undefined ? Minus : Check} size={20} />
      <div>
        <p>
          {t(useTexts[use].name)}
          {typeof licence === 'string' && ` · ${licenceTexts[licence].name}`}
        </p>
        <p className="small soft">
          {since === false ? <Trans>Not agreed</Trans> : <Trans>Agreed on {since}</Trans>}
          {typeof guardian === 'string' && (
            <>
              {' '}
              <Trans>
                by <bdi>{guardian}</bdi>
              </Trans>
            </>
          )}
        </p>
      </div>
    </li>
  )
}
