import { api, addressOf, consentTextVersion, pagePaths, type ShownTake } from '@mboa/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activateLanguage } from '../i18n/messages.ts'
import { newEventId } from '../platform/event-id.ts'
import { aShownTake } from '../testing/recordings.ts'
import { currentAddress, renderAppPart } from '../testing/render-app-part.tsx'
import { answerAboutTestCourse } from '../testing/test-course.ts'
import { aProfile, aUser } from '../testing/users.ts'
import { AppRoutes } from './app-routes.tsx'

const take = aShownTake({ state: 'approved', approvals: 2, decidedAt: 3, listening: null })
const consents = {
  textVersion: consentTextVersion,
  consents: [
    {
      use: 'learners',
      textVersion: consentTextVersion,
      licence: null,
      guardianName: null,
      givenAt: 1,
      withdrawnAt: null,
    },
  ],
}

let withdrawn: string[]
let takes: ShownTake[]
let isSpeaker: boolean

function answer(path: string, { method = 'GET' }: RequestInit = {}): Response {
  if (method === 'DELETE') {
    withdrawn.push(path)
    takes = []
    return Response.json({ ...take, state: 'withdrawn', peaks: [] })
  }
  if (path.startsWith(api.listShownTakes.path)) return Response.json({ takes, more: false })
  if (path === api.countTakes.path) {
    const decidedSince = { approved: 0, sentBack: 0 }
    return Response.json({ counts: [], toRecordAgain: 0, toReview: [], decidedSince })
  }
  if (path === api.readConsents.path) return Response.json(consents)
  if (path === api.readSpeakerCredit.path) return Response.json({ kind: 'anonymous' })
  if (path === api.listDevices.path) return Response.json({ devices: [] })
  if (path === api.readProfile.path) {
    return Response.json(aProfile({ user: aUser({ id: userId }), isSpeaker }))
  }
  return answerAboutTestCourse(path)
}

let userId: string
beforeEach(() => {
  userId = newEventId()
  withdrawn = []
  takes = [take]
  isSpeaker = true
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) =>
    Promise.resolve(answer(path, request)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const open = (path: string, role: 'learner' | 'recorder' = 'learner') =>
  renderAppPart(<AppRoutes />, { user: aUser({ id: userId, role }), path })

it('who does not record any more finds their consents, and withdraws what they recorded', async () => {
  const screen = await open(pagePaths.profile)
  await expect.element(screen.getByRole('heading', { name: 'Your voice' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Change or withdraw' })).toBeVisible()
  await expect.element(screen.getByText('Name shown with your recordings')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Download your recordings' }))
    .toBeVisible()
  await screen.getByRole('main').getByRole('link', { name: 'Recordings' }).click()
  expect(currentAddress()).toBe(pagePaths.ownRecordings)
  await screen.getByRole('button', { name: 'Withdraw okírí' }).click()
  await screen.getByRole('button', { name: 'Withdraw for good' }).click()
  await expect.element(screen.getByText('You have no recordings here.')).toBeVisible()
  expect(withdrawn).toEqual([addressOf(api.withdrawTake, { params: { id: take.id } })])
  // Nothing leads to recording again.
  expect(screen.getByRole('link', { name: 'See the words' }).elements()).toEqual([])
})

it('who never recorded is shown nothing of that', async () => {
  isSpeaker = false
  const screen = await open(pagePaths.profile)
  await expect.element(screen.getByText('set', { exact: true })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Your voice' }).elements()).toEqual([])
  expect(screen.getByRole('main').getByRole('link', { name: 'Recordings' }).elements()).toEqual([])
})

it('the recordings below the profile have a heading and a title, in both languages', async () => {
  const screen = await open(pagePaths.ownRecordings)
  const heading = screen.getByRole('heading', { level: 1 })
  await expect.element(heading).toHaveTextContent('Recordings')
  await expect.poll(() => document.title).toBe('Recordings · Mboa')
  await activateLanguage('fr')
  await expect.element(heading).toHaveTextContent('Enregistrements')
  await expect
    .element(screen.getByText(/^Vous pouvez toujours écouter ce que vous avez enregistré/))
    .toBeVisible()
})

it('who records is led to the page of recorders', async () => {
  await open(pagePaths.ownRecordings, 'recorder')
  await expect.poll(currentAddress).toBe(pagePaths.recorderRecordings)
})
