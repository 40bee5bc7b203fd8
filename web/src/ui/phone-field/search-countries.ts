import type { InterfaceLanguage } from '@mboa/contract'
import { countries, type Country } from '@mboa/domain'
import { glossIn } from '../../i18n/interface-language.ts'

/** The countries that the specification names (§3) head the list in every language. */
const namedCount = 6

/** All countries as a reader of this language expects them: the six named ones, then by name. */
export function listCountries(language: InterfaceLanguage): readonly Country[] {
  const { compare } = new Intl.Collator(language)
  const others = countries.slice(namedCount)
  return [
    ...countries.slice(0, namedCount),
    ...others.sort((one, other) =>
      compare(glossIn(one.name, language), glossIn(other.name, language)),
    ),
  ]
}

/**
 * Countries whose name, in either language, or dial code is being typed; names that begin with
 * the query first. Accents and case do not matter.
 *
 * @example searchCountries('237', listCountries('en')) // Cameroon
 */
export function searchCountries(query: string, list: readonly Country[]): readonly Country[] {
  const wanted = fold(query)
  if (wanted === '') return list
  const digits = /^\+?\s*([0-9 ]+)$/.exec(wanted)?.[1]?.replaceAll(' ', '')
  if (digits !== undefined) return list.filter(({ dialCode }) => dialCode.startsWith(`+${digits}`))
  const beginning: Country[] = []
  const containing: Country[] = []
  for (const country of list) {
    const names = [fold(country.name.en), fold(country.name.fr), country.flag.toLowerCase()]
    if (names.some((name) => name.startsWith(wanted))) beginning.push(country)
    else if (names.some((name) => name.includes(wanted))) containing.push(country)
  }
  return [...beginning, ...containing]
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim()
}
