import { api, type SpeakerCredit } from '@mboa/contract'
import { expect, it } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import { lastSentTo, succeed, unreachable } from '../../testing/stub-network.ts'
import { aUser } from '../../testing/users.ts'
import { openProfile, withUser } from './testing/open-profile.tsx'

const get = `GET ${api.readSpeakerCredit.path}`
const put = `PUT ${api.changeSpeakerCredit.path}`
const change = 'Change the name shown with your recordings'

const openRecorder = (answers: Parameters<typeof openProfile>[0]) =>
  openProfile(answers, withUser({ role: 'recorder', fullName: 'Test Recorder' }))

it.each<[string, SpeakerCredit]>([
  ['By my name', { kind: 'name' }],
  ['Not at all', { kind: 'anonymous' }],
])('a recorder is named: %s', async (choice, credit) => {
  const { screen, sent } = await openRecorder({
    [get]: succeed({ kind: 'pseudonym', pseudonym: 'Test Voice' }),
    [put]: succeed(credit),
  })
  await expect.element(screen.getByText('Test Voice')).toBeVisible()
  await screen.getByRole('button', { name: change }).click()
  await screen.getByRole('radio', { name: choice }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(lastSentTo(sent, put)).toMatchObject({ path: put, body: credit, account: aUser().id })
  await expect.element(screen.getByRole('button', { name: change })).toHaveFocus()
})

it('another name has to be written', async () => {
  const credit = { kind: 'pseudonym', pseudonym: 'Test Voice' }
  const { screen, sent } = await openRecorder({
    [get]: succeed({ kind: 'anonymous' }),
    [put]: succeed(credit),
  })
  await expect.element(screen.getByText('none: you are not named')).toBeVisible()
  await screen.getByRole('button', { name: change }).click()
  await screen.getByRole('radio', { name: 'By another name' }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  const field = screen.getByLabelText('The name to show')
  await expect.element(field).toHaveAccessibleDescription('Please enter the name to show.')
  expect(sent.map(({ path }) => path)).not.toContain(put)
  await field.fill(' Test Voice ')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Test Voice')).toBeVisible()
  expect(lastSentTo(sent, put)?.body).toEqual(credit)
})

it('the name that cannot be looked up can be asked for again, in French too', async () => {
  await activateLanguage('fr')
  let answer = unreachable
  const { screen } = await openRecorder({ [get]: (body) => answer(body) })
  const again = screen.getByRole('button', { name: 'Réessayer' })
  await expect.element(again).toBeVisible()
  answer = succeed({ kind: 'name' })
  await again.click()
  await expect.element(screen.getByText('Nom affiché avec vos enregistrements')).toBeVisible()
})
