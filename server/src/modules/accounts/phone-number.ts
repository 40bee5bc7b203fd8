import { hasCameroonLength, joinPhoneNumber } from '@mboa/domain'
import { parsePhoneNumberFromString, type PhoneNumber as LibraryNumber } from 'libphonenumber-js'

/** Numbers without a dial code are Cameroon's (§9: default country). */
const defaultCountry = 'CM'

export interface PhoneNumber {
  /** E.164, `+237670000000`. */
  readonly e164: string
  /** Without the dial code, `670000000`. */
  readonly national: string
}

/**
 * Reads a phone number, national or international. Undefined only when it is not possible as one:
 * numbering plans change faster than tables of them.
 */
export function parsePhoneNumber(text: string): PhoneNumber | undefined {
  const typed = parsePhoneNumberFromString(text, defaultCountry)
  const parsed = typed?.isPossible() === false ? repair(typed) : typed
  if (!parsed?.isPossible() || !hasCameroonLength(parsed.number)) return undefined
  return { e164: parsed.number, national: parsed.nationalNumber }
}

/** Reads a number again without a second dial code, which people add where one is chosen already. */
function repair({ countryCallingCode: code, nationalNumber }: LibraryNumber) {
  const local = nationalNumber.startsWith(code) ? nationalNumber.slice(code.length) : nationalNumber
  return parsePhoneNumberFromString(joinPhoneNumber(`+${code}`, local))
}

/** How a number typed without a dial code may stand in the accounts: with or without its zero. */
export function nationalSpellings(text: string): readonly string[] {
  if (text.trim().startsWith('+')) return []
  const digits = text.replaceAll(/\D/g, '')
  return [digits, digits.replace(/^0+/, '')].filter((spelling) => spelling.length >= 5)
}
