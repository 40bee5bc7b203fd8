import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { api, pagePaths } from '@mboa/contract'
import { AtSign, MailOpen, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { call } from '../../../platform/network/api-client.ts'
import { useNavigate } from '../../../platform/navigation/history.ts'
import { useResource } from '../../../platform/network/use-resource.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { useSession, useSignedInUser } from '../../../platform/session/session-context.ts'
import {
  dropWorkshopLink,
  findWorkshopLink,
  putOffWorkshopLink,
  takeUpWorkshopLink,
} from '../../../platform/workshop-link.ts'
import { AuthPage } from '../../../ui/auth-page.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { failureTextOf } from '../../../ui/failure-texts.ts'
import { formTexts } from '../../../ui/form-texts.ts'
import { PageSign } from '../../../ui/icon.tsx'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { MarginRow, MarginRows } from '../../../ui/margin-rows.tsx'
import { InvitationOver } from './invited-banner.tsx'
import { followedInvitation, type Invitation } from './use-followed-invitation.ts'

/**
 * Asks who is signed in whether an invitation is for them: on a phone that several share, whoever
 * opened it may be somebody else.
 */
export function InvitationScreen() {
  const { t } = useLingui()
  const { state } = useResource(followedInvitation)
  // Who does not record yet is led here from the link of a workshop as well.
  const { role } = useSignedInUser()
  const [code] = useState(() => findWorkshopLink(role))
  if (code !== undefined && state.status === 'ready' && state.value === null) {
    return <NotInWorkshop onLeave={() => putOffWorkshopLink(code, role)} />
  }
  return (
    <AuthPage title={t`You’re invited`} before={<PageSign of={MailOpen} />}>
      <LoadedPart of={state}>
        {(invitation) =>
          invitation === null ? <NoInvitation /> : <Question invitation={invitation} />
        }
      </LoadedPart>
    </AuthPage>
  )
}

function Question({ invitation }: { invitation: Invitation }) {
  const { i18n } = useLingui()
  const { language } = useInterfaceLanguage()
  const { fullName, email, role } = useSignedInUser()
  const { failure, isBusy, isGone, accept, leave } = useAnswer()
  const name = glossIn(invitation.name, language)
  if (isGone) return <NoInvitation />
  return (
    <>
      <p>
        <Trans>
          You were invited to record {name} for Mboa. You would record with this account:
        </Trans>
      </p>
      <MarginRows>
        <MarginRow icon={AtSign}>
          <div>
            <p className="strong">{fullName}</p>
            <p className="soft address">{email}</p>
          </div>
        </MarginRow>
      </MarginRows>
      {role === 'learner' && (
        <Banner kind="note">
          <Trans>
            You’re learning with this account. Once it records, its courses can’t be opened any
            more: to go on learning, choose “Not now” and sign up to record with another email
            address.
          </Trans>
        </Banner>
      )}
      {failure !== undefined && <Banner kind="bad">{i18n._(failure)}</Banner>}
      <button
        type="button"
        className="button main wide"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void accept()}
      >
        <Trans>Record with this account</Trans>
      </button>
      <button
        type="button"
        className="button plain wide"
        disabled={isBusy}
        onClick={() => void leave()}
      >
        <Trans>Not now</Trans>
      </button>
    </>
  )
}

/** What its link opens is asked about as soon as they are invited, on this device and in time. */
function NotInWorkshop({ onLeave }: { onLeave: () => void }) {
  const { t } = useLingui()
  return (
    <AuthPage title={t`A workshop`} before={<PageSign of={Users} />}>
      <p>
        <Trans>
          This workshop is for people who record its language in Mboa. Ask its coordinator to invite
          you first. If you accept on this device within a day of opening the link, you’ll be asked
          about the workshop; otherwise open its link again.
        </Trans>
      </p>
      <Link to={pagePaths.start} onClick={onLeave} className="button main wide">
        <Trans>Go to Mboa</Trans>
      </Link>
    </AuthPage>
  )
}

function NoInvitation() {
  return (
    <>
      <InvitationOver />
      <Link to={pagePaths.start} className="button main wide">
        <Trans>Go to Mboa</Trans>
      </Link>
    </>
  )
}

function useAnswer() {
  const { setUser } = useSession()
  const account = useSignedInUser().id
  const navigate = useNavigate()
  const [failure, setFailure] = useState<MessageDescriptor>()
  const [isBusy, setIsBusy] = useState(false)
  const [isGone, setIsGone] = useState(false)

  async function answer(send: () => Promise<MessageDescriptor | undefined>) {
    setIsBusy(true)
    setFailure(undefined)
    try {
      setFailure(await send())
    } catch (error) {
      reportProblem('answering an invitation', error)
      setFailure(formTexts.unexpected)
    } finally {
      setIsBusy(false)
    }
  }

  return {
    failure,
    isBusy,
    isGone,
    accept: () =>
      answer(async () => {
        const result = await call(api.acceptInvitation, { account })
        if (result.ok) {
          takeUpWorkshopLink()
          setUser(result.value.user)
          navigate(pagePaths.start, { replace: true })
          return undefined
        }
        if (result.failure.code !== 'not-found') return failureTextOf(result.failure.code)
        setIsGone(true)
        return undefined
      }),
    leave: () =>
      answer(async () => {
        const result = await call(api.leaveInvitation)
        if (!result.ok) return failureTextOf(result.failure.code)
        dropWorkshopLink()
        navigate(pagePaths.start, { replace: true })
        return undefined
      }),
  }
}
