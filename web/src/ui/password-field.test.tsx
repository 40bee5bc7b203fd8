import { expect, test } from 'vitest'
import { renderAppPart } from '../testing/render-app-part.tsx'
import { PasswordField } from './password-field.tsx'

test('the toggle shows the password and hides it again, and keeps what was typed', async () => {
  const screen = await renderAppPart(<PasswordField id="password" label="Password" />, {})
  const field = screen.getByLabelText('Password', { exact: true })
  await field.fill('Secret1!')
  await expect.element(field).toHaveAttribute('type', 'password')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(field).toHaveValue('Secret1!')
  await screen.getByRole('button', { name: 'Hide password' }).click()
  await expect.element(field).toHaveAttribute('type', 'password')
})

test('what is wrong is announced to assistive technology, and only while it is', async () => {
  const wrong = <PasswordField id="password" label="Password" error="Wrong" />
  const screen = await renderAppPart(wrong, {})
  const field = screen.getByLabelText('Password', { exact: true })
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(field).toHaveAccessibleDescription('Wrong')
  await screen.unmount()
  const right = await renderAppPart(<PasswordField id="password" label="Password" />, {})
  await expect
    .element(right.getByLabelText('Password', { exact: true }))
    .toHaveAttribute('aria-invalid', 'false')
})
