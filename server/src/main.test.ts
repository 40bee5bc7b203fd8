import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { get, request, type IncomingMessage } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import { api, pagePaths } from '@mboa/contract'
import { expect, it, onTestFinished } from 'vitest'
import { runMboa } from './cli/testing/run-mboa.ts'
import { migrations } from './migrations/index.ts'
import { migrate } from './platform/database/migrate.ts'
import { openDatabase } from './platform/database/open-database.ts'
import { silentLog } from './platform/log.ts'
import { createSchema, describeEngines, type Engine } from './testing/engines.ts'
import { startMailServer } from './testing/mail-server.ts'
import { signUpForm } from './testing/people.ts'
import { postJson, startServerProcess } from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

async function environmentFor(engine: Engine) {
  const DATA_DIR = await temporaryFolder()
  return engine === 'sqlite' ? { DATA_DIR } : { DATA_DIR, DATABASE_URL: await createSchema() }
}

describeEngines('the process', (engine) => {
  it('prints where it is ready, serves, and ends with 0 on SIGTERM', async () => {
    const server = startServerProcess(await environmentFor(engine))
    const url = await server.url
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const signedUp = await postJson(url, api.signUp.path, signUpForm())
    expect(signedUp.status).toBe(201)
    const mailbox = await (await fetch(`${url}${pagePaths.mailbox}`)).text()
    expect(mailbox).toContain(`href="${url}/?mode=verifyEmail`)
    const stoppedAt = performance.now()
    server.signal('SIGTERM')
    const { status, stdout } = await server.ended
    expect([status, stdout]).toEqual([0, `Mboa is ready at ${url}\n`])
    expect(performance.now() - stoppedAt).toBeLessThan(10_000)
  })

  it('finishes what is in flight before it ends', async () => {
    const server = startServerProcess(await environmentFor(engine))
    const url = await server.url
    const finish = await beginSignUp(url)
    server.signal('SIGTERM')
    await untilRefused(url)
    expect(await finish()).toBe(201)
    expect(await server.ended).toMatchObject({ status: 0, stderr: '' })
  })
})

it('ends while it still waits for its database, by its own doing: nobody ends a first process', async () => {
  const silent = createServer()
  onTestFinished(() => void silent.close())
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const server = startServerProcess({
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: `postgres://mboa@127.0.0.1:${(silent.address() as AddressInfo).port}/mboa`,
  })
  const [connection] = (await once(silent, 'connection')) as [Socket]
  onTestFinished(() => void connection.destroy())
  server.signal('SIGTERM')
  expect(await server.ended).toMatchObject({ status: 0, stdout: '' })
})

const conveniences = [pagePaths.mailbox, '/dev/openid/.well-known/openid-configuration']

/** Which conveniences of development the server has, under a name that the request claims. */
async function askConveniences(
  url: string,
  headers: Record<string, string> = {},
): Promise<readonly boolean[]> {
  const asked = conveniences.map(
    (path) =>
      new Promise<boolean>((resolve, reject) => {
        request(new URL(path, url), { headers }, (response) => {
          response.resume()
          resolve(response.statusCode === 200)
        })
          .on('error', reject)
          .end()
      }),
  )
  return Promise.all(asked)
}

it('has the conveniences of development only where the start asks for them', async () => {
  const asked = startServerProcess({ DATA_DIR: await temporaryFolder() })
  expect(await askConveniences(await asked.url)).toEqual([true, true])
  const silent = startServerProcess({ DATA_DIR: await temporaryFolder() }, [])
  expect(await askConveniences(await silent.url)).toEqual([false, false])
})

it('gives them to nobody where others reach the server, and says so', async () => {
  const environment = { DATA_DIR: await temporaryFolder(), HOST: '0.0.0.0', LOG_LEVEL: 'warn' }
  const server = startServerProcess(environment)
  const url = await server.url
  expect(await askConveniences(url)).toEqual([false, false])
  const signedUp = await postJson(url, api.signUp.path, signUpForm())
  expect(await signedUp.json()).not.toHaveProperty('mailboxPath')
  server.signal('SIGTERM')
  const { stderr } = await server.ended
  expect(stderr).toContain('HOST can be reached by others: no mailbox page')
})

it('gives them to no page of another name that leads to this machine', async () => {
  const server = startServerProcess({ DATA_DIR: await temporaryFolder() })
  const url = await server.url
  const { port } = new URL(url)
  expect(await askConveniences(url, { host: `evil.example:${port}` })).toEqual([false, false])
  expect(await askConveniences(url, { host: `127.0.0.1:${port}` })).toEqual([true, true])
  // By a proxy that gives its own name, as some do unless configured otherwise.
  const passedOn = { host: `127.0.0.1:${port}`, 'x-forwarded-for': '198.51.100.7' }
  expect(await askConveniences(url, passedOn)).toEqual([false, false])
})

