import { api } from '@mboa/contract'
import type { RecordingPrompt } from '@mboa/domain'
import { expect, it } from 'vitest'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { TakeStoreProvider } from '../../../platform/take-store/take-store-provider.tsx'
import { listContributions } from '../../../platform/take-store/contribution-outbox.ts'
import { complaints } from '../../../testing/complaints.ts'
import { failWrites, storageTroubles } from '../../../testing/fill-device.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { stubNetwork, unreachable } from '../../../testing/stub-network.ts'
import { openOwnTakes } from '../../../testing/takes-of-device.ts'
import { aUser } from '../../../testing/users.ts'
import { ContributionDialog } from './contribution-dialog.tsx'

const prompt: RecordingPrompt = {
  item: 'ewo.today',
  kind: 'word',
  text: 'aná',
  gloss: { en: 'today', fr: 'aujourd’hui' },
  state: 'missing',
}
const nothing = () => undefined

function Asking() {
  const { store } = useTakeStore()
  return (
    store && (
      <ContributionDialog
        asked={{ kind: 'correction', prompt }}
        store={store}
        course="ewo"
        dialect={null}
        htmlLang="ewo"
        onSaved={nothing}
        onClosed={nothing}
      />
    )
  )
}

it('says once what is wrong, also by a double tap', async () => {
  const id = crypto.randomUUID()
  stubNetwork({ [`POST ${api.sendContributions.path}`]: unreachable })
  const screen = await renderAppPart(
    <TakeStoreProvider userId={id}>
      <Asking />
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )
  await screen.getByLabelText('What’s wrong with it').fill('Two words in one')
  await screen.getByRole('button', { name: 'Send' }).dblClick()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const contributions = await listContributions(await openOwnTakes(id))
  expect(contributions).toHaveLength(1)
})

it.each(storageTroubles)(
  'says why a store with %s keeps nothing, and what was typed stays',
  async (name, said) => {
    const id = crypto.randomUUID()
    stubNetwork({ [`POST ${api.sendContributions.path}`]: unreachable })
    const screen = await renderAppPart(
      <TakeStoreProvider userId={id}>
        <Asking />
      </TakeStoreProvider>,
      { user: aUser({ id, role: 'recorder' }) },
    )
    await screen.getByLabelText('What’s wrong with it').fill('Two words in one')
    failWrites(name)
    await screen.getByRole('button', { name: 'Send' }).click()
    await expect.element(screen.getByRole('alert').getByText(said)).toBeVisible()
    await expect
      .element(screen.getByLabelText('What’s wrong with it'))
      .toHaveValue('Two words in one')
    complaints.length = 0
  },
)
