import { api, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { silentLog } from '../../platform/log.ts'
import { createSchema, describeEngines, type Engine } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { mailedCode, password, signIn, signUpForm } from '../../testing/people.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { runMboa } from '../testing/run-mboa.ts'

const [old, wanted] = ['ada@example.com', 'ada.new@example.com']
const minuteMs = 60_000

/** A server whose people came two minutes ago, and the command line, which goes by the real time. */
async function startBoth(engine: Engine) {
  const dataDir = await temporaryFolder()
  const databaseUrl = engine === 'sqlite' ? undefined : await createSchema()
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const database = openDatabase({ dataDir, databaseUrl }, silentLog)
  const clock = createFakeClock(Date.now() - 2 * minuteMs)
  const world = await startWorld(engine, { database, clock })
  const login = async (identifier: string) => {
    const answer = await world.client().post(api.login.path, { identifier, password })
    return answer.status === 200 ? 'in' : answer.error.code
  }
  return {
    world,
    login,
    verify: async (code: string) =>
      (await world.client().post(api.verifyEmail.path, { code })).status,
    run: (...words: readonly string[]) => runMboa(words, environment),
    close: () => database.close(),
  }
}

describeEngines('the operator, for who has lost a mailbox,', (engine) => {
  it('gives an account another address, which opens nothing before it is verified', async () => {
    const { world, login, verify, run, close } = await startBoth(engine)
    const client = await signIn(world)
    const { id } = await world.database.queries
      .selectFrom('accounts')
      .select('id')
      .executeTakeFirstOrThrow()
    await world.database.queries
      .insertInto('accountIdentities')
      .values({ issuer: 'https://google.example', subject: '1', accountId: id, linkedAt: 0 })
      .execute()
    await world.client().post(api.forgotPassword.path, { email: old })
    const resetCode = await mailedCode(world, old)
    expect(await run('user', 'email', 'ADA@example.com', ` ${wanted}`)).toEqual({
      status: 0,
      complaints: [],
      output: [
        `${old} is ${wanted} now, and signed out everywhere.`,
        'A mail there asks to verify it; nobody can log in before that.',
        'Google no longer opens it, unless its address is this one.',
      ],
    })
    world.clock.advance(3 * minuteMs)
    const session = (await client.get(api.readSession.path)).as(sessionResponseSchema)
    expect(session.user).toBeNull()
    expect([await login(old), await login(wanted)]).toEqual([
      'email-not-found',
      'email-not-verified',
    ])
    const reset = { code: resetCode, password: 'Another-2026' }
    const refused = await world.client().post(api.resetPassword.path, reset)
    expect(refused.error.code).toBe('invalid-reset-link')

    const told = (await world.mails()).filter(({ to }) => to === old)
    expect(told[0]?.subject).toBe('Your Mboa account has a new email address')
    expect(await verify(await mailedCode(world, wanted))).toBe(200)
    // The number is still theirs as well.
    expect([await login(wanted), await login('+237670000001')]).toEqual(['in', 'in'])
    const identities = world.database.queries.selectFrom('accountIdentities').selectAll()
    expect(await identities.execute()).toEqual([])
    const { output } = await run('audit')
    expect(output.join('\n')).toMatch(new RegExp(`-  email-changed  by operator  ${id}\n1 act$`))
    await close()
  })

  it('gives no address that somebody has, that none can be, or to whom nobody knows', async () => {
    const { world, login, run, close } = await startBoth(engine)
    await signIn(world)
    await signIn(world, { email: wanted, phoneNumber: '+237670000002' })
    const complaintOf = async (...words: string[]) => {
      const { status, complaints } = await run('user', 'email', ...words)
      expect(status).toBe(1)
      return complaints
    }
    expect(await complaintOf(old, 'Ada.New@example.com')).toEqual([
      'An account has the address Ada.New@example.com already.',
    ])
    expect(await complaintOf(old, 'a\u00ADda@example.com')).toEqual([
      '"a\u00ADda@example.com" is not an address that an account can have.',
    ])
    expect(await complaintOf('nobody@example.com', 'x@example.com')).toEqual([
      'No account has the address nobody@example.com.',
    ])
    expect((await run('user', 'email', old)).status).toBe(2)
    expect(await login(old)).toBe('in')
    expect((await run('audit')).output).toEqual(['0 acts'])
    await close()
  })

  it('sends the mail again that asks to verify an address, once a minute at most', async () => {
    const { world, verify, run, close } = await startBoth(engine)
    await world.client().post(api.signUp.path, signUpForm())
    const first = await mailedCode(world, old)
    const again = () => run('user', 'resend-verification', old)
    expect((await again()).output).toEqual([
      `A mail is on its way to ${old}; earlier links no longer work.`,
    ])
    expect((await again()).complaints).toEqual([
      `A mail was sent to ${old} within the last minute; wait for it.`,
    ])
    world.clock.advance(3 * minuteMs)
    const second = await mailedCode(world, old)
    expect([await verify(first), await verify(second)]).toEqual([400, 200])
    expect((await again()).complaints).toEqual([`${old} is verified already.`])
    expect((await run('audit')).output[0]).toMatch(/- {2}verification-resent {2}by operator/)
    await close()
  })

  it('sees which mails were given up and why, but not what they said', async () => {
    const { world, run, close } = await startBoth(engine)
    expect((await run('mail', 'failed')).output).toEqual(['0 undeliverable emails'])
    const mail = { payload: '{"accountId":"secret"}', person: 'account-1', createdAt: 0 }
    const due = { attempts: 3, nextAttemptAt: Number.MAX_SAFE_INTEGER }
    await world.database.queries
      .insertInto('mailOutbox')
      .values([
        { ...mail, ...due, id: '1', template: 'verify-email', failedAt: 0, lastError: '550 no' },
        { ...mail, ...due, id: '2', template: 'verify-email', failedAt: null, lastError: '421' },
      ])
      .execute()
    expect((await run('mail', 'failed')).output).toEqual([
      '1970-01-01T00:00  verify-email  account-1  3 tries  550 no',
      '1 undeliverable email',
    ])
    await close()
  })
})
