import { Trans, useLingui } from '@lingui/react/macro'
import { LogoutButton } from '../../ui/logout-button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import './welcome.css'

interface WelcomeProps {
  name: string
  /** The recorder's is for small screens; wide ones have the sidebar's (specification §2). */
  hidesLogoutOnWide?: boolean
}

/** Head of both dashboards. A name is isolated, so that it may run from right to left. */
export function Welcome({ name, hidesLogoutOnWide = false }: WelcomeProps) {
  const { t } = useLingui()
  return (
    <div className="page-head welcome">
      <PageHeading title={t`Dashboard`}>
        <Trans>
          Welcome <bdi>{name}</bdi>
        </Trans>
      </PageHeading>
      <LogoutButton className={hidesLogoutOnWide ? 'button plain only-narrow' : 'button plain'} />
    </div>
  )
}
