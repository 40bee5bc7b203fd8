import { api, profileSchema, type Role } from '@mboa/contract'
import type { Access } from '../http/route.ts'
import { signIn } from './people.ts'
import type { TestClient } from './test-client.ts'
import type { World } from './world.ts'

/** The kinds of people whom rules of access distinguish. */
export const callers = [
  'nobody',
  'learner',
  'other learner',
  'recorder',
  'other recorder',
  'coordinator',
  'coordinator of another language',
] as const
export type Caller = (typeof callers)[number]

/** What goes with a call of each kind: an empty body where it has one. */
export function emptyRequest(world: World, method: string): RequestInit {
  return {
    headers: { origin: world.origin, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: '{}' }),
  }
}

export const roleOf = (caller: Caller): Role | undefined =>
  caller === 'nobody' ? undefined : caller.endsWith('learner') ? 'learner' : 'recorder'

/** Which language a caller coordinates. */
export const coordinated: Partial<Record<Caller, string>> = {
  coordinator: 'ewo',
  'coordinator of another language': 'dua',
}

/** The code that a rule refuses a caller with; undefined where it lets them in. */
export function expectedRefusal(access: Access, caller: Caller): string | undefined {
  if (isAdmitted(access, caller)) return undefined
  return caller === 'nobody' ? 'not-signed-in' : 'not-allowed'
}

/** By their role: of a language its coordinators alone find anything. */
export function isAdmitted(access: Access, caller: Caller): boolean {
  if (access === 'anyone') return true
  const role = access === 'coordinator' ? 'recorder' : access
  return caller !== 'nobody' && (access === 'signed-in' || role === roleOf(caller))
}

let people = 0

/** A person of their own at each call. */
export async function clientOf(world: World, caller: Caller): Promise<TestClient> {
  const role = roleOf(caller)
  if (role === undefined) return world.client()
  people += 1
  // Many people from one address would meet its limits.
  world.clock.advance(60_000)
  const email = `person${people}@example.com`
  const phoneNumber = `+237670${String(people).padStart(6, '0')}`
  const client = await signIn(world, { email, phoneNumber })
  await setRole(world, email, role)
  const language = coordinated[caller]
  if (language !== undefined) await makeCoordinator(world, email, language)
  return client
}

async function makeCoordinator(
  { database: { queries } }: World,
  email: string,
  language: string,
): Promise<void> {
  const { id: accountId } = await queries
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const since = { createdAt: 0, coordinatorAt: 0 }
  await queries
    .insertInto('recorderLanguages')
    .values({ accountId, language, trustedAt: null, ...since })
    .execute()
}

export async function setRole({ database }: World, email: string, role: Role): Promise<void> {
  await database.queries.updateTable('accounts').set({ role }).where('email', '=', email).execute()
}

/** Answers the owner's own id. */
export async function makeRecorderOfEwondo(owner: TestClient, world: World): Promise<string> {
  const { id } = (await owner.get(api.readProfile.path)).as(profileSchema).user
  const language = { accountId: id, language: 'ewo', trustedAt: null, createdAt: 0 }
  await world.database.queries
    .insertInto('recorderLanguages')
    .values(language)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}
