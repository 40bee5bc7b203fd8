import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { chooseSpeaker } from '../../platform/speaker-store/current-speaker.ts'
import { TakeStoreProvider } from '../../platform/take-store/take-store-provider.tsx'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork } from '../../testing/stub-network.ts'
import { keepSpeaker, openOwnTakes } from '../../testing/takes-of-device.ts'
import { aUser } from '../../testing/users.ts'
import { WhoSpeaks } from './who-speaks.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('shows who speaks among more than a phone has room for', async () => {
  stubNetwork({})
  const id = crypto.randomUUID()
  const database = await openOwnTakes(id)
  const names = ['Ma Ngono', 'Tonton Abega', 'Essomba', 'Tante Rose', 'Papa Essono']
  const kept = []
  for (const name of names) kept.push(await keepSpeaker(database, name))
  chooseSpeaker(id, kept.at(-1))
  await renderAppPart(
    <TakeStoreProvider userId={id}>
      <div style={{ width: '320px' }}>
        <WhoSpeaks userId={id} isWhole />
      </div>
    </TakeStoreProvider>,
    { user: aUser({ id, role: 'recorder' }) },
  )
  const seen = (name: string) => {
    const { left, right } = button(name).element().getBoundingClientRect()
    const group = page.getByRole('group', { name: 'Who speaks?' }).element().getBoundingClientRect()
    return left >= group.left && right <= group.right
  }
  await expect.element(button('Papa Essono')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => seen('Papa Essono')).toBe(true)
  expect(seen('Me')).toBe(false)
  chooseSpeaker(id, undefined)
  await expect.poll(() => seen('Me')).toBe(true)
})
