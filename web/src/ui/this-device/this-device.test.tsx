import { api } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { activateLanguage } from '../../i18n/messages.ts'
import { addDataUse, monthOf, readDataUse } from '../../platform/data-use/data-use-database.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../platform/device-store/outbox.ts'
import { newEventId } from '../../platform/event-id.ts'
import { isLogoutPending, rememberUser } from '../../platform/session/remembered-user.ts'
import { removeEverything } from '../../platform/session/stored-on-device.ts'
import { useSession } from '../../platform/session/session-context.ts'
import { openTakeDatabase } from '../../platform/device-store/take-database.ts'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { aUser } from '../../testing/users.ts'
import { LogoutButton } from '../logout-button.tsx'
import { DataCard } from './data-card.tsx'
import { DeviceCard } from './device-card.tsx'
import { LoginNote } from './login-note.tsx'
import { LogoutQuestion } from './logout-question.tsx'
import { RemoveHere } from './login-device.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await removeEverything()
})

const dayMs = 24 * 60 * 60 * 1000

/** A learner who has answered so often without the network. */
async function practised(answers: number, userId: string = crypto.randomUUID()) {
  rememberUser(aUser({ id: userId }), Date.now())
  const database = await openLearnerDatabase(userId)
  const events = Array.from({ length: answers }, () => buildReview({ id: newEventId() }))
  await putInOutbox(database, events)
  database.close()
  return userId
}

const databases = async () =>
  (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith('mboa-') ? name : []))

function Frame() {
  const { user } = useSession()
  return (
    <>
      <output aria-label="signed in">{user?.id ?? 'nobody'}</output>
      <LogoutButton />
      <LogoutQuestion />
    </>
  )
}

it('says what was received, kind by kind, as French writes it', async () => {
  await activateLanguage('fr')
  const month = monthOf(Date.now())
  // Other tests of this browser may have received some as well.
  const { texts: before = 0 } = (await readDataUse()).get(month) ?? {}
  const kilobytes = Math.ceil(before / 1_000) + 12
  await addDataUse(month, { texts: kilobytes * 1_000 - before })
  const screen = await renderAppPart(<DataCard />, {})
  await expect
    .element(screen.getByText(new RegExp(String.raw`^cours\s:\s${kilobytes}\sko$`)))
    .toBeVisible()
})

