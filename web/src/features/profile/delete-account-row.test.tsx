import { api, type DeletionConsequences } from '@mboa/contract'
import { afterEach, expect, it } from 'vitest'
import type { RenderResult } from 'vitest-browser-react'
import { activateLanguage } from '../../i18n/messages.ts'
import { openLearnerDatabase } from '../../platform/device-store/learner-database.ts'
import { findRememberedUser, rememberUser } from '../../platform/session/remembered-user.ts'
import {
  findVerificationDeadline,
  rememberVerificationDeadline,
} from '../../platform/session/verification-deadlines.ts'
import { currentAddress } from '../../testing/render-app-part.tsx'
import { lastSentTo, refuse, succeed, unreachable } from '../../testing/stub-network.ts'
import { aProfile, aUser } from '../../testing/users.ts'
import { openProfile } from './testing/open-profile.tsx'

const get = `GET ${api.describeDeletion.path}`
const post = `POST ${api.deleteProfile.path}`

const consequences: DeletionConsequences = {
  needs: 'password',
  practiceEvents: 42,
  takes: 7,
  contributions: 3,
  takesThatCanStay: 0,
  devices: 2,
  hasPhoto: true,
  privateRecordings: 0,
  speakers: [],
}

afterEach(() => localStorage.clear())

async function openDeletion(
  answers: Parameters<typeof openProfile>[0],
  foreseen: DeletionConsequences = consequences,
) {
  const opened = await openProfile({ [get]: succeed(foreseen), ...answers })
  await opened.screen.getByRole('button', { name: 'Delete the account' }).click()
  return opened
}

const password = (screen: RenderResult) =>
  screen.getByLabelText('Your password, to make sure it’s you', { exact: true })

const deleteForGood = (screen: RenderResult) =>
  screen.getByRole('button', { name: 'Delete for good' }).click()

it.each([
  [
    'en',
    'Delete the account',
    /^your practice: 42 answers and settings/,
    /^2 devices are signed out/,
    /^your 7 recordings/,
    /3 words and corrections/,
  ],
  [
    'fr',
    'Supprimer le compte',
    /42 réponses et réglages/,
    /^2 appareils sont déconnectés/,
    /7 enregistrements/,
    /3 mots et corrections/,
  ],
] as const)(
  'says first what goes, in %s',
  async (language, action, practice, devices, recordings, contributions) => {
    await activateLanguage(language)
    const { screen, sent } = await openProfile({ [get]: succeed(consequences) })
    await screen.getByRole('button', { name: action }).click()
    const dialog = screen.getByRole('dialog')
    await expect.element(dialog.getByText(practice)).toBeVisible()
    await expect.element(dialog.getByText(devices)).toBeVisible()
    await expect.element(dialog.getByText(recordings)).toBeVisible()
    await expect.element(dialog.getByText(contributions)).toBeVisible()
    await expect.element(dialog.getByText(/photo/)).toBeVisible()
    expect(sent.map(({ path }) => path)).not.toContain(post)
  },
)

it('leaves nothing on the device and says so at the login', async () => {
  const { id } = aUser()
  rememberUser(aUser(), Date.now())
  rememberVerificationDeadline(id, Date.now())
  const database = await openLearnerDatabase(id)
  await database.put('values', 'kept', 'a-value')
  const { screen, sent } = await openDeletion({ [post]: succeed(consequences) })
  await password(screen).fill('Mboa-2025')
  await deleteForGood(screen)
  await expect.element(screen.getByText('The login page')).toBeVisible()
  expect(currentAddress()).toBe('/auth/login?success=account-deleted')
  expect(lastSentTo(sent, post)).toEqual({
    path: post,
    body: { password: 'Mboa-2025' },
    account: id,
  })
  const databases = async () => (await indexedDB.databases()).map(({ name }) => name)
  await expect.poll(databases).not.toContain(`mboa-learner-${id}`)
  expect(findRememberedUser(Date.now())).toBeUndefined()
  expect(findVerificationDeadline(id)).toBeUndefined()
})

it('keeps the focus inside when what it would delete has come', async () => {
  const { screen } = await openDeletion({})
  await expect.element(screen.getByRole('button', { name: 'Delete for good' })).toBeVisible()
  await expect.poll(() => document.activeElement?.tagName).toBe('FORM')
})

it('keeps the account where one thinks again', async () => {
  const { screen, sent } = await openDeletion({})
  await screen.getByRole('button', { name: 'Keep my account' }).click()
  await expect.poll(() => screen.getByRole('dialog').elements()).toEqual([])
  await expect.element(screen.getByRole('button', { name: 'Delete the account' })).toHaveFocus()
  expect(sent.map(({ path }) => path)).not.toContain(post)
})

