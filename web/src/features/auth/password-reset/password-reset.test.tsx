import { api } from '@mboa/contract'
import { expect, test } from 'vitest'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { refuse, stubNetwork, succeed } from '../../../testing/stub-network.ts'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'
import { ResetPasswordScreen } from './reset-password-screen.tsx'

async function resetTo(password: string, repeated = password) {
  const screen = await renderAppPart(<ResetPasswordScreen />, { state: { code: 'a-code' } })
  await screen.getByLabelText('Password', { exact: true }).fill(password)
  await screen.getByLabelText('Confirm Password', { exact: true }).fill(repeated)
  await screen.getByRole('button', { name: 'Save new password' }).click()
  return screen
}

test('a reset link goes to the address that was typed, and the page names it', async () => {
  const sent = stubNetwork({ [api.forgotPassword.path]: succeed() })
  const screen = await renderAppPart(<ForgotPasswordScreen />, {})
  await screen.getByLabelText('Email Address').fill('name@example.com')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expect.element(screen.getByText('name@example.com')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Back to Login' })).toBeVisible()
  expect(sent).toEqual([{ path: api.forgotPassword.path, body: { email: 'name@example.com' } }])
})

test('a server that cannot send it is reported', async () => {
  stubNetwork({ [api.forgotPassword.path]: refuse('not-found') })
  const screen = await renderAppPart(<ForgotPasswordScreen />, {})
  await screen.getByLabelText('Email Address').fill('name@example.com')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Failed to send password reset email. Please try again.')
})

test('a new password is sent with the code of the link', async () => {
  const sent = stubNetwork({ [api.resetPassword.path]: succeed() })
  const screen = await resetTo('Mballa12!')
  await expect
    .element(screen.getByRole('heading', { name: 'Your password has been changed' }))
    .toBeVisible()
  expect(sent.at(-1)?.body).toEqual({ code: 'a-code', password: 'Mballa12!' })
})

test('two different passwords are not sent', async () => {
  const sent = stubNetwork({})
  const screen = await resetTo('Mballa12!', 'Mballa12')
  await expect
    .element(screen.getByLabelText('Confirm Password', { exact: true }))
    .toHaveAccessibleDescription('Passwords do not match')
  expect(sent).toEqual([])
})

test('an expired link says so and leads to a new one', async () => {
  stubNetwork({ [api.resetPassword.path]: refuse('reset-link-expired') })
  const screen = await resetTo('Mballa12!')
  await expect
    .element(screen.getByRole('heading', { name: 'This reset link has expired' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Request a new link' }))
    .toHaveAttribute('href', '/auth/forgot-password')
})

test('a used or replaced link says so and leads to a new one', async () => {
  stubNetwork({ [api.resetPassword.path]: refuse('invalid-reset-link') })
  const screen = await resetTo('Mballa12!')
  await expect
    .element(screen.getByRole('heading', { name: 'This reset link doesn’t work' }))
    .toBeVisible()
})

test('without a code the page leads to a new link', async () => {
  const screen = await renderAppPart(<ResetPasswordScreen />, {})
  await expect
    .element(screen.getByRole('heading', { name: 'This reset link doesn’t work' }))
    .toBeVisible()
})
