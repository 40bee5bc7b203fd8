import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const resolve = createRequire(import.meta.url).resolve

export type CldrPackage = 'cldr-dates-full' | 'cldr-localenames-full' | 'cldr-misc-full'

/** One value of CLDR, the same in every locale. */
export type CldrKey = {
  package: CldrPackage
  /** File without `.json`, e.g. `ca-gregorian`. */
  file: string
  /** Keys below the locale, e.g. `['posix', 'messages', 'yesstr']`. */
  path: readonly string[]
}

/** The value as CLDR has it for the locale, inherited or not; undefined where there is none. */
export function findCldrText(locale: string, key: CldrKey): string | undefined {
  const file = readCldrFile(`${key.package}/main/${locale}/${key.file}.json`)
  const found = ['main', locale, ...key.path].reduce(valueIn, file)
  return typeof found === 'string' ? found.normalize('NFC') : undefined
}

/**
 * The value only where the language has its own. CLDR's JSON is resolved: what a language
 * lacks shows the root locale's value, and some translators left the English or French one.
 */
export function findOwnCldrText(locale: string, key: CldrKey): string | undefined {
  const own = findCldrText(locale, key)
  const foreign = ['und', 'en', 'fr'].map((other) => findCldrText(other, key))
  return foreign.includes(own) ? undefined : own
}

/** @throws when CLDR has no such value. */
export function getCldrText(locale: string, key: CldrKey): string {
  const text = findCldrText(locale, key)
  if (text === undefined) throw new Error(`CLDR has no ${key.path.join('.')} for ${locale}`)
  return text
}

/** Where a reader finds the value: `CLDR 48.2, cldr-dates-full, main/ewo/dateFields, …`. */
export function cite(locale: string, key: CldrKey): string {
  const path = key.path.join('.')
  return `CLDR ${cldrVersion()}, ${key.package}, main/${locale}/${key.file}, ${path}`
}

/** `48.2` */
export function cldrVersion(): string {
  const version = valueIn(readCldrFile('cldr-core/package.json'), 'version')
  if (typeof version !== 'string') throw new Error('cldr-core tells no version')
  return version.replace(/\.0$/, '')
}

const files = new Map<string, unknown>()

/** A file that a locale does not have counts as empty. */
function readCldrFile(name: string): unknown {
  if (!files.has(name)) files.set(name, readJson(name))
  return files.get(name)
}

function readJson(name: string): unknown {
  const [packageName = '', ...path] = name.split('/')
  const folder = resolve(`${packageName}/package.json`).replace(/package\.json$/, '')
  try {
    return JSON.parse(readFileSync(folder + path.join('/'), 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function valueIn(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return (value as Record<string, unknown>)[key]
}
