import { setInterval } from 'node:timers/promises'
import { api, pagePaths } from '@mboa/contract'
import { expect, it } from 'vitest'
import { password, signUpForm } from '../../../testing/people.ts'
import { boastingJpeg, hugeAvif, hugePng, phonePhoto } from '../../../testing/pictures.ts'
import { isLongRun } from '../../../testing/is-long-run.ts'
import { postJson, startServerProcess } from '../../../testing/server-process.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { watchMemory } from '../../../testing/watch-memory.ts'

const logins = 100
/** Requests measured, at least. */
const fewest = 60
/** Between the requests that are measured beside a rush of logins. */
const paceMs = 50
const promisedMs = 300
const allowedMegabytes = 500

const p95 = (waits: readonly number[]) =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? NaN

async function start() {
  const TRUSTED_PROXIES = '127.0.0.1'
  const server = startServerProcess({ DATA_DIR: await temporaryFolder(), TRUSTED_PROXIES })
  const url = await server.url
  // Ten logins of one account at once are what its limit lets through.
  const people = Array.from({ length: logins / 10 }, (_, index) => `person${index}@example.com`)
  for (const [index, email] of people.entries()) {
    await postJson(url, api.signUp.path, signUpForm({ email, phoneNumber: `+23767000050${index}` }))
  }
  let codes: string[] = []
  await expect
    .poll(async () => {
      const page = await (await fetch(new URL(pagePaths.mailbox, url))).text()
      const found = page.matchAll(/mode=verifyEmail&amp;oobCode=([\w-]+)/g)
      codes = [...new Set(Array.from(found, ([, code = '']) => code))]
      return codes.length
    })
    .toBe(people.length)
  for (const code of codes) await postJson(url, api.verifyEmail.path, { code })

  let addresses = 0
  /** From an address of its own each time: the limits per address are not what this is about. */
  const logIn = () =>
    fetch(new URL(api.login.path, url), {
      method: 'POST',
      headers: {
        origin: url,
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${String((addresses += 1))}`,
      },
      body: JSON.stringify({ identifier: people[addresses % people.length], password }),
    })
  const first = await logIn()
  const cookie = first.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const putPhoto = async (file: Buffer) => {
    const answer = await fetch(new URL(api.replacePhoto.path, url), {
      method: 'PUT',
      headers: { origin: url, cookie, 'x-forwarded-for': '198.51.100.1' },
      body: new Uint8Array(file),
    })
    await answer.text()
    return answer
  }
  return { ...server, url, logIn, putPhoto }
}

// Times are promised for a machine that does nothing else.
it.runIf(isLongRun)(
  'of sixty-four megapixels and bombs, many at once, leave the other routes alone',
  async () => {
    const server = await start()
    const { url } = server

    /** One after the other while something continues: what needs the database, what needs a file. */
    async function measureWhile(isGoingOn: () => boolean): Promise<number> {
      const waits: number[] = []
      while (waits.length < fewest || isGoingOn()) {
        const askedAt = performance.now()
        const answer = await fetch(
          new URL(waits.length % 2 === 0 ? api.readSession.path : '/readyz', url),
        )
        await answer.text()
        expect(answer.status).toBe(200)
        waits.push(performance.now() - askedAt)
      }
      return p95(waits)
    }

    async function timeLogin(): Promise<number> {
      const askedAt = performance.now()
      expect((await server.logIn()).status).toBe(200)
      return performance.now() - askedAt
    }

    const alone = { others: await measureWhile(() => false), login: await timeLogin() }

    const memory = await watchMemory(server.pid)
    const [avif, jpeg] = [await hugeAvif(), await boastingJpeg(60_000)]
    const hostile = [avif, avif, avif, avif, jpeg, hugePng(9_000), hugePng(30_000)]
    const costly = [hugePng(4_000), hugePng(4_000)]
    let left = hostile.length + costly.length
    const answers = Promise.all(
      [...hostile, ...costly].map(async (file) => {
        const { status } = await server.putPhoto(file)
        left -= 1
        return status
      }),
    )
    const login = await timeLogin()
    const others = await measureWhile(() => left > 0)
    const more = await memory.stop()
    expect(await answers).toEqual([...hostile.map(() => 400), ...costly.map(() => 200)])
    expect(others).toBeLessThan(promisedMs + alone.others)
    expect(login).toBeLessThan(promisedMs + 2 * alone.login)
    expect(more).toBeLessThan(allowedMegabytes)
  },
  180_000,
)

it.runIf(isLongRun)(
  'leave a hundred logins at once their promise',
  async () => {
    const server = await start()
    const pictures = [await hugeAvif(), hugePng(4_000), await phonePhoto(), hugePng(4_000)]
    let photosDone = 0
    const photos = Promise.all(
      pictures.map(async (file) => {
        const { status } = await server.putPhoto(file)
        photosDone += 1
        return status
      }),
    )
    let loginsDone = 0
    const statuses = Promise.all(
      Array.from({ length: logins }, async () => {
        const answer = await server.logIn()
        await answer.text()
        loginsDone += 1
        return answer.status
      }),
    )
    const done = () => loginsDone + photosDone
    const asked: Promise<{ ms: number; overtakenBy: number }>[] = []
    const ask = async () => {
      const [askedAt, doneBefore] = [performance.now(), done()]
      await (await fetch(new URL('/readyz', server.url))).text()
      return { ms: performance.now() - askedAt, overtakenBy: done() - doneBefore }
    }
    // As often whether it answers or not: one after the other would count a standstill once.
    const pace = setInterval(paceMs)
    while (asked.length < fewest || loginsDone < logins || photosDone < pictures.length) {
      asked.push(ask())
      await pace.next()
    }
    const answered = await Promise.all(asked)
    const waitMs = p95(answered.map(({ ms }) => ms))
    const overtakenBy = p95(answered.map((each) => each.overtakenBy))
    expect(new Set(await statuses)).toEqual(new Set([200]))
    expect(await photos).toEqual([400, 200, 200, 200])
    // Who stands behind the rush is overtaken by the whole of it, however fast the machine is.
    expect(overtakenBy).toBeLessThan((logins + pictures.length) / 2)
    expect(waitMs).toBeLessThan(promisedMs)
  },
  180_000,
)
