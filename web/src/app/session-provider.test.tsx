import { api, type User } from '@mboa/contract'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { listAccountsHere, removedHere } from '../platform/device-store/accounts-here.ts'
import {
  isLogoutPending,
  markLogoutPending,
  findRememberedUser,
  rememberUser,
} from '../platform/session/remembered-user.ts'
import { useSession } from '../platform/session/session-context.ts'
import { takeComplaint } from '../testing/complaints.ts'
import { refuse, stubNetwork, succeed } from '../testing/stub-network.ts'
import { aUser } from '../testing/users.ts'
import { SessionProvider } from './session-provider.tsx'

afterEach(() => localStorage.clear())

function Shown() {
  const { status, user, logoutError, logout } = useSession()
  return (
    <>
      <p>{`${status}: ${user?.fullName ?? 'nobody'}`}</p>
      <p>{logoutError ?? 'no logout has failed'}</p>
      <button type="button" onClick={() => void logout()}>
        out
      </button>
      <button type="button" onClick={() => void logout(true)}>
        out for sure
      </button>
    </>
  )
}

const show = () =>
  render(
    <SessionProvider>
      <Shown />
    </SessionProvider>,
  )

const signedIn = succeed({ user: aUser(), now: 0 })

test('the server says who is signed in', async () => {
  stubNetwork({ [api.readSession.path]: signedIn })
  const screen = await show()
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
})

test('without the network the device remembers who was signed in', async () => {
  rememberUser(aUser(), Date.now())
  stubNetwork({ [api.readSession.path]: () => 'unreachable' })
  const screen = await show()
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
})

test('a session that has ended on the server has ended here', async () => {
  rememberUser(aUser(), Date.now())
  stubNetwork({ [api.readSession.path]: succeed({ user: null, now: 0 }) })
  const screen = await show()
  await expect.element(screen.getByText('ready: nobody')).toBeVisible()
})

test('who is sure to log out leaves this device also where the server is not reached', async () => {
  stubNetwork({ [api.readSession.path]: signedIn, [api.logout.path]: () => 'unreachable' })
  const screen = await show()
  await screen.getByRole('button', { name: 'out', exact: true }).click()
  await takeComplaint('logging out')
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
  await screen.getByRole('button', { name: 'out for sure' }).click()
  await expect.element(screen.getByText('ready: nobody')).toBeVisible()
  expect(isLogoutPending()).toBe(true)
})

test('a logout that fails keeps its message in the session and is logged', async () => {
  stubNetwork({ [api.readSession.path]: signedIn, [api.logout.path]: refuse('internal') })
  const screen = await show()
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
  await screen.getByRole('button', { name: 'out', exact: true }).click()
  await expect.element(screen.getByText('Failed to log out. Please try again.')).toBeVisible()
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
  await takeComplaint('logging out')
})

test('a pending logout is sent before anybody counts as signed in', async () => {
  markLogoutPending()
  const sent = stubNetwork({
    [api.logout.path]: succeed(),
    [api.readSession.path]: succeed({ user: null, now: 0 }),
  })
  const screen = await show()
  await expect.element(screen.getByText('ready: nobody')).toBeVisible()
  expect(sent.map(({ path }) => path)).toEqual([api.logout.path, api.readSession.path])
  expect(isLogoutPending()).toBe(false)
})

test('while it is pending nobody is signed in, and a login takes it over', async () => {
  markLogoutPending()
  stubNetwork({ [api.logout.path]: () => 'unreachable' })
  const screen = await show()
  await expect.element(screen.getByText('ready: nobody')).toBeVisible()
  expect(isLogoutPending()).toBe(true)
  rememberUser(aUser(), Date.now())
  expect(isLogoutPending()).toBe(false)
})

const rememberedKey = 'mboa.user'
const accountsKey = 'mboa.accounts'

/** Another page of this browser, as far as what it keeps goes. */
function openOtherTab(): Storage {
  const tab = document.body.appendChild(document.createElement('iframe'))
  onTestFinished(() => tab.remove())
  if (tab.contentWindow === null) throw new Error('the tab has no page')
  return tab.contentWindow.localStorage
}

