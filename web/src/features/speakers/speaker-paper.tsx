import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { spaceSpeakerCode } from '@mboa/domain'
import { Printer } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { QrCode } from '../../ui/qr-code.tsx'

interface SpeakerPaperProps {
  name: string
  code: string
  onDone: () => void
}

/** The code by which a speaker takes everything back, this once: printed, or copied by hand. */
export function SpeakerPaper({ name, code, onDone }: SpeakerPaperProps) {
  const { t } = useLingui()
  const address = `${location.host}${pagePaths.speakerCode}`
  return (
    <>
      <PageHeading isInPlace title={t`A paper for ${name}`} />
      <p>
        <Trans>
          Print this, copy it by hand, or let {name} take a photo of it: with it they can withdraw
          without you. It’s shown only now: Mboa doesn’t keep the code.
        </Trans>
      </p>
      <section className="speaker-paper" aria-label={t`The paper`}>
        <p>
          <b>Mboa</b> · <bdi>{name}</bdi>
        </p>
        <p>
          <Trans>
            My voice is recorded in Mboa. With this code I can have it silenced or deleted at any
            time, without an account, at {address}
          </Trans>
        </p>
        <p className="code" translate="no">
          {spaceSpeakerCode(code)}
        </p>
        <QrCode
          text={`${location.origin}${pagePaths.speakerCode}#${code}`}
          label={t`QR code of the address, with the code`}
        />
        <p>
          <Trans>Whoever has this code can do so, too: keep it to yourself.</Trans>
        </p>
      </section>
      <div className="speaker-actions">
        <button type="button" className="button second" onClick={() => print()}>
          <Icon of={Printer} size={20} />
          <Trans>Print</Trans>
        </button>
        <button type="button" className="button main" onClick={onDone}>
          <Trans>Done</Trans>
        </button>
      </div>
    </>
  )
}
