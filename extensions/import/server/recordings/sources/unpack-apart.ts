import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { FormatError } from '@mboa/formats'
import { UnavailableError } from '../../../../../server/src/platform/unavailable-error.ts'
import type { ArchiveKind } from './unpack-archive.ts'

type Answer =
  | { readonly kind: ArchiveKind }
  | { readonly error: { readonly message: string; readonly reason?: FormatError['reason'] } }

const script = fileURLToPath(new URL('./unpack-archive.process.ts', import.meta.url))
const heapMegabytes = 250
/** Two hundred megabytes take seconds. */
const longestMs = 5 * 60_000

/**
 * Looks into an archive that somebody else made, and unpacks what holds sounds, in a process of its
 * own that can write nowhere else, and is killed where it takes too long.
 * @param limits for tests
 * @throws FormatError when it is no whole archive, or none that may be unpacked
 */
export async function unpackApart(
  path: string,
  { to, language, signal }: { to: string; language: string; signal: AbortSignal },
  { limitMs = longestMs } = {},
): Promise<ArchiveKind> {
  await mkdir(to, { recursive: true })
  const flags = ['--permission', '--allow-fs-read=*', `--allow-fs-write=${to}`]
  const late = AbortSignal.timeout(limitMs)
  const child = spawn(
    process.execPath,
    [...flags, `--max-old-space-size=${heapMegabytes}`, script, path, to, language],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { SystemRoot: process.env['SystemRoot'] },
      windowsHide: true,
      signal: AbortSignal.any([signal, late]),
      killSignal: 'SIGKILL',
    },
  )
  const ended = once(child, 'close')
  const [said, complaint] = [text(child.stdout), text(child.stderr)]
  for (const each of [said, complaint]) each.catch(() => undefined)
  let end: unknown
  try {
    const [status, killedBy] = (await ended) as [unknown, unknown]
    end = status ?? killedBy
  } catch (cause) {
    signal.throwIfAborted()
    if (late.aborted) throw new FormatError(tooMuch, 1, 'unreadable-file')
    throw new UnavailableError('The process that unpacks archives cannot be started.', { cause })
  }
  const answer = parse(await said)
  if (answer === undefined) {
    if (outOfMemory.has(end)) throw new FormatError(tooMuch, 1, 'unreadable-file')
    throw new Error(`The process that unpacks ended with ${String(end)}: ${await complaint}`)
  }
  if ('kind' in answer) return answer.kind
  throw new FormatError(answer.error.message, 1, answer.error.reason)
}

const tooMuch = 'reading this file takes too long or too much memory'
const outOfMemory: ReadonlySet<unknown> = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 134])

function parse(said: string): Answer | undefined {
  try {
    return JSON.parse(said) as Answer
  } catch {
    return undefined
  }
}
