import { Trans, useLingui } from '@lingui/react/macro'
import type { User } from '@mboa/contract'
import { Mail, Phone, User as Person } from 'lucide-react'
import { MarginRow, MarginRows } from '../../ui/margin-rows.tsx'

/** What the account is known by. */
export function AccountRows({ user }: { user: User }) {
  const { t } = useLingui()
  return (
    <MarginRows>
      <MarginRow sign={Person}>
        <div className="grow">
          <p className="small soft">
            <Trans>Full Name</Trans>
          </p>
          <p dir="auto">{user.fullName || t`none yet`}</p>
        </div>
      </MarginRow>
      <MarginRow sign={Mail}>
        <div className="grow">
          <p className="small soft">
            {user.emailVerified ? <Trans>Email · verified</Trans> : <Trans>Email</Trans>}
          </p>
          <p>{user.email}</p>
        </div>
      </MarginRow>
      <MarginRow sign={Phone}>
        <div className="grow">
          <p className="small soft">
            <Trans>Phone Number</Trans>
          </p>
          <p className="num">{user.phoneNumber ?? t`none yet`}</p>
        </div>
      </MarginRow>
    </MarginRows>
  )
}
