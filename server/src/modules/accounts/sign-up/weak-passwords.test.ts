import { api } from '@mboa/contract'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, it } from 'vitest'
import { describeEngines } from '../../../testing/engines.ts'
import { password, register, signUpForm } from '../../../testing/people.ts'
import { isLongRun } from '../../../testing/is-long-run.ts'
import { startWorld } from '../../../testing/world.ts'

/** The most common first. */
const common = dictionary['passwords-common'].slice(0, 3000)

describeEngines('a weak password', (engine) => {
  it('is any of the three thousand most common ones', async () => {
    const world = await startWorld(engine)
    // The database has no say in it: on the second engine a tenth of them shows that.
    const isWhole = isLongRun && engine === 'sqlite'
    const tried = isWhole ? common : common.filter((_, index) => index % 10 === 0)
    const codes: (string | undefined)[] = []
    for (const [index, each] of tried.entries()) {
      const client = world.client(`198.51.${index % 250}.1`)
      const answer = await client.post(api.signUp.path, signUpForm({ password: each }))
      codes.push(answer.error.fields?.['password'])
    }
    const weak = codes.filter((code) => code === 'weak-password').length
    const short = codes.filter((code) => code === 'password-too-short').length
    expect([weak + short, short]).toEqual([tried.length, tried.filter(isShort).length])
  })

  it.each(['123456', 'PASSWORD', 'Qwerty123'])('like %s is refused', async (weak) => {
    const world = await startWorld(engine)
    const answer = await world.client().post(api.signUp.path, signUpForm({ password: weak }))
    expect(answer.error).toMatchObject({
      code: 'weak-password',
      fields: { password: 'weak-password' },
    })
  })
})

describeEngines('a long password', (engine) => {
  it('of 64 characters and of 1024 is taken whole', async () => {
    const world = await startWorld(engine)
    for (const [index, length] of [64, 1024].entries()) {
      const long = password.repeat(length).slice(0, length)
      const person = { email: `p${index}@example.com`, phoneNumber: `+23767000010${index}` }
      const { email: identifier } = await register(world, { ...person, password: long })
      const login = (each: string) =>
        world.client().post(api.login.path, { identifier, password: each })
      expect((await login(long)).status).toBe(200)
      expect((await login(long.slice(0, -1))).error.code).toBe('wrong-password')
    }
  })
})

const isShort = (each: string) => each.length < 6
