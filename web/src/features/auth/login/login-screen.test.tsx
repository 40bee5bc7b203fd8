import { api } from '@mboa/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { useSession } from '../../../platform/session/session-context.ts'
import { takeComplaint } from '../../../testing/complaints.ts'
import { currentAddress, renderAppPart } from '../../../testing/render-app-part.tsx'
import {
  answerLater,
  lastSentTo,
  refuse,
  stubNetwork,
  succeed,
  surprise,
  unreachable,
} from '../../../testing/stub-network.ts'
import { stubWaitingVersion } from '../../../testing/stub-waiting-version.ts'
import { aUser } from '../../../testing/users.ts'
import { blockCookies } from '../../../testing/stub-browser.ts'
import { LoginScreen } from './login-screen.tsx'

function SignedInName() {
  return <output aria-label="signed in">{useSession().user?.fullName}</output>
}

async function renderLogin(path = '/auth/login') {
  const screen = await renderAppPart(
    <>
      <LoginScreen />
      <SignedInName />
    </>,
    { path },
  )
  return {
    screen,
    identifier: screen.getByLabelText('Email or Phone Number*'),
    password: screen.getByLabelText('Password*', { exact: true }),
    logIn: screen.getByRole('button', { name: 'Log In' }),
    async submit(identifier: string, password: string) {
      await this.identifier.fill(identifier)
      await this.password.fill(password)
      await this.logIn.click()
    },
  }
}

test('both missing fields are shown at once, and the first takes the focus', async () => {
  const login = await renderLogin()
  await login.logIn.click()
  await expect
    .element(login.identifier)
    .toHaveAccessibleDescription('Email or phone number is required')
  await expect.element(login.password).toHaveAccessibleDescription('Password is required')
  await expect.element(login.identifier).toHaveFocus()
})

test('an identifier with an @ must look like an e-mail address', async () => {
  const login = await renderLogin()
  await login.submit('name@', 'Secret1!')
  await expect
    .element(login.identifier)
    .toHaveAccessibleDescription("Invalid email format. Enter email of type 'name@example.com'")
})

test('a space inside an address is named', async () => {
  const login = await renderLogin()
  await login.submit('name @example.com', 'Secret1!')
  await expect
    .element(login.identifier)
    .toHaveAccessibleDescription(
      "Invalid email format. Enter email of type 'name@example.com', without spaces.",
    )
})

test('signs around an address that nobody sees are not sent', async () => {
  const sent = stubNetwork({
    [api.login.path]: refuse('wrong-password'),
    [api.listCourses.path]: succeed({}),
  })
  const login = await renderLogin()
  await login.submit('\u200Bname@example.com\u2060', 'Secret1!')
  await expect
    .poll(() => lastSentTo(sent, api.login.path)?.body)
    .toEqual({
      identifier: 'name@example.com',
      password: 'Secret1!',
    })
})

test('a server that is not reached is reported under both fields', async () => {
  stubNetwork({ [api.login.path]: unreachable })
  const login = await renderLogin()
  await login.submit('name@example.com', 'Secret1!')
  const text = 'Please check your connection and try again.'
  await expect.element(login.identifier).toHaveAccessibleDescription(text)
  await expect.element(login.password).toHaveAccessibleDescription(text)
})

test('a right password signs in, by phone number as well', async () => {
  const sent = stubNetwork({ [api.login.path]: succeed({ user: aUser(), now: 1 }) })
  const login = await renderLogin()
  await login.submit(' 670 00 00 00 ', ' Secret1!')
  await expect.element(login.screen.getByLabelText('signed in')).toHaveTextContent('Test Learner')
  expect(sent).toEqual([
    { path: api.login.path, body: { identifier: '670 00 00 00', password: ' Secret1!' } },
    { path: api.listCourses.path },
  ])
})

test('what home needs of everybody is asked for beside the login, not after it', async () => {
  const { answering, answer } = answerLater()
  const sent = stubNetwork({ [api.login.path]: answering, [api.listCourses.path]: unreachable })
  const login = await renderLogin()
  await login.submit('name@example.com', 'Secret1!')
  await expect
    .poll(() => sent.map(({ path }) => path))
    .toEqual([api.login.path, api.listCourses.path])
  answer(succeed({ user: aUser(), now: 1 }))
  await expect.element(login.screen.getByLabelText('signed in')).toHaveTextContent('Test Learner')
})

