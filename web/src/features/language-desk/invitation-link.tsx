import { Trans, useLingui } from '@lingui/react/macro'
import type { GlossLanguage } from '@mboa/contract'
import { Copy, MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { glossLanguageOf, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { Banner } from '../../ui/banner.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Segments } from '../../ui/segments.tsx'
import { whatsAppAddress } from './invitation-message.ts'
import { QrCode } from '../../ui/qr-code.tsx'

interface InvitationLinkProps {
  link: string
  /** With the link in it, in the language of whom it is sent to. */
  messages: Readonly<Record<GlossLanguage, string>>
  /** Of an address that anybody may see again and again; any other is shown once. */
  isAddress?: boolean
}

/** A link that was just made: as a code to be read by a camera, and as a message. */
export function InvitationLink({ link, messages, isAddress = false }: InvitationLinkProps) {
  const { t } = useLingui()
  const { language: spoken } = useInterfaceLanguage()
  const [language, setLanguage] = useState<GlossLanguage>(glossLanguageOf(spoken))
  const [copied, setCopied] = useState<'message' | 'link' | 'failed'>()
  const message = messages[language]

  async function copy(what: 'message' | 'link') {
    try {
      await navigator.clipboard.writeText(what === 'link' ? link : message)
      setCopied(what)
    } catch (error) {
      reportProblem('copying an invitation', error)
      setCopied('failed')
    }
  }

  return (
    <div className="invitation-link">
      {!isAddress && (
        <Banner kind="good">
          <Trans>
            Your link is ready. You won’t see it again, so send it or have it scanned before you
            leave this page. You can always make another one.
          </Trans>
        </Banner>
      )}
      <QrCode
        text={link}
        label={isAddress ? t`QR code of the link` : t`QR code of the invitation`}
      />
      <p className="small address">{link}</p>
      <Segments
        label={t`Language of the message`}
        options={[
          { value: 'fr', text: 'Français', lang: 'fr' },
          { value: 'en', text: 'English', lang: 'en' },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <p className="card message" lang={language}>
        {message}
      </p>
      <a
        className="button main wide"
        href={whatsAppAddress(message)}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={MessageCircle} size={20} />
        <Trans>Send by WhatsApp</Trans>
      </a>
      <button type="button" className="button second wide" onClick={() => void copy('message')}>
        <Icon of={Copy} size={20} />
        <Trans>Copy the message</Trans>
      </button>
      <button type="button" className="button second wide" onClick={() => void copy('link')}>
        <Icon of={Copy} size={20} />
        <Trans>Copy the link only</Trans>
      </button>
      <p className="small soft" role="status">
        {copied === 'message' && <Trans>Message copied.</Trans>}
        {copied === 'link' && <Trans>Link copied.</Trans>}
        {copied === 'failed' && (
          <Trans>This browser doesn’t let us copy. Select the link above and copy it.</Trans>
        )}
      </p>
    </div>
  )
}
