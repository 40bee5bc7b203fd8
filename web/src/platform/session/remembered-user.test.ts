import { afterEach, expect, it } from 'vitest'
import { aUser } from '../../testing/users.ts'
import { findRememberedUser, forgetUser, rememberUser } from './remembered-user.ts'

const now = Date.UTC(2026, 5, 1)
const dayMs = 24 * 60 * 60 * 1000

afterEach(() => localStorage.clear())

it('remembers who was signed in for thirty days', () => {
  const user = aUser()
  rememberUser(user, now)
  expect(findRememberedUser(now + 30 * dayMs)).toEqual(user)
  expect(findRememberedUser(now + 30 * dayMs + 1)).toBeUndefined()
})

it('forgets on demand, and knows nobody at first', () => {
  expect(findRememberedUser(now)).toBeUndefined()
  rememberUser(aUser(), now)
  forgetUser()
  expect(findRememberedUser(now)).toBeUndefined()
})

it('takes nothing that does not look like a user', () => {
  localStorage.setItem('mboa.user', JSON.stringify({ user: { role: 'king' }, confirmedAt: now }))
  expect(findRememberedUser(now)).toBeUndefined()
})
