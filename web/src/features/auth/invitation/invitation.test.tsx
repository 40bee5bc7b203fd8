import { api, pagePaths } from '@mboa/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useSession } from '../../../platform/session/session-context.ts'
import {
  dropWorkshopLink,
  findWorkshopLink,
  keepWorkshopLink,
  putOffWorkshopLink,
} from '../../../platform/workshop-link.ts'
import { currentAddress, renderAppPart } from '../../../testing/render-app-part.tsx'
import {
  lastSentTo,
  refuse,
  stubNetwork,
  succeed,
  unreachable,
} from '../../../testing/stub-network.ts'
import { aUser } from '../../../testing/users.ts'
import { LoginScreen } from '../login/login-screen.tsx'
import { SignUpScreen } from '../sign-up/sign-up-screen.tsx'
import {
  EmailSentScreen,
  InvalidLinkScreen,
  SignUpSuccessScreen,
} from '../verification/outcome-screens.tsx'
import { InvitationScreen } from './invitation-screen.tsx'

const name = { en: 'Ewondo', fr: 'éwondo' }
const mailed = { invitation: { language: 'ewo', name, email: 'new@example.com' } }
const byLink = { invitation: { language: 'ewo', name, email: null } }
const recorder = aUser({ role: 'recorder' })
const session = { user: recorder, now: 1 }
const proven = 'Your invitation confirms this address: there’s nothing more to verify.'

/** Says who is signed in, beside the page. */
function Who() {
  const { user } = useSession()
  return <output>{user === null ? 'nobody' : user.role}</output>
}

const openSignUp = (path = `${pagePaths.signUp}?invited`) =>
  renderAppPart(
    <>
      <SignUpScreen />
      <Who />
    </>,
    { path },
  )

async function fillIn(screen: Awaited<ReturnType<typeof openSignUp>>) {
  for (const [label, value] of [
    ['Full Name', 'Test Person'],
    ['Phone Number', '6 70 00 00 00'],
    ['Password', 'Mballa12!'],
    ['Confirm Password', 'Mballa12!'],
  ] as const) {
    await screen.getByLabelText(label, { exact: true }).fill(value)
  }
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Create Account' }).click()
}

test('sign-up says what it is for, has the address filled in, and signs in at once', async () => {
  const sent = stubNetwork({
    [api.readFollowedInvitation.path]: succeed(mailed),
    [api.checkEmailAvailability.path]: succeed({ available: true }),
    [api.signUp.path]: succeed({ userId: recorder.id, verificationExpiresAt: 1, session }),
  })
  const screen = await openSignUp()
  await expect.element(screen.getByText(/You were invited to record Ewondo/)).toBeVisible()
  const email = screen.getByLabelText('Email Address')
  await expect.element(email).toHaveValue('new@example.com')
  await expect.element(email).toHaveAccessibleDescription(proven)
  await fillIn(screen)
  await expect.element(screen.getByText('recorder', { exact: true })).toBeInTheDocument()
  expect(lastSentTo(sent, api.signUp.path)?.body).toMatchObject({ email: 'new@example.com' })
})

test('an address that was changed is to be verified as ever', async () => {
  stubNetwork({
    [api.readFollowedInvitation.path]: succeed(mailed),
    [api.checkEmailAvailability.path]: succeed({ available: true }),
    [api.signUp.path]: succeed({ userId: 'new', verificationExpiresAt: 1 }),
  })
  const screen = await openSignUp()
  const email = screen.getByLabelText('Email Address')
  await expect.element(email).toHaveAccessibleDescription(proven)
  await email.fill('other@example.com')
  await expect.element(screen.getByText(proven)).not.toBeInTheDocument()
  await fillIn(screen)
  await expect.poll(currentAddress).toBe(pagePaths.signUpSuccess)
})

test('a link fills nothing in, and goes along to the login', async () => {
  stubNetwork({ [api.readFollowedInvitation.path]: succeed(byLink) })
  const screen = await openSignUp()
  await expect.element(screen.getByText(/You were invited to record Ewondo/)).toBeVisible()
  await expect.element(screen.getByLabelText('Email Address')).toHaveValue('')
  await expect
    .element(screen.getByRole('link', { name: 'Log In' }))
    .toHaveAttribute('href', `${pagePaths.login}?invited`)
})

