import { countryRows, mainCountryFlags } from './countries.ts'

export interface Country {
  /** Two letters that name the flag, e.g. `CM`. */
  readonly flag: string
  /** With the plus, e.g. `+237`. Several countries may share one. */
  readonly dialCode: string
  readonly name: { readonly en: string; readonly fr: string }
}

/**
 * The country picker's list (§3): the six countries that the specification names first, in its
 * order, then all others by English name, each once.
 */
export const countries: readonly Country[] = countryRows.map(([flag, dialCode, en, fr]) => ({
  flag,
  dialCode,
  name: { en, fr },
}))

/** §9: flag of the country that a new phone field shows. */
export const defaultCountryFlag = 'CM'

/** The country with this flag, in capitals. */
export function findCountry(flag: string): Country | undefined {
  return countries.find((country) => country.flag === flag)
}

/** A shared dial code means its main country: +1 the United States, +7 Russia, +44 Great Britain. */
function findCountryByDialCode(dialCode: string): Country | undefined {
  const main = mainCountryFlags[dialCode]
  return main === undefined
    ? countries.find((country) => country.dialCode === dialCode)
    : findCountry(main)
}

const longestDialCode = Math.max(...countryRows.map(([, dialCode]) => dialCode.length - 1))

/** Spaces, invisible marks and the punctuation that people write between the digits. */
const separators = /[\s\p{Cf}().\-–/]/u

/**
 * Splits what was typed or pasted into a phone field, where it begins with a plus and a known
 * dial code (the longest one wins); undefined otherwise, so the text stays as it was typed.
 *
 * @example splitPhoneNumber('+237 6 70 00 00 00') // { country: Cameroon, localNumber: '6 70 00 00 00' }
 */
export function splitPhoneNumber(
  typed: string,
): { country: Country; localNumber: string } | undefined {
  const plus = /^[\s\p{Cf}]*[+＋]/u.exec(typed)
  if (plus === null) return undefined
  const rest = typed.slice(plus[0].length)
  let code = ''
  let found: { country: Country; localNumber: string } | undefined
  for (let at = 0; at < rest.length && code.length < longestDialCode; at++) {
    const character = rest.charAt(at)
    if (separators.test(character)) continue
    if (!/[0-9]/.test(character)) break
    code += character
    const country = findCountryByDialCode(`+${code}`)
    if (country !== undefined) found = { country, localNumber: localPart(rest.slice(at + 1)) }
  }
  return found
}

function localPart(text: string): string {
  return text.replace(/^[\s\p{Cf}.\-–/)]+/u, '').trim()
}
