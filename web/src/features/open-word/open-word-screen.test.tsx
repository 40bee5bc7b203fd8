import { api, addressOf, openWordPath, pagePaths, type OpenWord } from '@mboa/contract'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { activateLanguage } from '../../i18n/messages.ts'
import { wantedCourse } from '../../platform/wanted-course.ts'
import { aRecording } from '../../testing/recordings.ts'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import { sungWord } from '../../testing/sung-word.ts'
import { refuse, stubNetwork, succeed, unreachable } from '../../testing/stub-network.ts'
import { testCourse, testUnit } from '../../testing/test-course.ts'
import { aUser } from '../../testing/users.ts'
import { OpenWordScreen } from './open-word-screen.tsx'

const [, item = testUnit.words[0]] = testUnit.words
if (item === undefined) throw new Error('The test course is gone')
const address = addressOf(api.readOpenWord, { params: { course: 'ewo', word: 'today' } })
const word: OpenWord = { course: testCourse, kind: 'word', item, recording: null }
const openAddress = (ending: string) => `/api/open-clips/${'a'.repeat(64)}.${ending}`
const heard: OpenWord['recording'] = {
  ...aRecording({ item: item.id, voice: { speaker: 's', name: 'Nkukuma', dialect: null } }),
  opus: { address: openAddress('opus'), bytes: 7000 },
  flac: { address: openAddress('flac'), bytes: 90_000 },
  licence: 'CC-BY-4.0',
}

beforeEach(async () => {})

const open = (user: ReturnType<typeof aUser> | null = null, path = openWordPath(item.id)) =>
  renderAppPart(<OpenWordScreen />, { path, user })

it('shows a word to anybody, with its source and licence, and invites to learn', async () => {
  stubNetwork({ [address]: succeed(word) })
  await open()
  const heading = page.getByRole('heading', { level: 1, name: 'aná' })
  await expect.element(heading.getByText('aná')).toHaveAttribute('lang', 'ewo')
  for (const text of ['today', 'aujourd’hui', 'Not yet checked by a speaker']) {
    await expect.element(page.getByText(text)).toBeVisible()
  }
  await page.getByText('Where it comes from').click()
  await expect.element(page.getByText('CLDR 48.2, main/ewo (Unicode-3.0)')).toBeVisible()
  // No speaker gave it to everybody.
  expect(page.getByRole('button', { name: 'Listen' }).elements()).toEqual([])
  await page.getByRole('link', { name: 'Learn this language' }).click()
  expect([currentAddress(), wantedCourse.read()]).toEqual([pagePaths.signUp, 'ewo'])
  localStorage.clear()
})

it('plays what a speaker gave to everybody and names them, in French too', async () => {
  stubNetwork({
    [address]: succeed({ ...word, recording: heard }),
    [openAddress('opus')]: () => new Response(sungWord(() => 200)),
  })
  await activateLanguage('fr')
  await open(aUser())
  await expect.element(page.getByRole('button', { name: 'Écouter' })).toBeVisible()
  await expect.element(page.getByText('Voix\u00a0: Nkukuma (CC-BY-4.0)')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Travailler ce mot' }))
    .toHaveAttribute('href', `${pagePaths.learnerSearch}/${item.id}`)
})

it('says that a word is not there, and asks nothing where the address is no word’s', async () => {
  const sent = stubNetwork({ [address]: refuse('not-found') })
  await open()
  const none = page.getByRole('heading', { name: 'This word isn’t here' })
  await expect.element(none).toBeVisible()
  expect(sent).toHaveLength(1)
  await open(null, `${pagePaths.openWord}/ewo/..%2f..`)
  await expect.element(none.first()).toBeVisible()
  expect(sent).toHaveLength(1)
})

it('tries again where there was no network', async () => {
  let isOnline = false
  stubNetwork({ [address]: (body) => (isOnline ? succeed(word)(body) : unreachable(body)) })
  await open()
  await expect.element(page.getByText('Please check your connection and try again.')).toBeVisible()
  isOnline = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'aná' })).toBeVisible()
})
