import { expect, it } from 'vitest'
import { newEventId } from '../../../platform/event-id.ts'
import { complaints, takeComplaint } from '../../../testing/complaints.ts'
import { failWrites } from '../../../testing/fill-device.ts'
import { startRecorderServer } from '../../../testing/recorder-server.ts'
import { choose, wav } from '../testing/chosen-files.ts'
import { openRecordings } from '../testing/open-recordings.tsx'

it('says that a lost database keeps no take of a file, and keeps it once it is back', async () => {
  const userId = newEventId()
  startRecorderServer({ userId })
  const screen = await openRecordings(userId, 'upload')
  await choose(screen, wav('aná.wav'))
  const send = screen.getByRole('button', { name: 'Send 1 recording' })
  await expect.element(send).toBeEnabled()
  const mend = failWrites('UnknownError')
  await send.click()
  const said = screen.getByText(
    /^This device’s storage isn’t responding\. What was saved is safe\./,
  )
  await expect.element(said).toBeVisible()
  await takeComplaint('keeping takes')
  mend()
  await send.click()
  await expect.element(screen.getByText(/^1 recording is saved on this device/)).toBeVisible()
  await expect.element(said).not.toBeInTheDocument()
  complaints.length = 0
})

it.each([
  [413, /^1 recording is saved on this device\. The connection to the server blocks recordings/],
  [502, /^1 recording is saved on this device\. The server can’t take anything right now\./],
])('says why a proxy’s %i keeps the takes of files here', async (status, cause) => {
  const userId = newEventId()
  startRecorderServer({
    userId,
    more: (call) => (call.startsWith('PUT ') ? new Response('nginx', { status }) : undefined),
  })
  const screen = await openRecordings(userId, 'upload')
  await choose(screen, wav('aná.wav'))
  await screen.getByRole('button', { name: 'Send 1 recording' }).click()
  const banner = screen.getByText(cause)
  await expect.element(banner).toBeVisible()
})
