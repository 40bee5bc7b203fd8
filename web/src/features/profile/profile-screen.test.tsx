import { api } from '@mboa/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { chooseColours } from '../../platform/colours.ts'
import { takeComplaint } from '../../testing/complaints.ts'
import { answerLater, refuse, succeed, surprise, unreachable } from '../../testing/stub-network.ts'
import { aProfile, aUser } from '../../testing/users.ts'
import { openProfile, withUser } from './testing/open-profile.tsx'

afterEach(() => {
  chooseColours('automatic')
  document.documentElement.lang = 'en'
})

it('shows what the account is known by', async () => {
  const { screen } = await openProfile()
  await expect.element(screen.getByRole('heading', { name: 'Test Learner' })).toBeVisible()
  await expect.element(screen.getByText('name@example.com')).toBeVisible()
  await expect.element(screen.getByText('+237670000000')).toBeVisible()
  await expect.element(screen.getByText('Learner since 3 November 2026')).toBeVisible()
})

it('names its cards, to jump from one to the next', async () => {
  const { screen } = await openProfile()
  for (const name of ['Practice', 'Interface', 'Signed-in devices', 'Data', 'This device']) {
    await expect.element(screen.getByRole('region', { name, exact: true })).toBeVisible()
  }
})

it('takes over what has changed on another device', async () => {
  const { screen } = await openProfile({
    [`GET ${api.readProfile.path}`]: succeed(withUser({ fullName: 'Test Elsewhere' })),
  })
  await expect.element(screen.getByRole('heading', { name: 'Test Elsewhere' })).toBeVisible()
})

it('changes the language of the screen and of the account at once', async () => {
  const { screen, sent } = await openProfile(
    { [`PATCH ${api.changeProfile.path}`]: succeed(aProfile({ language: 'fr' })) },
    aProfile({ user: aUser({ role: 'recorder' }) }),
  )
  await expect.element(screen.getByText('Recorder since 3 November 2026')).toBeVisible()
  await screen.getByRole('radio', { name: 'Français' }).click()
  await expect.element(screen.getByRole('button', { name: 'Déconnexion' })).toBeVisible()
  expect(document.documentElement.lang).toBe('fr')
  expect(sent).toContainEqual({
    path: `PATCH ${api.changeProfile.path}`,
    body: { language: 'fr' },
    account: aUser().id,
  })
})

it('says where the account keeps another language than the screen, and tries again', async () => {
  const later = answerLater()
  let answer = unreachable
  const { screen } = await openProfile({
    [`PATCH ${api.changeProfile.path}`]: (body) => answer(body),
  })
  await expect.element(screen.getByText('set', { exact: true })).toBeVisible()
  await screen.getByRole('radio', { name: 'Français' }).click()
  await expect.element(screen.getByText('Mboa vous écrit en anglais.')).toBeVisible()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Vérifiez votre connexion et réessayez.')
  answer = later.answering
  later.answer(succeed(aProfile({ language: 'fr' })))
  await screen.getByRole('button', { name: 'Recevoir les e‑mails en français' }).click()
  await expect.poll(() => screen.getByText(/^Mboa vous écrit/).elements()).toEqual([])
})

it('changes the colours at once', async () => {
  const { screen } = await openProfile()
  await screen.getByRole('radio', { name: 'dark' }).click()
  expect(document.documentElement.dataset['theme']).toBe('dark')
  await expect.element(screen.getByRole('radio', { name: 'dark' })).toBeChecked()
})

it.each([
  ['en', /You’re offline\. This is what’s stored/, 'Try again'],
  ['fr', /Vous êtes hors ligne\. Voici ce que cet appareil a gardé/, 'Réessayer'],
] as const)(
  'without a network it shows what the device knows, in %s',
  async (language, text, retry) => {
    await activateLanguage(language)
    let answer = unreachable
    const { screen } = await openProfile({
      [`GET ${api.readProfile.path}`]: (body) => answer(body),
      [`GET ${api.listDevices.path}`]: unreachable,
    })
    await expect.element(screen.getByText(text)).toBeVisible()
    await expect.element(screen.getByText('name@example.com')).toBeVisible()
    answer = succeed(aProfile())
    await screen.getByRole('button', { name: retry }).first().click()
    await expect.poll(() => screen.getByText(text).elements()).toEqual([])
  },
)

it('asks again by itself when the network comes back', async () => {
  let answer = unreachable
  const { screen } = await openProfile({ [`GET ${api.readProfile.path}`]: (body) => answer(body) })
  await expect.element(screen.getByText(/You’re offline/)).toBeVisible()
  answer = succeed(aProfile())
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => screen.getByText(/You’re offline/).elements()).toEqual([])
})

it('shows the text for the unexpected, and reports it, where asking stumbles', async () => {
  const { screen } = await openProfile({ [`GET ${api.readProfile.path}`]: surprise })
  const alert = screen.getByRole('alert')
  await expect
    .element(alert.getByText('An unexpected error occurred. Please try again.'))
    .toBeVisible()
  await takeComplaint('Problem while asking for the profile')
})

it('asks again by a button where the server stumbled', async () => {
  let answer = refuse('internal')
  const { screen } = await openProfile({ [`GET ${api.readProfile.path}`]: (body) => answer(body) })
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText(/^An unexpected error occurred\./)).toBeVisible()
  answer = succeed(aProfile())
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('set', { exact: true })).toBeVisible()
  expect(alert.elements()).toEqual([])
})

it('says at once that the network is gone', async () => {
  const { screen } = await openProfile()
  await expect.element(screen.getByText('set', { exact: true })).toBeVisible()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  await expect.element(screen.getByText(/You’re offline/)).toBeVisible()
  online.mockRestore()
})

it('says that the session has ended, with the way back in', async () => {
  const { screen } = await openProfile({ [`GET ${api.readProfile.path}`]: refuse('not-signed-in') })
  const alert = screen.getByRole('alert')
  await expect
    .element(alert.getByText('You’re signed out on this device. Log in again to continue.'))
    .toBeVisible()
  await expect.element(alert.getByRole('button', { name: 'Log In' })).toBeVisible()
})