test('sign-up by oneself asks nothing and says nothing of invitations', async () => {
  const sent = stubNetwork({})
  const screen = await openSignUp(pagePaths.signUp)
  await expect.element(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled()
  expect(sent).toEqual([])
})

const workshopCode = 'the-code-of-a-workshop'.padEnd(43, '-')
const openedWorkshop = () => {
  onTestFinished(dropWorkshopLink)
  keepWorkshopLink({ pathname: pagePaths.recorderSpeakers, hash: `#${workshopCode}` })
}

test('who opened the link of a workshop is told before signing up that it asks for an invitation', async () => {
  openedWorkshop()
  stubNetwork({})
  const screen = await openSignUp(pagePaths.signUp)
  await expect
    .element(
      screen.getByText(/if nobody has invited you to do that yet, ask its coordinator first/),
    )
    .toBeVisible()
})

test.each([
  [pagePaths.signUpSuccess, <SignUpSuccessScreen />],
  [pagePaths.emailSent, <EmailSentScreen />],
])('%s says where the link of a workshop waits', async (path, part) => {
  openedWorkshop()
  const screen = await renderAppPart(part, { path })
  await expect
    .element(
      screen.getByText(/log in here, in this browser: you’ll be asked whether you want to join/),
    )
    .toBeVisible()
})

test('sign-up works where the invitation cannot be asked for', async () => {
  stubNetwork({ [api.readFollowedInvitation.path]: unreachable })
  const screen = await openSignUp()
  await expect.element(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled()
  expect(screen.getByRole('alert').elements()).toEqual([])
})

test('the login says what it is for', async () => {
  stubNetwork({ [api.readFollowedInvitation.path]: succeed(mailed) })
  const screen = await renderAppPart(<LoginScreen />, { path: `${pagePaths.login}?invited` })
  await expect
    .element(screen.getByText('You were invited to record Ewondo for Mboa. Log in to begin.'))
    .toBeVisible()
})

test('a link that is over says so, and not that a verification failed', async () => {
  const path = `${pagePaths.invalidLink}?invitation`
  const screen = await renderAppPart(<InvalidLinkScreen />, { path })
  await expect.element(screen.getByText(/This invitation no longer works/)).toBeVisible()
  expect(screen.getByText(/verification link/).elements()).toEqual([])
})

const openInvitation = (role: 'learner' | 'recorder' = 'learner') =>
  renderAppPart(
    <>
      <InvitationScreen />
      <Who />
    </>,
    {
      path: pagePaths.invitation,
      user: aUser({ fullName: 'Ada', email: 'ada@example.com', role }),
    },
  )

test('who is signed in is asked, by name, before their account records', async () => {
  const sent = stubNetwork({
    [api.readFollowedInvitation.path]: succeed(byLink),
    [api.acceptInvitation.path]: succeed(session),
  })
  const screen = await openInvitation()
  await expect.element(screen.getByText('ada@example.com')).toBeVisible()
  expect(lastSentTo(sent, api.acceptInvitation.path)).toBeUndefined()
  await screen.getByRole('button', { name: 'Record with this account' }).click()
  await expect.element(screen.getByText('recorder', { exact: true })).toBeInTheDocument()
  expect(currentAddress()).toBe(pagePaths.start)
})

test('who learns with the account is told before that it then opens no courses', async () => {
  stubNetwork({ [api.readFollowedInvitation.path]: succeed(byLink) })
  const warning = /^You’re learning with this account\./
  const learner = await openInvitation('learner')
  await expect.element(learner.getByText(warning)).toBeVisible()
  await learner.unmount()
  const screen = await openInvitation('recorder')
  await expect.element(screen.getByText('ada@example.com')).toBeVisible()
  expect(screen.getByText(warning).elements()).toEqual([])
})

test('who may not record is told once why the link of a workshop does nothing, and is asked once they may', async () => {
  openedWorkshop()
  stubNetwork({ [api.readFollowedInvitation.path]: succeed({ invitation: null }) })
  const screen = await openInvitation()
  await expect
    .element(screen.getByText(/^This workshop is for people who record its language/))
    .toBeVisible()
  await screen.getByRole('link', { name: 'Go to Mboa' }).click()
  expect(currentAddress()).toBe(pagePaths.start)
  // Neither they nor another learner on this phone are led there again.
  expect(findWorkshopLink()).toBeUndefined()
  expect(findWorkshopLink('learner')).toBeUndefined()
  expect(findWorkshopLink('recorder')).toBe(workshopCode)
  const later = Date.now() + 86_400_001
  vi.spyOn(Date, 'now').mockReturnValue(later)
  onTestFinished(() => {
    vi.restoreAllMocks()
  })
  expect(findWorkshopLink('recorder')).toBeUndefined()
})

test('who could not join for want of an invitation is asked again once they accept one', async () => {
  openedWorkshop()
  putOffWorkshopLink(workshopCode, 'recorder')
  expect(findWorkshopLink('recorder')).toBeUndefined()
  stubNetwork({
    [api.readFollowedInvitation.path]: succeed(byLink),
    [api.acceptInvitation.path]: succeed(session),
  })
  const screen = await openInvitation()
  await screen.getByRole('button', { name: 'Record with this account' }).click()
  await expect.element(screen.getByText('recorder', { exact: true })).toBeInTheDocument()
  expect(findWorkshopLink('recorder')).toBe(workshopCode)
})

test('who declines stays what they are, and the next one is not asked for them', async () => {
  const sent = stubNetwork({
    [`GET ${api.readFollowedInvitation.path}`]: succeed(byLink),
    [`DELETE ${api.leaveInvitation.path}`]: succeed({}),
  })
  const screen = await openInvitation()
  await screen.getByRole('button', { name: 'Not now' }).click()
  await expect.poll(currentAddress).toBe(pagePaths.start)
  expect(lastSentTo(sent, `DELETE ${api.leaveInvitation.path}`)).toBeDefined()
  await expect.element(screen.getByText('learner', { exact: true })).toBeInTheDocument()
})

test('an invitation that is gone meanwhile says so, and a broken line how to go on', async () => {
  let isReached = false
  stubNetwork({
    [api.readFollowedInvitation.path]: succeed(byLink),
    [api.acceptInvitation.path]: (body) =>
      isReached ? refuse('not-found')(body) : unreachable(body),
  })
  const screen = await openInvitation()
  const accept = screen.getByRole('button', { name: 'Record with this account' })
  await accept.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  isReached = true
  await accept.click()
  await expect.element(screen.getByText(/This invitation no longer works/)).toBeVisible()
})
