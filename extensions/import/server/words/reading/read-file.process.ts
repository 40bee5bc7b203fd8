import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Chunks, FormatError, readers, readLiftRanges, type ReadPart } from '@mboa/formats'
import { giveWay } from '../../../../../server/src/platform/give-way.ts'
import type { Answer, Question } from './read-apart.ts'
import { exitStatus, largestMegabytes } from './reading-limits.ts'

/**
 * Subprocess for one file: reads the question from stdin and the file by its path, and writes a part
 * of the file on each line. It exits if it needs too much memory or if stdout is closed; its parent
 * watches the time.
 */
giveWay()
setInterval(() => {
  if (process.memoryUsage.rss() > largestMegabytes * 2 ** 20) process.exit(exitStatus.tooLarge)
}, 20).unref()
process.stdout.on('error', () => process.exit())

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

async function* readParts({ format, mapping, language, path }: Question) {
  const more = { language, openBeside: openBeside(path) }
  yield* readers[format].read(createReadStream(path), mapping, more)
  yield* readRanges(path)
}

/** Waits where whoever listens is behind. */
async function write(answer: Answer): Promise<void> {
  if (process.stdout.write(`${JSON.stringify(answer)}\n`)) return
  await new Promise<void>((resolve) => void process.stdout.once('drain', resolve))
}

const question = JSON.parse(await text(process.stdin)) as Question
try {
  for await (const part of readParts(question)) await write({ part })
  await write({ end: true })
} catch (error) {
  if (!(error instanceof FormatError)) throw error
  const { message, line, reason, file } = error
  await write({ error: { message, line, reason, file } })
}
