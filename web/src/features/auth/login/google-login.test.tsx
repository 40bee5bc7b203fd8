import { api, googleChannel, pagePaths, type ErrorCode } from '@mboa/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useSession } from '../../../platform/session/session-context.ts'
import { currentAddress, renderAppPart } from '../../../testing/render-app-part.tsx'
import { refuse, stubNetwork, succeed, unreachable } from '../../../testing/stub-network.ts'
import { blockCookies, listenToClipboard, stubWindowOpen } from '../../../testing/stub-browser.ts'
import { aUser } from '../../../testing/users.ts'
import { activateLanguage } from '../../../i18n/messages.ts'
import { LoginScreen } from './login-screen.tsx'

const failed = 'Failed to log in with Google. Please try again.'
const closed =
  'The Google window closed before you were logged in. Try again, or use your email address.'
const nobody = succeed({ user: null, now: 1 })
const somebody = succeed({ user: aUser(), now: 1 })

function SignedInName() {
  return <output aria-label="signed in">{useSession().user?.fullName ?? 'nobody'}</output>
}

async function renderLogin(session = nobody) {
  stubNetwork({ [api.readSession.path]: session })
  const opened = stubWindowOpen()
  const screen = await renderAppPart(
    <>
      <LoginScreen />
      <SignedInName />
    </>,
    { path: pagePaths.login },
  )
  const channel = new BroadcastChannel(googleChannel)
  onTestFinished(() => channel.close())
  return {
    screen,
    google: screen.getByRole('button', { name: 'Continue With Google' }),
    logIn: screen.getByRole('button', { name: 'Log In' }),
    signedIn: screen.getByLabelText('signed in'),
    opened,
    /** What the page at the end of a window reports, as the server writes it. */
    report: (outcome: object, attempt = opened.at(-1)?.address.searchParams.get('attempt')) =>
      channel.postMessage({ ...outcome, attempt }),
  }
}

test('a window opens in the click, and all buttons rest until its outcome', async () => {
  const login = await renderLogin(somebody)
  await login.google.click()
  expect(login.opened).toHaveLength(1)
  const [{ address } = { address: new URL(location.href) }] = login.opened
  expect(address.pathname).toBe(api.startGoogleSignIn.path)
  expect(address.searchParams.get('mode')).toBe('popup')
  expect(address.searchParams.get('attempt')).toMatch(/^[\w-]{36}$/)
  await expect.element(login.google).toBeDisabled()
  await expect.element(login.logIn).toBeDisabled()
  await expect.element(login.screen.getByText('Continue in the window that opened.')).toBeVisible()
  login.report({ outcome: 'signed-in' })
  await expect.element(login.signedIn).toHaveTextContent('Test Learner')
})

test('whoever comes back from Google is asked about an invitation that was followed here', async () => {
  const login = await renderLogin(succeed({ user: aUser(), now: 1, isInvited: true }))
  await login.google.click()
  login.report({ outcome: 'signed-in' })
  await expect.poll(currentAddress).toBe(pagePaths.invitation)
})

test('a new user is led to the first login', async () => {
  const login = await renderLogin()
  await login.google.click()
  login.report({ outcome: 'new-user' })
  await expect.poll(currentAddress).toBe(pagePaths.googleFirstLogin)
})

test.each<[ErrorCode, string]>([
  ['google-login-failed', failed],
  ['account-disabled', 'Your account has been disabled. Please contact support.'],
  ['too-many-attempts', 'Too many failed login attempts. Please try again later.'],
  ['unavailable', failed],
])('a sign-in that failed as %s is reported, and may be tried again', async (code, text) => {
  const login = await renderLogin()
  await login.google.click()
  login.report({ outcome: 'failed', code })
  await expect.element(login.screen.getByRole('alert')).toHaveTextContent(text)
  await expect.element(login.google).toBeEnabled()
  await expect.element(login.logIn).toBeEnabled()
})

