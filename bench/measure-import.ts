import { spawnSync } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Figure } from './figure.ts'

const entries = 50_000
const root = join(import.meta.dirname, '..')

/** A number in letters that words are written with. */
function nameOf(place: number): string {
  return Array.from(String(place), (digit) => 'abdefikmno'[Number(digit)]).join('')
}

/** The command line as it is, with the memory that the system says it took at most. */
const script = `
import { commands } from './server/src/cli/commands.ts'
import { runCommandLine } from './server/src/cli/run-command-line.ts'
const lines = []
const status = await runCommandLine(commands, process.argv.slice(1), {
  environment: process.env,
  write: (line) => lines.push(line),
  complain: (line) => lines.push(line),
})
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage()
const processorSeconds = (userCPUTime + systemCPUTime) / 1e6
console.log(JSON.stringify({ status, maxRSS, processorSeconds, last: lines.slice(-2) }))
`

/** A dictionary of 50,000 entries comes in, from the command to the last row. */
export async function measureImport(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mboa-import-'))
  try {
    const file = join(folder, 'large.lift')
    await pipeline(Readable.from(writeDictionary()), createWriteStream(file))
    const said = {
      language: 'ewo',
      source: 'Made for the bench',
      licence: 'CC0-1.0',
      orthography: 'general-alphabet',
    }
    const terms = Object.entries(said).flatMap(([name, value]) => [`--${name}`, value])
    const startedAt = performance.now()
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '--eval', script, '--', 'import', file, ...terms, '--keep'],
      { cwd: root, encoding: 'utf8', env: { ...process.env, DATA_DIR: folder } },
    )
    const seconds = (performance.now() - startedAt) / 1_000
    const printed = stdout.trim().split('\n').at(-1) ?? ''
    if (!printed.startsWith('{"status":0')) throw new Error(`${printed}\n${stderr}`)
    const { maxRSS, processorSeconds } = JSON.parse(printed) as Record<
      'maxRSS' | 'processorSeconds',
      number
    >
    return [
      {
        name: 'import of 50,000 LIFT entries',
        value: `${seconds.toFixed(1)} s`,
        aim: 'below 60 s',
      },
      { name: 'processor time of that import', value: `${processorSeconds.toFixed(1)} s` },
      {
        name: 'memory of that import',
        value: `${(maxRSS / 1024).toFixed(0)} MB`,
        aim: 'below 300 MB',
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

function* writeDictionary(): Generator<string> {
  yield '<lift producer="bench" version="0.13">\n'
  for (let place = 0; place < entries; place++) {
    const at = nameOf(place)
    const text = (lang: string, said: string) => `lang="${lang}"><text>${said}</text>`
    yield `<entry id="w${at}_0000-${at}" guid="0000-${at}" dateCreated="2024-03-01T08:00:00Z">
<lexical-unit><form ${text('ewo', `word${at}`)}</form><form ${text('ewo-fonipa', `wɔ́d${at}`)}</form></lexical-unit>
<trait name="morph-type" value="stem"/>
<pronunciation><media href="w${at}.wav"/></pronunciation>
<sense id="s${at}"><grammatical-info value="Noun"/>
<gloss ${text('en', `meaning ${at}`)}</gloss><gloss ${text('fr', `sens ${at}`)}</gloss>
<definition><form ${text('en', `A longer account of meaning ${at}, as dictionaries have it.`)}</form></definition>
<example source="p. ${at}"><form ${text('ewo', `Word${at} it is.`)}</form><translation type="Free translation"><form ${text('en', `It is meaning ${at}.`)}</form></translation></example>
<trait name="semantic-domain-ddp4" value="1.6 Animal"/></sense>
</entry>
`
  }
  yield '</lift>\n'
}
