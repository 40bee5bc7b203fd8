import { api } from '@mboa/contract'
import { expect, test } from 'vitest'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { answerLater, refuse, stubNetwork, succeed } from '../../../testing/stub-network.ts'
import { SignUpScreen } from './sign-up-screen.tsx'

const renderSignUp = () => renderAppPart(<SignUpScreen />, { path: '/auth/signup' })

test('while an address is checked, the form says so', async () => {
  const { answering, answer } = answerLater()
  stubNetwork({ [api.checkEmailAvailability.path]: answering })
  const screen = await renderSignUp()
  const checking = screen.getByText('Checking...')
  await screen.getByLabelText('Email Address').fill('name@example.com')
  expect(checking.elements()).toEqual([])
  await expect.element(checking).toBeVisible()
  answer(succeed({ available: true }))
  await expect.element(checking).not.toBeInTheDocument()
})

test('the button says what goes on', async () => {
  const { answering, answer } = answerLater()
  stubNetwork({
    [api.checkEmailAvailability.path]: succeed({ available: true }),
    [api.signUp.path]: answering,
  })
  const screen = await renderSignUp()
  for (const [label, value] of [
    ['Full Name', 'Test Person'],
    ['Email Address', 'name@example.com'],
    ['Phone Number', '6 70 00 00 00'],
    ['Password', 'Mballa12!'],
    ['Confirm Password', 'Mballa12!'],
  ] as const) {
    await screen.getByLabelText(label, { exact: true }).fill(value)
  }
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Create Account' }).click()
  const busy = screen.getByRole('button', { name: 'Creating Account...' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await expect.element(busy).toHaveFocus()
  answer(refuse('general'))
  await expect.element(screen.getByRole('button', { name: 'Create Account' })).toBeEnabled()
})

test('both passwords can be shown and hidden, each for itself', async () => {
  const screen = await renderSignUp()
  const [password, repeated] = [
    screen.getByLabelText('Password', { exact: true }),
    screen.getByLabelText('Confirm Password', { exact: true }),
  ]
  await screen.getByRole('button', { name: 'Show password' }).nth(1).click()
  await expect.element(password).toHaveAttribute('type', 'password')
  await expect.element(repeated).toHaveAttribute('type', 'text')
  await screen.getByRole('button', { name: 'Show password' }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
})

test('the flags of the picker are shipped with the app', async () => {
  const screen = await renderSignUp()
  await screen.getByRole('button', { name: /^Country code/ }).click()
  const options = screen.getByRole('option')
  await expect.element(options.first()).toBeVisible()
  expect(options.first().element().querySelector('svg.flag')).not.toBeNull()
  for (const option of options.elements().slice(1)) {
    const address = option.querySelector('img')?.src ?? ''
    expect(address).toMatch(new RegExp(`^${location.origin}/assets/flags-[\\d.]+/[A-Z]{2}\\.svg$`))
  }
  const flagOf = (name: string) =>
    screen.getByRole('option', { name }).element().querySelector('img')
  for (const name of ['United States +1', 'Nigeria +234']) {
    await expect.poll(() => flagOf(name)?.naturalWidth ?? 0).toBeGreaterThan(0)
  }
})
