import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { createBoundedQueue } from '../../../../platform/at-once.ts'
import { UnavailableError } from '../../../../platform/unavailable-error.ts'
import { exitStatus, longestMs } from './process-limits.ts'

/**
 * Makes a photo of a picture; undefined for what is none.
 * @throws UnavailableError when too many wait, or it took too long on this machine
 */
export type EncodePhoto = (accountId: string, picture: Buffer) => Promise<Buffer | undefined>

/** More would wait longer than their senders do. */
const longestQueue = 10
/** How a system ends a process that did what it must not: the picture has broken the decoder. */
const crashes: ReadonlySet<unknown> = new Set(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE'])
const script = fileURLToPath(new URL('./re-encode-photo.process.ts', import.meta.url))

/**
 * One picture at a time, each in a process of its own. Its decoders are large, old code for
 * whatever people send: here they cannot take the server's memory, the threads that passwords and
 * files wait for, or what it knows.
 */
export function createPhotoEncoder(
  longest = longestQueue,
  watch?: (waiting: number) => void,
): EncodePhoto {
  const refusal = 'Too many photos at once.'
  const enqueue = createBoundedQueue({ width: 1, longest, refusal, watch })
  return async (accountId, picture) =>
    isPicture(picture) ? enqueue(accountId, () => encode(picture)) : undefined
}

async function encode(picture: Buffer): Promise<Buffer | undefined> {
  const child = spawn(process.execPath, [script], {
    stdio: 'pipe',
    // Nothing of the server's own, which holds secrets; Windows finds no library without its root.
    env: { UV_THREADPOOL_SIZE: '1', SystemRoot: process.env['SystemRoot'] },
    windowsHide: true,
  })
  // Without room for another process, or for its pipes, there are none to write to.
  if (child.pid === undefined) await endOf(child)
  const late = setTimeout(() => child.kill('SIGKILL'), longestMs)
  // Who has seen enough of a picture reads no further.
  child.stdin.on('error', () => undefined)
  child.stdin.end(picture)
  try {
    const [photo, said, end] = await Promise.all([
      buffer(child.stdout),
      text(child.stderr),
      endOf(child),
    ])
    if (end === 0) return photo
    if (end === exitStatus.noPhoto || crashes.has(end)) return undefined
    if (end === exitStatus.tooSlow || end === 'SIGKILL') {
      throw new UnavailableError('A photo took too long.', { shortage: 'busy' })
    }
    throw new Error(`The process for a photo ended with ${String(end)}: ${said}`)
  } finally {
    clearTimeout(late)
  }
}

/** Its status, or the signal that ended it. */
async function endOf(child: ChildProcess): Promise<unknown> {
  const [status, signal] = (await once(child, 'close').catch((cause: unknown) => {
    throw new UnavailableError('The process for a photo cannot be started.', { cause })
  })) as [unknown, unknown]
  return status ?? signal
}

/**
 * By content, whatever the sender calls it, so that no other decoder is ever given the bytes:
 * SVG above all, which is a document that can fetch and run things.
 */
function isPicture(bytes: Buffer): boolean {
  const text = bytes.toString('latin1', 0, 32)
  return (
    text.startsWith('\xff\xd8\xff') ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    /^GIF8[79]a/.test(text) ||
    /^RIFF[^]{4}WEBP/.test(text) ||
    /^[^]{4}ftypavi[fs]/.test(text)
  )
}
