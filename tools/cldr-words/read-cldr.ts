import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const resolve = createRequire(import.meta.url).resolve

/** Of a citation: package, locale, file without `.json`, and the keys below the locale. */
const citation =
  /^CLDR 48\.2, (?<name>cldr-[a-z]+-full), main\/(?<locale>[a-z]+)\/(?<file>[a-zA-Z-]+), (?<path>[a-zA-Z0-9.-]+)/

/**
 * The value that a citation of CLDR names; undefined where it cites something else, or a part of
 * CLDR without naming one value.
 *
 * @example findCitedText('CLDR 48.2, cldr-misc-full, main/ewo/posix, posix.messages.yesstr') // 'Owé:O'
 */
export function findCitedText(cited: string): string | undefined {
  const { name, locale, file, path } = citation.exec(cited)?.groups ?? {}
  if (name === undefined || locale === undefined || file === undefined) return undefined
  const keys = ['main', locale, ...(path ?? '').split('.')]
  const value = keys.reduce(valueIn, readJson(name, `main/${locale}/${file}.json`))
  return typeof value === 'string' ? value.normalize('NFC') : undefined
}

/** The version of the CLDR packages that are installed: `48.2.0`. */
export function cldrVersion(): unknown {
  return valueIn(readJson('cldr-core', 'package.json'), 'version')
}

const files = new Map<string, unknown>()

function readJson(name: string, path: string): unknown {
  const file = resolve(`${name}/package.json`).replace(/package\.json$/, path)
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(file, 'utf8')))
  return files.get(file)
}

function valueIn(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined
  return (value as Record<string, unknown>)[key]
}
