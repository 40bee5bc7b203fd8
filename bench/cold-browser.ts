import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { api, pagePaths } from '@mboa/contract'
import type { RunningServer } from '../e2e/fixtures/server-process.ts'
import { findChromium } from '../tools/browsers/find-browsers.ts'

/** A page of a browser that was never used before, spoken to without a library in between. */
export interface ColdPage {
  /** Calls a method of the DevTools protocol on the page. */
  call(method: string, parameters?: object): Promise<unknown>
  /** The value of an expression in the page, waited for where it is a promise. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}

interface Reply {
  id?: number
  result?: object
  error?: { message: string }
}

/**
 * Starts a Chromium with an empty profile. Playwright would listen to everything that scripts do
 * (`Runtime.enable`), and each request would then be noted with its stack: at a sixth of the
 * speed that is a quarter of a second which nobody but a developer waits for.
 */
export async function openColdPage(): Promise<ColdPage> {
  const profile = await mkdtemp(join(tmpdir(), 'mboa-cold-'))
  const { executablePath, args } = findChromium()
  if (executablePath === undefined) throw new Error('No Chromium found: set CHROMIUM_PATH')
  const browser = spawn(
    executablePath,
    [
      '--headless',
      '--remote-debugging-port=0',
      '--window-size=360,740',
      '--lang=en-GB',
      `--user-data-dir=${profile}`,
      ...args,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const socket = new WebSocket(await devtoolsAddress(browser.stderr))
  await once(socket, 'open')
  const call = speak(socket)
  const { targetId } = (await call('Target.createTarget', { url: 'about:blank' })) as {
    targetId: string
  }
  const attached = await call('Target.attachToTarget', { targetId, flatten: true })
  const { sessionId } = attached as { sessionId: string }
  return {
    call: (method, parameters) => call(method, parameters, sessionId),
    async evaluate(expression) {
      const parameters = { expression, awaitPromise: true, returnByValue: true }
      const answer = await call('Runtime.evaluate', parameters, sessionId)
      const { result, exceptionDetails } = answer as {
        result: { value: unknown }
        exceptionDetails?: { text: string }
      }
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
      return result.value
    },
    async close() {
      socket.close()
      const ended = once(browser, 'exit')
      if (browser.kill()) await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    },
  }
}

async function devtoolsAddress(stderr: Readable): Promise<string> {
  let said = ''
  for await (const text of stderr.iterator({ destroyOnReturn: false })) {
    said += String(text)
    const address = /ws:\/\/\S+/.exec(said)?.[0]
    if (address !== undefined) {
      stderr.resume()
      return address
    }
  }
  throw new Error(`Chromium ended before it could be spoken to: ${said}`)
}

function speak(socket: WebSocket) {
  const waiting = new Map<number, (reply: Reply) => void>()
  let lastId = 0
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  return async (method: string, params: object = {}, sessionId?: string): Promise<unknown> => {
    const id = (lastId += 1)
    const reply = await new Promise<Reply>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params, sessionId }))
    })
    waiting.delete(id)
    if (reply.error !== undefined) throw new Error(`${method}: ${reply.error.message}`)
    return reply.result
  }
}

const bytesPerSecond = 400_000 / 8
const latencyMs = 400
const cpuSlowdown = 6

/** What a cheap phone on a slow line is like, in the words of the figures. */
export const slowLine = '400 kbit/s, 400 ms, 6× CPU'

export async function slowDown(page: ColdPage): Promise<void> {
  await page.call('Network.enable')
  await page.call('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await page.call('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** Fills the server with the demo and logs its learner in, on the page of the login. */
export async function logInAsDemo(page: ColdPage, server: RunningServer): Promise<void> {
  const [, password = ''] = /password (\S+)/.exec(await server.operate('demo')) ?? []
  await page.call('Page.enable')
  await page.call('Page.navigate', { url: new URL(pagePaths.login, server.url).href })
  const body = JSON.stringify({ identifier: 'demo-learner@example.com', password })
  await page.evaluate(
    `fetch('${api.login.path}', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(body)} }).then((answer) => answer.status)`,
  )
}
