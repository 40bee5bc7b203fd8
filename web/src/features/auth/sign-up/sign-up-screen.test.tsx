import { api, type ErrorCode } from '@mboa/contract'
import { Route, Switch } from 'wouter'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { takeComplaint } from '../../../testing/complaints.ts'
import { currentAddress, renderAppPart } from '../../../testing/render-app-part.tsx'
import { refuse, stubNetwork, succeed, unreachable } from '../../../testing/stub-network.ts'
import { SignUpSuccessScreen } from '../verification/outcome-screens.tsx'
import { SignUpScreen } from './sign-up-screen.tsx'

const free = { [api.checkEmailAvailability.path]: succeed({ available: true }) }
const created = succeed({ userId: 'new-user', verificationExpiresAt: 1 })

async function renderSignUp() {
  const screen = await renderAppPart(<SignUpScreen />, { path: '/auth/signup' })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  return {
    screen,
    field,
    create: screen.getByRole('button', { name: 'Create Account' }),
    async fill(password = 'Mballa12!') {
      await field('Full Name').fill(' Test Person ')
      await field('Email Address').fill('name@example.com')
      await field('Phone Number').fill('6 70 00 00 00')
      await field('Password').fill(password)
      await field('Confirm Password').fill(password)
      await screen.getByRole('checkbox').click()
    },
  }
}

test('all wrong fields are shown at once, counted, and the first takes the focus, its label in view', async () => {
  const form = await renderSignUp()
  await form.create.click()
  for (const [label, text] of [
    ['Full Name', 'Full name is required'],
    ['Email Address', 'Email is required'],
    ['Phone Number', 'This field is required'],
    ['Password', 'Password is required'],
    ['I accept the Terms & Conditions', 'You must accept the Terms & Conditions to proceed'],
  ] as const) {
    await expect.element(form.field(label)).toHaveAccessibleDescription(text)
  }
  await expect
    .element(form.screen.getByRole('alert'))
    .toHaveTextContent('5 fields need your attention.')
  await expect.element(form.field('Full Name')).toHaveFocus()
  const label = form.screen.getByText('Full Name', { exact: true }).element()
  expect(label.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})

test('malformed values are named as the specification words it', async () => {
  const form = await renderSignUp()
  await form.field('Full Name').fill('   ')
  await form.field('Email Address').fill('name@example')
  await form.field('Phone Number').fill('6 77 é🙂')
  await form.field('Password').fill('Ab1!')
  await form.field('Confirm Password').fill('Ab1?')
  await form.create.click()
  await expect.element(form.field('Full Name')).toHaveAccessibleDescription('Full name is required')
  await expect
    .element(form.field('Email Address'))
    .toHaveAccessibleDescription("Invalid email format. Enter email of type 'name@example.com'")
  await expect
    .element(form.field('Phone Number'))
    .toHaveAccessibleDescription('This phone number isn’t valid. Please check it.')
  for (const short of ['95 12 34 56', '+237 67 00 00 00']) {
    await form.field('Phone Number').fill(short)
    await form.create.click()
    await expect
      .element(form.field('Phone Number'))
      .toHaveAccessibleDescription(
        'Phone numbers in Cameroon have nine digits. Please check yours.',
      )
  }
  await expect
    .element(form.field('Password'))
    .toHaveAccessibleDescription('Password must be at least 6 characters')
  await expect
    .element(form.field('Confirm Password'))
    .toHaveAccessibleDescription('Passwords do not match')
})

test('a field that is put right loses its error, and the count follows', async () => {
  const form = await renderSignUp()
  await form.create.click()
  await form.field('Full Name').fill('Test Person')
  await expect.element(form.field('Full Name')).not.toHaveAttribute('aria-describedby')
  await expect
    .element(form.screen.getByRole('alert'))
    .toHaveTextContent('4 fields need your attention.')
})

test('a right form registers, keeps the deadline of this user, and says where to look', async () => {
  const sent = stubNetwork({ ...free, [api.signUp.path]: created })
  const form = await renderSignUp()
  await form.fill()
  const before = Date.now()
  await form.create.click()
  await expect.poll(currentAddress).toBe('/auth/signup/success')
  expect(sent.find(({ path }) => path === api.signUp.path)?.body).toEqual({
    fullName: 'Test Person',
    email: 'name@example.com',
    phoneNumber: '+237670000000',
    password: 'Mballa12!',
    acceptedTerms: true,
    language: 'en',
  })
  const deadline = Number(localStorage.getItem('mboa.verification-deadline.new-user'))
  expect(deadline - before).toBeGreaterThanOrEqual(180_000)
  expect(deadline - Date.now()).toBeLessThanOrEqual(180_000)
})

test('who has mistyped the address signs up again with what was typed, but for the passwords', async () => {
  stubNetwork({ ...free, [api.signUp.path]: created })
  const screen = await renderAppPart(
    <Switch>
      <Route path="/auth/signup" component={SignUpScreen} />
      <Route path="/auth/signup/success" component={SignUpSuccessScreen} />
    </Switch>,
    { path: '/auth/signup' },
  )
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  for (const [label, value] of [
    ['Full Name', 'Test Person'],
    ['Email Address', 'name@exampel.com'],
    ['Phone Number', '+33 6 12 34 56 78'],
    ['Password', 'Mballa12!'],
    ['Confirm Password', 'Mballa12!'],
  ] as const) {
    await field(label).fill(value)
  }
  await screen.getByRole('checkbox').click()
  await screen.getByRole('button', { name: 'Create Account' }).click()
  await screen.getByRole('link', { name: 'Sign up again' }).click()
  await expect.element(field('Full Name')).toHaveValue('Test Person')
  await expect.element(field('Email Address')).toHaveValue('name@exampel.com')
  await expect.element(screen.getByLabelText('Country code: France +33')).toBeVisible()
  await expect.element(field('Phone Number')).toHaveValue('612345678')
  await expect.element(field('Password')).toHaveValue('')
  await expect.element(field('Confirm Password')).toHaveValue('')
})

test.each<[ErrorCode, string, string]>([
  [
    'email-already-exists',
    'Email Address',
    'That email already exists. Please use a different email or try logging in.',
  ],
  ['invalid-email', 'Email Address', 'Invalid email format. Please enter a valid email.'],
  ['weak-password', 'Password', 'Password is too weak. Please choose a stronger password.'],
  [
    'phone-number-already-exists',
    'Phone Number',
    'That phone number already exists. Please use a different number or log in.',
  ],
])('%s stands under %s', async (code, label, text) => {
  stubNetwork({ ...free, [api.signUp.path]: refuse(code) })
  const form = await renderSignUp()
  await form.fill()
  await form.create.click()
  await expect.element(form.field(label)).toHaveAccessibleDescription(text)
  await expect.element(form.field(label)).toHaveFocus()
})

test.each([
  ['operation-not-allowed', 'Email/password accounts are not enabled. Please contact support.'],
  ['too-many-attempts', 'Failed to create account. Please try again.'],
  ['internal', 'An unexpected error occurred. Please try again.'],
  ['unreachable', 'Please check your connection and try again.'],
] as const)('%s is shown as a general error', async (code, text) => {
  stubNetwork({
    ...free,
    [api.signUp.path]: code === 'unreachable' ? unreachable : refuse(code),
  })
  const form = await renderSignUp()
  await form.fill()
  await form.create.click()
  await expect.element(form.screen.getByRole('alert')).toHaveTextContent(text)
  await expect.element(form.create).toBeEnabled()
})

test('a taken address is reported one second after typing stops, blocks, and goes with the address', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const sent = stubNetwork({
      [api.checkEmailAvailability.path]: (body) =>
        Response.json({ available: JSON.stringify(body) !== '{"email":"name@example.com"}' }),
    })
    const form = await renderSignUp()
    // By the input's own event: a locator that waits would move the clock.
    const email = form.field('Email Address').element() as HTMLInputElement
    email.value = 'name@example.com'
    email.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await vi.advanceTimersByTimeAsync(0)
    await vi.advanceTimersByTimeAsync(990)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(10)
    expect(sent).toEqual([
      { path: api.checkEmailAvailability.path, body: { email: 'name@example.com' } },
    ])
    const text = 'That email already exists. Please use a different email or log in.'
    await expect.element(form.field('Email Address')).toHaveAccessibleDescription(text)
    await form.create.click()
    expect(sent).toHaveLength(1)
    await form.field('Email Address').fill('other@example.com')
    await expect.element(form.screen.getByText(text)).not.toBeInTheDocument()
  } finally {
    vi.useRealTimers()
  }
})

