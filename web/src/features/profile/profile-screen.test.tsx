import { afterEach, expect, it } from 'vitest'
import { chooseColours } from '../../platform/colours.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { aUser } from '../../testing/users.ts'
import { ProfileScreen } from './profile-screen.tsx'

afterEach(() => {
  chooseColours('automatic')
  document.documentElement.lang = 'en'
})

it('shows what the account is known by', async () => {
  const screen = await renderAppPart(<ProfileScreen />, { user: aUser() })
  await expect.element(screen.getByRole('heading', { name: 'Test Learner' })).toBeVisible()
  await expect.element(screen.getByText('name@example.com')).toBeVisible()
  await expect.element(screen.getByText('+237670000000')).toBeVisible()
  await expect.element(screen.getByText('Learner since 3 November 2026')).toBeVisible()
})

it('changes the language of the screen at once', async () => {
  const screen = await renderAppPart(<ProfileScreen />, { user: aUser({ role: 'recorder' }) })
  await expect.element(screen.getByText('Recorder since 3 November 2026')).toBeVisible()
  await screen.getByRole('radio', { name: 'Français' }).click()
  await expect.element(screen.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
  expect(document.documentElement.lang).toBe('fr')
})

it('changes the colours at once', async () => {
  const screen = await renderAppPart(<ProfileScreen />, { user: aUser() })
  await screen.getByRole('radio', { name: 'dark' }).click()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await expect.element(screen.getByRole('radio', { name: 'dark' })).toBeChecked()
})