test('whoever is removed from this device in another tab has left here as well', async () => {
  const other = aUser({ id: crypto.randomUUID() })
  for (const user of [other, aUser()]) rememberUser(user, Date.now())
  stubNetwork({ [api.readSession.path]: signedIn })
  const screen = await show()
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
  const tab = openOtherTab()
  const heard = new Promise((resolve) => addEventListener('storage', resolve, { once: true }))
  tab.setItem(accountsKey, aUser().id)
  await heard
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
  tab.removeItem(accountsKey)
  rememberUser(aUser(), Date.now()) // as the answer of a server does that is late
  await expect.element(screen.getByText('ready: nobody')).toBeVisible()
})

/** Somebody signs in, or everybody leaves, in another tab; it is heard here then. */
async function inOtherTab(change: (tab: Storage) => void): Promise<void> {
  const tab = openOtherTab()
  const heard = new Promise((resolve) => addEventListener('storage', resolve, { once: true }))
  change(tab)
  await heard
}

const other = aUser({ id: '01a2', fullName: 'Other Learner' })
const remembered = (user: User) => JSON.stringify({ user, confirmedAt: Date.now() })

test('a logout is heard in the other tabs, which keep what waits to be sent', async () => {
  rememberUser(aUser(), Date.now())
  stubNetwork({ [api.readSession.path]: signedIn })
  const screen = await show()
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
  await inOtherTab((tab) => tab.setItem(rememberedKey, remembered(aUser())))
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
  await inOtherTab((tab) => {
    tab.removeItem(rememberedKey)
    rememberUser(aUser(), Date.now()) // as the answer of a server does that is late
  })
  await expect.element(screen.getByText('ready: nobody')).toBeVisible()
  expect(listAccountsHere()).toEqual([aUser().id])
})

test('whoever signs in elsewhere takes the place of who was here, and is not forgotten', async () => {
  stubNetwork({ [api.readSession.path]: signedIn })
  const screen = await show()
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
  await inOtherTab((tab) => tab.setItem(rememberedKey, remembered(other)))
  await expect.element(screen.getByText('ready: nobody')).toBeVisible()
  expect(findRememberedUser(Date.now())?.id).toBe(other.id)
})

test('a deleted account stays removed in the other tabs, in whatever order they hear of it', async () => {
  const user = aUser({ id: crypto.randomUUID(), fullName: 'Gone Learner' })
  stubNetwork({ [api.readSession.path]: succeed({ user, now: 0 }) })
  const screen = await show()
  await expect.element(screen.getByText('ready: Gone Learner')).toBeVisible()
  await inOtherTab((tab) => tab.removeItem(rememberedKey))
  await expect.element(screen.getByText('ready: nobody')).toBeVisible()
  await inOtherTab((tab) => tab.removeItem(accountsKey))
  expect(removedHere.has(user.id)).toBe(true)
})

test('a tab that has slept ends its own session alone, and forgets nobody else', async () => {
  const sent = stubNetwork({
    [api.readSession.path]: signedIn,
    [api.logout.path]: refuse('not-signed-in'),
  })
  const screen = await show()
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
  // From this very page, so that it hears nothing.
  rememberUser(other, Date.now())
  await screen.getByRole('button', { name: 'out', exact: true }).click()
  await expect.element(screen.getByText('ready: nobody')).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ path: api.logout.path, account: aUser().id })
  expect(findRememberedUser(Date.now())?.id).toBe(other.id)
})

test('nor does it leave a pending logout that would end somebody else’s session', async () => {
  stubNetwork({ [api.readSession.path]: signedIn, [api.logout.path]: () => 'unreachable' })
  const screen = await show()
  await expect.element(screen.getByText('ready: Test Learner')).toBeVisible()
  rememberUser(other, Date.now())
  await screen.getByRole('button', { name: 'out for sure' }).click()
  await expect.element(screen.getByText('ready: nobody')).toBeVisible()
  expect(isLogoutPending()).toBe(false)
  expect(findRememberedUser(Date.now())?.id).toBe(other.id)
})