it('a logout before everything is sent asks first, and keeps what waits', async () => {
  const userId = await practised(3)
  stubNetwork({ [api.syncPractice.path]: unreachable })
  const screen = await renderAppPart(<Frame />, { user: aUser({ id: userId }) })
  await screen.getByRole('button', { name: 'Logout' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toHaveAccessibleName('Log out before everything is sent?')
  await expect.element(dialog.getByText('3 answers or changes waiting to be sent.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('signed in')).toHaveTextContent(userId)
  await screen.getByRole('button', { name: 'Logout' }).click()
  await dialog.getByRole('button', { name: 'Logout' }).click()
  await expect.element(screen.getByLabelText('signed in')).toHaveTextContent('nobody')
  const database = await openLearnerDatabase(userId)
  expect(await database.countFromIndex('events', 'pending')).toBe(3)
  database.close()
})

it('a logout without a network asks first, because nobody can log in again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const userId = await practised(0)
  const screen = await renderAppPart(<Frame />, { user: aUser({ id: userId }) })
  await screen.getByRole('button', { name: 'Logout' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toHaveAccessibleName('Log out while offline?')
  await expect
    .element(dialog.getByText('You’re offline: you’ll need a connection to log in again.'))
    .toBeVisible()
  await dialog.getByRole('button', { name: 'Logout' }).click()
  await expect.element(screen.getByLabelText('signed in')).toHaveTextContent('nobody')
})

it('a logout asks nothing where the last answers can be sent at once', async () => {
  const userId = await practised(2)
  const sent = stubNetwork({
    [api.syncPractice.path]: (body) => {
      const { events } = body as { events: { id: string }[] }
      const acknowledged = events.map(({ id }) => ({ id, receivedAt: 1 }))
      return Response.json({
        acknowledged,
        refused: [],
        events: [],
        cursor: 2,
        more: false,
        epoch: 'first',
      })
    },
  })
  const screen = await renderAppPart(<Frame />, { user: aUser({ id: userId }) })
  await screen.getByRole('button', { name: 'Logout' }).click()
  await expect.element(screen.getByLabelText('signed in')).toHaveTextContent('nobody')
  expect(sent.map(({ body }) => (body as { learner: string }).learner)).toEqual([userId])
})

function Noted() {
  const [key, setKey] = useState(0)
  return (
    <>
      <LoginNote key={key} />
      <button type="button" onClick={() => setKey(key + 1)}>
        again
      </button>
    </>
  )
}

it('the login of a device that is offline says what can be done without the network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const screen = await renderAppPart(<Noted />, {})
  await expect.element(screen.getByText(/^You need a connection to log in\./)).toBeVisible()
  rememberUser(aUser({ fullName: 'Test Learner' }), Date.now() - 31 * dayMs)
  await screen.getByRole('button', { name: 'again' }).click()
  await expect
    .element(screen.getByText(/^Test Learner has been learning here offline for 30 days\./))
    .toBeVisible()
})

const LoginFoot = () => (
  <>
    <LoginNote />
    <RemoveHere />
  </>
)

it('removes what all accounts have on a shared device, and warns of what is not sent', async () => {
  const [first, second] = [await practised(0), await practised(4)]
  const takes = await openTakeDatabase(second)
  await takes.put('recordings', { id: 'heard', recordedAt: 1, sampleRate: 48_000 } as never)
  const pictures = await caches.open('mboa-pictures')
  await pictures.put('/api/pictures/x', new Response('x'))
  stubNetwork({ [api.logout.path]: succeed() })
  const screen = await renderAppPart(<LoginFoot />, {})
  await expect
    .element(screen.getByText(/^4 answers or changes are waiting on this device\./))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Remove everything from this device' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('4 answers or changes waiting to be sent.')).toBeVisible()
  await expect.element(dialog.getByText('1 recording waiting to be sent.')).toBeVisible()
  expect(await databases()).toEqual(
    expect.arrayContaining([`mboa-learner-${first}`, `mboa-learner-${second}`]),
  )
  await dialog.getByRole('button', { name: 'Remove anyway' }).click()
  await expect
    .element(screen.getByText('Everything has been removed from this device.'))
    .toBeVisible()
  expect(await databases()).toEqual([])
  await expect.element(screen.getByText(/waiting on this device/)).not.toBeInTheDocument()
  expect(await caches.has('mboa-pictures')).toBe(false)
  expect(Object.keys(localStorage)).toEqual([])
  await expect
    .element(page.getByRole('button', { name: /^Remove everything/ }))
    .not.toBeInTheDocument()
})

it('removed from within the settings, it is said where one is led to', async () => {
  const userId = await practised(0)
  stubNetwork({ [api.logout.path]: succeed() })
  const screen = await renderAppPart(<DeviceCard />, { user: aUser({ id: userId }) })
  await screen.getByRole('button', { name: 'Remove everything from this device' }).click()
  await screen.getByRole('button', { name: 'Remove all', exact: true }).click()
  await expect.poll(currentAddress).toBe('/auth/login?success=device-emptied')
  expect(await databases()).not.toContain(`mboa-learner-${userId}`)
})

it('where the server is not reached, the logout stays pending', async () => {
  await practised(0)
  stubNetwork({ [api.logout.path]: unreachable })
  const screen = await renderAppPart(<LoginFoot />, {})
  await screen.getByRole('button', { name: 'Remove everything from this device' }).click()
  await screen.getByRole('button', { name: 'Remove all', exact: true }).click()
  await expect
    .element(screen.getByText('Everything has been removed from this device.'))
    .toBeVisible()
  expect(isLogoutPending()).toBe(true)
})
