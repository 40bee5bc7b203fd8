import { Trans } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'
import { Icon } from '../../ui/icon.tsx'
import { passLinkOn, type PassedOn } from './pass-link-on.ts'
import './share-link.css'

interface ShareLinkProps {
  /** What is said with the link. */
  title: string
  address: string
  /** The button's text. */
  children: ReactNode
}

/** Hands a link to the device's own way of sharing, or copies it; else it is shown, to be copied. */
export function ShareLink({ title, address, children }: ShareLinkProps) {
  const [how, setHow] = useState<PassedOn>()

  function share() {
    passLinkOn({ title, url: address })
      .then(setHow)
      .catch((error: unknown) => reportProblem('sharing a link', error))
  }

  return (
    <div className="share-link">
      <button type="button" className="button second wide" onClick={share}>
        <Icon of={Share2} size={20} />
        {children}
      </button>
      <p role="status" className="small soft">
        {how === 'copied' && <Trans>Link copied. Paste it into a message.</Trans>}
        {how === 'shown' && (
          <Trans>
            Copy this link: <span className="address">{address}</span>
          </Trans>
        )}
      </p>
    </div>
  )
}
