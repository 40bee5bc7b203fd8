import { api } from '@mboa/contract'
import { expect, it, onTestFinished } from 'vitest'
import { activateLanguage } from '../../i18n/messages.ts'
import {
  openLearnerDatabase,
  withLearnerDatabase,
} from '../../platform/device-store/learner-database.ts'
import { abilities, endPause, findPauseEnd, pause } from '../../platform/sound/pauses.ts'
import { complaints } from '../../testing/complaints.ts'
import { failWrites, storageTroubles } from '../../testing/fill-device.ts'
import { succeed, unreachable } from '../../testing/stub-network.ts'
import { testCourse } from '../../testing/test-course.ts'
import { pidginCourse } from '../../testing/test-sentences.ts'
import { openProfile, withUser } from './testing/open-profile.tsx'

/** The profile of a learner whose device is new, with settings made before on this device. */
async function openWith(
  settings: Record<string, string | number | boolean> = {},
  courses = [testCourse],
) {
  const id = crypto.randomUUID()
  const database = await openLearnerDatabase(id)
  for (const [at, [name, value]] of Object.entries(settings).entries()) {
    const eventId = crypto.randomUUID()
    const event = { type: 'setting' as const, id: eventId, answeredAt: at + 1, name, value }
    await database.put('events', { id: eventId, event, receivedAt: at + 1 })
  }
  database.close()
  const listSettings = async () => {
    const opened = await openLearnerDatabase(id)
    const stored = await opened.getAll('events')
    opened.close()
    return stored.flatMap(({ event, pending }) =>
      event.type === 'setting' && pending === 1 ? [[event.name, event.value]] : [],
    )
  }
  const listed = { [`GET ${api.listCourses.path}`]: succeed({ courses }) }
  return { ...(await openProfile(listed, withUser({ id }))), id, listSettings }
}

it('shows what holds until the learner changes it', async () => {
  const { screen } = await openWith()
  await expect.element(screen.getByRole('radio', { name: '10' })).toBeChecked()
  await expect.element(screen.getByLabelText('New words a day')).toHaveValue('8')
  await expect.element(screen.getByLabelText('Days of practice a week')).toHaveValue('4')
  await expect.element(screen.getByRole('radio', { name: 'On', exact: true })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'After a moment' })).toBeChecked()
  expect(screen.getByRole('group', { name: /Tones in your answers/ }).elements()).toEqual([])
})

it('keeps each change on the device, to be sent', async () => {
  const { screen, listSettings } = await openWith({ 'current-course': 'ewo' })
  await screen.getByRole('radio', { name: '20' }).click()
  await screen.getByLabelText('New words a day').selectOptions('0')
  await screen.getByLabelText('Days of practice a week').selectOptions('6')
  await screen.getByRole('radio', { name: 'strict' }).click()
  await screen.getByRole('radio', { name: 'Off', exact: true }).click()
  await screen.getByRole('radio', { name: 'At once' }).click()
  await expect.element(screen.getByRole('radio', { name: 'Off', exact: true })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'At once' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: 'strict' })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: '20' })).toBeChecked()
  expect(await listSettings()).toEqual([
    ['session-length', 20],
    ['new-words-per-day', 0],
    ['weekly-goal-days', 6],
    ['strictness/ewo', 'strict'],
    ['answer-signals', false],
    ['recall-first', false],
  ])
})

it.each(storageTroubles)('says why a store with %s keeps no choice', async (name, said) => {
  const { screen, listSettings } = await openWith()
  await expect.element(screen.getByRole('radio', { name: '10' })).toBeChecked()
  const mend = failWrites(name)
  await screen.getByRole('radio', { name: '20' }).click()
  await expect.element(screen.getByRole('alert').getByText(said)).toBeVisible()
  const reload = screen.getByRole('button', { name: 'Reload the page' })
  expect(reload.elements()).toHaveLength(name === 'QuotaExceededError' ? 0 : 1)
  mend()
  await screen.getByRole('radio', { name: '20' }).click()
  await expect.poll(listSettings).toEqual([['session-length', 20]])
  await expect.element(screen.getByText(said)).not.toBeInTheDocument()
  complaints.length = 0
})

