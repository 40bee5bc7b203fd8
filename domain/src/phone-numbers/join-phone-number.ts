/** A Cameroonian number, or one of those that are free to call (ITU-T E.164, +237, since 2014). */
const cameroonLocal = /^([0-9]{9}|88[0-9]{6})$/
const cameroonCode = '237'

/**
 * The number as it is sent: dial code and the digits of the local number, nothing between them.
 * A local number that brings its own plus or 00 is international already and keeps its own code.
 * Empty when there are no digits, or none after 00. A leading zero stays unless the number is
 * Cameroonian: in some countries it belongs to the number.
 *
 * @example joinPhoneNumber('+237', '6 70 00 00 00') // '+237670000000'
 * @example joinPhoneNumber('+237', '237 06 70 00 00 00') // '+237670000000'
 */
export function joinPhoneNumber(dialCode: string, localNumber: string): string {
  const digits = withPlainDigits(localNumber).replace(/[^0-9]/g, '')
  if (digits === '' || digits === '00') return ''
  return `+${withoutCameroonHabits(internationalDigits(dialCode, localNumber, digits))}`
}

function internationalDigits(dialCode: string, localNumber: string, digits: string): string {
  // 00 replaces the plus when dialling; no local number begins with it.
  if (digits.startsWith('00')) return digits.slice(2)
  return /^[\s\p{Cf}]*[+＋]/u.test(localNumber) ? digits : `${dialCode.slice(1)}${digits}`
}

/** Removes a second dial code and a trunk 0 from a Cameroonian number. */
function withoutCameroonHabits(digits: string): string {
  if (!digits.startsWith(cameroonCode)) return digits
  const local = digits.slice(cameroonCode.length).replace(/^0+/, '')
  const isDoubled = local.startsWith(cameroonCode) && !cameroonLocal.test(local)
  return isDoubled ? withoutCameroonHabits(local) : `${cameroonCode}${local}`
}

/**
 * Returns false for a Cameroonian number with too few or too many digits. Other countries' numbers
 * pass.
 *
 * @param international as `joinPhoneNumber` returns it
 */
export function hasCameroonLength(international: string): boolean {
  const code = `+${cameroonCode}`
  return !international.startsWith(code) || cameroonLocal.test(international.slice(code.length))
}

/** Arabic, Persian and full-width digits as 0 to 9: a phone's keyboard may write them. */
function withPlainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９]/gu, (digit) => String(digit.charCodeAt(0) & 0xf))
}
