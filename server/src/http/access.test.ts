import { apiPaths, type Role } from '@mboa/contract'
import { expect, it } from 'vitest'
import { signIn } from '../testing/people.ts'
import type { TestClient } from '../testing/test-client.ts'
import { startWorld, type World } from '../testing/world.ts'
import type { Access } from './route.ts'

/**
 * Who may call what. A new route fails here until its rule is written down, and so does a rule
 * that changes.
 */
const rules: Readonly<Record<string, Access>> = {
  [`POST ${apiPaths.signUp}`]: 'anyone',
  [`POST ${apiPaths.emailAvailability}`]: 'anyone',
  [`POST ${apiPaths.verifyEmail}`]: 'anyone',
  [`POST ${apiPaths.resendVerification}`]: 'anyone',
  [`POST ${apiPaths.login}`]: 'anyone',
  [`POST ${apiPaths.forgotPassword}`]: 'anyone',
  [`POST ${apiPaths.resetPassword}`]: 'anyone',
  [`POST ${apiPaths.logout}`]: 'anyone',
  [`GET ${apiPaths.session}`]: 'anyone',
  [`GET ${apiPaths.googleStart}`]: 'anyone',
  [`GET ${apiPaths.googleCallback}`]: 'anyone',
  [`GET ${apiPaths.googleCallback}/popup.js`]: 'anyone',
  [`GET ${apiPaths.googlePending}`]: 'anyone',
  [`POST ${apiPaths.completeGoogleSignUp}`]: 'anyone',
  [`GET ${apiPaths.openInvitation}`]: 'anyone',
  [`GET ${apiPaths.profile}`]: 'signed-in',
  [`PATCH ${apiPaths.profile}`]: 'signed-in',
  [`PUT ${apiPaths.profilePhoto}`]: 'signed-in',
  [`DELETE ${apiPaths.profilePhoto}`]: 'signed-in',
  [`GET ${apiPaths.photo}`]: 'anyone',
  [`POST ${apiPaths.profilePassword}`]: 'signed-in',
  [`GET ${apiPaths.profileSessions}`]: 'signed-in',
  [`DELETE ${apiPaths.profileSessions}`]: 'signed-in',
  [`DELETE ${apiPaths.profileSession}`]: 'signed-in',
  [`GET ${apiPaths.profileExport}`]: 'signed-in',
  [`GET ${apiPaths.deleteProfile}`]: 'signed-in',
  [`POST ${apiPaths.deleteProfile}`]: 'signed-in',
  [`GET ${apiPaths.courses}`]: 'anyone',
  [`GET ${apiPaths.unitPack}`]: 'anyone',
  [`POST ${apiPaths.sync}`]: 'learner',
}

const callers = ['nobody', 'learner', 'recorder'] as const
type Caller = (typeof callers)[number]

it('has a rule for every route, and no rule without a route', async () => {
  const world = await startWorld('sqlite')
  const served = world.app.routes.map(({ method, path, access }) => [`${method} ${path}`, access])
  expect(Object.fromEntries(served)).toEqual(rules)
})

it.each(callers)('keeps the rules for %s', async (caller) => {
  const world = await startWorld('sqlite')
  for (const { method, path, access } of world.app.routes) {
    const client = await clientOf(world, caller)
    const answer = await client.send(method, path.replaceAll(/:\w+/g, 'x'), {
      headers: { origin: world.origin, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: '{}' }),
    })
    const code = answer.status < 400 ? undefined : answer.error.code
    const refusal = code === 'not-signed-in' || code === 'not-allowed' ? code : undefined
    expect([path, refusal]).toEqual([path, expectedRefusal(access, caller)])
  }
})

function expectedRefusal(access: Access, caller: Caller): string | undefined {
  if (access === 'anyone') return undefined
  if (caller === 'nobody') return 'not-signed-in'
  return access === 'signed-in' || access === caller ? undefined : 'not-allowed'
}

let people = 0

async function clientOf(world: World, caller: Caller): Promise<TestClient> {
  if (caller === 'nobody') return world.client()
  people += 1
  const email = `person${people}@example.com`
  const phoneNumber = `+2376700002${String(people).padStart(2, '0')}`
  const client = await signIn(world, { email, phoneNumber })
  const role: Role = caller
  await world.database.queries
    .updateTable('accounts')
    .set({ role })
    .where('email', '=', email)
    .execute()
  return client
}
