import { api } from '@mboa/contract'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { answerLater, stubNetwork, succeed, unreachable } from '../../../testing/stub-network.ts'
import { ForgotPasswordScreen } from './forgot-password-screen.tsx'

test.each([
  ['', 'Email is required'],
  ['name@example', "Invalid email format. Enter email of type 'name@example.com'"],
])('%j is not sent', async (typed, text) => {
  const sent = stubNetwork({})
  const screen = await renderAppPart(<ForgotPasswordScreen />, {})
  const field = screen.getByLabelText('Email Address')
  await field.fill(typed)
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(field).toHaveAccessibleDescription(text)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveFocus()
  expect(sent).toEqual([])
})

test('the button says what goes on', async () => {
  const { answering, answer } = answerLater()
  const sent = stubNetwork({ [api.forgotPassword.path]: answering })
  const screen = await renderAppPart(<ForgotPasswordScreen />, {})
  await screen.getByLabelText('Email Address').fill('name@example.com')
  await screen.getByRole('button', { name: 'Send' }).click()
  const busy = screen.getByRole('button', { name: 'Sending...' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  // By keys alone one is still where one was; pressed again, it sends nothing again.
  await expect.element(busy).toHaveFocus()
  await userEvent.keyboard('{Enter} ')
  answer(unreachable)
  await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
  expect(sent).toHaveLength(1)
})

test('the confirmation names the address, whether or not somebody has it', async () => {
  await activateLanguage('fr')
  stubNetwork({ [api.forgotPassword.path]: succeed() })
  const screen = await renderAppPart(<ForgotPasswordScreen />, {})
  await screen.getByLabelText('Adresse e‑mail').fill(' name@example.com ')
  await screen.getByRole('button', { name: 'Envoyer' }).click()
  await expect
    .element(screen.getByText(/^Si un compte existe pour name@example\.com/))
    .toBeVisible()
})
