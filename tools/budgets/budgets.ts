import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { interfaceLanguages, type InterfaceLanguage } from '@mboa/contract'
import { loadPacks, packsFolder } from '@mboa/content'
import {
  entriesOf,
  filesLoadedBy,
  readBuildManifest,
  type BuildManifest,
} from './build-manifest.ts'
import { type Budget, weighAll, type Weight } from './weigh.ts'

const itemsPerUnit = 40

/** The only entry of the shell, which signed-in people open: it holds no form. */
const appEntry = 'src/app/entry-client.tsx'

/**
 * What the build in `webDist` may weigh; docs/decisions/0009 says how practising came to its own.
 * @param sampleFolder where the samples that are no file of the build are written
 */
export async function listBudgets(webDist: string, sampleFolder: string): Promise<Budget[]> {
  const client = join(webDist, 'client')
  const manifest = readBuildManifest(client)
  const entries = entriesOf(manifest)
  const inClient = (files: Iterable<string>) => Array.from(files, (file) => join(client, file))

  const perLanguage = interfaceLanguages.flatMap((language): Budget[] => {
    const document = join(webDist, `pages/auth-login.${language}.html`)
    const style = writeStyle(document, join(sampleFolder, `start.${language}.css`))
    const shell = join(webDist, `pages/shell.${language}.html`)
    const shellStyle = writeStyle(shell, join(sampleFolder, `shell.${language}.css`))
    const login = ['login', textsOf('start', language), textsOf('login', language)]
    const first = filesLoadedBy(manifest, [...entries, ...login])
    const practising = listPractising(manifest, language)
    return [
      { name: `start document, ${language}`, limitBytes: 6_000, files: [document] },
      {
        name: `first load, JS + CSS, ${language}`,
        limitBytes: 92_000,
        files: [style, ...inClient(first)],
      },
      {
        name: `signed in and practising, ${language}`,
        limitBytes: 120_000,
        files: [shellStyle, ...inClient(practising)],
      },
      {
        name: `typing besides, ${language}`,
        limitBytes: 15_000,
        files: inClient(listTyping(manifest, language)),
      },
      {
        name: `between choosing and typing besides, ${language}`,
        limitBytes: 7_200,
        files: inClient(listBetween(manifest, language)),
      },
      {
        name: `matching pairs besides, ${language}`,
        limitBytes: 1_500,
        files: inClient(listPairs(manifest, language)),
      },
      {
        name: `sound and the wish for it besides, ${language}`,
        limitBytes: 1_900,
        files: inClient(listSound(manifest, language)),
      },
      {
        name: `what is heard and said besides, ${language}`,
        limitBytes: 14_000,
        files: inClient(listHeard(manifest, language)),
      },
      {
        name: `how pitch compares besides, ${language}`,
        limitBytes: 15_000,
        files: inClient([...listPitch(manifest, language), ...pitchWorker(client)]),
      },
      {
        name: `the end of a session besides, ${language}`,
        limitBytes: 6_000,
        files: inClient(listEnd(manifest, language)),
      },
      {
        name: `the tone trainer besides, ${language}`,
        limitBytes: 20_000,
        files: inClient(listToneTrainer(manifest, language)),
      },
    ]
  })
  return [...perLanguage, fonts(client), await unitPack(sampleFolder)]
}

const textsOf = (catalogue: string, language: InterfaceLanguage) =>
  `src/i18n/locales/${catalogue}.${language}.po`

/**
 * All files that run from a learner's home through the start of practice and the card of a new word
 * to the first exercise, which is answered by choosing, with its feedback, where the course is on
 * the device already.
 * `e2e/start/what-runs.journey.ts` holds this list against what a browser runs.
 */
export function listPractising(
  manifest: BuildManifest,
  language: InterfaceLanguage,
): ReadonlySet<string> {
  const texts = ['start', 'signed-in', 'practice'].map((each) => textsOf(each, language))
  return filesLoadedBy(manifest, [appEntry, 'learner', ...texts])
}

/** What typing the first answer needs besides. It comes while the exercise before it is shown. */
export const listTyping = (manifest: BuildManifest, language: InterfaceLanguage) =>
  listBesides(manifest, language, ['typing', textsOf('typing', language)])

/** Their texts are found by what knows where all later texts are. */
const spellingKinds = ['src/exercises/spelling/spelling-kinds.ts', 'src/i18n/further-catalogues.ts']

/** What the kinds between choosing and typing need besides practising and typing. */
export function listBetween(manifest: BuildManifest, language: InterfaceLanguage) {
  const typing = listTyping(manifest, language)
  const besides = listBesides(manifest, language, [
    ...spellingKinds,
    textsOf('sentences', language),
  ])
  return new Set([...besides].filter((file) => !typing.has(file)))
}

