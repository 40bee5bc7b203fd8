import { api, type ErrorCode } from '@mboa/contract'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import {
  answerLater,
  lastSentTo,
  refuse,
  succeed,
  unreachable,
} from '../../testing/stub-network.ts'
import { aUser } from '../../testing/users.ts'
import { openProfile, withUser } from './testing/open-profile.tsx'

const patch = `PATCH ${api.changeProfile.path}`

it('changes the name in its place, and the focus comes back', async () => {
  const { screen, sent } = await openProfile({
    [patch]: succeed(withUser({ fullName: 'Ngo Test' })),
  })
  await screen.getByRole('button', { name: 'Change the full name' }).click()
  const field = screen.getByRole('textbox', { name: 'Full Name' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('Test Learner')
  await field.fill('  Ngo Test ')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Ngo Test' })).toBeVisible()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Change the full name' })).toHaveFocus()
  expect(lastSentTo(sent, patch)).toMatchObject({
    body: { fullName: 'Ngo Test' },
    account: aUser().id,
  })
})

it.each(['Cancel', 'Escape'])('leaves the name as it was on %s', async (way) => {
  const { screen, sent } = await openProfile()
  await screen.getByRole('button', { name: 'Change the full name' }).click()
  await screen.getByRole('textbox', { name: 'Full Name' }).fill('Somebody')
  if (way === 'Escape') await userEvent.keyboard('{Escape}')
  else await screen.getByRole('button', { name: 'Cancel' }).click()
  const opener = screen.getByRole('button', { name: 'Change the full name' })
  await expect.element(opener).toHaveFocus()
  expect(sent.map(({ path }) => path)).not.toContain(patch)
  await opener.click()
  await expect
    .element(screen.getByRole('textbox', { name: 'Full Name' }))
    .toHaveValue('Test Learner')
})

it('is busy while it saves, and keeps what was typed when the network fails', async () => {
  const { answering, answer } = answerLater()
  const { screen } = await openProfile({ [patch]: answering })
  await screen.getByRole('button', { name: 'Change the full name' }).click()
  const field = screen.getByRole('textbox', { name: 'Full Name' })
  await field.fill('Ngo Test')
  await screen.getByRole('button', { name: 'Save' }).click()
  const busy = screen.getByRole('button', { name: 'Saving...' })
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await expect.element(busy).toHaveFocus()
  answer(unreachable)
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  await expect.element(field).toHaveValue('Ngo Test')
  await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
})

it('names the request where the server fails unexpectedly', async () => {
  const broken = Response.json(
    { error: { code: 'internal', message: 'Sent by a test.' } },
    { status: 500, headers: { 'x-request-id': 'request-7' } },
  )
  const { screen } = await openProfile({ [patch]: () => broken })
  await screen.getByRole('button', { name: 'Change the full name' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  const alert = screen.getByRole('alert')
  await expect
    .element(alert.getByText('An unexpected error occurred. Please try again.'))
    .toBeVisible()
  await expect.element(alert.getByText('request-7')).toBeVisible()
})

it.each([
  ['en', 'Change the full name', 'Full Name', 'Save', 'Full name is required'],
  ['fr', 'Modifier le nom complet', 'Nom complet', 'Enregistrer', 'Le nom complet est obligatoire'],
] as const)('takes no empty name, in %s', async (language, change, label, save, text) => {
  await activateLanguage(language)
  const { screen, sent } = await openProfile()
  await screen.getByRole('button', { name: change }).click()
  const field = screen.getByRole('textbox', { name: label })
  await field.fill(' ')
  await screen.getByRole('button', { name: save }).click()
  await expect.element(field).toHaveAccessibleDescription(text)
  await expect.element(field).toHaveFocus()
  expect(sent.map(({ path }) => path)).not.toContain(patch)
})

it('changes the phone number with its country', async () => {
  const changed = succeed(withUser({ phoneNumber: '+33612345678' }))
  const { screen, sent } = await openProfile({ [patch]: changed })
  await screen.getByRole('button', { name: 'Change the phone number' }).click()
  const field = screen.getByRole('textbox', { name: 'Phone Number' })
  await expect.element(field).toHaveValue('670000000')
  await screen.getByRole('button', { name: /^Country code: Cameroon/ }).click()
  await screen.getByRole('combobox', { name: 'Search by country name or code' }).fill('fran')
  await userEvent.keyboard('{Enter}')
  await field.fill('6 12 34 56 78')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('+33612345678')).toBeVisible()
  expect(lastSentTo(sent, patch)?.body).toEqual({ phoneNumber: '+33612345678' })
})

it('removes the phone number', async () => {
  const { screen, sent } = await openProfile({ [patch]: succeed(withUser({ phoneNumber: null })) })
  await screen.getByRole('button', { name: 'Change the phone number' }).click()
  await screen.getByRole('button', { name: 'Remove the phone number' }).click()
  await expect.element(screen.getByText('none yet')).toBeVisible()
  expect(lastSentTo(sent, patch)).toMatchObject({
    body: { phoneNumber: null },
    account: aUser().id,
  })
})

const refusedNumbers: [ErrorCode, en: string, fr: string][] = [
  [
    'phone-number-already-exists',
    'That phone number already exists. Please use a different number or log in.',
    'Ce numéro de téléphone existe déjà. Utilisez-en un autre ou connectez-vous.',
  ],
  [
    'invalid-phone-number',
    'This phone number isn’t valid. Please check it.',
    'Ce numéro de téléphone n’est pas valide. Vérifiez-le.',
  ],
  ['required', 'This field is required', 'Ce champ est obligatoire'],
]

it.each(refusedNumbers)('says under the number what %s means', async (code, en, fr) => {
  const { screen } = await openProfile({ [patch]: refuse(code, { fields: { phoneNumber: code } }) })
  await screen.getByRole('button', { name: 'Change the phone number' }).click()
  const field = screen.getByRole('textbox', { name: 'Phone Number' })
  await field.fill('699001122')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(field).toHaveAccessibleDescription(en)
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('699001122')
  await activateLanguage('fr')
  const inFrench = screen.getByRole('textbox', { name: 'Numéro de téléphone' })
  await expect.element(inFrench).toHaveAccessibleDescription(fr)
})

it('Escape leaves the list of countries first, then the phone number as it was', async () => {
  const { screen } = await openProfile()
  await screen.getByRole('button', { name: 'Change the phone number' }).click()
  await screen.getByRole('button', { name: /^Country code/ }).click()
  const search = screen.getByRole('combobox', { name: 'Search by country name or code' })
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: /^Country code/ })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect
    .element(screen.getByRole('button', { name: 'Change the phone number' }))
    .toHaveFocus()
})