it('sends the mails of a server that was killed before it could', async () => {
  const environment = { DATA_DIR: await temporaryFolder() }
  const mailServer = await startMailServer()
  await mailServer.close()
  const withMail = { ...environment, SMTP_URL: mailServer.url }
  const killed = startServerProcess(withMail)
  const url = await killed.url
  const emails = Array.from({ length: 5 }, (_, index) => `person${index}@example.com`)
  for (const email of emails) {
    expect((await postJson(url, api.signUp.path, signUpForm({ email }))).status).toBe(201)
  }
  killed.signal('SIGKILL')
  await killed.ended
  const back = await startMailServer(mailServer.port)
  const next = startServerProcess(withMail)
  await next.url
  await back.untilReceived(emails.length)
  const receivers = back.messages.flatMap((message) => message.to)
  expect(receivers.sort()).toEqual(emails)
  next.signal('SIGTERM')
  expect((await next.ended).status).toBe(0)
})

it('starts after it was killed at any moment of its first start', { tags: 'long' }, async () => {
  const environment = { DATA_DIR: await temporaryFolder() }
  for (const delayMs of [150, 300, 450]) {
    const server = startServerProcess(environment)
    const kill = setTimeout(() => server.signal('SIGKILL'), delayMs)
    await Promise.race([server.url.catch(() => undefined), server.ended])
    clearTimeout(kill)
    server.signal('SIGKILL')
    await server.ended
  }
  const server = startServerProcess(environment)
  expect((await fetch(`${await server.url}/readyz`)).status).toBe(200)
})

it('refuses a second server on the same data folder, until the first is gone', async () => {
  const DATA_DIR = await temporaryFolder()
  const first = startServerProcess({ DATA_DIR })
  await first.url
  const second = await startServerProcess({ DATA_DIR }).ended
  expect(second).toMatchObject({ status: 1, stdout: '' })
  expect(second.stderr).toContain(`Another Mboa server is using the data folder ${DATA_DIR}.`)
  first.signal('SIGKILL')
  await first.ended
  const third = startServerProcess({ DATA_DIR })
  expect((await fetch(`${await third.url}/healthz`)).status).toBe(200)
})

it('finishes what is in flight and ends with 1 after a failure that nothing awaited', async () => {
  const planted = `process.on('SIGUSR2', () => void Promise.reject(new Error('planted')))`
  const server = startServerProcess({
    DATA_DIR: await temporaryFolder(),
    NODE_OPTIONS: `--import="data:text/javascript,${encodeURIComponent(planted)}"`,
  })
  const url = await server.url
  const finish = await beginSignUp(url)
  server.signal('SIGUSR2')
  await untilRefused(url)
  expect(await finish()).toBe(201)
  const { status, stderr } = await server.ended
  expect(status).toBe(1)
  expect(stderr).toContain('"msg":"A failure that nothing awaited"')
  expect(stderr).toContain('Mboa stops: something failed unexpectedly (planted).\n')
})

it(
  'says that it is not ready before it takes no more connections, so that proxies notice',
  { tags: 'long' },
  async () => {
    const DATA_DIR = await temporaryFolder()
    const server = startServerProcess({ DATA_DIR, SHUTDOWN_GRACE_SECONDS: '6' })
    const url = await server.url
    const readiness = async () => (await fetch(`${url}/readyz`)).status
    expect(await readiness()).toBe(200)
    server.signal('SIGTERM')
    await expect.poll(readiness, { interval: 10, timeout: 5_000 }).toBe(503)
    const answer = await fetch(new URL(api.readSession.path, url))
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
    await untilRefused(url)
    expect(await server.ended).toMatchObject({ status: 0, stderr: '' })
  },
)

it.each([
  [{}, 'timeout=130'],
  [{ KEEP_ALIVE_SECONDS: '7' }, 'timeout=7'],
])(
  'keeps idle connections longer than proxies do, or as set: %j',
  { tags: 'long' },
  async (env, header) => {
    const server = startServerProcess({ DATA_DIR: await temporaryFolder(), ...env })
    const asked = get(`${await server.url}/healthz`)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.headers['keep-alive']).toBe(header)
    answer.resume()
  },
)

