import { Trans, useLingui } from '@lingui/react/macro'
import { AtSign, ClockAlert, UserPlus } from 'lucide-react'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { PageSign } from '../../../ui/icon.tsx'
import { MarginRow, MarginRows } from '../../../ui/margin-rows.tsx'
import { useIsHydrated } from '../../../ui/page-state.ts'
import { BackToLogin } from '../back-to-login.tsx'
import { useFirstLogin } from './use-first-login.ts'

/** Specification §2, /auth/google-first-login. */
export function GoogleFirstLoginScreen() {
  const { t, i18n } = useLingui()
  const { pending, failure, isBusy, complete } = useFirstLogin()
  const isInert = !useIsHydrated() || isBusy

  return (
    <AuthPage title={t`You're new here...`} before={<PageSign of={UserPlus} />}>
      <p>
        <Trans>There’s no Mboa account for this Google account yet. Create one?</Trans>
      </p>
      <MarginRows>
        <MarginRow icon={AtSign}>
          {pending === undefined ? (
            <p className="soft">{failure === undefined ? <Trans>Loading...</Trans> : '–'}</p>
          ) : (
            <div>
              <p className="strong">{pending.fullName}</p>
              <p className="soft address">{pending.email}</p>
            </div>
          )}
        </MarginRow>
      </MarginRows>
      {failure !== undefined && <Banner kind="bad">{i18n._(failure)}</Banner>}
      <button
        type="button"
        className="button main wide"
        disabled={isInert}
        aria-busy={isInert}
        onClick={() => void complete()}
      >
        {isBusy ? <Trans>Creating Account...</Trans> : <Trans>Create My Account</Trans>}
      </button>
      <BackToLogin isMain={false} />
    </AuthPage>
  )
}

/** Specification §2, /auth/session-expired. */
export function SessionExpiredScreen() {
  const { t } = useLingui()
  return (
    <AuthPage title={t`Session Expired`} before={<PageSign of={ClockAlert} />}>
      <p>
        <Trans>Your Google sign-in session has expired. Please try logging in again.</Trans>
      </p>
      <BackToLogin />
    </AuthPage>
  )
}
