import { api, pagePaths, type ErrorCode, type GooglePending } from '@mboa/contract'
import { expect, test } from 'vitest'
import { activateLanguage } from '../../../i18n/messages.ts'
import { takeComplaint } from '../../../testing/complaints.ts'
import { currentAddress, renderAppPart } from '../../../testing/render-app-part.tsx'
import {
  answerLater,
  refuse,
  stubNetwork,
  succeed,
  surprise,
  unreachable,
} from '../../../testing/stub-network.ts'
import { GoogleFirstLoginScreen } from './google-first-login-screen.tsx'

const person: GooglePending = {
  email: 'name@example.com',
  fullName: 'Test Learner',
  photoURL: null,
  expiresAt: 1,
}
const pending = { [api.readPendingGoogleSignUp.path]: succeed(person) }

const show = () => renderAppPart(<GoogleFirstLoginScreen />, { path: pagePaths.googleFirstLogin })

async function create() {
  const screen = await show()
  await screen.getByRole('button', { name: 'Create My Account' }).click()
  return screen
}

test('it says whose account it would be', async () => {
  stubNetwork(pending)
  const screen = await show()
  await expect.element(screen.getByRole('heading', { name: "You're new here..." })).toBeVisible()
  await expect.element(screen.getByText('Test Learner')).toBeVisible()
  await expect.element(screen.getByText('name@example.com')).toBeVisible()
})

test('who comes without a sign-in, or too late, is led to the expired session', async () => {
  stubNetwork({ [api.readPendingGoogleSignUp.path]: refuse('google-session-expired') })
  await show()
  await expect.poll(currentAddress).toBe(pagePaths.sessionExpired)
})

test('a first sign-in that waited too long leads to the expired session', async () => {
  stubNetwork({
    ...pending,
    [api.completeGoogleSignUp.path]: refuse('google-session-expired'),
  })
  await create()
  await expect.poll(currentAddress).toBe(pagePaths.sessionExpired)
})

test('the button says what goes on', async () => {
  const { answering, answer } = answerLater()
  stubNetwork({ ...pending, [api.completeGoogleSignUp.path]: answering })
  const screen = await create()
  await expect.element(screen.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
  answer(refuse('general'))
  await expect.element(screen.getByRole('button', { name: 'Create My Account' })).toBeEnabled()
})

const setUpFailed = 'Failed to complete account setup. Please try again.'

test.each<[ErrorCode, string]>([
  ['google-signup-failed', 'Failed to complete Google signup. Please try again.'],
  ['account-disabled', 'Your account has been disabled. Please contact support.'],
  ['too-many-attempts', 'Too many failed login attempts. Please try again later.'],
  ['general', setUpFailed],
  ['internal', setUpFailed],
])('an account that cannot be made is reported (%s)', async (code, text) => {
  stubNetwork({ ...pending, [api.completeGoogleSignUp.path]: refuse(code) })
  const screen = await create()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
  expect(currentAddress()).toBe(pagePaths.googleFirstLogin)
})

test('a server that is not reached is reported, on arrival too', async () => {
  stubNetwork({ [api.readPendingGoogleSignUp.path]: unreachable })
  const screen = await show()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  await expect.element(screen.getByRole('button', { name: 'Create My Account' })).toBeEnabled()
})

test('a surprise on arrival shows the text for the unexpected and is reported', async () => {
  stubNetwork({ [api.readPendingGoogleSignUp.path]: surprise })
  const screen = await show()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('An unexpected error occurred. Please try again.')
  await expect.poll(() => screen.getByText('Loading...').elements()).toEqual([])
  await takeComplaint('Problem while asking about a Google sign-up')
})

test('the page is there in French', async () => {
  await activateLanguage('fr')
  stubNetwork({ ...pending, [api.completeGoogleSignUp.path]: refuse('general') })
  const screen = await show()
  await screen.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
})
