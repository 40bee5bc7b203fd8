import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  listShipped,
  useOf,
  type Lockfile,
  type Place,
  type ShippedPackage,
} from './shipped-packages.ts'

/**
 * What may stand beside a product under the AGPL, version 3: licences that ask for no more than to
 * be named and passed on, and the LGPL for a library that stays a file of its own.
 */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unicode-3.0',
  'Unlicense',
])

/** What others made and no package brings: it stands in our own files, or inside of a package. */
const alsoInside: readonly (readonly [string, string, string])[] = [
  ['Node.js', 'MIT', '`bin/node` of a release'],
  ['libopus', 'BSD-3-Clause', 'inside libopus-wasm and opus-decoder'],
  ['libmpg123', 'LGPL-2.1-only', 'inside mpg123-decoder, a file of its own'],
  [
    'libvips and the libraries that it reads pictures with',
    'LGPL-3.0-or-later',
    'sharp’s own file, see its package',
  ],
  [
    'Google’s libphonenumber',
    'Apache-2.0',
    'the data of libphonenumber-js and of domain/src/phone-numbers',
  ],
  ['Alea, by Johannes Baagøe', 'MIT', 'domain/src/scheduling/fuzz.ts'],
  [
    'SIL Cameroon QWERTY and AZERTY, xkeyboard-config',
    'MIT',
    'domain/src/orthography/typing/cameroon-layouts.ts',
  ],
]

/** Why a package must not ship as it is; empty where nothing stands against it. */
export function findLicenceProblems(shipped: readonly ShippedPackage[]): string[] {
  return shipped.flatMap(({ path, licence }) => {
    if (licence === undefined) return [`${path} names no licence.`]
    if (isAllowed(licence)) return []
    return [`${path} is under ${licence}, which is not on the list of tools/release/licences.ts.`]
  })
}

/** SPDX expressions as packages write them: of `OR` one is enough, of `AND` all are needed. */
function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim()
  const parts = (word: string) => plain.split(new RegExp(`\\s+${word}\\s+`))
  if (parts('OR').length > 1 && parts('AND').length > 1) return false
  if (parts('OR').length > 1) return parts('OR').some((part) => allowed.has(part.trim()))
  return parts('AND').every((part) => allowed.has(part.trim()))
}

const placeNames: Readonly<Record<Place, string>> = {
  server: 'server',
  web: 'browser',
  runtime: 'runs it',
}

/** `docs/third-party.md`: one line for each package, of all machines. */
export function composeThirdParty(shipped: readonly ShippedPackage[]): string {
  const lines = shipped.map(({ name, version, licence = '', places }) => {
    const use = useOf(name)
    const where = places.map((place) => placeNames[place]).join(', ')
    return `| ${name} | ${version} | ${licence} | ${use ?? where} |`
  })
  return `# What others made

What a release of Mboa has that is not ours, with the licences under which it may be passed on; the build puts their texts into \`licences.txt\` and the same list, for programs to read, into \`sbom.cdx.json\`. Written by \`node tools/release/licences.ts\`; \`tools/release/licences.test.ts\` compares it with the lockfile and with what is installed.

| package | version | licence | where |
|---|---|---|---|
${lines.join('\n')}

Of \`@img/…\` a machine has those that fit it. A package that only belongs to another is listed like all others, also where nothing of it is left in what browsers load.

## Inside of them, and of our own files

| what | licence | where |
|---|---|---|
${alsoInside.map((row) => `| ${row.join(' | ')} |`).join('\n')}

The texts of courses name their sources and licences themselves (\`content/packs\`, [content.md](content.md)).
`
}

const licenceFile = /^(licen[cs]e|copying|notice)/i

/** The texts of all licences, each once, below the packages that are under it. */
export function composeLicenceTexts(shipped: readonly ShippedPackage[], root: string): string {
  const byText = new Map<string, string[]>()
  for (const { path, name, version, licence = '' } of shipped) {
    const title = `${name} ${version} (${licence})`
    const text =
      readTexts(join(root, path)) || `Its package says “${licence}” and has no text of it.`
    byText.set(text, [...(byText.get(text) ?? []), title])
  }
  const rule = '='.repeat(80)
  return [...byText]
    .map(([text, titles]) => `${rule}\n${titles.join('\n')}\n${rule}\n\n${text}\n`)
    .join('\n')
}

function readTexts(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenceFile.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n')
}

/** Writes `docs/third-party.md` anew, after packages have come, gone or changed. */
if (import.meta.main) {
  const root = join(import.meta.dirname, '../..')
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lockfile
  writeFileSync(join(root, 'docs/third-party.md'), composeThirdParty(listShipped(lockfile)))
}
