import { apiPaths, pagePaths } from '@mboa/contract'
import { expect, test } from 'vitest'
import { currentAddress, renderAppPart } from '../../../testing/render-app-part.tsx'
import { refuse, stubNetwork } from '../../../testing/stub-network.ts'
import { GoogleFirstLoginScreen } from './google-first-login-screen.tsx'

async function create() {
  const screen = await renderAppPart(<GoogleFirstLoginScreen />, {
    path: pagePaths.googleFirstLogin,
  })
  await screen.getByRole('button', { name: 'Create My Account' }).click()
  return screen
}

test('a first sign-in that waited too long leads to the expired session', async () => {
  stubNetwork({ [apiPaths.completeGoogleSignUp]: refuse('google-session-expired') })
  await create()
  await expect.poll(currentAddress).toBe(pagePaths.sessionExpired)
})

test('an account that cannot be made is told', async () => {
  stubNetwork({ [apiPaths.completeGoogleSignUp]: refuse('google-signup-failed') })
  const screen = await create()
  await expect
    .element(screen.getByText('Failed to complete Google signup. Please try again.'))
    .toBeVisible()
  expect(currentAddress()).toBe(pagePaths.googleFirstLogin)
})
