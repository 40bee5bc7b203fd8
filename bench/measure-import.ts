import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Figure } from './figure.ts'
import { runCommand } from './run-command.ts'

const entries = 50_000

/** A number in letters that words are written with. */
function nameOf(place: number): string {
  return Array.from(String(place), (digit) => 'abdefikmno'[Number(digit)]).join('')
}

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
    const { seconds, processorSeconds, megabytes } = runCommand(folder, [
      'import',
      file,
      ...terms,
      '--keep',
    ])
    return [
      {
        name: 'import of 50,000 LIFT entries',
        value: `${seconds.toFixed(1)} s`,
        aim: 'below 60 s',
      },
      { name: 'processor time of that import', value: `${processorSeconds.toFixed(1)} s` },
      {
        name: 'memory of that import',
        value: `${megabytes.toFixed(0)} MB`,
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
