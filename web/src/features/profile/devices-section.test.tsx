import { api, addressOf } from '@mboa/contract'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { lastSentTo, refuse, succeed, unreachable } from '../../testing/stub-network.ts'
import { aUser } from '../../testing/users.ts'
import { openProfile, otherDevice, thisDevice } from './testing/open-profile.tsx'

const one = `DELETE ${addressOf(api.logOutDevice, { params: { id: otherDevice.id } })}`
const others = `DELETE ${api.logOutOtherDevices.path}`

it.each([
  ['en', 'Chrome on Android', 'This device', /^Last seen on 20 Nov 2026/],
  ['fr', 'Chrome sur Android', 'Cet appareil', /^Dernière utilisation\u00a0: 20 nov. 2026/],
] as const)(
  'lists what is signed in, this device first, in %s',
  async (language, name, mark, seen) => {
    await activateLanguage(language)
    const { screen } = await openProfile()
    const rows = screen.getByRole('listitem').filter({ hasText: /Android|Windows/ })
    await expect.element(rows.first()).toHaveTextContent(name + mark)
    await expect.element(rows.last().getByText(seen)).toBeVisible()
    expect(rows.first().getByRole('button').elements()).toEqual([])
  },
)

it('sticks out nowhere on the narrowest phone with letters twice as large', async () => {
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(360, 740)
  })
  document.documentElement.style.fontSize = '200%'
  await page.viewport(320, 640)
  await activateLanguage('fr')
  const { screen } = await openProfile()
  const button = screen.getByRole('button', { name: 'Déconnecter Firefox sur Windows' })
  await expect.element(button).toBeVisible()
  expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(320)
  expect(button.element().scrollWidth).toBeLessThanOrEqual(button.element().clientWidth)
})

it('names what a browser reports of itself, and says where it reports nothing', async () => {
  const { screen } = await openProfile({
    [`GET ${api.listDevices.path}`]: succeed({
      devices: [
        thisDevice,
        { ...otherDevice, id: 'a', system: null },
        { ...otherDevice, id: 'b', browser: null, system: null },
      ],
    }),
  })
  await expect.element(screen.getByText('Firefox', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Unknown device')).toBeVisible()
})

it('distinguishes two devices of the same name, also to those who hear', async () => {
  const { screen } = await openProfile()
  await expect
    .element(screen.getByRole('button', { name: 'Sign out Firefox on Windows' }))
    .toHaveAccessibleDescription(/^Last seen on /)
})

it('without a network says when they can be seen, and shows them once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  const list = `GET ${api.listDevices.path}`
  let answer = unreachable
  const { screen } = await openProfile({ [list]: (body) => answer(body) })
  const note = screen.getByText('You’ll see them when you’re back online.')
  await expect.element(note).toBeVisible()
  expect(screen.getByRole('alert').elements()).toEqual([])
  answer = succeed({ devices: [thisDevice, otherDevice] })
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await expect.element(screen.getByText('Firefox on Windows')).toBeVisible()
})

it('signs one out, which leaves the list', async () => {
  const { screen, sent } = await openProfile({ [one]: succeed() })
  await screen.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  await expect.element(screen.getByText('Device signed out.')).toBeVisible()
  expect(screen.getByText('Firefox on Windows').elements()).toEqual([])
  expect(screen.getByRole('button', { name: 'Sign out all other devices' }).elements()).toEqual([])
  expect(lastSentTo(sent, one)).toMatchObject({ path: one, account: aUser().id })
})

it('counts a device that the server has forgotten as signed out', async () => {
  const { screen } = await openProfile({ [one]: refuse('not-found') })
  await screen.getByRole('button', { name: 'Sign out Firefox on Windows' }).click()
  await expect.element(screen.getByText('Device signed out.')).toBeVisible()
})

it('signs all others out at once', async () => {
  const { screen } = await openProfile({ [others]: succeed() })
  await screen.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect.element(screen.getByText('All other devices have been signed out.')).toBeVisible()
  await expect.element(screen.getByText('Chrome on Android')).toBeVisible()
})

it('keeps the list and says so where signing out fails', async () => {
  const { screen } = await openProfile({ [others]: unreachable })
  await screen.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  await expect.element(screen.getByText('Firefox on Windows')).toBeVisible()
})