test('the button says what goes on, and all buttons rest meanwhile', async () => {
  const { answering, answer } = answerLater()
  stubNetwork({ [api.login.path]: answering })
  const login = await renderLogin()
  await login.submit('name@example.com', 'Secret1!')
  const busy = login.screen.getByRole('button', { name: 'Logging in...' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await expect.element(busy).toHaveFocus()
  await expect
    .element(login.screen.getByRole('button', { name: 'Continue With Google' }))
    .toBeDisabled()
  answer(refuse('wrong-password'))
  await expect.element(login.logIn).toBeEnabled()
  await expect.element(login.password).toHaveFocus()
})

test('whoever lost the verification mail gets a new one by the right password', async () => {
  const signedUp = { fullName: 'A', email: 'name@example.com', phoneNumber: null }
  const sent = stubNetwork({
    [api.login.path]: refuse('email-not-verified'),
    [api.resendVerification.path]: succeed({
      userId: 'resender',
      verificationExpiresAt: 1,
      signedUp,
    }),
  })
  const login = await renderLogin()
  await login.submit('name@example.com', 'Secret1!')
  await login.screen.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect.poll(currentAddress).toBe('/auth/email-sent')
  expect(sent.at(-1)?.body).toEqual({ identifier: 'name@example.com', password: 'Secret1!' })
  expect(Number(localStorage.getItem('mboa.verification-deadline.resender'))).toBeGreaterThan(
    Date.now(),
  )
  expect(history.state).toMatchObject({ passed: { fullName: 'A', email: 'name@example.com' } })
})

test('a mail asked for too soon says when the next may be asked for', async () => {
  stubNetwork({
    [api.login.path]: refuse('email-not-verified'),
    [api.resendVerification.path]: refuse('wait-before-resend', { retryAfterSeconds: 42 }),
  })
  const login = await renderLogin()
  await login.submit('name@example.com', 'Secret1!')
  await login.screen.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect
    .element(login.screen.getByText(/^You can request another email in 0:4\d\.$/))
    .toBeVisible()
})

test('a failed resend says so', async () => {
  stubNetwork({
    [api.login.path]: refuse('email-not-verified'),
    [api.resendVerification.path]: unreachable,
  })
  const login = await renderLogin()
  await login.submit('name@example.com', 'Secret1!')
  await login.screen.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect
    .element(login.screen.getByText('Failed to resend verification email. Please try again later.'))
    .toBeVisible()
})

test('the keyboard alone logs in', async () => {
  stubNetwork({ [api.login.path]: succeed({ user: aUser(), now: 1 }) })
  const login = await renderLogin()
  await login.identifier.click()
  await userEvent.keyboard('name@example.com{Tab}Secret1!{Enter}')
  await expect.element(login.screen.getByLabelText('signed in')).toHaveTextContent('Test Learner')
})

test('a surprise shows the text for the unexpected and is reported', async () => {
  stubNetwork({ [api.login.path]: surprise })
  const login = await renderLogin()
  await login.submit('name@example.com', 'Secret1!')
  await expect
    .element(login.password)
    .toHaveAccessibleDescription('An unexpected error occurred. Please try again.')
  await takeComplaint('Problem while logging in')
})

test('a browser that keeps no cookies is warned before anything is sent', async () => {
  const sent = stubNetwork({})
  blockCookies()
  const login = await renderLogin()
  await login.submit('name@example.com', 'Secret1!')
  await expect
    .element(login.screen.getByRole('alert'))
    .toHaveTextContent(
      'Your browser blocks cookies, so it can’t keep you logged in. Please allow cookies for this site and try again.',
    )
  await expect.element(login.logIn).toBeEnabled()
  expect(sent).toEqual([])
})

test('the whole page is there in French', async () => {
  await activateLanguage('fr')
  const screen = await renderAppPart(<LoginScreen />, { path: '/auth/login' })
  await expect.element(screen.getByRole('heading', { name: 'Bon retour' })).toBeVisible()
  await screen.getByRole('button', { name: 'Se connecter' }).click()
  await expect
    .element(screen.getByLabelText('E‑mail ou numéro de téléphone*'))
    .toHaveAccessibleDescription('L’e‑mail ou le numéro de téléphone est obligatoire')
})

test('the login offers a new version that waits', async () => {
  stubWaitingVersion()
  const { screen } = await renderLogin()
  await expect.element(screen.getByRole('button', { name: 'Update' })).toBeVisible()
})
