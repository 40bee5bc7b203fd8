import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState, useSyncExternalStore } from 'react'
import { describeSize } from '../../i18n/describe-size.ts'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import {
  monthOf,
  readDataUse,
  type Amounts,
  transferKinds,
  type TransferKind,
} from '../../platform/data-use/data-use-database.ts'
import {
  changeDataChoices,
  onDataChange,
  readDataChoices,
} from '../../platform/data-use/data-choices.ts'
import { isDataDear, isOnMobileData } from '../../platform/network/data-saver.ts'
import { useResource, type Source } from '../../platform/network/use-resource.ts'
import { Switch } from './switch.tsx'

/** How much data Mboa may use on this device, and how much it has used. */
export function DataCard() {
  const { t } = useLingui()
  const titleId = useId()
  const { wifiOnly, saver, isDear, isMobile } = useDataChoices()
  return (
    <section className="card stack" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Data</Trans>
      </h2>
      <Switch
        label={t`Download on Wi-Fi only`}
        help={
          isMobile
            ? t`You’re on mobile data now.`
            : t`On mobile data, downloads wait. You can keep practising.`
        }
        isOn={wifiOnly}
        onChange={(isOn) => changeDataChoices({ wifiOnly: isOn })}
      />
      <Switch
        label={t`Save data`}
        help={
          isDear
            ? t`Suggested by your device. Pictures, sound and updates: only when you ask.`
            : t`Pictures, sound and updates: only when you ask.`
        }
        isOn={saver}
        onChange={(isOn) => changeDataChoices({ saver: isOn })}
      />
      <DataUsed />
    </section>
  )
}

function DataUsed() {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const titleId = useId()
  const { value: months } = useResource(dataUse)
  const [month] = useState(() => monthOf(Date.now()))
  const amounts = months?.get(month)
  if (amounts === undefined) return null
  const names: Record<TransferKind, string> = {
    app: t`the app itself`,
    texts: t`courses`,
    pictures: t`pictures`,
    sound: t`sound`,
    answers: t`your practice`,
    other: t`other`,
  }
  const total = transferKinds.reduce((sum, kind) => sum + (amounts[kind] ?? 0), 0)
  const shown = new Intl.DateTimeFormat(regionalTag(language), { month: 'long', year: 'numeric' })
  const name = shown.format(new Date(`${month}-15`))
  const received = describeSize(total, language)
  return (
    <div className="stack tight">
      <h3 id={titleId} className="strong">
        <Trans>
          Received in {name}: {received}
        </Trans>
      </h3>
      <ul className="small soft num" aria-labelledby={titleId}>
        {transferKinds
          .filter((kind) => (amounts[kind] ?? 0) > 0)
          .map((kind) => {
            const size = describeSize(amounts[kind] ?? 0, language)
            const kindName = names[kind]
            return <li key={kind}>{t`${kindName}: ${size}`}</li>
          })}
      </ul>
      <p className="small soft">
        <Trans>Data actually used on this device.</Trans>
      </p>
    </div>
  )
}

const dataUse: Source<ReadonlyMap<string, Amounts>> = {
  during: 'reading how much data was used',
  read: readDataUse,
}

/** The choices of this device, and what it says of its network. */
export function useDataChoices() {
  // As text, so that the same choices are the same value.
  const choices = useSyncExternalStore(
    onDataChange,
    () =>
      JSON.stringify({ ...readDataChoices(), isDear: isDataDear(), isMobile: isOnMobileData() }),
    () => '{}',
  )
  return JSON.parse(choices) as Record<'wifiOnly' | 'saver' | 'isDear' | 'isMobile', boolean>
}
