import { api, addressOf, sessionResponseSchema } from '@mboa/contract'
import { expect, it } from 'vitest'
import { openDatabase } from '../../platform/database/open-database.ts'
import { silentLog } from '../../platform/log.ts'
import { createSchema, describeEngines, type Engine } from '../../testing/engines.ts'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { password, signIn } from '../../testing/people.ts'
import { exchange, reviewsOf } from '../../testing/practice.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { startWorld } from '../../testing/world.ts'
import { runMboa } from '../testing/run-mboa.ts'

const email = 'ada@example.com'

/** A server that runs, and the command line beside it. */
async function startBoth(engine: Engine) {
  const dataDir = await temporaryFolder()
  const databaseUrl = engine === 'sqlite' ? undefined : await createSchema()
  const environment = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const database = openDatabase({ dataDir, databaseUrl }, silentLog)
  // The command line goes by the real time.
  const clock = createFakeClock(Date.now() + 60_000)
  const world = await startWorld(engine, { database, clock })
  return {
    world,
    run: (...words: readonly string[]) => runMboa(words, environment),
    close: () => database.close(),
  }
}

describeEngines('the operator', (engine) => {
  it('locks an account, which ends its sessions, and opens it again', async () => {
    const { world, run, close } = await startBoth(engine)
    const client = await signIn(world)
    const login = () => world.client().post(api.login.path, { identifier: email, password })
    expect(await run('user', 'disable', email)).toEqual({
      status: 0,
      complaints: [],
      output: [`${email} is disabled and signed out.`],
    })
    const session = (await client.get(api.readSession.path)).as(sessionResponseSchema)
    expect(session.user).toBeNull()
    expect((await login()).error.code).toBe('account-disabled')
    expect((await run('user', 'enable', email)).status).toBe(0)
    expect((await client.get(api.readProfile.path)).status).toBe(401)
    expect((await login()).status).toBe(200)
    await close()
  })

  it('sees what an account is, but nothing secret', async () => {
    const { world, run, close } = await startBoth(engine)
    const client = await signIn(world)
    await exchange(client, { events: reviewsOf(1, 2) })
    const { status, output } = await run('user', 'show', 'ADA@example.com')
    expect(status).toBe(0)
    const text = output.join('\n')
    for (const line of [/^e-mail +ada@example\.com$/m, /^role +learner$/m, /^disabled +no$/m]) {
      expect(text).toMatch(line)
    }
    expect(text).toMatch(/^signs in by +password$/m)
    expect(text).toMatch(/^practice events +2$/m)
    expect(text).not.toContain('argon2')
    await close()
  })

  it('deletes an account, and the server mails the last notice', async () => {
    const { world, run, close } = await startBoth(engine)
    const client = await signIn(world)
    await exchange(client, { events: reviewsOf(1, 2) })
    const { output } = await run('user', 'delete', email)
    expect(output).toEqual([`${email} is deleted, with 2 practice events.`])
    expect((await client.get(api.readProfile.path)).status).toBe(401)
    const subjects = (await world.mails()).map((mail) => mail.subject)
    expect(subjects).toContain('Your Mboa account was deleted')
    expect((await run('user', 'show', email)).complaints).toEqual([
      `No account has the address ${email}.`,
    ])
    await close()
  })

  it('invites a recorder, and takes the language back', async () => {
    const { world, run, close } = await startBoth(engine)
    await signIn(world)
    const invited = await run('recorder', 'invite', email, '--language', 'dua', '--trusted')
    expect(invited.output).toEqual([
      `${email} is invited to record Duala (dua). The running server mails the link.`,
    ])
    const subjects = (await world.mails()).map((mail) => mail.subject)
    expect(subjects).toContain('Record Duala for Mboa')
    await world.client().post(api.login.path, { identifier: email, password })
    const shown = (await run('user', 'show', email)).output.join('\n')
    expect(shown).toMatch(/^role +recorder$/m)
    expect(shown).toMatch(/^records +dua \(trusted\)$/m)
    const revoke = () => run('recorder', 'revoke', email, '--language', 'dua')
    expect(await revoke()).toMatchObject({
      status: 0,
      output: [`${email} no longer records Duala (dua) and has no pending invitation to it.`],
    })
    expect(await revoke()).toMatchObject({
      status: 1,
      complaints: [`${email} neither records Duala (dua) nor has an invitation to it.`],
    })
    const after = (await run('user', 'show', email)).output.join('\n')
    expect(after).toMatch(/^role +learner$/m)
    await close()
  })
})

describeEngines('somebody whose word on recordings counts less', (engine) => {
  it('is shown to the operator, who lets it count in full again', async () => {
    const { world, run, close } = await startBoth(engine)
    await signIn(world)
    expect((await run('reviewer', 'weight', email)).complaints).toEqual([
      `${email} has reviewed nothing yet.`,
    ])
    const { queries } = world.database
    const { id } = await queries.selectFrom('accounts').select('id').executeTakeFirstOrThrow()
    const reviewing = { decided: 24, heardUntil: 0, weight: 1, caughtAt: null, missedAt: 1 }
    await queries
      .insertInto('reviewers')
      .values({ accountId: id, seed: 'a seed', ...reviewing })
      .execute()
    const shown = (await run('reviewer', 'weight', email)).output.join('\n')
    expect(shown).toMatch(/^weight +half$/m)
    expect(shown).toMatch(/^recordings judged +24$/m)
    expect((await run('reviewer', 'weight', email, '--full')).output).toEqual([
      `The word of ${email} counts in full.`,
    ])
    const after = (await run('reviewer', 'weight', email)).output.join('\n')
    expect(after).toMatch(/^weight +full$/m)
    expect((await run('reviewer', 'weight', 'eve@example.com')).status).toBe(1)
    await close()
  })
})

