import { api, pagePaths, type Role } from '@mboa/contract'
import { expect, onTestFinished, test } from 'vitest'
import { Route } from 'wouter'
import { GoogleFirstLoginScreen } from '../features/auth/google/google-first-login-screen.tsx'
import { LoginScreen } from '../features/auth/login/login-screen.tsx'
import { currentAddress, renderAppPart } from '../testing/render-app-part.tsx'
import { stubNetwork, succeed } from '../testing/stub-network.ts'
import { aUser } from '../testing/users.ts'
import { putGivenListAway, readGivenList } from '../platform/recording-lists/given-list.ts'
import {
  dropWorkshopLink,
  findWorkshopLink,
  putOffWorkshopLink,
} from '../platform/workshop-link.ts'
import { Guard } from './guards.tsx'
import { takeStartAction } from './start-action.ts'

const pending = { email: 'name@example.com', fullName: 'Name', photoURL: null, expiresAt: 1 }

function stubServer(role: Role): void {
  const session = succeed({ user: aUser({ role }), now: 1 })
  stubNetwork({
    [api.login.path]: session,
    [api.readPendingGoogleSignUp.path]: succeed(pending),
    [api.completeGoogleSignUp.path]: session,
  })
}

/** The page alone: whoever is led away from it stands nowhere. */
async function logIn(): Promise<void> {
  const login = (
    <Route path={pagePaths.login}>
      <Guard route={{ access: 'signed-out' }}>
        <LoginScreen />
      </Guard>
    </Route>
  )
  const screen = await renderAppPart(login, { path: pagePaths.login })
  await screen.getByLabelText('Email or Phone Number*').fill('name@example.com')
  await screen.getByLabelText('Password*', { exact: true }).fill('Secret1!')
  await screen.getByRole('button', { name: 'Log In' }).click()
}

test.each<[Role, string]>([
  ['learner', pagePaths.learnerHome],
  ['recorder', pagePaths.recorderHome],
])('a %s who logs in goes to their own dashboard', async (role, home) => {
  stubServer(role)
  await logIn()
  await expect.poll(currentAddress).toBe(home)
})

const workshopCode = 'the-code-of-a-workshop'.padEnd(43, '-')

/** As the app starts at an address, before anything leads away from it. */
function startAt(address: string): void {
  onTestFinished(dropWorkshopLink)
  history.replaceState(null, '', address)
  takeStartAction()
}

test.each<[Role, string]>([
  ['recorder', pagePaths.recorderSpeakers],
  // Who does not record is told so, and may have been invited to.
  ['learner', pagePaths.invitation],
])('a %s who logs in after the link of a workshop is asked about it', async (role, asked) => {
  stubServer(role)
  startAt(`${pagePaths.recorderSpeakers}#${workshopCode}`)
  const login = (
    <Route path={pagePaths.login}>
      <Guard route={{ access: 'signed-out' }}>
        <LoginScreen />
      </Guard>
    </Route>
  )
  const screen = await renderAppPart(login, { path: pagePaths.login })
  await expect.element(screen.getByText(/^You opened the link of a workshop/)).toBeVisible()
  await screen.getByLabelText('Email or Phone Number*').fill('name@example.com')
  await screen.getByLabelText('Password*', { exact: true }).fill('Secret1!')
  await screen.getByRole('button', { name: 'Log In' }).click()
  await expect.poll(currentAddress).toBe(asked)
})

test.each<[Role, string]>([
  ['recorder', pagePaths.recorderSpeakers],
  ['learner', pagePaths.learnerHome],
])('a %s who logs in after they were told to be invited first goes to %s', async (role, to) => {
  stubServer(role)
  startAt(`${pagePaths.recorderSpeakers}#${workshopCode}`)
  putOffWorkshopLink(workshopCode, 'learner')
  await logIn()
  await expect.poll(currentAddress).toBe(to)
})

test.each([
  `${pagePaths.recorderSpeakers}#https://elsewhere.example/${workshopCode}`,
  `${pagePaths.profile}#${workshopCode}`,
  `${pagePaths.recorderSpeakers}?next=${workshopCode}`,
])('nothing of %s leads anywhere after logging in', (address) => {
  startAt(address)
  expect(findWorkshopLink()).toBeUndefined()
})

test('a list that was given leaves the address, and comes back with no start once it is put away', () => {
  onTestFinished(putGivenListAway)
  startAt(`${pagePaths.recorderHome}?course=ewo&given=unit-days`)
  expect(readGivenList()).toEqual({ course: 'ewo', theme: 'unit-days' })
  expect(location.search).toBe('?course=ewo')
  putGivenListAway()
  takeStartAction()
  expect(readGivenList()).toBeNull()
})

test('whoever logs in where an invitation was followed is asked about it', async () => {
  stubNetwork({
    [api.login.path]: succeed({ user: aUser({ role: 'learner' }), now: 1, isInvited: true }),
  })
  await logIn()
  await expect.poll(currentAddress).toBe(pagePaths.invitation)
})

test.each<[Role, string]>([
  ['learner', pagePaths.learnerHome],
  ['recorder', pagePaths.recorderHome],
])('a %s made or found through Google goes to their own dashboard', async (role, home) => {
  stubServer(role)
  const firstLogin = (
    <Guard route={{ access: 'signed-out' }}>
      <GoogleFirstLoginScreen />
    </Guard>
  )
  const screen = await renderAppPart(firstLogin, { path: pagePaths.googleFirstLogin })
  await screen.getByRole('button', { name: 'Create My Account' }).click()
  await expect.poll(currentAddress).toBe(home)
})
