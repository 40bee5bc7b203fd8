/**
 * What the word font can write: the letters of the General Alphabet of Cameroon Languages
 * (Tadadjeu and Sadembouo 1979), those of the older spellings beside it, and their marks.
 */
const basic = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index))

const special = Array.from('ÆæŒœØøŊŋƁɓƊɗƆɔƎǝƏəƐɛƗɨƳƴɄʉⱭɑʔꞋꞌʼ')

/** `◌` carries a mark that is shown alone, as on a key of the tone row. */
const signs = Array.from('\u00A0«»‘’“”–—…·◌')

/** U+1DC4 to 1DC7 are the contours between mid and the other levels. */
const toneMarks = Array.from(
  '\u0300\u0301\u0302\u0304\u030B\u030C\u030D\u030F\u1DC4\u1DC5\u1DC6\u1DC7',
)

/** Nasal vowels carry a tilde, a cedilla or a tilde below; older spellings a dot or line below. */
const letterMarks = Array.from('\u0303\u0307\u0308\u0323\u0327\u0330\u0331')

/**
 * Letters that Unicode also has as one character with their mark. HarfBuzz takes them apart by
 * itself; other engines ask another font first, so the ones that words use are there.
 */
const composed = [
  ...Array.from('AEIOUMNaeioumn').flatMap((letter) =>
    [...toneMarks, ...letterMarks].map((mark) => (letter + mark).normalize('NFC')),
  ),
  ...Array.from('ÇçẄẅ'),
].filter((letter) => letter.length === 1)

/** Every character of the word font, sorted. */
export const wordLetters: string = Array.from(
  new Set([...basic, ...special, ...signs, ...toneMarks, ...letterMarks, ...composed]),
)
  .sort()
  .join('')

/**
 * `mark` puts a mark on its letter, `mkmk` a mark on a mark (ɛ̰̂), `ccmp` removes the dot of an i
 * with a mark. Kerning would cost 700 bytes.
 */
export const keepFeatures = ['mark', 'mkmk', 'ccmp']
