import { Trans } from '@lingui/react/macro'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { findWorkshopLink } from '../../../platform/workshop-link.ts'
import { Banner } from '../../../ui/banner.tsx'
import { useIsHydrated } from '../../../ui/page-state.ts'
import { useFollowedInvitation, type Invitation } from './use-followed-invitation.ts'

/** What an account is made for here. */
export function InvitedToSignUp({ invitation }: { invitation: Invitation }) {
  const { language } = useInterfaceLanguage()
  const name = glossIn(invitation.name, language)
  return (
    <Banner kind="information">
      <Trans>
        You were invited to record {name} for Mboa, where people learn the languages of Cameroon.
        Create your account to begin.
      </Trans>
    </Banner>
  )
}

/** The same where an account is there already. */
export function InvitedToLogIn() {
  const { language } = useInterfaceLanguage()
  const invitation = useFollowedInvitation()
  if (invitation === undefined) return <OpenedWorkshop />
  const name = glossIn(invitation.name, language)
  return (
    <Banner kind="information">
      <Trans>You were invited to record {name} for Mboa. Log in to begin.</Trans>
    </Banner>
  )
}

const useHasWorkshopLink = (): boolean => useIsHydrated() && findWorkshopLink() !== undefined

/** Said before anybody makes an account for it: without an invitation nobody joins. */
export function OpenedWorkshop() {
  if (!useHasWorkshopLink()) return null
  return (
    <Banner kind="information">
      <Trans>
        You opened the link of a workshop. Log in, or sign up, and you’ll be asked whether you want
        to join it. It’s for people who record its language: if nobody has invited you to do that
        yet, ask its coordinator first.
      </Trans>
    </Banner>
  )
}

/** The mail that confirms an address may be read in another browser, which knows of no link. */
export function WorkshopWaits() {
  if (!useHasWorkshopLink()) return null
  return (
    <p>
      <Trans>
        Once your address is confirmed, log in here, in this browser: you’ll be asked whether you
        want to join the workshop. On another device, open its link again.
      </Trans>
    </p>
  )
}

/** Its link has run out, was used up or taken back. */
export function InvitationOver() {
  return (
    <p>
      <Trans>
        This invitation no longer works: it has expired, been used or been withdrawn. Ask the person
        who sent it for a new one.
      </Trans>
    </p>
  )
}
