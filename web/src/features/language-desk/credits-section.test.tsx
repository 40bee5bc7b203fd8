import { api, addressOf, type DeskCredits } from '@mboa/contract'
import { expect, test } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { renderAppPart } from '../../testing/render-app-part.tsx'
import { stubNetwork, succeed } from '../../testing/stub-network.ts'
import { aUser } from '../../testing/users.ts'
import { CreditsSection } from './credits-section.tsx'

const user = aUser({ role: 'recorder' })
const of = { account: user.id, language: 'ewo' }
const path = (after: string) =>
  `${addressOf(api.listDeskCredits, { params: { language: 'ewo' } })}?after=${encodeURIComponent(after)}`
const answered = (credits: DeskCredits['credits'], next: string | null = null) =>
  succeed({ credits, next } satisfies DeskCredits)

test('lists who is named, page by page, and has nothing there to change', async () => {
  stubNetwork({
    [path('')]: answered([{ name: 'Ma Ngono', recordings: 12 }], 'Ma Ngono'),
    [path('Ma Ngono')]: answered([{ name: 'Tonton', recordings: 1 }]),
  })
  const screen = await renderAppPart(<CreditsSection of={of} />, { user })
  const credits = screen.getByRole('region', { name: 'Credits' })
  await expect.element(credits.getByText('Ma Ngono')).toBeVisible()
  await expect.element(credits.getByText('12 recordings')).toBeVisible()
  await credits.getByRole('button', { name: 'Show more' }).click()
  await expect.element(credits.getByText('Tonton')).toBeVisible()
  await expect.element(credits.getByText('1 recording', { exact: true })).toBeVisible()
  expect(credits.getByRole('button').elements()).toEqual([])
})

test('says in French that nobody is named', async () => {
  stubNetwork({ [path('')]: answered([]) })
  const screen = await renderAppPart(<CreditsSection of={of} />, { user })
  await activateLanguage('fr')
  const credits = screen.getByRole('region', { name: 'Crédits' })
  await expect.element(credits.getByText('Personne n’est cité pour l’instant.')).toBeVisible()
})