describeEngines('on a database of a newer version', (engine) => {
  const later = { name: '9999-later', up: () => Promise.resolve(), breaksOlder: true as const }
  const reason =
    /^The database was created by another version of Mboa: it has the migration "9999-later", .*\.$/

  it('server and command line say so in one line, and change nothing', async () => {
    const environment = await environmentFor(engine)
    const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = {
      DATABASE_URL: undefined,
      ...environment,
    }
    const database = openDatabase({ dataDir, databaseUrl }, silentLog)
    onTestFinished(() => database.close())
    await migrate(database, [...migrations, later], 0)
    const { status, stdout, stderr } = await startServerProcess(environment).ended
    expect([status, stdout, stderr.trimEnd()]).toEqual([1, '', expect.stringMatching(reason)])
    for (const words of [
      ['reports', 'list'],
      ['user', 'show', 'ada@example.com'],
    ]) {
      expect(await runMboa(words, environment)).toEqual({
        status: 1,
        output: [],
        complaints: [expect.stringMatching(reason)],
      })
    }
  })
})

it('starts on a PostgreSQL that two operators migrate at once', { tags: 'long' }, async () => {
  const environment = await environmentFor('postgres')
  // One of them takes each step.
  const both = await Promise.all([1, 2].map(() => runMboa(['migrate'], environment)))
  expect(both.map(({ status: each }) => each)).toEqual([0, 0])
  expect(both.flatMap(({ output }) => output).sort()).toEqual([
    ...migrations.map(({ name }) => name),
    'The database is up to date.',
    'The database is up to date.',
  ])
  const server = startServerProcess(environment)
  expect(await server.url).toMatch(/^http/)
})

it('says in one line that a file is no database', async () => {
  const DATA_DIR = await temporaryFolder()
  await writeFile(join(DATA_DIR, 'mboa.sqlite'), 'something else entirely, long enough to be read')
  const { status, stderr } = await startServerProcess({ DATA_DIR }).ended
  expect([status, stderr]).toEqual([1, 'The database cannot be used: file is not a database\n'])
  const { complaints } = await runMboa(['reports', 'list'], { DATA_DIR })
  expect(complaints).toEqual(['The database cannot be used: file is not a database'])
})

it('ends with 1 and every wrong variable', async () => {
  const environment = { DATA_DIR: await temporaryFolder(), PORT: 'x', LOG_LEVEL: 'loud' }
  const { status, stdout, stderr } = await startServerProcess(environment).ended
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe(
    'Mboa cannot start with these variables:\n' +
      '  PORT: "x" is not a port (0 to 65535).\n' +
      '  LOG_LEVEL: "loud" is none of fatal, error, warn, info, debug, trace, silent.\n',
  )
})

it(
  'ends with 1 and the reason when the port is taken or the database is not there',
  { tags: 'long' },
  async () => {
    const first = startServerProcess({ DATA_DIR: await temporaryFolder() })
    const { port } = new URL(await first.url)
    const taken = { DATA_DIR: await temporaryFolder(), PORT: port }
    expect(await startServerProcess(taken).ended).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`Cannot listen on 127.0.0.1:${port}`) as string,
    })
    const DATABASE_URL = 'postgres://mboa:secret@127.0.0.1:1/mboa'
    const away = await startServerProcess({ DATA_DIR: await temporaryFolder(), DATABASE_URL }).ended
    expect(away.status).toBe(1)
    expect(away.stderr).toContain('The database does not respond')
    expect(away.stderr).not.toContain('secret')
    const nowhere = new URL(await createSchema())
    nowhere.pathname = 'nowhere'
    const environment = { DATA_DIR: await temporaryFolder(), DATABASE_URL: nowhere.href }
    const reason = 'The database of DATABASE_URL cannot be used: database "nowhere" does not exist'
    const { stderr } = await startServerProcess(environment).ended
    expect(stderr).toBe(`${reason}\n`)
    expect(await runMboa(['reports', 'list'], environment)).toMatchObject({ complaints: [reason] })
  },
)

/** A sign-up that is under way; the function answered sends the rest and gives the status. */
async function beginSignUp(url: string): Promise<() => Promise<number>> {
  const body = JSON.stringify(signUpForm())
  const headers = { origin: url, 'content-type': 'application/json' }
  const slow = request(new URL(api.signUp.path, url), { method: 'POST', headers })
  slow.write(body.slice(0, 20))
  // The server has the request once it answers another one on a later connection.
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  return async () => {
    slow.end(body.slice(20))
    const [response] = (await once(slow, 'response')) as [{ statusCode: number; resume(): void }]
    response.resume()
    return response.statusCode
  }
}

/** Resolves when the server takes no new connections: it has begun to drain. */
async function untilRefused(url: string): Promise<void> {
  const refused = () =>
    fetch(`${url}/healthz`).then(
      () => false,
      () => true,
    )
  while (!(await refused())) await new Promise((resolve) => setImmediate(resolve))
}
