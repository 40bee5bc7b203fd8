import { api } from '@mboa/contract'
import { expect, test } from 'vitest'
import { Route, Switch } from 'wouter'
import { activateLanguage } from '../../../i18n/messages.ts'
import { currentAddress, renderAppPart } from '../../../testing/render-app-part.tsx'
import { refuse, stubNetwork, succeed, unreachable } from '../../../testing/stub-network.ts'
import { rememberVerificationDeadline } from '../../../platform/session/verification-deadlines.ts'
import { LinkExpiredScreen } from './link-expired-screen.tsx'
import { EmailSentScreen, InvalidLinkScreen, SignUpSuccessScreen } from './outcome-screens.tsx'
import { useStartVerification } from './use-start-verification.ts'

function StartWith({ code }: { code: string }) {
  const isVerifying = useStartVerification(code)
  if (isVerifying) return <p>Verifying</p>
  return (
    <Switch>
      <Route path="/auth/link-expired">
        <LinkExpiredScreen />
      </Route>
      <Route path="/auth/invalid-link">
        <InvalidLinkScreen />
      </Route>
      <Route path="*">
        <h1>Another page</h1>
      </Route>
    </Switch>
  )
}

const start = () => renderAppPart(<StartWith code="a-code" />, { path: '/auth/login' })

test.each([
  [succeed({ email: 'estelle@example.com' }), '/auth/email-verified'],
  [refuse('verification-link-expired'), '/auth/link-expired'],
  [refuse('invalid-verification-link'), '/auth/invalid-link'],
  [refuse('general'), '/auth/login?message=verification-failed'],
  [unreachable, '/auth/login?message=verification-failed'],
])('the answer to a code leads to its page (%#)', async (answering, address) => {
  const sent = stubNetwork({ [api.verifyEmail.path]: answering })
  await start()
  await expect.poll(currentAddress).toBe(address)
  expect(sent).toEqual([{ path: api.verifyEmail.path, body: { code: 'a-code' } }])
})

test('an expired link is sent again by its own code, and not twice within a minute', async () => {
  const sent = stubNetwork({
    [api.verifyEmail.path]: refuse('verification-link-expired'),
    [api.resendVerification.path]: succeed({ userId: 'late', verificationExpiresAt: 1 }),
  })
  const screen = await start()
  const resend = screen.getByRole('button', { name: 'Resend Verification Email' })
  await resend.click()
  await expect
    .element(screen.getByText('Verification email has been sent! Please check your inbox.'))
    .toBeVisible()
  expect(sent.at(-1)?.body).toEqual({ code: 'a-code' })
  await expect.element(resend).toBeDisabled()
  await expect
    .element(screen.getByText(/^You can request another email in (1:00|0:5\d)\.$/))
    .toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible()
  expect(Number(localStorage.getItem('mboa.verification-deadline.late'))).toBeGreaterThan(
    Date.now(),
  )
})

const confirmed = 'Your email address is already confirmed. You can log in now.'

