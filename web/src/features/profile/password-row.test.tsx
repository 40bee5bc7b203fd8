import { api } from '@mboa/contract'
import { expect, it } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { activateLanguage } from '../../i18n/messages.ts'
import { refuse, succeed } from '../../testing/stub-network.ts'
import { aProfile, aUser } from '../../testing/users.ts'
import { openProfile } from './testing/open-profile.tsx'

const post = `POST ${api.changePassword.path}`

async function change(screen: RenderResult, current: string, chosen: string, repeated = chosen) {
  await screen.getByRole('button', { name: 'Change the password' }).click()
  await screen.getByLabelText('Current Password', { exact: true }).fill(current)
  await screen.getByLabelText('New Password', { exact: true }).fill(chosen)
  await screen.getByLabelText('Confirm Password', { exact: true }).fill(repeated)
  await screen.getByRole('button', { name: 'Save' }).click()
}

it('changes with the current one, and says that other devices are signed out', async () => {
  const { screen, sent } = await openProfile({ [post]: succeed() })
  await change(screen, 'Mboa-2025', 'Mballa12!')
  await expect
    .element(screen.getByText('Password changed. All other devices have been signed out.'))
    .toBeVisible()
  expect(sent.find(({ path }) => path === post)).toEqual({
    path: post,
    body: { currentPassword: 'Mboa-2025', password: 'Mballa12!' },
    account: aUser().id,
  })
  const asked = () => sent.filter(({ path }) => path === `GET ${api.listDevices.path}`).length
  await expect.poll(asked).toBe(2)
})

it('measures the new one as sign-up does', async () => {
  const { screen } = await openProfile()
  await screen.getByRole('button', { name: 'Change the password' }).click()
  await screen.getByLabelText('New Password', { exact: true }).fill('Mballa12!')
  await expect
    .element(screen.getByRole('meter', { name: 'Password strength' }))
    .toHaveAttribute('aria-valuetext', 'Very Strong')
})

it('says under each field what is wrong, all at once, and sends nothing', async () => {
  const { screen, sent } = await openProfile()
  await change(screen, '', 'abc', 'abcd')
  const descriptionOf = (name: string) =>
    expect.element(screen.getByLabelText(name, { exact: true }))
  await descriptionOf('Current Password').toHaveAccessibleDescription('Password is required')
  await descriptionOf('Current Password').toHaveFocus()
  await descriptionOf('New Password').toHaveAccessibleDescription(
    'Password must be at least 6 characters',
  )
  await descriptionOf('Confirm Password').toHaveAccessibleDescription('Passwords do not match')
  expect(sent.map(({ path }) => path)).not.toContain(post)
})

it.each([
  [
    'currentPassword',
    'wrong-password',
    'Current Password',
    'Incorrect password. Please try again.',
  ],
  [
    'password',
    'weak-password',
    'New Password',
    'Password is too weak. Please choose a stronger password.',
  ],
] as const)(
  'refused for %s, it says so there, and nobody is signed out',
  async (name, code, label, text) => {
    const { screen } = await openProfile({ [post]: refuse(code, { fields: { [name]: code } }) })
    await change(screen, 'Mboa-2025', 'Mballa12!')
    const wrong = screen.getByLabelText(label, { exact: true })
    await expect.element(wrong).toHaveAccessibleDescription(text)
    await expect.element(wrong).toHaveFocus()
    await expect
      .element(screen.getByLabelText('New Password', { exact: true }))
      .toHaveValue('Mballa12!')
    await expect
      .element(screen.getByRole('heading', { level: 1 }))
      .toHaveTextContent('Test Learner')
  },
)

it('after too many guesses it says to wait, in both languages', async () => {
  const { screen } = await openProfile({ [post]: refuse('too-many-attempts') })
  await change(screen, 'Mboa-2025', 'Mballa12!')
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Too many attempts. Please try again later.')
  await activateLanguage('fr')
  await expect.element(alert).toHaveTextContent('Trop de tentatives. Réessayez plus tard.')
})

it.each([
  ['en', 'none yet: you log in with Google', 'Set a password'],
  ['fr', 'aucun pour l’instant : vous vous connectez avec Google', 'Définir un mot de passe'],
] as const)('without a password it shows the way to one, in %s', async (language, text, link) => {
  await activateLanguage(language)
  const { screen } = await openProfile({}, aProfile({ hasPassword: false, hasGoogle: true }))
  await expect.element(screen.getByText(text.replace(' :', '\u00a0:'))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: link }))
    .toHaveAttribute('href', '/auth/forgot-password')
})
