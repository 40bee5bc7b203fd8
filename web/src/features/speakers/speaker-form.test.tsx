import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { aUser } from '../../testing/users.ts'
import { SpeakerForm } from './speaker-form.tsx'

it('sorts dialects as the language of the interface orders letters', async () => {
  const { container } = await renderAppPart(
    <SpeakerForm
      details={undefined}
      dialects={['Yezum', 'Évouzok', 'eton', 'Bene']}
      proceed="Continue"
      onSend={() => Promise.resolve(undefined)}
      onCancel={() => undefined}
    />,
    { user: aUser({ role: 'recorder' }) },
  )
  await expect.element(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  const options = container.querySelectorAll('datalist option')
  expect([...options].map((option) => option.getAttribute('value'))).toEqual([
    'Bene',
    'eton',
    'Évouzok',
    'Yezum',
  ])
})
