import { api, type SignUpRequest } from '@mboa/contract'
import type { TestClient } from './test-client.ts'
import type { World } from './world.ts'

export const password = 'Ndolo-2026'

/** A form filled in without a mistake. */
export function signUpForm(changes: Partial<SignUpRequest> = {}): SignUpRequest {
  return {
    fullName: 'Ada Learner',
    email: 'ada@example.com',
    phoneNumber: '+237670000001',
    password,
    acceptedTerms: true,
    language: 'en',
    ...changes,
  }
}

/** The code in the newest mail to this address. */
export async function mailedCode(world: World, email: string): Promise<string> {
  const mail = (await world.mails()).find((each) => each.to === email)
  const code = /[?&]oobCode=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (code === undefined) throw new Error(`No mail with a code for ${email}.`)
  return code
}

/** Signs somebody up and verifies them. */
export async function register(
  world: World,
  changes: Partial<SignUpRequest> = {},
): Promise<SignUpRequest> {
  const form = signUpForm(changes)
  const client = world.client()
  const signedUp = await client.post(api.signUp.path, form)
  if (signedUp.status !== 201) throw new Error(`Sign-up answered ${signedUp.text}`)
  await client.post(api.verifyEmail.path, { code: await mailedCode(world, form.email) })
  return form
}

/** Registers somebody and answers the browser they are signed in with. */
export async function signIn(
  world: World,
  changes: Partial<SignUpRequest> = {},
): Promise<TestClient> {
  const { email: identifier } = await register(world, changes)
  const client = world.client()
  const answer = await client.post(api.login.path, { identifier, password })
  if (answer.status !== 200) throw new Error(`Login answered ${answer.text}`)
  return client
}