it('explains a lost database in French', async () => {
  const { screen } = await openWith()
  await activateLanguage('fr')
  onTestFinished(() => activateLanguage('en'))
  await expect.element(screen.getByRole('radio', { name: '10' })).toBeChecked()
  failWrites('UnknownError')
  await screen.getByRole('radio', { name: '20' }).click()
  await expect.element(screen.getByText(/la mémoire de l’appareil ne répond pas\./)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Recharger la page' })).toBeVisible()
  complaints.length = 0
})

it('says in a sentence what each strictness means, for the languages being learnt', async () => {
  const { screen } = await openWith({ 'current-course': 'ewo' })
  const tones = screen.getByRole('group', { name: 'Tones in your answers: Ewondo' })
  await expect.element(tones.getByRole('radio', { name: 'relaxed' })).toBeChecked()
  await expect.element(screen.getByText(/is shown, and the answer passes\.$/)).toBeVisible()
  for (const [name, sentence] of [
    ['ignore', 'Missing or wrong tones count as right.'],
    ['standard', /A wrong tone does not pass\.$/],
    ['strict', 'Every tone and every letter must be right.'],
  ] as const) {
    await tones.getByRole('radio', { name }).click()
    await expect.element(screen.getByText(sentence)).toBeVisible()
  }
})

it('asks nothing about tones for a language whose spelling writes none', async () => {
  const learnt = { 'enrolled/ewo': true, 'current-course': 'wes' }
  const { screen } = await openWith(learnt, [testCourse, await pidginCourse()])
  await expect
    .element(screen.getByRole('group', { name: 'Tones in your answers: Ewondo' }))
    .toBeVisible()
  expect(screen.getByRole('group', { name: /Pidgin/ }).elements()).toEqual([])
})

it('lets a language be seen in another spelling, where it has one, and writes what is here', async () => {
  const asWritten = await pidginCourse()
  const orthography = {
    id: 'phonemic',
    name: { en: 'By sound', fr: 'Selon le son' },
    others: [
      {
        id: 'english-like',
        name: { en: 'English-like spelling', fr: 'Écriture à l’anglaise' },
        alphabet: asWritten.alphabet,
      },
    ],
  }
  const pidgin = { ...asWritten, orthography }
  const learnt = { 'enrolled/ewo': true, 'current-course': 'wes' }
  const { screen, id, listSettings } = await openWith(learnt, [testCourse, pidgin])
  const spellings = screen.getByRole('group', { name: /^Spelling you see: .*Pidgin/ })
  await expect.element(spellings.getByRole('radio', { name: /^By sound/ })).toBeChecked()
  expect(screen.getByRole('group', { name: 'Spelling you see: Ewondo' }).elements()).toEqual([])
  await spellings.getByRole('radio', { name: 'English-like spelling' }).click()
  await expect.element(spellings.getByRole('radio', { name: /^English-like/ })).toBeChecked()
  const readChoice = () =>
    withLearnerDatabase(id, (database) => database.get('values', 'convention:wes'))
  await expect.poll(readChoice).toBe('english-like')
  await spellings.getByRole('radio', { name: /^By sound/ }).click()
  await expect.poll(readChoice).toBeUndefined()
  expect(await listSettings()).toEqual([
    ['convention/wes', 'english-like'],
    ['convention/wes', ''],
  ])
})

it('says what exercises leave out for now, and takes it back', async () => {
  pause('listening', Date.now())
  pause('speaking', Date.now())
  onTestFinished(() => abilities.forEach(endPause))
  const { screen } = await openWith()
  await expect.element(screen.getByText(/^No listening on this device until \d/)).toBeVisible()
  await screen.getByRole('button', { name: 'Speak again' }).click()
  await expect.element(screen.getByText(/^No speaking/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Listen again' }).click()
  await expect.element(screen.getByText(/^No listening/)).not.toBeInTheDocument()
  expect(abilities.map((each) => findPauseEnd(each, Date.now()))).toEqual([undefined, undefined])
})

it('keeps a number that another version of Mboa has set', async () => {
  const { screen } = await openWith({ 'new-words-per-day': 7 })
  await expect.element(screen.getByLabelText('New words a day')).toHaveValue('7')
})

it('can be changed without a network', async () => {
  const id = crypto.randomUUID()
  const { screen } = await openProfile(
    { [`GET ${api.readProfile.path}`]: unreachable, [`GET ${api.listCourses.path}`]: unreachable },
    withUser({ id }),
  )
  await screen.getByRole('radio', { name: '5', exact: true }).click()
  await expect.element(screen.getByRole('radio', { name: '5', exact: true })).toBeChecked()
})

it('is no matter of a recorder', async () => {
  const { screen } = await openProfile({}, withUser({ role: 'recorder' }))
  await expect.element(screen.getByRole('heading', { name: 'Interface' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Practice' }).elements()).toEqual([])
})

it('speaks French', async () => {
  await activateLanguage('fr')
  const { screen } = await openWith({ 'current-course': 'ewo' })
  await expect.element(screen.getByRole('heading', { name: 'Pratique' })).toBeVisible()
  await expect
    .element(screen.getByRole('group', { name: 'Tons dans vos réponses : Éwondo' }))
    .toBeVisible()
})
