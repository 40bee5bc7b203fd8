/**
 * What a speaker without an account holds on paper: by it they withdraw, or have all that they said
 * deleted, without asking anybody. 26 letters drawn at random (130 bits), and two that tell a slip
 * of the pen, so that the server need not tell a wrong code from a right one.
 */
const drawnLetters = 26
const checkLetters = 2
const codeLength = drawnLetters + checkLetters
/** Crockford's base 32: none of I, L, O and U, which are misread or misheard. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** The greatest prime below 32². */
const modulus = 1021

/** How many random bytes make a code. */
export const speakerCodeBytes = drawnLetters

/** @param random `speakerCodeBytes` of them, of which five bits count each */
export function makeSpeakerCode(random: Uint8Array): string {
  const drawn = Array.from(random.subarray(0, drawnLetters), (byte) => letterOf(byte % 32))
  if (drawn.length < drawnLetters) throw new Error('A code needs more randomness.')
  return drawn.join('') + checkOf(drawn)
}

/** As it is stored and sent: capitals without gaps; undefined where it cannot be one of ours. */
export function readSpeakerCode(typed: string): string | undefined {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (letters.length !== codeLength) return undefined
  if (Array.from(letters).some((letter) => !alphabet.includes(letter))) return undefined
  const drawn = Array.from(letters.slice(0, drawnLetters))
  return letters.slice(drawnLetters) === checkOf(drawn) ? letters : undefined
}

/** For eyes and pens: in fours. */
export const spaceSpeakerCode = (code: string): string => code.replaceAll(/.{4}(?=.)/g, '$& ')

/**
 * Each letter weighs another multiple of its value: one wrong letter, or two in the wrong order,
 * change the sum by less than the modulus and never by nothing.
 */
function checkOf(drawn: readonly string[]): string {
  const sum = drawn.reduce((before, letter, at) => before + alphabet.indexOf(letter) * (at + 1), 0)
  const check = sum % modulus
  return letterOf(Math.floor(check / 32)) + letterOf(check % 32)
}

const letterOf = (value: number): string => alphabet.charAt(value)
