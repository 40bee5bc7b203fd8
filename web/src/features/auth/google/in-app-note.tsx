import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { reportProblem } from '../../../platform/report-problem.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'

interface InAppNoteProps {
  id: string
  /** Where an invitation was followed, which only its own link brings along. */
  isInvited: boolean
}

/** Why Google can't be used inside an app, and what to do instead. */
export function InAppNote({ id, isInvited }: InAppNoteProps) {
  return (
    <div id={id} className="stack">
      <Banner kind="information">
        <Trans>
          Google doesn’t let you log in inside this app. Tap ⋮ or … and open this page in your
          browser, or use your email address here.
        </Trans>
      </Banner>
      {isInvited ? (
        <p className="small">
          <Trans>Open the link of your invitation there as well.</Trans>
        </p>
      ) : (
        <PageAddress />
      )}
    </div>
  )
}

function PageAddress() {
  const { t } = useLingui()
  const [copied, setCopied] = useState<'yes' | 'failed'>()
  const address = `${location.origin}${pagePaths.login}`

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied('yes')
    } catch (error) {
      reportProblem('copying the address of the login', error)
      setCopied('failed')
    }
  }

  return (
    <>
      <p className="small address">{address}</p>
      <button type="button" className="button plain hanging" onClick={() => void copy()}>
        <Icon of={Copy} size={20} />
        <Trans>Copy the address</Trans>
      </button>
      <p className="small" role="status">
        {copied === 'yes' && t`Copied. Paste it into your browser.`}
        {copied === 'failed' && t`Copying failed. Select the address and copy it.`}
      </p>
    </>
  )
}
