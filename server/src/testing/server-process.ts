import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { Environment } from '../platform/config/config.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
/** Halves the time of a start. */
const compileCache = fileURLToPath(
  new URL('../../../node_modules/.cache/node-compile', import.meta.url),
)

/** The real server, started as an operator starts it. */
export interface ServerProcess {
  readonly pid: number
  /** The address of the ready line; throws with what was said instead when it ended first. */
  readonly url: Promise<string>
  /** Status, or the signal that ended it, and everything it said. */
  readonly ended: Promise<{ status: number | string; stdout: string; stderr: string }>
  signal(signal: NodeJS.Signals): void
}

/** @param words those of `npm start`, if not given */
export function startServerProcess(
  environment: Environment,
  words: readonly string[] = ['--development'],
): ServerProcess {
  const { PATH } = process.env
  const child = spawn(process.execPath, [main, ...words], {
    env: {
      PATH,
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text))
  const ended = once(child, 'close').then(() => ({
    status: child.signalCode ?? child.exitCode ?? 'unknown',
    ...said,
  }))
  const url = readyLine(child, said, ended)
  // Whoever waits for the end alone must not trip over the missing ready line.
  url.catch(() => undefined)
  return { pid: child.pid ?? 0, url, ended, signal: (signal) => void child.kill(signal) }
}

async function readyLine(
  child: ChildProcess,
  said: { stdout: string },
  ended: ServerProcess['ended'],
): Promise<string> {
  const ready = new Promise<string>((resolve) => {
    child.stdout?.on('data', () => {
      const url = /^Mboa is ready at (\S+)$/m.exec(said.stdout)?.[1]
      if (url !== undefined) resolve(url)
    })
  })
  const early = ended.then((end): never => {
    throw new Error(`The server ended before it was ready: ${JSON.stringify(end)}`)
  })
  return Promise.race([ready, early])
}

/** Posts JSON as a page of the server itself would. */
export function postJson(url: string, path: string, body: object): Promise<Response> {
  return fetch(new URL(path, url), {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
