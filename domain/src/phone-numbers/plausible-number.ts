/** What people write between the digits of a number, and the plus that may stand before them. */
const writtenBetween = /[\s\p{Cf}().,\-–/+＋]/gu

const digits = /^[0-9٠-٩۰-۹０-９]+$/

/** The shortest local numbers there are; the longest international ones have 15 (ITU-T E.164). */
const fewestDigits = 4
const mostDigits = 17

/**
 * Whether a typed number may be one: digits, not too few or too many, and nothing among them but
 * what people write between digits. Whether a country has such a number is the server's to say.
 *
 * @param typed with or without its dial code, `00` before it included
 */
export function isPlausiblePhoneNumber(typed: string): boolean {
  const number = typed.replace(writtenBetween, '')
  return digits.test(number) && number.length >= fewestDigits && number.length <= mostDigits
}
