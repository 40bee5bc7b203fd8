import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { interfaceLanguages, type InterfaceLanguage } from '@mboa/contract'
import { loadPacks, packsFolder } from '@mboa/content'

interface Part {
  limitBytes: number
  /** Source files, or names of chunk groups (`web/build/chunk-groups.ts`). */
  chunks: readonly string[]
  catalogues?: readonly string[]
  /** Parts that count their files first; `practising` always does. */
  after?: readonly string[]
}

const exercises = 'src/exercises'
/**
 * What practice loads, part by part; decision 0009 explains the limits. `practising` runs from home
 * to the verdict on a first exercise with choices, for a course that is on the device.
 * `e2e/start/what-runs.journey.ts` compares the parts with what a browser runs.
 */
const parts = {
  practising: {
    limitBytes: 120_000,
    chunks: ['src/app/entry-client.tsx', 'learner'],
    catalogues: ['start', 'signed-in', 'practice'],
  },
  typing: { limitBytes: 15_000, chunks: ['typing'], catalogues: ['typing'] },
  'between choosing and typing': {
    limitBytes: 7_200,
    chunks: [`${exercises}/spelling/spelling-kinds.ts`, 'src/i18n/further-catalogues.ts'],
    catalogues: ['sentences'],
    after: ['typing'],
  },
  'matching pairs': { limitBytes: 1_500, chunks: [`${exercises}/matching/match-pairs.tsx`] },
  sound: { limitBytes: 1_900, chunks: ['sound'] },
  'hearing and speaking': {
    limitBytes: 14_000,
    chunks: [
      'hearing/recorded-parts.ts',
      'hearing/recorded-kinds.ts',
      'speaking/say-and-compare.tsx',
    ].map((file) => `${exercises}/${file}`),
    catalogues: ['speaking'],
    after: ['sound'],
  },
  pitch: {
    limitBytes: 15_000,
    chunks: [`${exercises}/speaking/pitch/word-pitch.tsx`],
    after: ['hearing and speaking'],
  },
  'session end': {
    limitBytes: 6_000,
    chunks: ['session-end', 'session-stopped'],
    catalogues: ['practice-more'],
  },
  'tone trainer': {
    limitBytes: 20_000,
    chunks: ['tones/tone-trainer-screen.tsx', 'progress/heard/heard-section.tsx'].map(
      (file) => `src/features/${file}`,
    ),
    catalogues: ['by-ear'],
    after: ['typing', 'sound'],
  },
} satisfies Record<string, Part>

type PartName = keyof typeof parts

interface Chunk {
  file: string
  name?: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}

/** Vite's manifest: chunks by source file or, for chunks of several, any key. */
export type BuildManifest = Readonly<Record<string, Chunk>>

const folder = join(import.meta.dirname, '../../web/dist')

export function readBuildManifest(): BuildManifest {
  return JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  ) as BuildManifest
}

/**
 * Lists the files a browser fetches for these chunks: their code, style and static imports.
 * @throws when nothing was built from one of them
 */