/** What matching pairs needs besides; it comes as typing does. Its texts are the session's end's. */
export const listPairs = (manifest: BuildManifest, language: InterfaceLanguage) =>
  listBesides(manifest, language, ['src/exercises/matching/match-pairs.tsx'])

/** What an answer's verdict sounds with; it comes while the first exercise is shown. */
export const listSound = (manifest: BuildManifest, language: InterfaceLanguage) =>
  listBesides(manifest, language, ['sound'])

/**
 * What needs a recording, and saying it aloud, besides what answers sound with. The texts of hearing
 * are the session's end's.
 */
function listHeard(manifest: BuildManifest, language: InterfaceLanguage): ReadonlySet<string> {
  const sound = listSound(manifest, language)
  const besides = listBesides(manifest, language, [
    'src/exercises/hearing/recorded-parts.ts',
    'src/exercises/hearing/recorded-kinds.ts',
    'src/exercises/speaking/say-and-compare.tsx',
    textsOf('speaking', language),
  ])
  return new Set([...besides].filter((file) => !sound.has(file)))
}

/** What draws and judges the pitch of a word that is said aloud. */
const listPitch = (manifest: BuildManifest, language: InterfaceLanguage) => {
  const heard = listHeard(manifest, language)
  const besides = listBesides(manifest, language, ['src/exercises/speaking/pitch/word-pitch.tsx'])
  return [...besides].filter((file) => !heard.has(file))
}

/** Workers are no part of the manifest. */
function pitchWorker(client: string): readonly string[] {
  const workers = readdirSync(join(client, 'assets')).filter((name) =>
    /^pitch\.worker-.*\.js$/.test(name),
  )
  if (workers.length !== 1) throw new Error('What finds pitch is no single file')
  return workers.map((name) => `assets/${name}`)
}

/** What comes while the first exercise is shown, for when the connection may be gone. */
export const listEnd = (manifest: BuildManifest, language: InterfaceLanguage) =>
  listBesides(manifest, language, [
    'session-end',
    'session-stopped',
    textsOf('practice-more', language),
  ])

/** What telling tones apart by ear brings besides typing and sound, and its table in progress. */
function listToneTrainer(manifest: BuildManifest, language: InterfaceLanguage) {
  const counted = new Set([...listTyping(manifest, language), ...listSound(manifest, language)])
  const besides = listBesides(manifest, language, [
    'src/features/tones/tone-trainer-screen.tsx',
    'src/features/progress/heard/heard-section.tsx',
    textsOf('by-ear', language),
  ])
  return [...besides].filter((file) => !counted.has(file))
}

function listBesides(
  manifest: BuildManifest,
  language: InterfaceLanguage,
  keys: readonly string[],
): ReadonlySet<string> {
  const practising = listPractising(manifest, language)
  return new Set([...filesLoadedBy(manifest, keys)].filter((file) => !practising.has(file)))
}

/** The style of the start is a part of each document, and counts as CSS anyway. */
function writeStyle(document: string, file: string): string {
  const styles = readFileSync(document, 'utf8').matchAll(/<style>(.*?)<\/style>/gs)
  const style = Array.from(styles, ([, css = '']) => css).join('')
  if (style === '') throw new Error(`${document} has no style`)
  writeFileSync(file, style)
  return file
}

function fonts(client: string): Budget {
  const files = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.woff2'))
  return {
    name: 'fonts at first practice',
    limitBytes: 12_000,
    files: files.map((name) => join(client, 'assets', name)),
  }
}

/** Smaller units weigh more per item, for what every unit brings: they count as they are. */
const fewestItemsToScale = 10

/** Of all units there are the heaviest, brought to the size the budget speaks of. */
async function unitPack(sampleFolder: string): Promise<Budget> {
  const units = (await loadPacks(packsFolder)).flatMap((course) => course.units)
  const weighed = units.map(({ json, pack }) => {
    const items = pack.words.length + (pack.sentences?.length ?? 0)
    const scale = items < fewestItemsToScale ? 1 : itemsPerUnit / items
    return { json, scale, bytes: brotliCompressSync(json).length * scale }
  })
  const [heaviest] = weighed.toSorted((a, b) => b.bytes - a.bytes)
  if (heaviest === undefined) throw new Error('There is no unit to weigh')
  const file = join(sampleFolder, 'unit-pack.json')
  writeFileSync(file, heaviest.json)
  return {
    name: `a unit of ${itemsPerUnit} items, without sound: the heaviest of ${units.length}`,
    limitBytes: 15_000,
    files: [file],
    scale: heaviest.scale,
  }
}

const webDist = join(import.meta.dirname, '../../web/dist')

/** Weighs the built product against every budget. */
export async function weighBuild(): Promise<Weight[]> {
  const sampleFolder = await mkdtemp(join(tmpdir(), 'mboa-budgets-'))
  try {
    return await weighAll(await listBudgets(webDist, sampleFolder))
  } finally {
    await rm(sampleFolder, { recursive: true })
  }
}
