import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { type Chunks, FormatError, readers, readLiftRanges, type ReadPart } from '@mboa/formats'
import { giveWay } from '../../../../platform/give-way.ts'
import type { Answer, Question } from './read-apart.ts'
import { exitStatus, largestMegabytes } from './reading-limits.ts'

/**
 * A process for one file: reads what is asked from its input, then the file, from there or by its
 * path, and writes what is in it, a part on each line. It watches over its own memory, and ends by
 * itself where nobody listens any more; its time is watched by who started it.
 */
giveWay()
setInterval(() => {
  if (process.memoryUsage.rss() > largestMegabytes * 2 ** 20) process.exit(exitStatus.tooLarge)
}, 20).unref()
process.stdout.on('error', () => process.exit())

const input = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>

/** The first line of the input, and what has come behind it. */
async function readQuestion(): Promise<{ question: Question; rest: Buffer }> {
  let held = Buffer.alloc(0)
  for (;;) {
    const end = held.indexOf('\n')
    if (end >= 0) {
      const question = JSON.parse(held.toString('utf8', 0, end)) as Question
      return { question, rest: held.subarray(end + 1) }
    }
    const next = await input.next()
    if (next.done === true) throw new Error('Nothing was asked.')
    held = Buffer.concat([held, next.value])
  }
}

async function* restOfInput(first: Buffer): AsyncGenerator<Uint8Array, void> {
  if (first.length > 0) yield first
  yield* { [Symbol.asyncIterator]: () => input }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/** Files of the folder of a file; a link may lead out of it, where nobody meant to read. */
function openBeside(file: string): (name: string) => Promise<Chunks | undefined> {
  return async (name) => {
    const [folder, path]: string[] = await Promise.all(
      [dirname(file), join(dirname(file), name)].map((each) => realpath(each).catch(() => '')),
    )
    const isInside = folder !== '' && path?.startsWith(`${folder}${sep}`) === true
    return isInside && (await isFile(path)) ? createReadStream(path) : undefined
  }
}

/** FLEx writes the lists that entries choose from into a file of their own, beside the words. */
async function* readRanges(file: string): AsyncGenerator<ReadPart, void> {
  const beside = `${file}-ranges`
  if (!beside.toLowerCase().endsWith('.lift-ranges') || !(await isFile(beside))) return
  yield { part: 'header', header: { ranges: await readLiftRanges(createReadStream(beside)) } }
}

async function* readParts({ format, mapping, language, path }: Question, rest: Buffer) {
  const chunks = path === undefined ? restOfInput(rest) : createReadStream(path)
  const beside = path === undefined ? {} : { openBeside: openBeside(path) }
  yield* readers[format].read(chunks, mapping, { language, ...beside })
  if (path !== undefined) yield* readRanges(path)
}

/** Waits where whoever listens is behind. */
async function write(answer: Answer): Promise<void> {
  if (process.stdout.write(`${JSON.stringify(answer)}\n`)) return
  await new Promise<void>((resolve) => void process.stdout.once('drain', resolve))
}

const { question, rest } = await readQuestion()
try {
  for await (const part of readParts(question, rest)) await write({ part })
  await write({ end: true })
} catch (error) {
  if (!(error instanceof FormatError)) throw error
  const { message, line, reason, file } = error
  await write({ error: { message, line, reason, file } })
}
process.stdin.destroy()
