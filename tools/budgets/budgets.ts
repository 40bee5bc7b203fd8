import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { interfaceLanguages, type InterfaceLanguage } from '@mboa/contract'
import { loadPacks, packsFolder } from '@mboa/content'

/**
 * Chunks that practice loads, part by part, by their names in the build. `practising` runs from home
 * to the verdict on a first exercise with choices.
 * `e2e/start/what-runs.journey.ts` compares the first six parts with what a browser runs.
 */
const parts = {
  practising: ['start', 'learner'],
  typing: ['typing'],
  'between choosing and typing': ['spelling-kinds'],
  'matching pairs': ['match-pairs'],
  sound: ['sound'],
  'session end': ['session-end', 'session-stopped'],
  'hearing and speaking': ['recorded-parts', 'recorded-kinds', 'say-and-compare'],
  pitch: ['word-pitch'],
  'tone trainer': ['tone-trainer-screen', 'heard-section'],
}
const firstLoad = ['start', 'early', 'login']

type Part = keyof typeof parts
const partNames = Object.keys(parts) as Part[]

interface Chunk {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}

/** Vite's manifest: chunks by source file or, for chunks of several, any key. */
export type BuildManifest = Readonly<Record<string, Chunk>>

const folder = join(import.meta.dirname, '../../web/dist')
const client = join(folder, 'client')

export const readBuildManifest = () =>
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as BuildManifest

/**
 * Lists the files a browser fetches for these chunks: their code, style, messages and static imports.
 * @throws when nothing was built from one of them
 */
export function filesLoadedBy(
  manifest: BuildManifest,
  keys: readonly string[],
  language: InterfaceLanguage,
): Set<string> {
  const files = new Set<string>()
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'))
  const visit = (key: string) => {
    const chunk = manifest[key] ?? scripts.find(({ name }) => name === key)
    if (chunk === undefined) throw new Error(`Nothing was built from ${key}`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    const messages = chunk.file.replace(/js$/, `${language}.js`)
    if (scripts.some(({ file }) => file === messages)) files.add(messages)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return files
}

/** Lists the files of a part that no part before it has loaded. */
export function filesOf(manifest: BuildManifest, part: Part, language: InterfaceLanguage) {
  const load = (some: readonly Part[]) =>
    filesLoadedBy(
      manifest,
      some.flatMap((each) => parts[each]),
      language,
    )
  return load([part]).difference(load(partNames.slice(0, partNames.indexOf(part))))
}

interface Weight {
  name: string
  bytes: number
  /** Undefined for weights that are only printed. */
  limitBytes?: number
}

const brotliBytes = (content: string | Buffer) => brotliCompressSync(content).length

function weigh(files: Iterable<string>): number {
  const weights = Array.from(files, (file) => brotliBytes(readFileSync(join(client, file))))
  return weights.reduce((sum, bytes) => sum + bytes, 0)
}

/** Weighs the styles inside a document. */
function weighStyles(document: string): number {
  const styles = document.match(/(?<=<style>).*?(?=<\/style>)/gs)
  if (styles === null) throw new Error('A document has no style')
  return brotliBytes(styles.join(''))
}

/** Weighs the built product as Brotli sends it; decision 0009 explains the limits. */
export async function weighBuild(): Promise<Weight[]> {
  const manifest = readBuildManifest()
  const weights: Weight[] = []
  for (const language of interfaceLanguages) {
    const add = (name: string, bytes: number, limitBytes?: number) =>
      weights.push({ name: `${name}, ${language}`, bytes, ...(limitBytes && { limitBytes }) })
    const readPage = (name: string) =>
      readFileSync(join(folder, `pages/${name}.${language}.html`), 'utf8')
    const login = readPage('auth-login')
    add('start document', brotliBytes(login), 6_000)
    const firstFiles = filesLoadedBy(manifest, firstLoad, language)
    add('first load', weigh(firstFiles) + weighStyles(login), 84_000)
    const [practising = 0, ...others] = partNames.map((part) =>
      weigh(filesOf(manifest, part, language)),
    )
    add('practising', practising + weighStyles(readPage('shell')), 124_000)
    for (const [index, bytes] of others.entries()) add(partNames[index + 1] ?? '', bytes)
  }
  const units = (await loadPacks(packsFolder)).flatMap((course) => course.units)
  return [
    ...weights,
    { name: 'fonts', bytes: weigh(globSync('assets/*.woff2', { cwd: client })) },
    { name: 'heaviest unit', bytes: Math.max(...units.map(({ json }) => brotliBytes(json))) },
  ]
}

/** `node tools/budgets/budgets.ts`: prints every weight of the build, and fails above a limit. */
if (import.meta.main) {
  for (const { name, bytes, limitBytes = Infinity } of await weighBuild()) {
    console.log(`${name}: ${bytes} bytes`, limitBytes === Infinity ? '' : `of ${limitBytes}`)
    if (bytes > limitBytes) process.exitCode = 1
  }
}
