import { api } from '@mboa/contract'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { invite } from '../../../testing/invitations.ts'
import { passIssuer, startIssuer } from '../../../testing/openid-issuer.ts'
import { signUpForm } from '../../../testing/people.ts'
import { startWorld } from '../../../testing/world.ts'

it('refuses the session of a sign-up whose account is disabled at this moment', async () => {
  const world = await startWorld('sqlite')
  const client = world.client()
  await client.get(await invite(world, 'new@example.com'))
  await sql`create trigger disable after update of email_verified_at on accounts begin
    update accounts set disabled_at = 1 where id = new.id;
  end`.execute(world.database.queries)
  const answer = await client.post(api.signUp.path, signUpForm({ email: 'new@example.com' }))
  expect([answer.status, answer.error.code]).toEqual([403, 'account-disabled'])
})

it('refuses the session of a first Google sign-in whose address is no longer verified', async () => {
  const { environment } = await startIssuer()
  const world = await startWorld('sqlite', { environment })
  const client = world.client()
  const started = await client.get(`${api.startGoogleSignIn.path}?mode=popup`)
  const back = await passIssuer(started.headers.get('location') ?? '', { email: 'ada@example.com' })
  await client.get(`${back.pathname}${back.search}`)
  await sql`create trigger unverify after insert on accounts begin
    update accounts set email_verified_at = null where id = new.id;
  end`.execute(world.database.queries)
  const answer = await client.post(api.completeGoogleSignUp.path, {})
  expect([answer.status, answer.error.code]).toEqual([403, 'email-not-verified'])
})
