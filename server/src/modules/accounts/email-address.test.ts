import {
  api,
  emailAvailabilityResponseSchema,
  sessionResponseSchema,
  type SignUpRequest,
} from '@mboa/contract'
import { expect, it } from 'vitest'
import { describeEngines } from '../../testing/engines.ts'
import { mailedCode, password, register, signUpForm } from '../../testing/people.ts'
import { startWorld, type World } from '../../testing/world.ts'
import { emailKeyOf, parseNewEmail } from './email-address.ts'

const softHyphen = '\u00AD'

it.each([
  ['ada@gmail.com', 'ada@gmail.com', 'ada@gmail.com'],
  [' Ada@Gmail.com ', 'ada@gmail.com', 'Ada@Gmail.com'],
  ['ada@ｇmail.com', 'ada@gmail.com', 'ada@gmail.com'],
  ['ada@ⓖmail.com', 'ada@gmail.com', 'ada@gmail.com'],
  ['ada@𝓰mail.com', 'ada@gmail.com', 'ada@gmail.com'],
  [`ada@g${softHyphen}mail.com`, 'ada@gmail.com', 'ada@gmail.com'],
  ['ada@mail。gmail.com', 'ada@mail.gmail.com', 'ada@mail.gmail.com'],
  ['\u200Bada@gmail.com\uFEFF', 'ada@gmail.com', 'ada@gmail.com'],
  ['\u202Aada@gmail.com\u202C ', 'ada@gmail.com', 'ada@gmail.com'],
  ['ada@exemple.été', 'ada@exemple.xn--t-9fab', 'ada@exemple.été'],
  ['ada@EXEMPLE.E\u0301TE\u0301', 'ada@exemple.xn--t-9fab', 'ada@exemple.été'],
  ['ada@exemple.xn--t-9fab', 'ada@exemple.xn--t-9fab', 'ada@exemple.xn--t-9fab'],
  ['ada@faß.de', 'ada@xn--fa-hia.de', 'ada@faß.de'],
  ['ngo.bàssa@example.com', 'ngo.bàssa@example.com', 'ngo.bàssa@example.com'],
  ['ba\u0300ssa@example.com', 'bàssa@example.com', 'bàssa@example.com'],
  ['ŋgɔ@example.com', 'ŋgɔ@example.com', 'ŋgɔ@example.com'],
])('%j has the key %s and is taken as %s', (typed, key, taken) => {
  expect([emailKeyOf(typed), parseNewEmail(typed)]).toEqual([key, taken])
})

it.each([
  ['a control', 'a\u0001da@gmail.com'],
  ['a control in the domain', 'ada@g\u0001mail.com'],
  ['a soft hyphen', `a${softHyphen}da@gmail.com`],
  ['a joiner', 'a\u200Dda@gmail.com'],
  ['a joiner in the domain', 'ada@g\u200Dmail.com'],
  ['a change of direction', 'a\u202Eda@gmail.com'],
  ['a variation selector', 'a\uFE0Fda@gmail.com'],
  ['a filler', 'a\u3164da@gmail.com'],
  ['letters of full width', 'ａda@gmail.com'],
  ['half a character', 'a\uD800da@gmail.com'],
  ['a number for a domain', 'ada@1.2'],
  ['a coded domain', 'ada@%67mail.com'],
  ['two dots', 'ada@gmail..com'],
  ['a comma', 'ada,eve@gmail.com'],
])('with %s it is no address for a new account', (_what, typed) => {
  expect(parseNewEmail(typed)).toBeUndefined()
})

const spellings = ['ada@gmail.com', 'ada@ｇmail.com', 'ada@ⓖmail.com', `ada@g${softHyphen}mail.com`]

async function logIn(world: World, identifier: string) {
  const answer = await world.client().post(api.login.path, { identifier, password })
  return answer.status === 200 ? answer.as(sessionResponseSchema).user?.fullName : answer.error.code
}

describeEngines('an address', (engine) => {
  it('has one account, however its domain is spelled', async () => {
    const world = await startWorld(engine)
    await register(world, { email: 'ada@gmail.com' })
    for (const email of spellings) {
      const again = await world.client().post(api.signUp.path, signUpForm({ email }))
      expect([email, again.status]).toEqual([email, 409])
      const asked = await world.client().post(api.checkEmailAvailability.path, { email })
      expect(asked.as(emailAvailabilityResponseSchema)).toEqual({ available: false })
      expect(await logIn(world, email)).toBe('Ada Learner')
    }
  })

  it('is the same with signs around it that nobody sees', async () => {
    const world = await startWorld(engine)
    const form = signUpForm({ email: '\u200Bada@gmail.com\u2060' })
    await world.client().post(api.signUp.path, form)
    const code = await mailedCode(world, 'ada@gmail.com')
    await world.client().post(api.verifyEmail.path, { code })
    const [account] = await world.database.queries.selectFrom('accounts').select('email').execute()
    expect(account?.email).toBe('ada@gmail.com')
    expect(await logIn(world, '\u202Aada@gmail.com\u202C')).toBe('Ada Learner')
    const email = '\uFEFFada@gmail.com'
    await world.client().post(api.forgotPassword.path, { email })
    expect((await world.mails()).map(({ to }) => to)).toEqual(['ada@gmail.com', 'ada@gmail.com'])
  })

  it('that could be mistaken for another is refused at sign-up', async () => {
    const world = await startWorld(engine)
    const email = 'a\u0001da@gmail.com'
    const answer = await world.client().post(api.signUp.path, signUpForm({ email }))
    expect(answer.error.fields).toEqual({ email: 'invalid-email' })
  })

  it('is mailed to under the name that a resolver knows', async () => {
    const world = await startWorld(engine)
    const form: SignUpRequest = signUpForm({ email: 'ada@ｇmail.com' })
    await world.client().post(api.signUp.path, form)
    expect((await world.mails()).map(({ to }) => to)).toEqual(['ada@gmail.com'])
  })
})