export function filesLoadedBy(manifest: BuildManifest, keys: readonly string[]): Set<string> {
  const files = new Set<string>()
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  const visit = (key: string) => {
    const chunk = manifest[key] ?? scripts.find(({ name }) => name === key)
    if (chunk === undefined) throw new Error(`Nothing was built from ${key}`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return files
}

const textsOf = (catalogues: readonly string[], language: InterfaceLanguage) =>
  catalogues.map((each) => `src/i18n/locales/${each}.${language}.po`)

/** Lists the files of a part that no part before it has loaded. */
export function filesOf(
  manifest: BuildManifest,
  part: PartName,
  language: InterfaceLanguage,
): Set<string> {
  const { chunks, catalogues = [], after = [] }: Part = parts[part]
  const files = filesLoadedBy(manifest, [...chunks, ...textsOf(catalogues, language)])
  for (const earlier of part === 'practising' ? [] : ['practising', ...after]) {
    for (const file of filesOf(manifest, earlier as PartName, language)) files.delete(file)
  }
  return files
}

interface Weight {
  name: string
  limitBytes: number
  bytes: number
  isWithin: boolean
}

const brotliBytes = (content: string | Buffer) => brotliCompressSync(content).length

/** Weighs the built product as Brotli sends it against every budget. */
export async function weighBuild(): Promise<Weight[]> {
  const manifest = readBuildManifest()
  const assets = readdirSync(join(folder, 'client/assets'))
  const known = new Map<string, number>()
  const bytesOf = (file: string) => {
    const bytes = known.get(file) ?? brotliBytes(readFileSync(join(folder, file)))
    known.set(file, bytes)
    return bytes
  }
  const weights: Weight[] = []
  const add = (name: string, limitBytes: number, bytes: number) =>
    weights.push({ name, limitBytes, bytes, isWithin: bytes <= limitBytes })
  const weigh = (name: string, limitBytes: number, files: Iterable<string>, extraBytes = 0) => {
    const all = [...files]
    if (all.length === 0) throw new Error(`${name}: no file to weigh`)
    add(
      name,
      limitBytes,
      all.reduce((sum, file) => sum + bytesOf(file), extraBytes),
    )
  }
  const inClient = (files: Iterable<string>) => Array.from(files, (file) => `client/${file}`)
  const isEntry = (key: string) =>
    manifest[key]?.isEntry === true && manifest[key].file.endsWith('.js')

  for (const language of interfaceLanguages) {
    const login = `pages/auth-login.${language}.html`
    const first = [...Object.keys(manifest).filter(isEntry), 'login']
    const firstFiles = filesLoadedBy(manifest, [...first, ...textsOf(['start', 'login'], language)])
    weigh(`start document, ${language}`, 6_000, [login])
    const loginStyle = brotliBytes(readStyle(join(folder, login)))
    weigh(`first load, JS + CSS, ${language}`, 92_000, inClient(firstFiles), loginStyle)
    const shellStyle = brotliBytes(readStyle(join(folder, `pages/shell.${language}.html`)))
    for (const [name, { limitBytes }] of Object.entries(parts)) {
      const files = inClient(filesOf(manifest, name as PartName, language))
      // Workers are no part of the manifest.
      const workers = assets.filter((file) => name === 'pitch' && /^pitch\.worker-.*js$/.test(file))
      if (name === 'pitch' && workers.length !== 1) throw new Error('pitch: no single worker')
      const all = [...files, ...workers.map((file) => `client/assets/${file}`)]
      weigh(`${name}, ${language}`, limitBytes, all, name === 'practising' ? shellStyle : 0)
    }
  }
  const fonts = assets.filter((name) => name.endsWith('.woff2'))
  weigh('fonts', 12_000, inClient(fonts.map((name) => `assets/${name}`)))
  add(`heaviest unit, per ${itemsPerUnit} items`, 15_000, await weighHeaviestUnit())
  return weights
}

/** The style of the start is inlined in each document. */
function readStyle(document: string): string {
  const styles = readFileSync(document, 'utf8').matchAll(/<style>(.*?)<\/style>/gs)
  const style = Array.from(styles, ([, css = '']) => css).join('')
  if (style === '') throw new Error(`${document} has no style`)
  return style
}

const itemsPerUnit = 40
/** Smaller units have more bytes per item, for what every unit brings: they are not scaled. */
const minItemsToScale = 10

async function weighHeaviestUnit(): Promise<number> {
  const units = (await loadPacks(packsFolder)).flatMap((course) => course.units)
  const weights = units.map(({ json, pack }) => {
    const items = pack.words.length + (pack.sentences?.length ?? 0)
    const scale = items < minItemsToScale ? 1 : itemsPerUnit / items
    return Math.round(brotliBytes(json) * scale)
  })
  if (weights.length === 0) throw new Error('There is no unit to weigh')
  return Math.max(...weights)
}
