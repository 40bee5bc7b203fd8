import { readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)

/** The six countries that head the list, in this order (§3). */
const first = ['CM', 'US', 'GB', 'FR', 'DE', 'NG']

/** CLDR's long names of these read as an official style; its short ones are what people look for. */
const shortNamed = new Set(['HK', 'MO', 'PS'])

interface Metadata {
  country_calling_codes: Record<string, string[]>
}
interface Territories {
  main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'))
}

function versionOf(name: string): string {
  return (readJson(`node_modules/${name}/package.json`) as { version: string }).version
}

function namesIn(language: string): (flag: string) => string {
  const path = `node_modules/cldr-localenames-full/main/${language}/territories.json`
  const names = (readJson(path) as Territories).main[language]?.localeDisplayNames.territories
  return (flag) => {
    const name = names?.[shortNamed.has(flag) ? `${flag}-alt-short` : flag]
    if (name === undefined) throw new Error(`CLDR has no ${language} name for ${flag}`)
    return name
  }
}

/** The text of `domain/src/phone-numbers/countries.ts`, from the installed packages. */
export function countriesSource(): string {
  const metadata = readJson('node_modules/libphonenumber-js/metadata.min.json') as Metadata
  const english = namesIn('en')
  const french = namesIn('fr')
  const byName = new Intl.Collator('en')
  const all = Object.entries(metadata.country_calling_codes)
    .flatMap(([code, flags]) => flags.map((flag) => ({ flag, code, en: english(flag) })))
    .sort((a, b) => byName.compare(a.en, b.en))
  const rows = [
    ...first.map((flag) => all.filter((country) => country.flag === flag)).flat(),
    ...all.filter(({ flag }) => !first.includes(flag)),
  ]
  const shared = Object.entries(metadata.country_calling_codes)
    .filter(([, flags]) => flags.length > 1)
    .map(([code, [main = '']]) => `  '+${code}': '${main}',`)
  return `// Written by tools/phone-countries/countries-source.ts; change that, not this file.
// Names: Unicode CLDR, cldr-localenames-full ${versionOf('cldr-localenames-full')} (Unicode-3.0).
// Dial codes: libphonenumber-js ${versionOf('libphonenumber-js')}, metadata.min.json (MIT), from Google's libphonenumber.

/** Flag (ISO 3166-1 alpha-2, or CLDR's code where ISO has none), dial code, English, French name. */
export const countryRows: readonly (readonly [string, string, string, string])[] = [
${rows.map(({ flag, code, en }) => `  ['${flag}', '+${code}', ${quoted(en)}, ${quoted(french(flag))}],`).join('\n')}
]

/** Dial codes that several countries share, with the country that a bare number is taken for. */
export const mainCountryFlags: Readonly<Record<string, string>> = {
${shared.join('\n')}
}
`
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "\\'")}'`
}

/** `node tools/phone-countries/countries-source.ts`: writes the table anew. */
if (import.meta.main) {
  writeFileSync(new URL('domain/src/phone-numbers/countries.ts', root), countriesSource())
}