it('needs the password', async () => {
  const { screen, sent } = await openDeletion({})
  await deleteForGood(screen)
  await expect.element(password(screen)).toHaveAccessibleDescription('Password is required')
  await expect.element(password(screen)).toHaveFocus()
  expect(sent.map(({ path }) => path)).not.toContain(post)
})

it('says under the password that it is wrong, in both languages', async () => {
  const refusal = refuse('wrong-password', { fields: { password: 'wrong-password' } })
  const { screen } = await openDeletion({ [post]: refusal })
  await password(screen).fill('a guess')
  await deleteForGood(screen)
  await expect
    .element(password(screen))
    .toHaveAccessibleDescription('Incorrect password. Please try again.')
  await expect.element(password(screen)).toHaveValue('a guess')
  await activateLanguage('fr')
  const inFrench = 'Votre mot de passe, pour confirmer que c’est vous'
  await expect
    .element(screen.getByLabelText(inFrench, { exact: true }))
    .toHaveAccessibleDescription('Mot de passe incorrect. Réessayez.')
})

it('without a password asks for a fresh sign-in, and leads to it', async () => {
  const { screen, sent } = await openDeletion(
    { [post]: refuse('sign-in-again') },
    { ...consequences, needs: 'fresh-sign-in', practiceEvents: 0, hasPhoto: false },
  )
  await expect.element(screen.getByText(/within ten minutes of logging in/)).toBeVisible()
  await deleteForGood(screen)
  await expect.poll(() => lastSentTo(sent, post)?.body).toEqual({ password: '' })
  await expect
    .element(screen.getByRole('alert').getByText(/^You logged in too long ago\./))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Log out now' }).click()
  await expect.element(screen.getByText('The login page')).toBeVisible()
})

it.each([
  ['Withdraw them all', 'withdraw'],
  ['Leave them, without my name', 'keep'],
] as const)('asks what happens to the recordings: %s', async (choice, recordings) => {
  const { screen, sent } = await openDeletion(
    { [post]: succeed(consequences) },
    { ...consequences, takesThatCanStay: 5 },
  )
  const choices = screen.getByRole('group', { name: 'What happens to your recordings?' })
  await expect
    .element(choices.getByText('7 recordings will be deleted.', { exact: false }))
    .toBeVisible()
  await expect
    .element(choices.getByText(/^5 recordings stay, .* 2 recordings that were/))
    .toBeVisible()
  await password(screen).fill('Mboa-2025')
  await deleteForGood(screen)
  const first = choices.getByRole('radio', { name: 'Withdraw them all' })
  await expect
    .element(first)
    .toHaveAccessibleDescription(/^Please choose what happens to your recordings\./)
  await expect.element(first).toHaveFocus()
  expect(sent.map(({ path }) => path)).not.toContain(post)
  await choices.getByRole('radio', { name: choice }).click()
  await deleteForGood(screen)
  await expect.element(screen.getByText('The login page')).toBeVisible()
  expect(lastSentTo(sent, post)).toEqual({
    path: post,
    body: { password: 'Mboa-2025', recordings },
    account: aUser().id,
  })
})

it('can be tried again where the network fails', async () => {
  let answer = unreachable
  const { screen } = await openProfile({ [get]: (body) => answer(body) }, aProfile())
  await screen.getByRole('button', { name: 'Delete the account' }).click()
  const dialog = screen.getByRole('dialog')
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  answer = succeed(consequences)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.element(password(screen)).toBeVisible()
})

it('deletes who spoke on the device, but for those who agreed to stay and are not ticked', async () => {
  const speakers = [
    { id: 'elder', name: 'Ma Ngono', takes: 3, mayStay: true },
    { id: 'uncle', name: 'Tonton', takes: 1, mayStay: false },
  ]
  const { screen, sent } = await openDeletion(
    { [post]: succeed(consequences) },
    { ...consequences, speakers },
  )
  await expect
    .element(screen.getByText('Deleted, with everything they said on your device: Tonton.'))
    .toBeVisible()
  const box = screen.getByRole('checkbox', { name: /^Delete Ma Ngono too/ })
  await expect.element(box).not.toBeChecked()
  await box.click()
  await password(screen).fill('Mboa-2025')
  await deleteForGood(screen)
  await expect.element(screen.getByText('The login page')).toBeVisible()
  expect(lastSentTo(sent, post)?.body).toEqual({
    password: 'Mboa-2025',
    speakersToDelete: ['elder'],
  })
})