describeEngines('the coordinator of a language', (engine) => {
  it('is a recorder of it whom the operator names, until the right is taken back', async () => {
    const { world, run, close } = await startBoth(engine)
    const ewondo = [email, '--language', 'ewo']
    expect((await run('coordinator', 'add', ...ewondo)).complaints).toEqual([
      `No account has the address ${email}.`,
    ])
    const client = await signIn(world)
    expect((await run('coordinator', 'add', ...ewondo)).complaints).toEqual([
      `${email} does not record ewo: invite them first, with "recorder invite".`,
    ])
    await run('recorder', 'invite', ...ewondo)
    await world.client().post(api.login.path, { identifier: email, password })
    expect((await run('coordinator', 'add', ...ewondo)).output).toEqual([
      `${email} coordinates ewo.`,
    ])
    expect((await run('coordinator', 'add', ...ewondo)).status).toBe(1)
    const desk = addressOf(api.readDesk, { params: { language: 'ewo' } })
    expect((await client.get(desk)).status).toBe(200)
    const listed = await run('coordinator', 'list', '--language', 'ewo')
    expect(listed.output).toEqual([
      expect.stringMatching(/^ewo {2}\d{4}-\d\d-\d\d {2}ada@example\.com$/),
      '1 coordinator',
    ])
    expect((await run('coordinator', 'list', '--language', 'dua')).output).toEqual([
      '0 coordinators',
    ])
    const shown = (await run('user', 'show', email)).output.join('\n')
    expect(shown).toMatch(/^records +ewo \(coordinator\)$/m)
    expect((await run('coordinator', 'remove', ...ewondo)).status).toBe(0)
    expect((await run('coordinator', 'remove', ...ewondo)).status).toBe(1)
    expect((await client.get(desk)).status).toBe(404)
    await close()
  })

  it('leaves a record of each act, by ids, which outlives the account without its id', async () => {
    const { world, run, close } = await startBoth(engine)
    await signIn(world)
    await run('user', 'disable', email)
    await run('user', 'enable', email)
    await run('recorder', 'invite', email, '--language', 'ewo')
    const { user } = (
      await world.client().post(api.login.path, { identifier: email, password })
    ).as(sessionResponseSchema)
    await run('coordinator', 'add', email, '--language', 'ewo')
    await run('recorder', 'revoke', email, '--language', 'ewo')
    const acts = (output: readonly string[]) => output.map((line) => line.split('  ')[2])
    const { output } = await run('audit', '--language', 'ewo')
    // The clocks of command line and server differ here, and with them the order.
    expect(acts(output).slice(0, -1).toSorted()).toEqual([
      'coordinator-named',
      'recorder-invited',
      'recorder-joined',
      'recorder-removed',
    ])
    expect(output.at(-1)).toBe('4 acts')
    expect(output.join()).toContain(user?.id)
    expect(output.join()).not.toContain('example.com')
    await run('user', 'delete', email)
    const all = (await run('audit')).output
    expect(acts(all)).toContain('account-deleted')
    expect(all.at(-1)).toBe('7 acts')
    expect(all.join()).not.toContain(user?.id)
    expect(all.join()).toContain('deleted account')
    await close()
  })
})

const requiredLanguage = "required option '--language <code>' is missing"
const unknownLanguage =
  "option '--language <code>' argument 'xx' is invalid. Known languages: agq, "

it.each([
  [['user', 'show'], "missing required argument 'email'"],
  [['user', 'delete', 'a@example.com', 'b@example.com'], "too many arguments for 'delete'"],
  [
    ['user', 'disable', 'ada'],
    "'ada' is invalid for argument 'email'. It is not an email address.",
  ],
  [['recorder', 'invite', email, '--langage', 'ewo'], "unknown option '--langage'"],
  [['recorder', 'invite', email, '--language'], "option '--language <code>' argument missing"],
  [['recorder', 'invite', email], requiredLanguage],
  [['recorder', 'revoke', email, '--language', 'xx'], unknownLanguage],
  [['coordinator', 'add', email], requiredLanguage],
  [['coordinator', 'list', '--language', 'xx'], unknownLanguage],
  [['audit', '--language', 'xx'], unknownLanguage],
])('%j is not understood', async (words, says) => {
  const DATA_DIR = await temporaryFolder()
  const { status, complaints } = await runMboa(words, { DATA_DIR })
  expect(status).toBe(2)
  expect(complaints[0]).toContain(says)
})

it('reports what is wrong with the configuration', async () => {
  const { status, complaints } = await runMboa(['user', 'show', email], { PORT: 'x' })
  expect([status, complaints]).toEqual([1, ['PORT: "x" is not a port (0 to 65535).']])
})
