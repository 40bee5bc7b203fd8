import { pagePaths, type User } from '@mboa/contract'
import { expect, test } from 'vitest'
import { currentAddress, renderAppPart } from '../../testing/render-app-part.tsx'
import { aUser } from '../../testing/users.ts'
import { SplashScreen } from './splash-screen.tsx'

test('it shows the wordmark and a bar', async () => {
  const screen = await renderAppPart(<SplashScreen lifts={false} />, {})
  await expect.element(screen.getByRole('img', { name: 'Mboa' })).toBeVisible()
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '100')
})

test.each<[string, User | null, string]>([
  ['a learner', aUser({ role: 'learner' }), pagePaths.learnerHome],
  ['a recorder', aUser({ role: 'recorder' }), pagePaths.recorderHome],
  ['nobody', null, pagePaths.login],
])('without a completion callback it leads %s home', async (_, user, home) => {
  await renderAppPart(<SplashScreen lifts={false} />, { user, path: '/terms-of-use' })
  await expect.poll(currentAddress).toBe(home)
})

test('with a completion callback it calls it, and leads nowhere', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const startedAt = performance.now()
  const splash = <SplashScreen lifts={false} onComplete={() => resolve(undefined)} />
  await renderAppPart(splash, { path: '/terms-of-use' })
  await promise
  expect(performance.now() - startedAt).toBeGreaterThan(1450)
  expect(currentAddress()).toBe('/terms-of-use')
})
