import { readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`node_modules/${path}`, root), 'utf8'))
const versionOf = (name: string) =>
  (readJson(`${name}/package.json`) as { version: string }).version

/** The six countries at the top of the list, in this order (§3). */
const first = ['CM', 'US', 'GB', 'FR', 'DE', 'NG']

/** Countries whose long name in CLDR is an official style: people look for the short one. */
const shortNamed = new Set(['HK', 'MO', 'PS'])

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`\'`)}'`

function namesIn(language: string): (flag: string) => string {
  const { main } = readJson(`cldr-localenames-full/main/${language}/territories.json`) as {
    main: Record<string, { localeDisplayNames: { territories: Record<string, string> } }>
  }
  const names = main[language]?.localeDisplayNames.territories
  return (flag) => {
    const name = names?.[shortNamed.has(flag) ? `${flag}-alt-short` : flag]
    if (name === undefined) throw new Error(`CLDR has no ${language} name for ${flag}`)
    return name
  }
}

const { country_calling_codes: flagsByCode } = readJson('libphonenumber-js/metadata.min.json') as {
  country_calling_codes: Record<string, string[]>
}
const [english, french] = [namesIn('en'), namesIn('fr')]
const byName = new Intl.Collator('en')
const rankOf = (flag: string) => (first.includes(flag) ? first.indexOf(flag) : first.length)
const rows = Object.entries(flagsByCode)
  .flatMap(([code, flags]) => flags.map((flag) => ({ flag, code, name: english(flag) })))
  .sort((a, b) => rankOf(a.flag) - rankOf(b.flag) || byName.compare(a.name, b.name))
  .map(
    ({ flag, code, name }) =>
      `  ['${flag}', '+${code}', ${quoted(name)}, ${quoted(french(flag))}],`,
  )
const shared = Object.entries(flagsByCode)
  .filter(([, flags]) => flags.length > 1)
  .map(([code, [main = '']]) => `  '+${code}': '${main}',`)

/** `node tools/phone-countries/write.ts`: writes the table of countries from installed packages. */
writeFileSync(
  new URL('domain/src/phone-numbers/countries.ts', root),
  `// Written by tools/phone-countries/write.ts; change that, not this file.
// Names: Unicode CLDR, cldr-localenames-full ${versionOf('cldr-localenames-full')} (Unicode-3.0).
// Dial codes: libphonenumber-js ${versionOf('libphonenumber-js')}, metadata.min.json (MIT), from Google's libphonenumber.

/** Flag (ISO 3166-1 alpha-2, or CLDR's code where ISO has none), dial code, English, French name. */
export const countryRows: readonly (readonly [string, string, string, string])[] = [
${rows.join('\n')}
]

/** Dial codes that several countries share, with the country that a bare number is taken for. */
export const mainCountryFlags: Readonly<Record<string, string>> = {
${shared.join('\n')}
}
`,
)
