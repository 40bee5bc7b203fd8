import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ApiFailure } from '../../platform/network/api-client.ts'
import { useSession } from '../../platform/session/session-context.ts'
import { Banner } from '../../ui/banner.tsx'
import { formTexts } from '../../ui/form-texts.ts'
import { profileFailureTextOf } from './error-texts.ts'

interface FailureBannerProps {
  failure: ApiFailure
  /** What to do about it; signing in again is offered by itself. */
  children?: ReactNode
}

/** Why a call failed, and the way on where there is one. */
export function FailureBanner({ failure, children }: FailureBannerProps) {
  const { i18n } = useLingui()
  const { setUser } = useSession()
  const { code, requestId } = failure
  const text = profileFailureTextOf(code)
  return (
    <Banner kind="bad">
      <p>{i18n._(text)}</p>
      {text === formTexts.unexpected && requestId !== undefined && (
        <p className="small">
          <Trans>
            If you contact the operator, quote this: <span className="request-id">{requestId}</span>
          </Trans>
        </p>
      )}
      {code === 'not-signed-in' ? (
        <button type="button" className="button plain" onClick={() => setUser(null)}>
          <Trans>Log In</Trans>
        </button>
      ) : (
        children
      )}
    </Banner>
  )
}
