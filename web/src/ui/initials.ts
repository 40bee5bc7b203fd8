const lettersPattern = /\p{L}\p{M}*/gu

/**
 * The first two letters of a name in upper case (specification §2, Avatar), each with its marks.
 * Empty where the name holds no letter.
 *
 * @example initialsOf('Élodie') // 'ÉL'
 */
export function initialsOf(fullName: string): string {
  return (fullName.normalize('NFC').match(lettersPattern) ?? []).slice(0, 2).join('').toUpperCase()
}
