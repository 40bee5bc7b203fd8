import { api, followedInvitationSchema, sessionResponseSchema } from '@mboa/contract'
import { inviteByLink, inviteRecorder } from '../modules/accounts/index.ts'
import { theOperator } from '../modules/language-acts/index.ts'
import { password } from './people.ts'
import type { TestClient } from './test-client.ts'
import type { World } from './world.ts'

/** Of who is invited here. */
export const email = 'ada@example.com'
export const dayMs = 24 * 60 * 60_000

/** Invites and answers the path of the mailed link. */
export async function invite(world: World, to = email, isTrusted = false): Promise<string> {
  // Mails are listed by the instant they came in.
  world.clock.advance(1)
  await inviteRecorder(world.context, { email: to, language: 'ewo', isTrusted })
  const mail = (await world.mails()).find((each) => each.to === to)
  const link = /http:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  return link.slice(world.origin.length)
}

export async function logIn(client: TestClient, identifier = email) {
  const answer = await client.post(api.login.path, { identifier, password })
  return answer.as(sessionResponseSchema).user?.role
}

export const roleOf = async (client: TestClient) =>
  (await client.get(api.readSession.path)).as(sessionResponseSchema).user?.role

export const accept = async (client: TestClient) =>
  (await client.post(api.acceptInvitation.path)).as(sessionResponseSchema).user?.role

export const followed = async (client: TestClient) =>
  (await client.get(api.readFollowedInvitation.path)).as(followedInvitationSchema).invitation

/** Makes a link and answers its path. */
export async function makeLink(world: World, maxUses = 2): Promise<string> {
  const wanted = { language: 'ewo', maxUses, lifetimeMs: dayMs }
  const { link } = await invitedByLink(world, wanted)
  return link.slice(world.origin.length)
}

/** Makes a link in the operator's name, which nothing limits. */
export async function invitedByLink(world: World, wanted: Parameters<typeof inviteByLink>[1]) {
  const made = await inviteByLink(world.context, wanted, theOperator)
  if (!made.ok) throw new Error(`Inviting was refused: ${made.failure.code}`)
  return made.value
}
