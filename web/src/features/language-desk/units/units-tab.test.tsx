import { api, pagePaths, type DeskUnits } from '@mboa/contract'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../../i18n/messages.ts'
import { renderAppPart } from '../../../testing/render-app-part.tsx'
import { lastSentTo, stubNetwork, succeed, unreachable } from '../../../testing/stub-network.ts'
import { aProfile, aUser } from '../../../testing/users.ts'
import { LanguageDeskScreen } from '../language-desk-screen.tsx'
import { aDesk } from '../testing/a-desk.ts'

const user = aUser({ role: 'recorder', fullName: 'Marie Mballa' })
const at = (path: string, id = '') => path.replace(':language', 'ewo').replace(':id', id)
const desk = aDesk()
const aUnit = { words: 9, sentences: 0, heard: 7, lessons: 1, given: null }
const units: DeskUnits = {
  units: [
    { ...aUnit, theme: 'farming', title: { en: 'Farming', fr: 'Les champs' }, state: 'by-itself' },
    {
      ...aUnit,
      theme: 'insects',
      title: { en: 'Insects', fr: 'Les insectes' },
      given: { en: 'Small animals', fr: 'Petites bêtes' },
      state: 'waiting',
      sentences: 4,
      lessons: 2,
    },
    { ...aUnit, theme: 'house', title: { en: 'House', fr: 'La maison' }, state: 'taken-back' },
  ],
  leastWords: 5,
}
const [unitsPath, publishingPath] = [at(api.listDeskUnits.path), at(api.setDeskPublishing.path)]
const answers = {
  [api.readProfile.path]: succeed(
    aProfile({ user, recorderLanguages: ['ewo'], coordinatedLanguages: ['ewo'] }),
  ),
  [at(api.readDesk.path)]: succeed(desk),
  [unitsPath]: succeed(units),
}

const open = () =>
  renderAppPart(<LanguageDeskScreen />, { user, path: `${pagePaths.languageDesk}?tab=units` })

test('shows the units in their order, with what learners have of them', async () => {
  stubNetwork(answers)
  const screen = await open()
  const rows = screen.getByRole('region', { name: 'Units in their order' }).getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBe(3)
  for (const [nth, text] of [
    '9 words, 7 can be heard · 1 lesson',
    '9 words, 7 can be heard, 4 sentences · 2 lessons',
    'Unpublished: learners don’t have it.',
  ].entries()) {
    await expect.element(rows.nth(nth).getByText(text)).toBeVisible()
  }
  await expect.element(screen.getByRole('button', { name: 'Move up: Farming' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Move down: House' })).toBeDisabled()
})

test('moves a unit, and says where that did not work', async () => {
  let isReached = false
  const sent = stubNetwork({
    ...answers,
    [`PUT ${unitsPath}`]: (body) => (isReached ? succeed()(body) : unreachable(body)),
  })
  const screen = await open()
  const down = screen.getByRole('button', { name: 'Move down: Farming' })
  await down.click()
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Please check your connection and try again.')
  isReached = true
  await down.click()
  await expect.poll(() => screen.getByRole('alert').elements()).toEqual([])
  expect(lastSentTo(sent, `PUT ${unitsPath}`)).toMatchObject({
    body: { order: ['insects', 'farming', 'house'] },
    account: user.id,
  })
})

test('names a unit in both languages, or by its theme again', async () => {
  const path = `PUT ${at(api.changeDeskUnit.path, 'insects')}`
  const sent = stubNetwork({ ...answers, [path]: succeed() })
  const screen = await open()
  await screen.getByRole('button', { name: 'Rename: Small animals' }).click()
  const field = screen.getByLabelText('Name in French')
  await field.fill(' ')
  await screen.getByRole('button', { name: 'Save the name' }).click()
  await expect.element(field).toHaveAccessibleDescription(/Please give a name/)
  expect(lastSentTo(sent, path)).toBeUndefined()
  await field.fill('Bestioles')
  await screen.getByRole('button', { name: 'Save the name' }).click()
  await expect
    .poll(() => lastSentTo(sent, path)?.body)
    .toEqual({ act: 'name', title: { en: 'Small animals', fr: 'Bestioles' } })
  await screen.getByRole('button', { name: 'Rename: Small animals' }).click()
  await screen.getByRole('button', { name: 'Use the theme’s name' }).click()
  await expect.poll(() => lastSentTo(sent, path)?.body).toEqual({ act: 'name', title: null })
})

test('takes a unit back once that is sure, and publishes one', async () => {
  const [taken, published] = ['farming', 'house'].map(
    (theme) => `PUT ${at(api.changeDeskUnit.path, theme)}`,
  ) as [string, string]
  const sent = stubNetwork({ ...answers, [taken]: succeed(), [published]: succeed() })
  const screen = await open()
  await screen.getByRole('button', { name: 'Unpublish: Farming' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/What they’ve learnt of it is kept/)).toBeVisible()
  expect(lastSentTo(sent, taken)).toBeUndefined()
  await dialog.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await expect.poll(() => lastSentTo(sent, taken)?.body).toEqual({ act: 'take-back' })
  await screen.getByRole('button', { name: 'Publish: House' }).click()
  await expect.poll(() => lastSentTo(sent, published)?.body).toEqual({ act: 'publish' })
})

test('lets new units wait for who publishes them, or for so many words', async () => {
  const sent = stubNetwork({ ...answers, [`PUT ${publishingPath}`]: succeed() })
  const screen = await open()
  const field = screen.getByLabelText('Minimum number of words that can be heard')
  await field.fill('4')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(field).toHaveAccessibleDescription(/A number from 5 to 100/)
  expect(lastSentTo(sent, `PUT ${publishingPath}`)).toBeUndefined()
  await field.fill('12')
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText('Saved.')).toBeVisible()
  expect(lastSentTo(sent, `PUT ${publishingPath}`)?.body).toEqual({ leastWords: 12 })
  await screen.getByLabelText('Once I publish them').click()
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect
    .poll(() => lastSentTo(sent, `PUT ${publishingPath}`)?.body)
    .toEqual({ leastWords: null })
})

test('is there in French, fits the narrowest screen, and says where there is none', async () => {
  await activateLanguage('fr')
  stubNetwork(answers)
  await page.viewport(320, 640)
  const screen = await open()
  await expect.element(screen.getByText('Petites bêtes')).toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await screen.unmount()
  stubNetwork({ ...answers, [unitsPath]: succeed({ units: [], leastWords: null }) })
  const empty = await open()
  await expect.element(empty.getByText(/Il n’y a pas encore d’unité/)).toBeVisible()
  await empty.unmount()
  await page.viewport(360, 740)
})