test('a failure is explained in French', async () => {
  await activateLanguage('fr')
  stubNetwork({})
  stubWindowOpen()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const screen = await renderAppPart(<LoginScreen />, { path: pagePaths.login })
  await screen.getByRole('button', { name: 'Continuer avec Google' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Vérifiez votre connexion et réessayez.')
})

test('without a network no window opens', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const login = await renderLogin()
  await login.google.click()
  await expect
    .element(login.screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  expect(login.opened).toEqual([])
})

test('a browser that keeps no cookies opens no window either', async () => {
  blockCookies()
  const login = await renderLogin()
  await login.google.click()
  await expect.element(login.screen.getByText(/^Your browser blocks cookies/)).toBeVisible()
  expect(login.opened).toEqual([])
})

function stubUserAgent(userAgent: string): void {
  const stub = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  onTestFinished(() => stub.mockRestore())
}

const facebook =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/484.0.0.28.107;]'

test('inside an app the button says why it rests, with the address for a browser', async () => {
  stubUserAgent(facebook)
  const copied = listenToClipboard()
  const login = await renderLogin()
  await expect.element(login.google).toBeDisabled()
  await expect
    .element(login.google)
    .toHaveAccessibleDescription(/^Google doesn’t let you log in inside this app\./)
  const address = `${location.origin}${pagePaths.login}`
  await expect.element(login.screen.getByText(address, { exact: true })).toBeVisible()
  await login.screen.getByRole('button', { name: 'Copy the address' }).click()
  await expect.element(login.screen.getByText('Copied. Paste it into your browser.')).toBeVisible()
  expect(copied).toEqual([address])
  await expect.element(login.logIn).toBeEnabled()
  await expect.element(login.screen.getByRole('link', { name: 'Sign Up' })).toBeVisible()
  expect(login.opened).toEqual([])
})

test('inside an app, who was invited is told to open that link in a browser', async () => {
  stubUserAgent(facebook)
  stubNetwork({ [api.readFollowedInvitation.path]: succeed({ invitation: null }) })
  const screen = await renderAppPart(<LoginScreen />, { path: `${pagePaths.login}?invited` })
  await expect
    .element(screen.getByText('Open the link of your invitation there as well.'))
    .toBeVisible()
  expect(screen.getByRole('button', { name: 'Copy the address' }).elements()).toEqual([])
})

test('the outcome of somebody else’s attempt changes nothing', async () => {
  const login = await renderLogin(somebody)
  await login.google.click()
  login.report({ outcome: 'new-user' }, 'another-tab')
  login.report({ outcome: 'signed-in' }, 'another-tab')
  login.report({ outcome: 'who knows' })
  login.report({ outcome: 'failed', code: 'google-login-failed' })
  await expect.element(login.screen.getByRole('alert')).toHaveTextContent(failed)
  await expect.element(login.signedIn).toHaveTextContent('nobody')
  expect(currentAddress()).toBe(pagePaths.login)
})

test('a window closed by hand is called closed, not failed', async () => {
  const login = await renderLogin(nobody)
  await login.google.click()
  login.opened[0]?.close()
  await expect.element(login.screen.getByRole('alert')).toHaveTextContent(closed)
  await expect.element(login.google).toBeEnabled()
})

test('a window that closed without a word may have signed in', async () => {
  const login = await renderLogin(somebody)
  await login.google.click()
  login.opened[0]?.close()
  await expect.element(login.signedIn).toHaveTextContent('Test Learner')
})

test('a window that closed because the network went is explained so', async () => {
  const login = await renderLogin(unreachable)
  await login.google.click()
  login.opened[0]?.close()
  await expect
    .element(login.screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
})

test('an open window that Google’s policy makes look closed still counts', async () => {
  const login = await renderLogin(nobody)
  await login.google.click()
  login.opened[0]?.close()
  await expect.element(login.screen.getByRole('alert')).toHaveTextContent(closed)
  login.report({ outcome: 'new-user' })
  await expect.poll(currentAddress).toBe(pagePaths.googleFirstLogin)
})

test('who cancels here closes the window, and the next attempt is heard alone', async () => {
  const login = await renderLogin()
  await login.google.click()
  await login.screen.getByRole('button', { name: 'Cancel' }).click()
  expect(login.opened[0]?.closed).toBe(true)
  await expect.element(login.google).toBeEnabled()
  await login.google.click()
  login.report(
    { outcome: 'failed', code: 'google-login-failed' },
    login.opened[0]?.address.searchParams.get('attempt'),
  )
  login.report({ outcome: 'failed', code: 'account-disabled' })
  await expect
    .element(login.screen.getByRole('alert'))
    .toHaveTextContent('Your account has been disabled. Please contact support.')
})

test('the message goes when the form is sent', async () => {
  const login = await renderLogin()
  await login.google.click()
  login.report({ outcome: 'failed', code: 'google-login-failed' })
  await expect.element(login.screen.getByRole('alert')).toHaveTextContent(failed)
  await login.logIn.click()
  await expect.element(login.screen.getByRole('alert')).not.toBeInTheDocument()
})

test('a session that cannot be read after a sign-in is reported', async () => {
  const login = await renderLogin(refuse('internal'))
  await login.google.click()
  login.report({ outcome: 'signed-in' })
  await expect.element(login.screen.getByRole('alert')).toBeVisible()
  await expect.element(login.google).toBeEnabled()
})
