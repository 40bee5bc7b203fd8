import { Trans } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { reportProblem } from '../../platform/report-problem.ts'
import { Icon } from '../../ui/icon.tsx'
import { passLinkOn, type PassedOn } from './pass-link-on.ts'
import './sharing.css'

interface ShareLinkProps {
  /** What is said with the link. */
  title: string
  /** Makes the link; undefined where what it is made of could not be had. */
  makeAddress: () => Promise<string | undefined> | string | undefined
  /** What is said is copied with the link, for it says more than the link alone. */
  copiesTitle?: boolean
  /** The button's text. */
  children: ReactNode
}

interface Shared {
  how: PassedOn | 'failed'
  address?: string
}

/** Hands a link to the device's own way of sharing, or copies it; else it is shown, to be copied. */
export function ShareLink({ title, makeAddress, copiesTitle = false, children }: ShareLinkProps) {
  const [shared, setShared] = useState<Shared>()

  async function share(): Promise<Shared> {
    const address = await makeAddress()
    if (address === undefined) return { how: 'failed' }
    const copied = copiesTitle ? `${title} ${address}` : address
    return { how: await passLinkOn({ title, url: address, copied }), address }
  }

  function press() {
    share()
      .then(setShared)
      .catch((error: unknown) => {
        reportProblem('sharing a link', error)
        setShared({ how: 'failed' })
      })
  }

  return (
    <div className="share-link">
      <button type="button" className="button second wide" onClick={press}>
        <Icon of={Share2} size={20} />
        {children}
      </button>
      <p role="status" className="small soft">
        {shared?.how === 'copied' && <Trans>Link copied. Paste it into a message.</Trans>}
        {shared?.how === 'shown' && (
          <Trans>
            Copy this link: <span className="address">{shared.address}</span>
          </Trans>
        )}
        {shared?.how === 'failed' && <Trans>Please check your connection and try again.</Trans>}
      </p>
    </div>
  )
}
