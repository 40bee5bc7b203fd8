import { expect, it } from 'vitest'
import { isMadeOnDevice } from './cached-shell.ts'

it.each([
  ['/', true],
  ['/dashboards/learner', true],
  ['/dashboards/learner/lessons/ewo.greetings?from=home', true],
  ['/dashboards/recorder/recordings', true],
  ['/profile', true],
  ['/auth/login?message=x', true],
  ['/?mode=verifyEmail&oobCode=x', false],
  ['/auth/signup', false],
  ['/nowhere', false],
  ['/dashboards/learnerx', false],
])('%s is made on the device: %s', (path, isMade) => {
  expect(isMadeOnDevice(new URL(path, 'http://localhost'))).toBe(isMade)
})