test('a failed check of the address is only logged', async () => {
  stubNetwork({ [api.checkEmailAvailability.path]: unreachable })
  const form = await renderSignUp()
  await form.field('Email Address').fill('name@example.com')
  await takeComplaint('checking whether an email is taken')
  await expect.element(form.field('Email Address')).not.toHaveAttribute('aria-describedby')
})

test('a number with a plus brings its country', async () => {
  const form = await renderSignUp()
  await form.field('Phone Number').fill('+33 6 12 34')
  await expect.element(form.field('Country code: France +33')).toBeVisible()
  await expect.element(form.field('Phone Number')).toHaveValue('6 12 34')
})

test('the keyboard finds a country by name or by code, and Escape leaves it', async () => {
  const form = await renderSignUp()
  await form.field('Country code: Cameroon +237').click()
  await expect.element(form.screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('cam{ArrowDown}{Enter}')
  await expect.element(form.field('Phone Number')).toHaveFocus()
  await form.field('Country code: Cambodia +855').click()
  await expect.element(form.screen.getByRole('combobox')).toHaveFocus()
  await userEvent.keyboard('+234{Enter}')
  await form.field('Country code: Nigeria +234').click()
  await expect.element(form.screen.getByRole('listbox')).toBeVisible()
  expect(form.screen.getByRole('listbox').element().clientHeight).toBe(200)
  await userEvent.keyboard('{Escape}')
  await expect.element(form.field('Country code: Nigeria +234')).toHaveFocus()
})

test('the form is there in French', async () => {
  await activateLanguage('fr')
  const screen = await renderAppPart(<SignUpScreen />, { path: '/auth/signup' })
  await screen.getByRole('button', { name: 'Créer un compte' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('5 champs à corriger.')
  await screen.getByRole('button', { name: /^Indicatif du pays/ }).click()
  await expect.element(screen.getByRole('option').first()).toHaveTextContent('Cameroun+237')
})
