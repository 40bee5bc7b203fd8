import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { FormatError, type Mapping, type ReadName, type ReadPart } from '@mboa/formats'
import { UnavailableError } from '../../../../../server/src/platform/unavailable-error.ts'
import {
  exitStatus,
  heapMegabytes,
  largestMegabytes,
  longestLine,
  longestReadingMs,
  longestSilenceMs,
} from './reading-limits.ts'

export interface Question {
  readonly format: ReadName
  readonly mapping: Mapping
  /** Tag of the language that the words are of. */
  readonly language: string
  /** Path of the file; its folder may have other files of its set. */
  readonly path: string
}

export type Answer =
  | { readonly part: ReadPart }
  | { readonly end: true }
  | {
      readonly error: {
        readonly message: string
        readonly line: number
        readonly reason: FormatError['reason']
        readonly file: string | undefined
      }
    }

const script = fileURLToPath(new URL('./read-file.process.ts', import.meta.url))
/** It reads files, and can neither write nor start nor send anything, whatever a file makes of it. */
const flags = ['--permission', '--allow-fs-read=*']

/**
 * Reads a file that somebody else made in a process of its own, which is killed where it takes too
 * long or too much: whatever is in the file, who asks continues.
 * @param limits for tests: how long it may say nothing, and how much its objects may take
 * @throws FormatError when the file as a whole cannot be read
 */
export async function* readApart(
  question: Question,
  { silenceMs = longestSilenceMs, heap = heapMegabytes } = {},
): AsyncGenerator<ReadPart, void> {
  const child = spawn(process.execPath, [...flags, `--max-old-space-size=${heap}`, script], {
    stdio: 'pipe',
    // Nothing of the server's own, which holds secrets; Windows finds no library without its root.
    env: { SystemRoot: process.env['SystemRoot'] },
    windowsHide: true,
  })
  const ended = endOf(child)
  // Without room for another process there is nobody to ask.
  if (child.pid === undefined) await ended
  ended.catch(() => undefined)
  const said = text(child.stderr)
  said.catch(() => undefined)
  // Ignore EPIPE: a child that is killed at its start closes stdin unread.
  child.stdin.on('error', () => undefined)
  child.stdin.end(JSON.stringify(question))
  try {
    for await (const line of linesOf(child.stdout, silenceMs)) {
      const answer = JSON.parse(line) as Answer
      if ('end' in answer) return
      if ('error' in answer) {
        const { message, line: at, reason, file } = answer.error
        throw new FormatError(message, at, reason, file)
      }
      yield answer.part
    }
    throw await explainEnd(await ended, said)
  } finally {
    child.kill('SIGKILL')
  }
}

/** Its status, or the signal that ended it. */
async function endOf(child: ChildProcess): Promise<unknown> {
  const [status, signal] = (await once(child, 'close').catch((cause: unknown) => {
    throw new UnavailableError('The process that reads files cannot be started.', { cause })
  })) as [unknown, unknown]
  return status ?? signal
}

/** How a system ends a process that did what it must not, and the engine one without memory. */
const crashes: ReadonlySet<unknown> = new Set([
  'SIGSEGV',
  'SIGBUS',
  'SIGABRT',
  'SIGILL',
  'SIGFPE',
  'SIGTRAP',
  134,
])

async function explainEnd(end: unknown, said: Promise<string>): Promise<Error> {
  if (end === exitStatus.tooLarge || crashes.has(end)) {
    const message = `reading this file takes more than ${largestMegabytes} MB of memory`
    return new FormatError(message, 1, 'unreadable-file')
  }
  return new Error(`The process that reads a file ended with ${String(end)}: ${await said}`)
}

async function* linesOf(output: Readable, silenceMs: number): AsyncGenerator<string, void> {
  const chunks = output.setEncoding('utf8')[Symbol.asyncIterator]() as AsyncIterator<string>
  let held = ''
  let waitedMs = 0
  for (;;) {
    const startedAt = performance.now()
    const next = await withinSilence(
      chunks.next(),
      Math.min(silenceMs, longestReadingMs - waitedMs),
    )
    waitedMs += performance.now() - startedAt
    if (next.done === true) return
    const lines = (held + next.value).split('\n')
    held = lines.pop() ?? ''
    if (held.length > longestLine) throw new FormatError('an entry has no end in sight', 1)
    yield* lines
  }
}

async function withinSilence<T>(answer: Promise<T>, silenceMs: number): Promise<T> {
  const over = new AbortController()
  const silence = setTimeout(Math.max(0, silenceMs), 'silence' as const, { signal: over.signal })
  silence.catch(() => undefined)
  try {
    const first = await Promise.race([answer.then((value) => ({ value })), silence])
    if (first !== 'silence') return first.value
    throw new FormatError('reading this file takes too long', 1, 'unreadable-file')
  } finally {
    over.abort()
  }
}
