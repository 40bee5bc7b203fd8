import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { api, pagePaths } from '@mboa/contract'
import { expect, it, onTestFinished } from 'vitest'
import { password, signUpForm } from './testing/people.ts'
import { isLongRun } from './testing/is-long-run.ts'
import { postJson, startServerProcess } from './testing/server-process.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const slowSockets = 2_000
const logins = 100
const measured = 100

async function start() {
  const TRUSTED_PROXIES = '127.0.0.1'
  const server = startServerProcess({ DATA_DIR: await temporaryFolder(), TRUSTED_PROXIES })
  return { url: await server.url, stop: () => server.signal('SIGTERM') }
}

/** The slowest but one of twenty, of requests one after the other. */
async function p95Of(ask: () => Promise<unknown>): Promise<number> {
  const waits: number[] = []
  for (let count = 0; count < measured; count += 1) {
    const askedAt = performance.now()
    await ask()
    waits.push(performance.now() - askedAt)
  }
  return waits.sort((a, b) => a - b)[Math.floor(measured * 0.95)] ?? NaN
}

// Times are promised for a machine that does nothing else.
it.runIf(isLongRun)(
  'answers others while many sockets send their requests byte by byte',
  async () => {
    const { url, stop } = await start()
    const { port } = new URL(url)
    const sockets: Socket[] = []
    onTestFinished(() => sockets.forEach((socket) => socket.destroy()))
    for (let count = 0; count < slowSockets; count += 1) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write('POST /api/auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: ')
      sockets.push(socket)
    }
    const dripping = setInterval(() => {
      for (const socket of sockets) socket.write('x')
    }, 500)
    onTestFinished(() => clearInterval(dripping))
    const p95 = await p95Of(async () => {
      const answer = await fetch(new URL(api.readSession.path, url))
      expect(answer.status).toBe(200)
      await answer.text()
    })
    const open = sockets.filter((socket) => !socket.destroyed).length
    expect(open).toBe(slowSockets)
    expect(p95).toBeLessThan(100)
    stop()
  },
  120_000,
)

it.runIf(isLongRun)(
  'answers others while a hundred people log in at once, over the network',
  async () => {
    const { url, stop } = await start()
    const people = Array.from({ length: 10 }, (_, index) => `person${index}@example.com`)
    for (const [index, email] of people.entries()) {
      await postJson(
        url,
        api.signUp.path,
        signUpForm({ email, phoneNumber: `+23767000040${index}` }),
      )
    }
    for (const code of await readCodes(url, people.length)) {
      await postJson(url, api.verifyEmail.path, { code })
    }
    const statuses = Promise.all(
      Array.from({ length: logins }, async (_, index) => {
        const identifier = people[index % people.length] ?? ''
        const answer = await fetch(new URL(api.login.path, url), {
          method: 'POST',
          headers: {
            origin: url,
            'content-type': 'application/json',
            'x-forwarded-for': `203.0.113.${index}`,
          },
          body: JSON.stringify({ identifier, password }),
        })
        await answer.text()
        return answer.status
      }),
    )
    const p95 = await p95Of(async () => (await fetch(new URL(api.readSession.path, url))).text())
    expect(new Set(await statuses)).toEqual(new Set([200]))
    expect(p95).toBeLessThan(300)
    stop()
  },
  120_000,
)

/** The codes of the mails in the mailbox, once so many have come. */
async function readCodes(url: string, count: number): Promise<string[]> {
  let codes: string[] = []
  await expect
    .poll(async () => {
      const page = await (await fetch(new URL(pagePaths.mailbox, url))).text()
      const found = page.matchAll(/mode=verifyEmail&amp;oobCode=([\w-]+)/g)
      codes = [...new Set(Array.from(found, ([, code = '']) => code))]
      return codes.length
    })
    .toBe(count)
  return codes
}
