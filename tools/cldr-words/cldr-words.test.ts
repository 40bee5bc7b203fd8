import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { loadPacks, packsFolder } from '@mboa/content'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const readJson = (path: string): unknown => JSON.parse(readFileSync(require.resolve(path), 'utf8'))

const valueIn = (value: unknown, key: string) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined

/** A package, a file below `main`, the locale in it, and the keys below that. */
const citationOfValue =
  /^CLDR 48\.2, (cldr-[a-z]+-full), main\/(([a-z]+)\/[a-zA-Z-]+), ([a-zA-Z0-9.-]+)/

/** Finds the value that a citation of CLDR names: undefined if it cites something else. */
function findCitedText(citation: string): string | undefined {
  const [, name, file, locale = '', path = ''] = citationOfValue.exec(citation) ?? []
  if (name === undefined) return undefined
  const keys = ['main', locale, ...path.split('.')]
  const value = keys.reduce(valueIn, readJson(`${name}/main/${file}.json`))
  return typeof value === 'string' ? value.normalize('NFC') : undefined
}

/** Each word with the values of CLDR that it cites. */
const cited = (await loadPacks(packsFolder))
  .flatMap(({ units }) => units.flatMap(({ pack }) => pack.words))
  .flatMap(({ id, text, sources }) =>
    sources.flatMap(({ citation, note }) => {
      const value = findCitedText(citation)
      return value === undefined ? [] : [{ id, text, citation, value, told: note?.en ?? '' }]
    }),
  )

/** Ignores case and the apostrophe of CLDR's tables. */
const plain = (text: string) => text.toLowerCase().replaceAll('’', 'ʼ').normalize('NFC')

/**
 * Splits a value at slashes and commas, without POSIX's short form after a colon, and corrects the
 * slip that the source's note names: `imeg is written iməg here …`.
 */
function formsOf(value: string, told: string): string[] {
  const [, slip = '', corrected = ''] = /^(\S+) is written (\S+) here/.exec(told) ?? []
  const forms = value.replace(/:.*$/, '').replace(slip, corrected).split(/[/,]/)
  return forms.map((form) => plain(form.trim()))
}

test('every word that cites a value of CLDR is what CLDR has there', () => {
  expect(valueIn(readJson('cldr-core/package.json'), 'version')).toBe('48.2.0')
  expect(cited.length).toBeGreaterThan(300)
  const wrong = cited.filter(({ text, value, told }) => {
    const forms = formsOf(value, told)
    const isPart = told === 'The number in the name of the month'
    const attested = isPart ? forms.flatMap((form) => form.split(' ')) : forms
    return !attested.includes(plain(text))
  })
  expect(wrong).toEqual([])
})
