import { api } from '@mboa/contract'
import { buildReview } from '@mboa/domain/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { putInOutbox } from '../../platform/device-store/outbox.ts'
import { newEventId } from '../../platform/event-id.ts'
import { useSession } from '../../platform/session/session-context.ts'
import { takeComplaint } from '../../testing/complaints.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork, unreachable } from '../../testing/stub-network.ts'
import { aUser } from '../../testing/users.ts'
import { LogoutButton } from '../logout-button.tsx'
import { LogoutQuestion } from './logout-question.tsx'

// As where a deploy came in between, and nothing has kept it.
vi.mock('./logout-dialog.tsx', () => {
  throw new Error('The code does not come')
})

afterEach(() => vi.restoreAllMocks())
beforeEach(() =>
  stubNetwork({ [api.syncPractice.path]: unreachable, [api.logout.path]: unreachable }),
)

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

it('a logout whose question does not come is asked about plainly, and loses nothing', async () => {
  const asking = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const userId = newEventId()
  const database = await openLearnerDatabase(userId)
  await putInOutbox(database, [buildReview({ id: newEventId() })])
  const screen = await renderAppPart(<Frame />, { user: aUser({ id: userId }) })
  await screen.getByRole('button', { name: 'Logout' }).click()
  await takeComplaint('looking for what is not sent yet')
  expect(asking.mock.lastCall).toEqual([expect.stringMatching(/^Log out\? Anything not sent yet/)])
  await expect.element(screen.getByLabelText('signed in')).toHaveTextContent(userId)

  await activateLanguage('fr')
  await screen.getByRole('button', { name: 'Déconnexion' }).click()
  await expect.element(screen.getByLabelText('signed in')).toHaveTextContent('nobody')
  expect(asking.mock.lastCall).toEqual([expect.stringMatching(/^Se déconnecter\s?\?/)])
  await takeComplaint('looking for what is not sent yet')
  expect(await database.countFromIndex('events', 'pending')).toBe(1)
  database.close()
})

it('a logout that cannot look for what is not sent is asked about plainly', async () => {
  vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('', 'UnknownError'))
  const userId = newEventId()
  const screen = await renderAppPart(<Frame />, { user: aUser({ id: userId }) })
  await screen.getByRole('button', { name: 'Logout' }).click()
  await takeComplaint('looking for what is not sent yet')
  await expect.element(screen.getByLabelText('signed in')).toHaveTextContent(userId)
  await screen.getByRole('button', { name: 'Logout' }).click()
  await expect.element(screen.getByLabelText('signed in')).toHaveTextContent('nobody')
  await takeComplaint('looking for what is not sent yet')
})
