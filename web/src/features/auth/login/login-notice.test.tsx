import { expect, test } from 'vitest'
import { activateLanguage } from '../../../i18n/messages.ts'
import { currentAddress, renderAppPart } from '../../../testing/render-app-part.tsx'
import { LoginScreen } from './login-screen.tsx'

const loginWith = (parameters: Record<string, string>) =>
  renderAppPart(<LoginScreen />, { path: `/auth/login?${new URLSearchParams(parameters)}` })

test.each([
  ['Failed to verify email. Please try again.', 'Failed to verify email. Please try again.'],
  ['verification-failed', 'Failed to verify email. Please try again.'],
  ['google-login-failed', 'Failed to log in with Google. Please try again.'],
  ['wrong-password', 'Incorrect password. Please try again.'],
  [
    'Invalid email format. Please enter a valid email.',
    'Invalid email format. Please enter a valid email.',
  ],
  ['Your teacher says hello', 'Your teacher says hello'],
  ['Call +237 670 00 00 00 or see evil.example', 'Call or see'],
  ['toString', 'toString'],
])('message %j is shown as the error %j', async (message, text) => {
  const screen = await loginWith({ message })
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
})

test('a code is explained in the language of the page', async () => {
  await activateLanguage('fr')
  const screen = await loginWith({ message: 'wrong-password' })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Mot de passe incorrect. Réessayez.')
})

test('success is shown as a success', async () => {
  const screen = await loginWith({ success: 'Your password was changed' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Your password was changed')
})

test.each([
  ['en', 'Everything has been removed from this device.'],
  ['fr', 'Tout a été effacé de cet appareil.'],
] as const)('what was done elsewhere is shown by its code, in %s', async (language, text) => {
  await activateLanguage(language)
  const screen = await loginWith({ success: 'device-emptied' })
  await expect.element(screen.getByRole('status')).toHaveTextContent(text)
})

test('the address is cleaned, and keeps what is not ours', async () => {
  await loginWith({ message: 'Hello', success: 'Hello', other: '1' })
  await expect.poll(currentAddress).toBe('/auth/login?other=1')
})

test('nothing is shown where nothing is left', async () => {
  const screen = await loginWith({ message: 'https://evil.example' })
  await expect.poll(currentAddress).toBe('/auth/login')
  expect(screen.getByRole('alert').elements()).toEqual([])
})

test('markup stays text', async () => {
  const screen = await loginWith({ message: '<img src=x onerror=alert(1)> <a href=/>go</a>' })
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('<img src=x onerror=alert(1)> <a href=/>go</a>')
  expect(document.querySelector('.banner a, .banner img')).toBeNull()
})