test('an expired link that was applied in time says that the address is confirmed', async () => {
  stubNetwork({
    [api.verifyEmail.path]: refuse('verification-link-expired', {
      fields: { code: 'email-already-verified' },
    }),
    [api.resendVerification.path]: refuse('email-already-verified'),
  })
  const screen = await start()
  await expect.element(screen.getByRole('heading', { name: 'Oops, link expired!' })).toBeVisible()
  await expect.element(screen.getByText(confirmed)).toBeVisible()
  await screen.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect.element(screen.getByText(confirmed)).toBeVisible()
  expect(screen.getByText(/^Failed to resend/).elements()).toEqual([])
  await expect.element(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible()
})

test('a resend says that the address was confirmed in the meantime', async () => {
  stubNetwork({
    [api.verifyEmail.path]: refuse('verification-link-expired'),
    [api.resendVerification.path]: refuse('email-already-verified'),
  })
  const screen = await start()
  await screen.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect.element(screen.getByText(confirmed)).toBeVisible()
})

test.each([
  ['verification-link-replaced', /^We’ve sent you a newer email, and its link replaces this one/],
  ['email-already-verified', confirmed],
] as const)('an invalid link says why, where the server knows: %s', async (reason, text) => {
  stubNetwork({
    [api.verifyEmail.path]: refuse('invalid-verification-link', {
      fields: { code: reason },
    }),
  })
  const screen = await start()
  await expect.element(screen.getByRole('heading', { name: 'Invalid Link' })).toBeVisible()
  await expect.element(screen.getByText(text)).toBeVisible()
})

test('a resend that fails says so and may be tried again', async () => {
  stubNetwork({
    [api.verifyEmail.path]: refuse('verification-link-expired'),
    [api.resendVerification.path]: unreachable,
  })
  const screen = await start()
  const resend = screen.getByRole('button', { name: 'Resend Verification Email' })
  await resend.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Failed to resend verification email. Please try again later.')
  await expect.element(resend).toBeEnabled()
})

test('without a code nobody is known to send to', async () => {
  const screen = await renderAppPart(<LinkExpiredScreen />, { path: '/auth/link-expired' })
  await expect.element(screen.getByRole('heading', { name: 'Oops, link expired!' })).toBeVisible()
  await screen.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('No user found. Please try logging in again.')
})

test('the page is there in French', async () => {
  await activateLanguage('fr')
  const screen = await renderAppPart(<LinkExpiredScreen />, { path: '/auth/link-expired' })
  await screen.getByRole('button', { name: 'Renvoyer l’e‑mail de confirmation' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Aucun utilisateur trouvé. Essayez de vous reconnecter.')
})

test.each([
  ['/auth/signup/success', <SignUpSuccessScreen />],
  ['/auth/email-sent', <EmailSentScreen />],
])('%s counts the link’s time down by the deadline of this user', async (path, part) => {
  rememberVerificationDeadline('waiting', Date.now() - 60_000)
  const state = { userId: 'waiting' }
  const screen = await renderAppPart(part, { path, state })
  await expect.element(screen.getByText('The link expires in 3 minutes.')).toBeVisible()
  const shown = () => screen.getByRole('timer').element().textContent
  const first = shown()
  expect(first).toMatch(/^(2:00|1:5\d)$/)
  await expect.poll(shown).not.toBe(first)
})

test.each([
  ['/auth/signup/success', <SignUpSuccessScreen />],
  ['/auth/email-sent', <EmailSentScreen />],
])('%s sends another mail once the link has expired, and counts down again', async (path, part) => {
  const sent = stubNetwork({
    [api.resendVerification.path]: succeed({ userId: 'waiting', verificationExpiresAt: 1 }),
  })
  rememberVerificationDeadline('waiting', Date.now() - 180_000)
  const screen = await renderAppPart(part, { path, state: { userId: 'waiting' } })
  await expect.element(screen.getByText('The link has expired.')).toBeVisible()
  expect(screen.getByRole('timer').elements()).toEqual([])
  await screen.getByRole('button', { name: 'Resend Verification Email' }).click()
  await expect
    .element(screen.getByText('Verification email has been sent! Please check your inbox.'))
    .toBeVisible()
  expect(sent).toEqual([{ path: api.resendVerification.path, body: { userId: 'waiting' } }])
  await expect.element(screen.getByText('The link expires in 3 minutes.')).toBeVisible()
  await expect.element(screen.getByText(/^(3:00|2:5\d)$/)).toBeVisible()
})

test('a mail that cannot be sent again says so, and may be asked for once more', async () => {
  stubNetwork({ [api.resendVerification.path]: unreachable })
  rememberVerificationDeadline('waiting', Date.now() - 180_000)
  const state = { userId: 'waiting' }
  const screen = await renderAppPart(<EmailSentScreen />, { path: '/auth/email-sent', state })
  const resend = screen.getByRole('button', { name: 'Resend Verification Email' })
  await resend.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Failed to resend verification email. Please try again later.')
  await expect.element(resend).toBeEnabled()
})

test('the page about a new mail says where it went, and how to put the address right', async () => {
  const typed = { fullName: 'Test Person', email: 'name@exampel.com', phoneNumber: '+237670000000' }
  const screen = await renderAppPart(<EmailSentScreen />, {
    path: '/auth/email-sent',
    state: { userId: 'waiting', ...typed },
  })
  await expect.element(screen.getByText('name@exampel.com')).toBeVisible()
  await screen.getByRole('link', { name: 'Sign up again' }).click()
  expect(currentAddress()).toBe('/auth/signup')
  expect(history.state).toMatchObject({ passed: typed })
})

test('the page about a new mail offers no correction where nobody knows the address', async () => {
  const state = { userId: 'waiting' }
  const screen = await renderAppPart(<EmailSentScreen />, { path: '/auth/email-sent', state })
  await expect.element(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign up again' }).elements()).toEqual([])
})
