import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Figure } from './figure.ts'
import { killCommand, runCommand } from './run-command.ts'

/** With `CLIPS=500` before the command, fewer. */
const clips = Number(process.env['CLIPS'] ?? 10_000)
/** So many of them say a word of the course, and become takes. */
const saidClips = Math.min(200, clips)
const voices = 100
const sentences = 5_000
/** A sound of less than two seconds, as often as makes a sentence. */
const times = 3
const root = join(import.meta.dirname, '..')
const sound = join(root, 'server/src/testing/said.mp3')
/** A word that the packs of Ewondo have. */
const saidWord = 'm̀bəmbə kídi'

const terms = {
  language: 'ewo',
  source: 'Made for the bench',
  licence: 'CC0-1.0',
  orthography: 'general-alphabet',
}

const said = Object.entries(terms).flatMap(([name, value]) => [`--${name}`, value])
const mostSeconds = (600 * clips) / 10_000

/**
 * A set of Common Voice comes in, from the command to the last row; then takes are made of some. The
 * same once more by a process that is killed halfway, and another that continues.
 */
export async function measureClips(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-clips-'))
  try {
    const set = join(folder, 'ewo')
    await writeSet(set)
    const words = ['import', set, ...said, '--keep']
    const whole = join(folder, 'whole')
    const kept = runCommand(whole, words)
    const made = runCommand(whole, ['import', 'sounds'])
    const killed = join(folder, 'killed')
    await killCommand(killed, words, () => countClips(killed).rows >= clips / 2)
    const before = countClips(killed)
    const rest = runCommand(killed, words)
    const after = countClips(killed)
    const verdict = kept.seconds < mostSeconds ? 'holds' : 'does NOT hold'
    const lost = clips - after.names
    return [
      {
        name: `${clips} clips of 5.5 s decoded, stored and listed`,
        value: `${kept.seconds.toFixed(1)} s`,
        aim: `below ${mostSeconds.toFixed(0)} s: ${verdict}`,
      },
      { name: 'processor time of that import', value: `${kept.processorSeconds.toFixed(1)} s` },
      { name: 'memory of that import', value: `${kept.megabytes.toFixed(0)} MB` },
      { name: 'takes made of clips', value: `${(saidClips / made.seconds).toFixed(1)} a second` },
      {
        name: `killed after ${before.rows} clips, the rest by the same command`,
        value: `${rest.seconds.toFixed(1)} s`,
      },
      {
        name: 'clips twice, and lost, after that',
        value: `${after.rows - after.names}, ${lost}`,
        aim: '0, 0',
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** What a data folder has of clips. */
function countClips(dataDir: string): { rows: number; names: number } {
  const path = join(dataDir, 'mboa.sqlite')
  if (!existsSync(path)) return { rows: 0, names: 0 }
  const database = new DatabaseSync(path)
  try {
    const isMade = database.prepare(`select 1 from sqlite_master where name = 'imported_clips'`)
    if (isMade.get() === undefined) return { rows: 0, names: 0 }
    const [counted] = database
      .prepare('select count(*) as "rows", count(distinct name) as names from imported_clips')
      .all()
    return { rows: Number(counted?.['rows']), names: Number(counted?.['names']) }
  } finally {
    database.close()
  }
}

async function writeSet(set: string): Promise<void> {
  await mkdir(join(set, 'clips'), { recursive: true })
  const once = await readFile(sound)
  const lines = ['client_id\tpath\tsentence\tlocale']
  for (let place = 0; place < clips; place += 1) {
    const name = `clip_${place}.mp3`
    const sentence = place < saidClips ? saidWord : sentenceOf(place % sentences)
    lines.push(`voice-${place % voices}\t${name}\t${sentence}\tewo`)
    // A tag that says nothing makes each another file.
    const tag = Buffer.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, name.length, ...Buffer.from(name)])
    await writeFile(
      join(set, 'clips', name),
      Buffer.concat([tag, ...Array<Buffer>(times).fill(once)]),
    )
  }
  await writeFile(join(set, 'validated.tsv'), `${lines.join('\n')}\n`)
}

/** As long as sentences are, with a number in letters. */
function sentenceOf(place: number): string {
  const digits = Array.from(String(place), (digit) => 'abdefikmno'[Number(digit)])
  return `Mə nə ye kə́ á ndá ${digits.join('')} bə bod bə́sə.`
}
